// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/table/wordtable.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::terms {

struct Likeness {
    float cosine = 0;
    std::uint32_t entry = 0;
};

// The subjects of entries, as a vector each.
class VectorIndex {
public:
    // Those that are most about what the words are about, in no order; none when the table knows no word.
    std::vector<Likeness> nearest(std::span<const std::string> stems, std::size_t most) const;

    std::size_t memory() const noexcept { return m_vectors.capacity(); }

private:
    friend class VectorIndexBuilder;

    const WordTable *m_table = nullptr;
    std::vector<std::int8_t> m_vectors; // by entry; zeros: none
};

// Takes the texts of one entry after the other.
class VectorIndexBuilder {
public:
    explicit VectorIndexBuilder(const WordTable &table) : m_table(table), m_sum(table.size()) {}

    // The parts of an entry count by their weights, however many words they have. The texts must stay where they are
    // until the end.
    void addPart(std::string_view text, float weight);
    void endEntry();
    VectorIndex finish();

private:
    using Part = std::vector<float>; // of unit length; empty: nothing is known of its words

    Part partOf(std::string_view text);
    std::size_t wordOf(const std::string &word);

    const WordTable &m_table;
    std::unordered_map<std::string, std::size_t> m_words; // as written
    std::unordered_map<std::string_view, Part> m_parts;   // the texts of types come again and again
    std::vector<float> m_sum;
    VectorIndex m_index;
};

} // namespace tooltray::terms
