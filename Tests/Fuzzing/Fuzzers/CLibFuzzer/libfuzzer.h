#include <stddef.h>
#include <stdint.h>

/* The mutation that libFuzzer offers to custom mutators; part of every program linked with -sanitize=fuzzer. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maximumSize);
