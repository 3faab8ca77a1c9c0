// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// The files of a workspace and packs: "tool-file", "pack" ...
std::vector<std::string> fileKinds();

// The JSON Schema of such a file. It is found out from the reader itself, by what it would accept at each place: it says
// which members there are and of what type they are, and leaves what depends on several of them to the reader.
// Precondition: the kind is one of them.
json::Value fileSchema(std::string_view kind);

} // namespace tooltray::app
