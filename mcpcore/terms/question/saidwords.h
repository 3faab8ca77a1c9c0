// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/question/wording.h"

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::terms {

// What a question says, for the operation that is to answer it: which fields, filters and values it names. Nothing is
// said where nobody asked.
class SaidWords {
public:
    SaidWords() = default;
    explicit SaidWords(std::span<const std::string> wordings);

    bool isEmpty() const noexcept { return m_stems.empty(); }
    // That all words of a name are said, or others of the same meaning.
    bool name(std::string_view name) const;
    // That the words themselves are said.
    bool sayExactly(std::string_view name) const;
    // That one of its words is said, itself.
    bool touch(std::string_view name) const;
    bool say(std::string_view stem) const { return m_stems.contains(stem); }
    bool wantCount() const noexcept { return m_wantsCount; }
    bool wantPerson() const noexcept { return m_wantsPerson; }
    bool search() const noexcept { return m_searches; }
    bool order() const noexcept { return m_orders; } // "the newest", "sorted by name"

private:
    std::set<std::string, std::less<>> m_stems;
    std::set<std::string, std::less<>> m_meanings;
    bool m_wantsCount = false;
    bool m_wantsPerson = false;
    bool m_searches = false;
    bool m_orders = false;
};

} // namespace tooltray::terms
