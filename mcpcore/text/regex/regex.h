// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/regexprogram.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace tooltray::text {

// A regular expression of ECMA-262 in its Unicode mode, as JSON Schema asks for (core 6.4), over UTF-8.
// More liberal than the standard in one thing: what has one meaning only is taken with or without its
// backslash (\- \@ \" and a lone ] { }), because the patterns of the world are written that way.
//
// Searching takes time linear in the text. Only back-references, and look-arounds that are tried all along
// the text, can take longer; a limit of steps ends them. Immutable, so one Regex may serve many threads.
class Regex {
public:
    using Answer = RegexOutcome::Answer;
    using Outcome = RegexOutcome;
    struct Compiled;

    static Compiled compile(std::string_view pattern, RegexOptions options = {});

    // Searches for the pattern anywhere in the text.
    Outcome search(std::string_view text, std::size_t maxSteps) const;

private:
    friend class LinearSearch;

    explicit Regex(std::shared_ptr<const RegexProgram> program) : m_program(std::move(program)) {}

    std::shared_ptr<const RegexProgram> m_program;
};

struct Regex::Compiled {
    std::optional<Regex> regex;
    std::optional<RegexError> error;
};

// False where Regex is more liberal than JavaScript in its Unicode mode, and for rare escapes such as \p and \u.
// Precondition: the pattern compiles.
bool isStrictPattern(std::string_view pattern);

} // namespace tooltray::text
