// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/table/vectorindex.h"

#include "terms/words/words.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace tooltray::terms {

namespace {

constexpr float kUnit = 127;
constexpr std::size_t kNoWord = static_cast<std::size_t>(-1);

// In as many sums as a processor adds up at once.
float lengthOf(std::span<const float> vector)
{
    constexpr std::size_t kSums = 8;
    float sums[kSums] = {};
    const float *const values = vector.data();
    const std::size_t whole = vector.size() - vector.size() % kSums;
    for (std::size_t at = 0; at < whole; at += kSums)
        for (std::size_t i = 0; i < kSums; ++i)
            sums[i] += values[at + i] * values[at + i];
    for (std::size_t at = whole; at < vector.size(); ++at)
        sums[0] += values[at] * values[at];
    return std::sqrt(std::accumulate(std::begin(sums), std::end(sums), 0.0F));
}

std::int32_t dot(const std::int8_t *a, const std::int8_t *b, std::size_t size) noexcept
{
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += std::int32_t(a[i]) * b[i];
    return sum;
}

// Of unit length, in 127ths; nothing but zeros stays so.
void appendUnit(std::span<const float> vector, std::vector<std::int8_t> &units)
{
    const float length = lengthOf(vector);
    const float factor = length > 0 ? kUnit / length : 0;
    const std::size_t begin = units.size();
    units.resize(begin + vector.size());
    std::transform(vector.data(), vector.data() + vector.size(), units.data() + begin, [factor](float one) {
        const float value = one * factor;
        return static_cast<std::int8_t>(static_cast<std::int32_t>(value + (value < 0 ? -0.5F : 0.5F)));
    });
}

} // namespace

std::vector<Likeness> VectorIndex::nearest(std::span<const std::string> stems, std::size_t most) const
{
    std::vector<Likeness> found;
    if (m_table == nullptr || m_vectors.empty())
        return found;
    std::vector<float> sum(m_table->size());
    bool isKnown = false;
    for (const std::string &stem : stems)
        if (const auto word = m_table->find(stem)) {
            m_table->add(*word, 1, sum);
            isKnown = true;
        }
    if (!isKnown)
        return found;
    std::vector<std::int8_t> question;
    appendUnit(sum, question);
    const std::size_t size = question.size();
    const std::size_t count = m_vectors.size() / size;
    found.reserve(count);
    for (std::size_t entry = 0; entry < count; ++entry) {
        const std::int32_t cosine = dot(question.data(), &m_vectors[entry * size], size);
        if (cosine > 0)
            found.push_back(
                {static_cast<float>(cosine) / (kUnit * kUnit), static_cast<std::uint32_t>(entry)});
    }
    const auto isNearer = [](const Likeness &a, const Likeness &b) {
        return a.cosine != b.cosine ? a.cosine > b.cosine : a.entry < b.entry;
    };
    if (found.size() > most) {
        std::nth_element(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most), found.end(),
                         isNearer);
        found.resize(most);
    }
    return found;
}

void VectorIndexBuilder::addPart(std::string_view text, float weight)
{
    if (m_table.size() == 0 || text.empty())
        return;
    const auto [place, isNew] = m_parts.try_emplace(text);
    if (isNew)
        place->second = partOf(text);
    const Part &part = place->second;
    float *const sum = m_sum.data();
    std::transform(part.data(), part.data() + part.size(), sum, sum,
                   [weight](float one, float all) { return all + one * weight; });
}

VectorIndexBuilder::Part VectorIndexBuilder::partOf(std::string_view text)
{
    Part part(m_table.size());
    forEachWord(text, [&](std::string &word) {
        if (const std::size_t known = wordOf(word); known != kNoWord)
            m_table.add(known, 1, part);
    });
    const float length = lengthOf(part);
    if (length == 0)
        return {};
    const float factor = 1 / length;
    for (float &value : part)
        value *= factor;
    return part;
}

void VectorIndexBuilder::endEntry()
{
    appendUnit(m_sum, m_index.m_vectors);
    std::fill(m_sum.begin(), m_sum.end(), 0.0F);
}

VectorIndex VectorIndexBuilder::finish()
{
    m_index.m_table = &m_table;
    m_index.m_vectors.shrink_to_fit();
    return std::move(m_index);
}

std::size_t VectorIndexBuilder::wordOf(const std::string &word)
{
    const auto [place, isNew] = m_words.emplace(word, kNoWord);
    if (isNew && !isStopWord(word))
        place->second = m_table.find(stemOf(word)).value_or(kNoWord);
    return place->second;
}

} // namespace tooltray::terms
