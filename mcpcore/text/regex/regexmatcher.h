// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/regexprogram.h"
#include "text/unicode/utf8.h"

#include <array>
#include <cstddef>
#include <memory_resource>
#include <string_view>
#include <vector>

namespace tooltray::text {

// One search. It backtracks, which is quickest for the short texts of every day; when that has taken long,
// it starts to remember the states it has been in and enters none twice, so that time stays linear.
class RegexMatcher {
public:
    RegexMatcher(const RegexProgram &program, std::string_view text, std::size_t maxSteps);

    RegexOutcome search();

private:
    using Position = std::uint32_t;
    static constexpr Position kUnset = 0xFFFFFFFF;

    // The action to take when the current path fails.
    struct Resumption {
        enum class Kind : std::uint8_t { GoOn, GiveBack, TakeMore, Restore };

        Kind kind = Kind::GoOn;
        std::uint32_t target = 0; // instruction, or slot to restore
        Position at = 0;          // position, or value to restore
        std::uint32_t bound = 0;  // GiveBack: down to here; TakeMore: so many more
    };

    bool run(std::uint32_t pc, Position at);
    bool resume(std::size_t floor, std::uint32_t &pc, Position &at);
    bool repeat(const RegexInstruction &instruction, std::uint32_t pc, Position &at);
    bool look(const RegexInstruction &instruction, std::uint32_t pc, Position at);
    bool evaluateLook(const RegexInstruction &instruction, std::uint32_t pc, Position at);
    bool backReference(const RegexInstruction &instruction, Position &at) const;
    bool isWordBoundary(Position at) const noexcept;

    CodePoint next(Position at, bool goesBack) const noexcept;
    bool step(const RegexInstruction &instruction, Position &at) const noexcept;
    bool stepBeyondAscii(const RegexInstruction &instruction, Position &at) const noexcept;
    void assign(std::uint32_t slot, Position value);
    bool mayGoOn();

    // The memo: one bit for each row and position.
    bool enter(std::uint32_t row, Position at);
    bool test(std::uint32_t row, Position at) const;
    void set(std::uint32_t row, Position at);
    void forget(std::uint32_t firstRow, std::uint32_t lastRow);

    const RegexProgram &m_program;
    std::string_view m_text;
    std::size_t m_maxSteps;
    std::size_t m_steps = 0;
    std::size_t m_nextCheck;
    bool m_isExhausted = false;
    std::array<std::byte, 2048> m_buffer;
    std::pmr::monotonic_buffer_resource m_memory{m_buffer.data(), m_buffer.size()};
    std::pmr::vector<Resumption> m_stack{&m_memory};
    std::pmr::vector<Position> m_slots{&m_memory};
    bool m_remembers = false;
    std::vector<bool> m_memo;
};

} // namespace tooltray::text
