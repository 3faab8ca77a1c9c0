// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::upstream {

// Reads a JSON text in the pieces in which it arrives, checks all of it (RFC 8259, in UTF-8) and finds the
// members of its outermost object that are asked for. Keeps nothing of the text, so that a big answer is
// neither held twice nor read in one go.
class JsonOutline {
public:
    enum class Problem : std::uint8_t {
        None,
        Empty,      // nothing but white space
        CutOff,     // it ends too early
        NotJson,    // a character that does not belong there
        NotUtf8,    // in a string
        OtherBytes, // UTF-16 or UTF-32
        TooDeep,
        Twice, // a member that was asked for stands there more than once
    };
    enum class Kind : std::uint8_t { None, Null, Boolean, Number, String, Array, Object };

    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0;
        Kind kind = Kind::None; // None: the member is not there

        std::string_view of(std::string_view text) const { return text.substr(begin, end - begin); }
        bool operator==(const Part &) const = default;
    };

    static constexpr std::size_t kMaxDepth = 512;

    explicit JsonOutline(std::vector<std::string_view> wanted)
        : m_wanted(std::move(wanted))
        , m_parts(m_wanted.size())
    {}

    // False from the first problem on.
    bool add(std::string_view bytes);
    // There is no more.
    bool end();

    Problem problem() const { return m_problem; }
    std::size_t problemOffset() const { return m_problemOffset; } // in bytes
    std::size_t size() const { return m_offset; }

    Kind kind() const { return m_kind; } // of the whole
    // In the order in which they were asked for.
    const Part &part(std::size_t index) const { return m_parts[index]; }

private:
    enum class State : std::uint8_t;

    bool step(const char *&at, const char *end);
    bool stepString(const char *&at, const char *end);
    bool stepEscape(char c);
    bool stepContinuation(char c);
    bool beginMultibyte(char c);
    bool beginValue(char c);
    bool stepNumber(const char *&at);
    bool stepLiteral(char c);
    bool stepStart(const char *&at);
    bool closeContainer(char c);
    bool endString();
    bool endKey();
    void endValue();
    void beginPart(Kind kind);
    bool fail(Problem problem);
    std::size_t offsetOf(const char *at) const
    {
        return m_offset + static_cast<std::size_t>(at - m_pieceBegin);
    }

    std::vector<std::string_view> m_wanted;
    std::vector<Part> m_parts;
    Kind m_kind = Kind::None;

    State m_state{};
    std::vector<bool> m_isObject;         // of the containers that are open
    std::string m_key;                    // of the outermost object, as far as it may be wanted
    std::optional<std::size_t> m_current; // the part whose value is being read
    bool m_isKey = false;
    bool m_keyHasEscape = false;
    std::string_view m_literal; // what is left of it
    int m_hexDigits = 0;
    int m_continuations = 0;
    unsigned char m_continuationMin = 0;
    unsigned char m_continuationMax = 0;
    int m_startBytes = 0;

    const char *m_pieceBegin = nullptr;
    const char *m_at = nullptr;
    std::size_t m_offset = 0; // of the piece
    Problem m_problem = Problem::None;
    std::size_t m_problemOffset = 0;
};

} // namespace tooltray::upstream
