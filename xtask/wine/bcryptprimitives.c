/* What Rust takes random bytes from on Windows. Wine has no such library before its ninth version; this one stands in for it while
   the file for Windows is tried, and is no part of a release. */
typedef unsigned char UCHAR;
typedef unsigned long ULONG;
typedef unsigned long long SIZE_T;

__declspec(dllimport) UCHAR __stdcall SystemFunction036(void *buffer, ULONG length);

__declspec(dllexport) int __stdcall ProcessPrng(UCHAR *buffer, SIZE_T length) {
    return SystemFunction036(buffer, (ULONG)length);
}
