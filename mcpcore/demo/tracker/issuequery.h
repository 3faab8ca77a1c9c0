// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/tracker/records.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace tooltray::demo {

class Tracker;

// The issues that fit the arguments filter and orderBy, as the schema describes them, in their order.
std::vector<IssuePointer> findIssues(const Tracker &tracker, const json::Value &arguments);

// The issue an IssueRef names; null when there is none.
IssuePointer issueOf(const Tracker &tracker, const json::Value &reference);

// The words of a text, in lower case.
std::vector<std::string> wordsOf(std::string_view text);
// How often the words are in the text; 0 when one is missing.
std::size_t occurrences(std::string_view text, const std::vector<std::string> &words);

} // namespace tooltray::demo
