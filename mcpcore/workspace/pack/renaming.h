// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <map>
#include <string>

namespace tooltray::workspace {

using NewNames = std::map<ObjectKey, std::string>;

// Makes the object name everything by its new name, all at once: two things may exchange their names.
void renameReferences(Object &object, const NewNames &names);

} // namespace tooltray::workspace
