// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/table/wordtable.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

static_assert(std::endian::native == std::endian::little, "Word tables are written so.");

namespace tooltray::terms {

namespace {

constexpr std::uint32_t kMagic = 0x31575454; // TTW1
constexpr std::size_t kHead = 16;
constexpr std::size_t kNumber = 4;
constexpr float kMost = 127;

void append(std::string &bytes, std::uint32_t number)
{
    char raw[kNumber];
    std::memcpy(raw, &number, kNumber);
    bytes.append(raw, kNumber);
}

} // namespace

WordTable::WordTable(std::span<const unsigned char> bytes) : m_bytes(bytes)
{
    if (bytes.size() < kHead || number(0) != kMagic)
        return;
    const std::size_t count = number(kNumber);
    const std::size_t size = number(2 * kNumber);
    const std::size_t stems = number(3 * kNumber);
    constexpr std::size_t kLargest = 1U << 24U;
    if (count > kLargest || size > kLargest || stems > kLargest
        || bytes.size() != kHead + 2 * kNumber * count + stems + count * size)
        return;
    m_ends = bytes.data() + kHead;
    m_factors = m_ends + kNumber * count;
    m_stems = m_factors + kNumber * count;
    m_vectors = reinterpret_cast<const std::int8_t *>(m_stems + stems);
    m_size = size;
    m_wordCount = count;
    for (std::size_t i = 0; i < count; ++i)
        if (const std::uint32_t end = number(kHead + kNumber * i);
            end > stems || (i > 0 && end < number(kHead + kNumber * (i - 1)))) {
            *this = {};
            return;
        }
}

std::uint32_t WordTable::number(std::size_t place) const noexcept
{
    std::uint32_t value = 0;
    std::memcpy(&value, m_bytes.data() + place, kNumber);
    return value;
}

std::string_view WordTable::stem(std::size_t word) const noexcept
{
    const std::size_t begin = word == 0 ? 0 : number(kHead + kNumber * (word - 1));
    return {reinterpret_cast<const char *>(m_stems) + begin, number(kHead + kNumber * word) - begin};
}

std::optional<std::size_t> WordTable::find(std::string_view wanted) const noexcept
{
    std::size_t begin = 0;
    for (std::size_t count = m_wordCount; count > 0;) {
        const std::size_t half = count / 2;
        if (stem(begin + half) < wanted) {
            begin += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return begin < m_wordCount && stem(begin) == wanted ? std::optional(begin) : std::nullopt;
}

void WordTable::add(std::size_t word, float factor, std::span<float> sum) const noexcept
{
    float scale = 0;
    std::memcpy(&scale, m_factors + kNumber * word, kNumber);
    const std::int8_t *vector = m_vectors + word * m_size;
    float *const to =
        sum.data(); // a bound that is checked each time would keep several from being added at once
    const float weight = factor * scale;
    for (std::size_t i = 0; i < m_size; ++i)
        to[i] += weight * static_cast<float>(vector[i]);
}

void WordTableWriter::add(std::string_view stem, std::span<const float> vector)
{
    float most = 1e-9F;
    for (const float value : vector)
        most = std::max(most, std::abs(value));
    m_stems += stem;
    m_ends.push_back(static_cast<std::uint32_t>(m_stems.size()));
    m_factors.push_back(most / kMost);
    for (const float value : vector)
        m_vectors.push_back(static_cast<std::int8_t>(std::lround(value / most * kMost)));
}

std::string WordTableWriter::finish() const
{
    std::string bytes;
    append(bytes, kMagic);
    append(bytes, static_cast<std::uint32_t>(m_ends.size()));
    append(bytes, static_cast<std::uint32_t>(m_size));
    append(bytes, static_cast<std::uint32_t>(m_stems.size()));
    for (const std::uint32_t end : m_ends)
        append(bytes, end);
    for (const float factor : m_factors)
        append(bytes, std::bit_cast<std::uint32_t>(factor));
    bytes += m_stems;
    bytes.append(reinterpret_cast<const char *>(m_vectors.data()), m_vectors.size());
    return bytes;
}

} // namespace tooltray::terms
