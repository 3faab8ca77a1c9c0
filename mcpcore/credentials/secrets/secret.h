// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"

#include <compare>
#include <cstddef>
#include <cstdint>
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

enum class FieldPlace : std::uint8_t { Header, Query, Cookie };

// A field of a request that authorises it.
struct HeaderField {
    std::string name;
    Secret value; // the whole of it, "Bearer ..."
    FieldPlace place = FieldPlace::Header;

    bool operator==(const HeaderField &) const = default;
};

// How a secret is shown to an upstream.
struct HeaderForm {
    enum class Scheme : std::uint8_t {
        Bearer, // RFC 6750
        ApiKey,
        Header, // the secret is the value
        Basic,  // RFC 7617
    };

    Scheme scheme = Scheme::Bearer;
    std::string headerName = {}; // empty: X-Api-Key for ApiKey, Authorization for all others
    std::string user = {};       // of Basic
    FieldPlace place = FieldPlace::Header;

    bool operator==(const HeaderForm &) const = default;
};

// Never an empty field, and none that would become more than one: secret_empty, secret_unfit, header_unfit and
// user_unfit. No message has the secret in it.
Result<HeaderField> headerField(const HeaderForm &form, const Secret &secret);

// The time for which something may be used. It also passes while the machine sleeps, when the monotonic
// clock stands still, and when the wall clock is set back.
class Lifetime {
public:
    Lifetime(MonotonicTime since, WallTime wallSince, std::chrono::seconds length)
        : m_since(since)
        , m_wallSince(wallSince)
        , m_length(length)
    {}
    // From now on.
    Lifetime(const Clock &clock, std::chrono::seconds length)
        : Lifetime(clock.now(), clock.wallTime(), length)
    {}

    // Another one with the same beginning.
    Lifetime ofLength(std::chrono::seconds length) const { return {m_since, m_wallSince, length}; }

    WallTime wallEnd() const { return m_wallSince + m_length; }
    std::chrono::seconds length() const { return m_length; }
    // True if the lifetime is over, or will be over after `ahead`.
    bool isOver(const Clock &clock, std::chrono::seconds ahead = {}) const
    {
        return clock.now() - m_since + ahead >= m_length
               || clock.wallTime() - m_wallSince + ahead >= m_length;
    }

private:
    MonotonicTime m_since;
    WallTime m_wallSince;
    std::chrono::seconds m_length;
};

} // namespace tooltray::credentials
