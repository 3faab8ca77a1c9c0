# SPDX-License-Identifier: GPL-3.0-or-later
# tooltray_compile_in_groups(): for the targets of this folder and those below it
macro(tooltray_compile_in_groups)
    set(CMAKE_UNITY_BUILD ON)
    set(CMAKE_UNITY_BUILD_BATCH_SIZE 32) # groups of sixteen take a fifth more time, of eight half as much again
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-Wno-subobject-linkage) # takes the files compiled together for headers
        add_compile_options(--param=ggc-min-heapsize=524288) # a tenth of the time went into collecting garbage
    endif()
endmacro()
