// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace tooltray::json::detail {

// Memory for the thousands of small pieces of one big document. They lie side by side in chunks, and a
// chunk is given back when the last of its pieces is released, on whatever thread: so a value taken out
// of a document keeps alive one chunk, not the document.
class Pool {
    struct Chunk;

public:
    static constexpr std::size_t kLargestPiece = 2048; // larger ones would waste the ends of chunks

    Pool() = default;
    Pool(Pool &&other) noexcept;
    Pool &operator=(Pool &&other) noexcept;
    ~Pool() { close(); }

    void *allocate(std::size_t size, std::size_t alignment)
    {
        const std::size_t begin = (m_used + alignment - 1) & ~(alignment - 1);
        if (begin + size > m_size)
            return allocateInNewChunk(size);
        m_used = begin + size;
        ++m_pieces;
        return m_memory + begin;
    }

    // Ends with the present chunk: what is allocated from now on shares none with what was before.
    void close() noexcept;

    // Releases pieces, those of one chunk at a stroke when they come one after the other.
    class Releaser {
    public:
        Releaser() = default;
        Releaser(const Releaser &) = delete;
        Releaser &operator=(const Releaser &) = delete;
        ~Releaser() { flush(); }

        void release(void *piece) noexcept;

    private:
        void flush() noexcept;

        Chunk *m_chunk = nullptr;
        std::size_t m_pieces = 0;
    };

private:
    void *allocateInNewChunk(std::size_t size);

    char *m_memory = nullptr; // the present chunk
    std::size_t m_size = 0;
    std::size_t m_used = 0;
    std::size_t m_pieces = 0;
};

enum class Tag : std::uint8_t {
    Null, // zero, so that sixteen zero bytes are a null
    False,
    True,
    ShortNumber,
    ShortString,
    LongNumber, // from here on the cell owns memory
    LongString,
    Array,
    Object,
};

// The sixteen bytes that a String or a Value is made of. A short text lies in the bytes, padded with zeros, so that
// equal short texts are equal cells; all others keep an address in the first eight bytes, and a long
// text its size in the next six. A text that fits is always kept short.
struct alignas(8) Cell {
    static constexpr std::size_t kShortCapacity = 14;

    char bytes[kShortCapacity] = {};
    std::uint8_t shortSize = 0; // of a short text; elsewhere, whether the memory is a pool's
    Tag tag = Tag::Null;
};
static_assert(sizeof(Cell) == 16);

// A null, a boolean or an empty container.
constexpr Cell plainCell(Tag tag) noexcept
{
    Cell cell;
    cell.tag = tag;
    return cell;
}

inline void *address(const Cell &cell) noexcept
{
    void *pointer = nullptr;
    std::memcpy(&pointer, cell.bytes, sizeof pointer);
    return pointer;
}

inline bool isShort(const Cell &cell) noexcept
{
    return cell.tag == Tag::ShortString || cell.tag == Tag::ShortNumber;
}

inline bool ownsMemory(const Cell &cell) noexcept
{
    return cell.tag >= Tag::LongNumber;
}

inline bool isLong(const Cell &cell) noexcept
{
    return cell.tag == Tag::LongString || cell.tag == Tag::LongNumber;
}

inline bool isPooled(const Cell &cell) noexcept
{
    return ownsMemory(cell) && cell.shortSize != 0;
}

inline bool isContainer(const Cell &cell) noexcept
{
    return cell.tag >= Tag::Array;
}

inline std::size_t longSize(const Cell &cell) noexcept
{
    std::uint32_t low = 0;
    std::uint16_t high = 0;
    std::memcpy(&low, cell.bytes + 8, sizeof low);
    std::memcpy(&high, cell.bytes + 12, sizeof high);
    return low | std::size_t{high} << 32U;
}

// The cell must hold a text, short or long.
inline std::string_view text(const Cell &cell) noexcept
{
    if (isShort(cell))
        return {cell.bytes, cell.shortSize};
    return {static_cast<const char *>(address(cell)), longSize(cell)};
}

// Whether two cells are the same bytes: for short texts, that they are equal.
inline bool isSame(const Cell &a, const Cell &b) noexcept
{
    return std::memcmp(&a, &b, sizeof(Cell)) == 0;
}

// The memory behind an array or object, where the address in its cell leads (none while it is empty and nothing was
// reserved): this head, then the elements, one cell each, or the members, two cells each, name and
// value. Behind an object of many members lies a hash table of positions, so
// that finding a member among thousands takes no longer than among sixteen.
//
// Copies of a container share its block, from whatever thread. What is shared is never written to.
struct alignas(Cell) Block {
    std::uint32_t size;
    std::uint32_t capacity;
    std::atomic<std::uint32_t> owners = 1;

    Cell *cells() noexcept { return reinterpret_cast<Cell *>(this + 1); }
};
static_assert(sizeof(Block) == 16);

inline Block *block(const Cell &container) noexcept
{
    return static_cast<Block *>(address(container));
}

inline std::size_t size(const Cell &container) noexcept
{
    const Block *own = block(container);
    return own == nullptr ? 0 : own->size;
}

enum class TextKind : std::uint8_t { Number, String };

// The head of a short text: all of its cell but the bytes.
constexpr Cell shortHead(std::size_t size, TextKind kind) noexcept
{
    Cell head = plainCell(kind == TextKind::Number ? Tag::ShortNumber : Tag::ShortString);
    head.shortSize = static_cast<std::uint8_t>(size);
    return head;
}

// These take memory from the pool, if there is one.
void takeMemory(Cell &cell, std::size_t size, std::size_t alignment, Pool *pool);
Cell makeText(std::string_view text, TextKind kind, Pool *pool = nullptr);
Cell copyText(const Cell &cell); // and of what needs no memory

void releaseMemory(const Cell &cell) noexcept;
inline bool isSameText(const Cell &a, const Cell &b) noexcept
{
    return isSame(a, b) || (isLong(a) && isLong(b) && text(a) == text(b));
}
// A text to compare with, which stays where it is.
Cell borrowedText(std::string_view text) noexcept;

} // namespace tooltray::json::detail
