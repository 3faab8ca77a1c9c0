# SPDX-License-Identifier: GPL-3.0-or-later
# tooltray_compile_in_groups(): for the targets of this folder and those below it
macro(tooltray_compile_in_groups)
    set(CMAKE_UNITY_BUILD ON)
    set(CMAKE_UNITY_BUILD_BATCH_SIZE 16) # groups of eight take a third more time
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-Wno-subobject-linkage) # takes the files compiled together for headers
    endif()
endmacro()
