/* A stand-in for NVIDIA's driver: the functions that `hlo` looks up, with the signatures of the driver's interface. It has
 * no GPU. It checks what it is given, runs every kernel as a sum of two f32 buffers, and says at the end what was used.
 * `FAIL=NAME` in the environment makes the function NAME fail. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult;
typedef int CUdevice;
typedef uint64_t CUdeviceptr;
typedef struct context *CUcontext;
typedef struct module *CUmodule;
typedef struct function *CUfunction;
typedef struct stream *CUstream;

enum { INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NOT_INITIALIZED = 3, NOT_FOUND = 500 };

static int started, retained, n_launches, n_allocated, n_freed;
static CUcontext current;
static char *text;
static char entry[256];
static struct { CUdeviceptr address; size_t size; } buffers[64];

static int fails(const char *name) {
    const char *chosen = getenv("FAIL");
    return chosen && strcmp(chosen, name) == 0;
}

static size_t size_of(CUdeviceptr address) {
    for (int i = 0; i < 64; i++)
        if (address && buffers[i].address == address) return buffers[i].size;
    return 0;
}

CUresult cuGetErrorString(CUresult error, const char **string) {
    *string = error == OUT_OF_MEMORY ? "out of memory" : error == INVALID_VALUE ? "invalid argument" : NULL;
    return 0;
}

CUresult cuInit(unsigned flags) {
    started = flags == 0;
    return fails("cuInit") ? 100 : 0;
}

CUresult cuDeviceGet(CUdevice *device, int ordinal) {
    *device = 7;
    return started && ordinal == 0 ? 0 : NOT_INITIALIZED;
}

CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice device) {
    *value = attribute == 75 ? 9 : attribute == 76 ? 0 : -1;
    return device == 7 ? 0 : INVALID_VALUE;
}

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
    *context = (CUcontext)&retained;
    retained++;
    return device == 7 ? 0 : INVALID_VALUE;
}

CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device) {
    retained--;
    fprintf(stderr, "driver: launches %d, buffers %d, freed %d, contexts %d, module %s\n", n_launches, n_allocated,
            n_freed, retained, text ? "loaded" : "gone");
    return device == 7 ? 0 : INVALID_VALUE;
}

CUresult cuCtxSetCurrent(CUcontext context) {
    current = context;
    return context == (CUcontext)&retained ? 0 : INVALID_VALUE;
}

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned n_options, int *options, void **values) {
    if (!current || n_options != 2 || options[0] != 5 || options[1] != 6) return INVALID_VALUE;
    if (fails("cuModuleLoadDataEx")) {
        snprintf(values[0], (size_t)values[1], "line 3: unknown instruction");
        return 218;
    }
    text = strdup(image);
    *module = (CUmodule)&text;
    return strstr(text, ".target sm_90") ? 0 : INVALID_VALUE;
}

CUresult cuModuleUnload(CUmodule module) {
    if (module != (CUmodule)&text) return INVALID_VALUE;
    free(text);
    text = NULL;
    return 0;
}

CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
    if (module != (CUmodule)&text) return INVALID_VALUE;
    snprintf(entry, sizeof entry, ".entry %s(", name);
    *function = (CUfunction)entry;
    return strstr(text, entry) ? 0 : NOT_FOUND;
}

CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t size) {
    if (!current || size == 0) return INVALID_VALUE;
    if (fails("cuMemAlloc_v2")) return OUT_OF_MEMORY;
    for (int i = 0; i < 64; i++)
        if (!buffers[i].address) {
            *address = buffers[i].address = (CUdeviceptr)(uintptr_t)malloc(size);
            buffers[i].size = size;
            n_allocated++;
            return 0;
        }
    return OUT_OF_MEMORY;
}

CUresult cuMemFree_v2(CUdeviceptr address) {
    for (int i = 0; i < 64; i++)
        if (address && buffers[i].address == address) {
            free((void *)(uintptr_t)address);
            buffers[i].address = 0;
            n_freed++;
            return 0;
        }
    return INVALID_VALUE;
}

CUresult cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, size_t size) {
    if (size > size_of(to)) return INVALID_VALUE;
    memcpy((void *)(uintptr_t)to, from, size);
    return 0;
}

CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t size) {
    if (size > size_of(from)) return INVALID_VALUE;
    memcpy(to, (const void *)(uintptr_t)from, size);
    return 0;
}

CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                        unsigned bz, unsigned shared, CUstream stream, void **parameters, void **extra) {
    if (function != (CUfunction)entry || shared || stream || extra) return INVALID_VALUE;
    if (fails("cuLaunchKernel")) return 719;
    CUdeviceptr left = *(CUdeviceptr *)parameters[0], right = *(CUdeviceptr *)parameters[1];
    CUdeviceptr out = *(CUdeviceptr *)parameters[2];
    size_t n = size_of(out) / sizeof(float), threads = (size_t)gx * gy * gz * bx * by * bz;
    if (!n || size_of(left) != size_of(out) || size_of(right) != size_of(out) || threads < n) return INVALID_VALUE;
    for (size_t i = 0; i < n; i++)
        ((float *)(uintptr_t)out)[i] = ((const float *)(uintptr_t)left)[i] + ((const float *)(uintptr_t)right)[i];
    n_launches++;
    return 0;
}

CUresult cuCtxSynchronize(void) {
    return current ? 0 : INVALID_VALUE;
}
