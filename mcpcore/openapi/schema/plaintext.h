// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tooltray::openapi {

// What a description says without Markdown, HTML, links, code blocks and tables, on one line. Control characters and
// marks of direction are dropped. Only so much of a long text is looked at as the most that is wanted needs.
std::string plainText(std::string_view description, std::size_t most);

// A text that is no Markdown, such as names and values, on one line and without what nobody sees.
std::string visibleText(std::string_view text, std::size_t most);

// The first sentences of such a text that fit; a sentence that is too long ends with "...".
std::string firstSentences(std::string_view text, std::size_t most);

} // namespace tooltray::openapi
