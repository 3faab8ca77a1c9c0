// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tooltray::terms {

// The intent of a question, apart from its subject.
struct Intent {
    bool wantsChange = false; // "create an issue" rather than "issues"
    bool asks = false;        // "which issues", "show issues" rather than "issues"
    bool asksState = false;   // "when was it closed" rather than "close it"
    bool wantsMany = false;
    bool wantsCount = false;  // "how many"
    bool wantsTime = false;   // "when"
    bool wantsPerson = false; // "who"
    bool wantsOne = false;    // "find a user by name"
    bool isMine = false;      // "my issues"
};

Intent readIntent(std::span<const std::string> words);

// A verb that asks for a state: many APIs close by setting the state, or in an update.
bool isStateVerb(std::string_view stem) noexcept;
bool isAboutMe(std::string_view word) noexcept;
// Words of a question that say nothing about what is meant; the stop words come on top.
bool isFillerWord(std::string_view word) noexcept;

} // namespace tooltray::terms
