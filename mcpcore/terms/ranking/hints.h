// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::terms {

// Collects the words that the names of hits have most in common and that a question does not say.
class Hints {
public:
    explicit Hints(std::span<const std::string> wordings);

    // Begins the next hit; the best come first.
    void beginHit();
    void addName(std::string_view name);
    std::vector<std::string> best(std::size_t most) const;

private:
    struct Hint {
        std::string word; // the shortest of its forms
        float weight = 0;
    };

    std::set<std::string> m_said; // stems
    std::set<std::string> m_ofHit;
    std::map<std::string, Hint> m_hints; // by stem
    std::size_t m_hits = 0;
};

} // namespace tooltray::terms
