// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace tooltray::jsonschema {

// The candidate that a misspelt name was probably meant to be; empty when none is near.
std::string_view closest(std::string_view name, std::span<const std::string_view> candidates);

} // namespace tooltray::jsonschema
