// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/secretregister.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {

enum class Escape : std::uint8_t { Percent, Json, Html };

// The character that an escape begins with.
constexpr char mark(Escape escape) noexcept
{
    switch (escape) {
    case Escape::Percent: return '%';
    case Escape::Json: return '\\';
    case Escape::Html: break;
    }
    return '&';
}

// Appends what the escape at the beginning of the text stands for, or its mark when it is none, and returns
// how many bytes of the text that took; 0 when more of the text must be seen and this is not its end.
// Precondition: the text begins with the mark.
std::size_t unescape(Escape escape, std::string_view text, bool isEnd, std::string &out);

// True if an escape may stand for a character of a secret that has none which JSON has to escape. Usual JSON
// text has escapes of quotation marks and line breaks, and none of this kind.
bool hasLetterEscapes(std::string_view text);
// All of these escapes taken back at once, of JSON on every level. To look for secrets in, as what it makes of other
// escapes is not what they mean.
std::string withoutLetterEscapes(std::string_view text);

// Part of a text, by the places of its bytes.
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};

// One way to read a text that comes in pieces: as it stands, or with escapes taken back, which is a reading of
// another reading. Looks for secrets in what it reads and knows where in the text they stand.
//
// A reading without escapes is the same as the text it comes from. It is split off at the first escape and joined again
// once that is out of reach. Neither changes what is found.
class DecodedView {
public:
    // Reads the text as it stands, with so many levels of escapes on top of each other.
    explicit DecodedView(std::size_t levels) : m_levels(levels) {}

    // Goes on with the text and appends what is to be masked. After the end comes nothing.
    void add(std::string_view piece, bool isEnd, const Automata &automata, std::vector<Stretch> &found);
    // Looks at all that is still kept, for other secrets.
    void lookAgain(const Automata &automata, std::vector<Stretch> &found);

    // Nothing more will be found to begin before this place.
    std::size_t settled(const Automata &automata) const;
    // Drops what no find can reach any more.
    void forget(const Automata &automata);

private:
    struct Waiting {       // for the byte after it, or the end of the text
        std::size_t first; // index of its first byte
        std::size_t last;
        PatternTraits traits;
    };
    static constexpr std::array kEscapes{Escape::Percent, Escape::Json, Escape::Html};

    void advance(bool isEnd, const Automata &automata, std::vector<Stretch> &found);
    void splitWhereEscaped();
    std::unique_ptr<DecodedView> copy(std::size_t levels) const;
    void follow(const DecodedView &origin, Escape escape, bool isEnd);
    void scan(bool isEnd, const Automata &automata, std::vector<Stretch> &found);
    void decide(const Waiting &waiting, std::vector<Stretch> &found) const;

    std::size_t place(std::size_t index) const
    {
        return m_places.empty() ? m_end - m_bytes.size() + index : m_places[index];
    }
    std::size_t placeAfter(std::size_t index) const;
    std::size_t firstInReach(const Automata &automata) const;
    void dropOutOfReach(const Automata &automata);
    std::size_t oldest() const;
    void joinWhereEqual(std::size_t oldest);

    std::size_t m_levels;
    std::string m_bytes;               // that are in reach of a find
    std::vector<std::size_t> m_places; // of them in the text; empty for the text as it stands
    std::size_t m_end = 0;             // the place after them
    std::size_t m_scanned = 0;         // how many of them
    Automata::State m_state;
    std::vector<Waiting> m_waiting;
    std::size_t m_next = 0;         // index in the origin of what to read next
    std::size_t m_escapedUntil = 0; // the place after the last escape
    std::array<std::unique_ptr<DecodedView>, kEscapes.size()> m_readings; // of this one
};

} // namespace tooltray::credentials
