// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace tooltray::terms::rebuild {

using Row = std::uint32_t;
using Rows = std::vector<Row>; // of words in the vocabulary

// What something is called, and what is said about it.
struct Pair {
    Rows name;
    Rows text;
};

// Pairs of one provider and kind, which are told from one another.
struct Group {
    std::string name;
    std::vector<Pair> pairs;
};

// The words that the table has, by stem, and what they are trained with.
struct Material {
    std::vector<std::string> stems;
    std::vector<float> importance;         // of each: little for words that nearly every text has
    std::vector<std::vector<float>> given; // the vectors of each from elsewhere, of unit length; empty: none
    std::size_t givenSize = 0;
    std::vector<Group> groups;
    std::vector<Group> heldOut; // providers that are not trained with, to measure with
};

struct MaterialFiles {
    std::string apiPairs;
    std::string definitions;
    std::string vectors;
    std::size_t vectorCount; // so many of its first words come into the table even if no API uses them
};

Material readMaterial(const MaterialFiles &files);

} // namespace tooltray::terms::rebuild
