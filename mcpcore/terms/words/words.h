// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

// The words of names and descriptions, for searching.
namespace tooltray::terms {

// Calls visit(word) for each word of a name or a text, in lower case: pullRequests, pull_requests and "Pull
// requests" are the same two. Letters and digits are words of their own; bytes beyond ASCII are letters.
void forEachWord(std::string_view text, const std::function<void(std::string &word)> &visit);

// Cuts a word in lower case to what its forms have in common: issues, issue; creating, created, creates and
// creation, create. It is for comparing only and need not be a word.
void stem(std::string &word);
std::string stemOf(std::string_view word);
bool isPlural(std::string_view word);

// Words that say nothing in a description or a question: of, the, is...
bool isStopWord(std::string_view word) noexcept;
// Words of a question that only ask: get, list, show, all...
bool isAskingWord(std::string_view word) noexcept;

} // namespace tooltray::terms
