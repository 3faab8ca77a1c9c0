// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/cell.h"

#include <atomic>
#include <cstdint>
#include <new>
#include <stdexcept>
#include <utility>

namespace tooltray::json::detail {
namespace {

constexpr std::uint64_t kMaxLongSize = (std::uint64_t{1} << 48U) - 1;

void setAddress(Cell &cell, const void *pointer) noexcept
{
    std::memcpy(cell.bytes, &pointer, sizeof pointer);
}

void setLongSize(Cell &cell, std::size_t size) noexcept
{
    const auto low = static_cast<std::uint32_t>(size);
    const auto high = static_cast<std::uint16_t>(size >> 32U);
    std::memcpy(cell.bytes + 8, &low, sizeof low);
    std::memcpy(cell.bytes + 12, &high, sizeof high);
}

Cell makeShort(std::string_view text, TextKind kind) noexcept
{
    Cell cell = shortHead(text.size(), kind);
    if (!text.empty())
        std::memcpy(cell.bytes, text.data(), text.size());
    return cell;
}

} // namespace

void takeMemory(Cell &cell, std::size_t size, std::size_t alignment, Pool *pool)
{
    const bool isFromPool = pool != nullptr && size <= Pool::kLargestPiece;
    setAddress(cell, isFromPool ? pool->allocate(size, alignment) : ::operator new(size));
    cell.shortSize = isFromPool ? 1 : 0;
}

void releaseMemory(const Cell &cell) noexcept
{
    if (isPooled(cell))
        Pool::Releaser().release(address(cell));
    else if (ownsMemory(cell))
        ::operator delete(address(cell));
}

Cell makeText(std::string_view text, TextKind kind, Pool *pool)
{
    if (text.size() <= Cell::kShortCapacity)
        return makeShort(text, kind);
    if (text.size() > kMaxLongSize)
        throw std::length_error("json text");
    Cell cell;
    cell.tag = kind == TextKind::Number ? Tag::LongNumber : Tag::LongString;
    takeMemory(cell, text.size(), alignof(char), pool);
    setLongSize(cell, text.size());
    std::memcpy(address(cell), text.data(), text.size());
    return cell;
}

Cell copyText(const Cell &cell)
{
    if (!isLong(cell))
        return cell;
    return makeText(text(cell), cell.tag == Tag::LongNumber ? TextKind::Number : TextKind::String);
}

Cell borrowedText(std::string_view text) noexcept
{
    if (text.size() <= Cell::kShortCapacity)
        return makeShort(text, TextKind::String);
    Cell cell;
    cell.tag = Tag::LongString;
    setAddress(cell, text.data());
    setLongSize(cell, text.size());
    return cell;
}

namespace {

// Chunks begin at multiples of this, which is how a piece finds its own.
constexpr std::size_t kChunkDistance = std::size_t{16} << 10U;
// A little less, so that malloc's own head fits between two chunks.
constexpr std::size_t kChunkSize = kChunkDistance - 64;
// Counts as the pieces still to come while the pool fills a chunk.
constexpr std::size_t kOpen = SIZE_MAX / 2;

} // namespace

struct Pool::Chunk {
    std::atomic<std::size_t> pieces = kOpen;

    static Chunk *of(void *piece) noexcept
    {
        const auto offset = reinterpret_cast<std::uintptr_t>(piece) % kChunkDistance;
        return reinterpret_cast<Chunk *>(static_cast<char *>(piece) - offset);
    }

    static void drop(Chunk *chunk, std::size_t count) noexcept
    {
        if (chunk->pieces.fetch_sub(count, std::memory_order_acq_rel) == count)
            ::operator delete(chunk, std::align_val_t(kChunkDistance));
    }
};

Pool::Pool(Pool &&other) noexcept
{
    *this = std::move(other);
}

Pool &Pool::operator=(Pool &&other) noexcept
{
    std::swap(m_memory, other.m_memory);
    std::swap(m_size, other.m_size);
    std::swap(m_used, other.m_used);
    std::swap(m_pieces, other.m_pieces);
    return *this;
}

void *Pool::allocateInNewChunk(std::size_t size)
{
    close();
    m_memory = static_cast<char *>(::operator new(kChunkSize, std::align_val_t(kChunkDistance)));
    new (m_memory) Chunk;
    m_size = kChunkSize;
    m_used = sizeof(Chunk) + size;
    m_pieces = 1;
    return m_memory + sizeof(Chunk);
}

void Pool::close() noexcept
{
    if (m_memory != nullptr)
        Chunk::drop(Chunk::of(m_memory), kOpen - m_pieces);
    m_memory = nullptr;
    m_size = 0;
}

void Pool::Releaser::release(void *piece) noexcept
{
    Chunk *chunk = Chunk::of(piece);
    if (chunk != m_chunk) {
        flush();
        m_chunk = chunk;
    }
    ++m_pieces;
}

void Pool::Releaser::flush() noexcept
{
    if (m_chunk != nullptr)
        Chunk::drop(m_chunk, std::exchange(m_pieces, 0));
}

} // namespace tooltray::json::detail
