// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace tooltray::bench {

// What a GraphQL server answers to a listing of issues: records of ids, titles, longer texts, dates,
// counts, nested people and labels, null and boolean. At least so many bytes, always the same ones.
std::string graphqlAnswer(std::size_t bytes);

} // namespace tooltray::bench
