// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::jsonschema {

// The text of one of the drafts' own documents, by its URI without a fragment; empty for any other.
std::string_view metaSchema(std::string_view uri) noexcept;

} // namespace tooltray::jsonschema
