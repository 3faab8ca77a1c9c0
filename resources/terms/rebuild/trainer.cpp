// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer.h"

#include "terms/table/wordtable.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <utility>

namespace tooltray::terms::rebuild {

namespace {

constexpr std::size_t kBatch = 64;
constexpr std::size_t kSmallestBatch = 12;
constexpr std::size_t kMaxOfGroup = 4'000; // in one pass: a few providers are most of the documents
constexpr std::size_t kCheckedOfGroup = 640;
constexpr float kSharpness = 14;
// Equal words are found without a table: it is to learn the others.
constexpr float kDropShared = 0.7F;
constexpr float kDropOther = 0.1F;
constexpr float kStep = 0.05F;
constexpr float kMatrixStep = 0.015F;
constexpr float kShrink = 2e-4F;

float dot(const float *a, const float *b, std::size_t size)
{
    float sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += a[i] * b[i];
    return sum;
}

void addScaled(float *sum, const float *part, float factor, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        sum[i] += factor * part[i];
}

// AdaGrad: what has moved much moves less.
void step(float &value, float &squares, float slope, float size)
{
    squares += slope * slope;
    value -= size * slope / std::sqrt(squares);
}

} // namespace

Trainer::Trainer(Material material, std::size_t size)
    : m_material(std::move(material))
    , m_size(size)
    , m_givenSize(m_material.givenSize)
    , m_given(m_material.stems.size() * m_givenSize)
    , m_matrix(size * m_givenSize)
    , m_own(m_material.stems.size() * size)
    , m_matrixSquares(m_matrix.size(), 0.1F)
    , m_ownSquares(m_own.size(), 0.1F)
    , m_bags(2 * kBatch)
    , m_bagGiven(2 * kBatch * m_givenSize)
    , m_bagUnit(2 * kBatch * size)
    , m_bagLength(2 * kBatch)
    , m_bagPull(2 * kBatch * size)
    , m_likeness(kBatch * kBatch)
{
    for (std::size_t word = 0; word < m_material.stems.size(); ++word)
        std::copy(m_material.given[word].begin(), m_material.given[word].end(),
                  m_given.begin() + static_cast<std::ptrdiff_t>(word * m_givenSize));
    // A random turn keeps distances.
    for (float &value : m_matrix)
        value = (chance() - 0.5F) * 3.4F / std::sqrt(static_cast<float>(size));
    for (float &value : m_own)
        value = (chance() - 0.5F) * 0.05F;
}

std::uint32_t Trainer::random()
{
    m_seed ^= m_seed << 13U;
    m_seed ^= m_seed >> 17U;
    m_seed ^= m_seed << 5U;
    return m_seed;
}

Rows Trainer::textOf(const Pair &pair, float otherWords)
{
    Rows kept;
    for (const Row word : pair.text) {
        const bool isShared = std::find(pair.name.begin(), pair.name.end(), word) != pair.name.end();
        if (chance() >= (isShared ? kDropShared : otherWords))
            kept.push_back(word);
    }
    return kept.empty() ? pair.text : kept;
}

void Trainer::place(std::size_t bag, const Rows &words)
{
    float *given = &m_bagGiven[bag * m_givenSize];
    float *unit = &m_bagUnit[bag * m_size];
    std::fill_n(given, m_givenSize, 0.0F);
    std::fill_n(unit, m_size, 0.0F);
    for (const Row word : words) {
        addScaled(given, &m_given[word * m_givenSize], m_material.importance[word], m_givenSize);
        addScaled(unit, &m_own[word * m_size], m_material.importance[word], m_size);
    }
    for (std::size_t d = 0; d < m_size; ++d)
        unit[d] += dot(&m_matrix[d * m_givenSize], given, m_givenSize);
    const float length = std::sqrt(dot(unit, unit, m_size) + 1e-9F);
    m_bagLength[bag] = length;
    for (std::size_t d = 0; d < m_size; ++d)
        unit[d] /= length;
}

// Returns how many texts have their own name nearest.
float Trainer::run(Pairs pairs, bool isTraining)
{
    const std::size_t count = pairs.size();
    for (std::size_t i = 0; i < count; ++i) {
        m_bags[i] = pairs[i]->name;
        m_bags[count + i] = textOf(*pairs[i], isTraining ? kDropOther : 0);
    }
    for (std::size_t bag = 0; bag < 2 * count; ++bag)
        place(bag, m_bags[bag]);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j)
            m_likeness[i * count + j] =
                kSharpness * dot(&m_bagUnit[i * m_size], &m_bagUnit[(count + j) * m_size], m_size);
    float first = 0;
    for (std::size_t j = 0; j < count; ++j) {
        bool isFirst = true;
        for (std::size_t i = 0; i < count; ++i)
            isFirst = isFirst && m_likeness[i * count + j] <= m_likeness[j * count + j];
        first += isFirst ? 1 : 0;
    }
    if (isTraining) {
        pull(count);
        spread(count);
    }
    return first;
}

