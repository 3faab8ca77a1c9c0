// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// Test cases hold texts that are no Unicode: JSON can escape half a surrogate pair, UTF-8 cannot. They are
// carried past the JSON parser as characters of a private plane and then written as three bytes each, the
// way careless programs write them.
namespace tooltray::graphql::check {

// A line of JSON in which lone surrogate escapes are replaced by stand-ins.
std::string hideLoneSurrogates(std::string_view json);
// The text with the stand-ins turned into surrogates in UTF-8's shape.
std::string revealLoneSurrogates(std::string_view text);

} // namespace tooltray::graphql::check
