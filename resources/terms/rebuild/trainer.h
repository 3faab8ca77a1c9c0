// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairs.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tooltray::terms::rebuild {

// Learns a vector for each word so that the sum of those of a text is near that of the name it is about, nearer than to
// other names of the same group. The vector of a word is the one given from elsewhere, turned by a matrix that all
// words share, and something of its own.
class Trainer {
public:
    Trainer(Material material, std::size_t size);

    // One pass through the pairs; returns the share of texts whose own name is nearest, in percent.
    float train();
    // The same of what is held out, of 64 names at a time, without the words that text and name have in common.
    float check();
    // Writes the table as WordTable reads it.
    bool write(const std::string &file) const;

private:
    using Floats = std::vector<float>;
    using Pairs = std::span<const Pair *const>;

    std::uint32_t random();
    float chance() { return static_cast<float>(random()) / 4294967296.0F; }
    Rows textOf(const Pair &pair, float otherWords);
    void place(std::size_t bag, const Rows &words);
    float run(Pairs pairs, bool isTraining);
    void pull(std::size_t count);
    void spread(std::size_t count);
    Floats vectorOf(std::size_t word) const;

    Material m_material;
    std::size_t m_size;
    std::size_t m_givenSize;
    std::uint32_t m_seed = 11;

    Floats m_given;  // of all words
    Floats m_matrix; // size x givenSize
    Floats m_own;    // of all words
    Floats m_matrixSquares;
    Floats m_ownSquares;

    std::vector<Rows> m_bags; // names, then texts
    Floats m_bagGiven;
    Floats m_bagUnit;
    Floats m_bagLength;
    Floats m_bagPull;
    Floats m_likeness; // of each name to each text
};

} // namespace tooltray::terms::rebuild
