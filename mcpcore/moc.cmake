# SPDX-License-Identifier: GPL-3.0-or-later
# tooltray_moc(TARGET): has moc read the classes of the target, but not the headers that they include. It needs nothing
# from those and took a quarter of a whole build to read them; a class that is there under an #if only would need them.
# Nor does it wait for the libraries of the rooms below, so that rooms are compiled side by side.
find_program(TOOLTRAY_MOC moc HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_LIBEXECS} NO_DEFAULT_PATH REQUIRED)
mark_as_advanced(TOOLTRAY_MOC)
set(TOOLTRAY_PLAIN_MOC ${PROJECT_BINARY_DIR}/moc)
file(CONFIGURE OUTPUT ${TOOLTRAY_PLAIN_MOC} @ONLY CONTENT [[#!/bin/sh
for argument; do
    shift
    case $argument in -I*) ;; *) set -- "$@" "$argument" ;; esac
done
exec '@TOOLTRAY_MOC@' "$@"
]])
file(CHMOD ${TOOLTRAY_PLAIN_MOC} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

function(tooltray_moc target)
    set_target_properties(${target} PROPERTIES
        AUTOMOC ON AUTOMOC_EXECUTABLE ${TOOLTRAY_PLAIN_MOC} AUTOMOC_COMPILER_PREDEFINES OFF
        AUTOGEN_ORIGIN_DEPENDS OFF)
endfunction()
