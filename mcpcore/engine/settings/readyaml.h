// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "openapi/document/documentreader.h"
#include "json/value.h"

#include <string_view>

namespace tooltray::engine {

// For whoever reads the files of another program: what a YAML text says. Thread-safe; may take long for a big text.
Result<json::Value> readYaml(std::string_view text);
// The same for API descriptions.
openapi::YamlRead readDescription(std::string_view text);

} // namespace tooltray::engine
