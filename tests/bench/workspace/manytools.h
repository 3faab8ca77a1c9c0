// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::bench {

// Tools as people save them, and what they name: an endpoint, a type, a mapping. About 2 KB each when stored.
std::vector<workspace::Object> manyTools(std::size_t count);

std::string toolName(std::size_t number);

// A schema with so many families of types, in which the operations of the tools above are valid. Another
// revision of it lacks one field that every hundredth tool asks for.
enum class SchemaRevision { First, WithoutOneField };
std::string schemaFor(std::size_t families, SchemaRevision revision);

} // namespace tooltray::bench
