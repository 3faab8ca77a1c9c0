// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

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

} // namespace tooltray::json::detail
