/* Two libraries that every Windows 10 has and wine 8 has not, for the check under wine alone: never shipped.
   Built with ICU they hold the functions of icuuc.dll that Qt names and, without a codec of ICU's, never calls;
   else the one function of bcryptprimitives.dll that programs in Rust draw their random numbers with. */

#include <windows.h>

#ifdef ICU
#define STUB(name) __declspec(dllexport) void *name(void) { return 0; }
STUB(ucnv_open) STUB(ucnv_close) STUB(ucnv_reset) STUB(ucnv_getMaxCharSize) STUB(ucnv_getName)
STUB(ucnv_getToUCallBack) STUB(ucnv_getFromUCallBack) STUB(ucnv_setToUCallBack) STUB(ucnv_setFromUCallBack)
STUB(ucnv_cbToUWriteUChars) STUB(ucnv_cbFromUWriteUChars) STUB(ucnv_toUnicode) STUB(ucnv_fromUnicode)
STUB(ucnv_toUCountPending) STUB(ucnv_fromUCountPending) STUB(ucnv_getStandardName) STUB(ucnv_getAvailableName)
STUB(ucnv_countAvailable) STUB(UCNV_FROM_U_CALLBACK_SUBSTITUTE) STUB(UCNV_TO_U_CALLBACK_SUBSTITUTE)
#else
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size)
{
    return RtlGenRandom(data, (ULONG)size);
}
#endif