// How the bags of a batch should move: each name to its text and away from the others, and the other way round.
void Trainer::pull(std::size_t count)
{
    Floats wrong(count * count, 0.0F);
    Floats weights(count);
    const auto addSoftMax = [&](auto at) {
        float most = m_likeness[at(0)];
        for (std::size_t i = 1; i < count; ++i)
            most = std::max(most, m_likeness[at(i)]);
        float sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += weights[i] = std::exp(m_likeness[at(i)] - most);
        for (std::size_t i = 0; i < count; ++i)
            wrong[at(i)] += weights[i] / sum;
    };
    for (std::size_t j = 0; j < count; ++j) {
        addSoftMax([&](std::size_t i) { return i * count + j; });
        addSoftMax([&](std::size_t i) { return j * count + i; });
        wrong[j * count + j] -= 2;
    }
    std::fill(m_bagPull.begin(), m_bagPull.end(), 0.0F);
    const float factor = kSharpness / static_cast<float>(2 * count);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j) {
            const float part = wrong[i * count + j] * factor;
            if (std::abs(part) < 1e-6F)
                continue;
            addScaled(&m_bagPull[i * m_size], &m_bagUnit[(count + j) * m_size], part, m_size);
            addScaled(&m_bagPull[(count + j) * m_size], &m_bagUnit[i * m_size], part, m_size);
        }
    for (std::size_t bag = 0; bag < 2 * count; ++bag) { // only directions count
        float *moved = &m_bagPull[bag * m_size];
        const float *unit = &m_bagUnit[bag * m_size];
        addScaled(moved, unit, -dot(moved, unit, m_size), m_size);
        for (std::size_t d = 0; d < m_size; ++d)
            moved[d] /= m_bagLength[bag];
    }
}

void Trainer::spread(std::size_t count)
{
    Floats slope(m_givenSize);
    for (std::size_t d = 0; d < m_size; ++d) {
        std::fill(slope.begin(), slope.end(), 0.0F);
        for (std::size_t bag = 0; bag < 2 * count; ++bag)
            addScaled(slope.data(), &m_bagGiven[bag * m_givenSize], m_bagPull[bag * m_size + d], m_givenSize);
        for (std::size_t k = 0; k < m_givenSize; ++k)
            step(m_matrix[d * m_givenSize + k], m_matrixSquares[d * m_givenSize + k], slope[k], kMatrixStep);
    }
    const float shrink = kShrink / static_cast<float>(count);
    for (std::size_t bag = 0; bag < 2 * count; ++bag)
        for (const Row word : m_bags[bag])
            for (std::size_t d = 0; d < m_size; ++d) {
                const std::size_t at = word * m_size + d;
                step(m_own[at], m_ownSquares[at],
                     m_bagPull[bag * m_size + d] * m_material.importance[word] + shrink * m_own[at], kStep);
            }
}

float Trainer::train()
{
    const auto shuffle = [this](auto &list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[random() % i]);
    };
    std::vector<std::vector<const Pair *>> batches;
    for (const Group &group : m_material.groups) {
        std::vector<const Pair *> pairs;
        for (const Pair &pair : group.pairs)
            pairs.push_back(&pair);
        shuffle(pairs);
        const std::size_t most = std::min(pairs.size(), kMaxOfGroup);
        for (std::size_t i = 0; i + kSmallestBatch <= most; i += kBatch)
            batches.emplace_back(pairs.begin() + static_cast<std::ptrdiff_t>(i),
                                 pairs.begin() + static_cast<std::ptrdiff_t>(std::min(i + kBatch, most)));
    }
    shuffle(batches);
    float first = 0;
    std::size_t count = 0;
    for (const auto &batch : batches) {
        first += run(batch, true);
        count += batch.size();
    }
    return 100 * first / static_cast<float>(count);
}

float Trainer::check()
{
    const std::uint32_t seed = std::exchange(m_seed, 5);
    float first = 0;
    std::size_t count = 0;
    for (const Group &group : m_material.heldOut) {
        const std::size_t most = std::min(group.pairs.size(), kCheckedOfGroup);
        for (std::size_t i = 0; i + kSmallestBatch <= most; i += kBatch) {
            std::vector<const Pair *> pairs;
            for (std::size_t at = i; at < std::min(i + kBatch, most); ++at)
                pairs.push_back(&group.pairs[at]);
            first += run(pairs, false);
            count += pairs.size();
        }
    }
    m_seed = seed;
    return 100 * first / static_cast<float>(std::max<std::size_t>(count, 1));
}

Trainer::Floats Trainer::vectorOf(std::size_t word) const
{
    Floats vector(&m_own[word * m_size], &m_own[word * m_size] + m_size);
    for (std::size_t d = 0; d < m_size; ++d)
        vector[d] =
            m_material.importance[word]
            * (vector[d] + dot(&m_matrix[d * m_givenSize], &m_given[word * m_givenSize], m_givenSize));
    return vector;
}

bool Trainer::write(const std::string &file) const
{
    WordTableWriter writer(m_size);
    for (std::size_t word = 0; word < m_material.stems.size(); ++word)
        writer.add(m_material.stems[word], vectorOf(word));
    std::ofstream target(file, std::ios::binary);
    target << writer.finish();
    return target.good();
}

} // namespace tooltray::terms::rebuild
