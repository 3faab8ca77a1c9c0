// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::terms {

// Vectors of words, by their stems: the sum of those of a question is near the sum of those of what it is about, also
// where they have no word in common. resources/terms tells how they were trained.
//
// A table is bytes that stay where they are: four numbers (what it is, words, numbers a vector, bytes of the stems),
// the ends of the stems, a factor for each word, the stems in alphabetical order, the vectors.
class WordTable {
public:
    WordTable() = default;                                    // without words
    explicit WordTable(std::span<const unsigned char> bytes); // without words when the bytes are none

    std::size_t wordCount() const noexcept { return m_wordCount; }
    std::size_t size() const noexcept { return m_size; } // of a vector
    std::optional<std::size_t> find(std::string_view stem) const noexcept;
    void add(std::size_t word, float factor, std::span<float> sum) const noexcept;

private:
    std::string_view stem(std::size_t word) const noexcept;
    std::uint32_t number(std::size_t place) const noexcept;

    std::span<const unsigned char> m_bytes;
    std::size_t m_wordCount = 0;
    std::size_t m_size = 0;
    const unsigned char *m_ends = nullptr;
    const unsigned char *m_factors = nullptr;
    const unsigned char *m_stems = nullptr;
    const std::int8_t *m_vectors = nullptr;
};

// Makes a table of words in alphabetical order.
class WordTableWriter {
public:
    explicit WordTableWriter(std::size_t size) : m_size(size) {}

    void add(std::string_view stem, std::span<const float> vector);
    std::string finish() const;

private:
    std::size_t m_size;
    std::string m_stems;
    std::vector<std::uint32_t> m_ends;
    std::vector<float> m_factors;
    std::vector<std::int8_t> m_vectors;
};

// The table of resources/terms, which the program contains.
const WordTable &shippedTable();

} // namespace tooltray::terms
