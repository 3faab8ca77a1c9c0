// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/question/questionreader.h"
#include "terms/table/vectorindex.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace tooltray::terms {

// How well an entry fits a question.
struct Fit {
    std::uint32_t entry = 0;
    float score = 0;
    bool isWhole = false; // its name and its owner's say all the words of the question, as they are
};

// Adds what the entries are about, as far as the table knows it, to what their words say. The factor is what an entry
// is worth apart from that.
void addLikeness(std::vector<Fit> &fits, const VectorIndex &vectors, const Question &question,
                 std::size_t entryCount, const std::function<float(std::uint32_t entry)> &factorOf);

struct Rank {
    float score = 0;
    std::uint32_t entry = 0;
};

using Ranks = std::vector<Rank>; // the best first

// Entries that are called by their name come before all others, those that say the whole question before the rest.
Ranks ranked(std::span<const Fit> fits, std::span<const std::uint32_t> named);

// The best for several wordings of one question.
Ranks joinedRanks(std::span<const Ranks> wordings);

} // namespace tooltray::terms
