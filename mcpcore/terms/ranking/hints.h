// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::terms {

// Collects the words that the names of hits have most in common and that a question does not say; those that are rare
// in the whole index count more.
class Hints {
public:
    // The index stays where it is and has so many entries.
    Hints(std::span<const std::string> wordings, const TermIndex &index, std::size_t entries);

    // Begins the next hit; the best come first.
    void beginHit();
    void addName(std::string_view name);
    std::vector<std::string> best(std::size_t most) const;

private:
    struct Hint {
        std::string word; // the shortest of its forms
        float weight = 0;
    };

    float rarityOf(const std::string &stem) const;

    const TermIndex &m_index;
    std::size_t m_entries;
    std::set<std::string> m_said; // stems
    std::set<std::string> m_ofHit;
    std::map<std::string, Hint> m_hints; // by stem
    std::size_t m_hits = 0;
};

} // namespace tooltray::terms
