# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler flags of the whole project. Libraries of others come in as system headers, so that our
# warnings stay about our own code.

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast
                    -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    add_compile_options(-Wno-restrict) # wrong about "text" + string when optimizing (GCC bug 105651)
    if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
        add_compile_options(-Wno-maybe-uninitialized) # wrong about strings in lists and variants that are copied
    endif()
endif()
if(TOOLTRAY_WERROR)
    add_compile_options(-Werror)
endif()

# Qt in its strict dialect: no silent conversions between bytes and text, no macros named like words.
add_compile_definitions(
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_KEYWORDS QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

if(TOOLTRAY_SANITIZE)
    add_compile_options(-fsanitize=${TOOLTRAY_SANITIZE} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${TOOLTRAY_SANITIZE})
    if(TOOLTRAY_SANITIZE MATCHES "undefined")
        add_compile_options(-fno-sanitize-recover=undefined)
    endif()
    if(TOOLTRAY_SANITIZE STREQUAL "address,undefined")
        # AddressSanitizer stops at a null pointer as well, and processors read what is not aligned. To check both at
        # each access takes a quarter of the compiling and a third of the code.
        add_compile_options(-fno-sanitize=null,alignment)
    endif()
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Release" OR CMAKE_BUILD_TYPE STREQUAL "RelWithDebInfo")
    add_compile_options(-fstack-protector-strong)
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
    if(NOT TOOLTRAY_SANITIZE)
        add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3)
    endif()
    add_link_options(LINKER:-z,relro LINKER:-z,now)
    include(CheckPIESupported)
    check_pie_supported()
endif()

# A hundred test programs: ld takes four times as long.
find_program(TOOLTRAY_LLD ld.lld)
mark_as_advanced(TOOLTRAY_LLD)
if(TOOLTRAY_LLD AND CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_link_options(-fuse-ld=lld)
endif()

find_program(TOOLTRAY_CCACHE ccache)
mark_as_advanced(TOOLTRAY_CCACHE)
if(TOOLTRAY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${TOOLTRAY_CCACHE})
endif()

# tooltray_light(TARGET): what waits for people most of the time, or puts other rooms together. To optimise it fully
# takes a quarter to half as much time again to compile, and shows in no measurement.
function(tooltray_light target)
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE -O1)
    endif()
endfunction()
