// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace tooltray::credentials {

// Overwrites memory that held a secret; no optimizer leaves that out.
inline void wipe(void *memory, std::size_t size) noexcept
{
    auto *byte = static_cast<volatile unsigned char *>(memory);
    for (std::size_t i = 0; i < size; ++i)
        byte[i] = 0;
}

// All that the text has room for, and leaves it empty.
inline void wipe(std::string &text) noexcept
{
    wipe(text.data(), text.capacity());
    text.clear();
}

// A text that nobody may see. It cannot be printed, streamed, ordered or hashed, and is compared in constant
// time. Copies share one memory, which is wiped when the last of them goes; any thread may hold one.
class Secret {
public:
    Secret() noexcept = default; // the empty one
    explicit Secret(std::string_view text);
    // In one piece, without the parts standing anywhere in between.
    static Secret joined(std::initializer_list<std::string_view> parts);
    // Wipes the text that it is made of.
    static Secret taken(std::string &&text);

    bool isEmpty() const noexcept { return m_size == 0; }
    std::size_t size() const noexcept { return m_size; }

    // The one way to the text, with a name that a search finds. Valid as long as this secret or a copy is;
    // whoever copies from it answers for the copy.
    std::string_view reveal() const noexcept { return {m_text.get(), m_size}; }

    friend bool operator==(const Secret &a, const Secret &b) noexcept;
    friend std::strong_ordering operator<=>(const Secret &, const Secret &) = delete;
    template <typename Stream>
    friend Stream &operator<<(Stream &, const Secret &) = delete;

private:
    std::shared_ptr<const char[]> m_text;
    std::size_t m_size = 0;
};

} // namespace tooltray::credentials
