//! The thread pool that comes with the printed file, compiled in under `HLO_POOL`.

/// The text, with `$NAME` for the program's name.
pub const POOL: &str = r#"#ifdef HLO_POOL
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <stdbool.h>

/* Threads that share the iterations of parallel loops. The caller takes part; who has nothing to do looks around for a
   while and then sleeps. One caller at a time. */
typedef struct hlo_pool {
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    pthread_cond_t done;
    atomic_uint round;      /* Counts loops. */
    atomic_int n_running;   /* Helpers that are not through with the present loop. */
    atomic_llong next;      /* The first iteration that nobody has taken. */
    bool stops;
    int n_helpers;
    int64_t n;
    int64_t chunk;
    void (*body)(void *captured, int64_t begin, int64_t end);
    void *captured;
    pthread_t threads[];
} hlo_pool;

enum { HLO_SPINS = 4000 };

static inline void hlo_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

static void hlo_pool_work(hlo_pool *pool) {
    for (;;) {
        const int64_t begin = atomic_fetch_add(&pool->next, pool->chunk);
        if (begin >= pool->n) {
            return;
        }
        const int64_t left = pool->n - begin;
        pool->body(pool->captured, begin, begin + (left < pool->chunk ? left : pool->chunk));
    }
}

static void *hlo_pool_thread(void *argument) {
    hlo_pool *pool = argument;
    unsigned seen = 0;
    for (;;) {
        for (int spins = 0; atomic_load(&pool->round) == seen && spins < HLO_SPINS; spins++) {
            hlo_pause();
        }
        if (atomic_load(&pool->round) == seen) {
            pthread_mutex_lock(&pool->mutex);
            while (atomic_load(&pool->round) == seen) {
                pthread_cond_wait(&pool->wake, &pool->mutex);
            }
            pthread_mutex_unlock(&pool->mutex);
        }
        seen++;
        if (pool->stops) {
            return NULL;
        }
        hlo_pool_work(pool);
        if (atomic_fetch_sub(&pool->n_running, 1) == 1) {
            pthread_mutex_lock(&pool->mutex);
            pthread_cond_signal(&pool->done);
            pthread_mutex_unlock(&pool->mutex);
        }
    }
}

static void hlo_pool_start_round(hlo_pool *pool) {
    atomic_store(&pool->n_running, pool->n_helpers);
    pthread_mutex_lock(&pool->mutex);
    atomic_fetch_add(&pool->round, 1);
    pthread_cond_broadcast(&pool->wake);
    pthread_mutex_unlock(&pool->mutex);
}

static void hlo_pool_for(void *user, int64_t n, void (*body)(void *, int64_t, int64_t), void *captured) {
    hlo_pool *pool = user;
    if (n < 2) {
        body(captured, 0, n);
        return;
    }
    pool->n = n;
    pool->body = body;
    pool->captured = captured;
    pool->chunk = n / (4 * (pool->n_helpers + 1)) > 0 ? n / (4 * (pool->n_helpers + 1)) : 1;
    atomic_store(&pool->next, 0);
    hlo_pool_start_round(pool);
    hlo_pool_work(pool);
    for (int spins = 0; atomic_load(&pool->n_running) != 0 && spins < HLO_SPINS; spins++) {
        hlo_pause();
    }
    if (atomic_load(&pool->n_running) != 0) {
        pthread_mutex_lock(&pool->mutex);
        while (atomic_load(&pool->n_running) != 0) {
            pthread_cond_wait(&pool->done, &pool->mutex);
        }
        pthread_mutex_unlock(&pool->mutex);
    }
}

void $NAME_pool_stop(hlo_ctx *ctx) {
    hlo_pool *pool = ctx->pool;
    ctx->pool = NULL;
    ctx->parallel_for = NULL;
    if (pool == NULL) {
        return;
    }
    pool->stops = true;
    hlo_pool_start_round(pool);
    for (int i = 0; i < pool->n_helpers; i++) {
        pthread_join(pool->threads[i], NULL);
    }
    pthread_cond_destroy(&pool->done);
    pthread_cond_destroy(&pool->wake);
    pthread_mutex_destroy(&pool->mutex);
    free(pool);
}

int $NAME_pool_start(hlo_ctx *ctx, int n_threads) {
    if (n_threads < 2) {
        return 0;
    }
    if (n_threads > HLO_MOST_THREADS) {
        n_threads = HLO_MOST_THREADS;
    }
    hlo_pool *pool = calloc(1, sizeof *pool + (size_t)(n_threads - 1) * sizeof pool->threads[0]);
    if (pool == NULL) {
        return 1;
    }
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->wake, NULL);
    pthread_cond_init(&pool->done, NULL);
    ctx->pool = pool;
    ctx->parallel_for = hlo_pool_for;
    while (pool->n_helpers < n_threads - 1
           && pthread_create(&pool->threads[pool->n_helpers], NULL, hlo_pool_thread, pool) == 0) {
        pool->n_helpers++;
    }
    return 0;
}
#endif
"#;
