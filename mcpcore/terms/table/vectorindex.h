// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "terms/index/termindex.h"
#include "terms/table/wordtable.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
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

// Things that are searched for by their words and by their subjects: what is known of each, and the indexes, in which
// it has the same number.
template <typename Entry>
class EntryIndex {
public:
    const std::vector<Entry> &entries() const noexcept { return m_entries; }
    const TermIndex &terms() const noexcept { return m_terms; }
    const VectorIndex &vectors() const noexcept { return m_vectors; }

    std::size_t memory() const noexcept
    {
        return m_terms.memory() + m_vectors.memory() + m_entries.capacity() * sizeof(Entry);
    }

private:
    template <typename>
    friend class EntryIndexBuilder;

    std::vector<Entry> m_entries;
    TermIndex m_terms;
    VectorIndex m_vectors;
};

// Takes the words and the subject of one entry after the other, and ends each with what is known of it.
template <typename Entry>
class EntryIndexBuilder {
protected:
    explicit EntryIndexBuilder(const WordTable &table) : m_vectors(table) {}

    void endEntry(const Entry &entry)
    {
        m_terms.endEntry();
        m_vectors.endEntry();
        m_index.m_entries.push_back(entry);
    }

    EntryIndex<Entry> finish()
    {
        m_index.m_entries.shrink_to_fit();
        m_index.m_terms = m_terms.finish();
        m_index.m_vectors = m_vectors.finish();
        return std::move(m_index);
    }

    TermIndexBuilder m_terms;
    VectorIndexBuilder m_vectors;

private:
    EntryIndex<Entry> m_index;
};

} // namespace tooltray::terms
