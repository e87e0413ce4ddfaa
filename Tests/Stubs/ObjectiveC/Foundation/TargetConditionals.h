// The macros that tell systems and processors apart, as far as clang does not have them. Of these, only the value of that
// for macOS matters.

#ifndef STAND_IN_TARGET_CONDITIONALS_H
#define STAND_IN_TARGET_CONDITIONALS_H

#ifndef TARGET_OS_BRIDGE
#define TARGET_OS_BRIDGE 0
#endif
#ifndef TARGET_OS_DRIVERKIT
#define TARGET_OS_DRIVERKIT 0
#endif
#ifndef TARGET_OS_EMBEDDED
#define TARGET_OS_EMBEDDED 0
#endif
#ifndef TARGET_OS_IOS
#define TARGET_OS_IOS 0
#endif
#ifndef TARGET_OS_IOSMAC
#define TARGET_OS_IOSMAC 0
#endif
#ifndef TARGET_OS_IPHONE
#define TARGET_OS_IPHONE 0
#endif
#ifndef TARGET_OS_LINUX
#define TARGET_OS_LINUX 0
#endif
#ifndef TARGET_OS_MAC
#define TARGET_OS_MAC 0
#endif
#ifndef TARGET_OS_MACCATALYST
#define TARGET_OS_MACCATALYST 0
#endif
#ifndef TARGET_OS_NANO
#define TARGET_OS_NANO 0
#endif
#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX __is_target_os(macos)
#endif
#ifndef TARGET_OS_SIMULATOR
#define TARGET_OS_SIMULATOR 0
#endif
#ifndef TARGET_OS_TV
#define TARGET_OS_TV 0
#endif
#ifndef TARGET_OS_UEFI
#define TARGET_OS_UEFI 0
#endif
#ifndef TARGET_OS_UIKITFORMAC
#define TARGET_OS_UIKITFORMAC 0
#endif
#ifndef TARGET_OS_UNIX
#define TARGET_OS_UNIX 0
#endif
#ifndef TARGET_OS_VISION
#define TARGET_OS_VISION 0
#endif
#ifndef TARGET_OS_WATCH
#define TARGET_OS_WATCH 0
#endif
#ifndef TARGET_OS_WIN32
#define TARGET_OS_WIN32 0
#endif
#ifndef TARGET_OS_WINDOWS
#define TARGET_OS_WINDOWS 0
#endif
#ifndef TARGET_CPU_68K
#define TARGET_CPU_68K 0
#endif
#ifndef TARGET_CPU_ALPHA
#define TARGET_CPU_ALPHA 0
#endif
#ifndef TARGET_CPU_ARM
#define TARGET_CPU_ARM 0
#endif
#ifndef TARGET_CPU_ARM64
#define TARGET_CPU_ARM64 0
#endif
#ifndef TARGET_CPU_MIPS
#define TARGET_CPU_MIPS 0
#endif
#ifndef TARGET_CPU_PPC
#define TARGET_CPU_PPC 0
#endif
#ifndef TARGET_CPU_PPC64
#define TARGET_CPU_PPC64 0
#endif
#ifndef TARGET_CPU_SPARC
#define TARGET_CPU_SPARC 0
#endif
#ifndef TARGET_CPU_X86
#define TARGET_CPU_X86 0
#endif
#ifndef TARGET_CPU_X86_64
#define TARGET_CPU_X86_64 0
#endif
#ifndef TARGET_RT_64_BIT
#define TARGET_RT_64_BIT 0
#endif
#ifndef TARGET_RT_BIG_ENDIAN
#define TARGET_RT_BIG_ENDIAN 0
#endif
#ifndef TARGET_RT_LITTLE_ENDIAN
#define TARGET_RT_LITTLE_ENDIAN 0
#endif
#ifndef TARGET_RT_MAC_CFM
#define TARGET_RT_MAC_CFM 0
#endif
#ifndef TARGET_RT_MAC_MACHO
#define TARGET_RT_MAC_MACHO 0
#endif
#ifndef TARGET_ABI_USES_IOS_VALUES
#define TARGET_ABI_USES_IOS_VALUES 0
#endif
#ifndef TARGET_IPHONE_SIMULATOR
#define TARGET_IPHONE_SIMULATOR 0
#endif

#endif
