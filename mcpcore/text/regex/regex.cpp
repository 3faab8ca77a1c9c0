// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/regex.h"

#include "text/regex/regexcompiler.h"
#include "text/regex/regexmatcher.h"
#include "text/regex/regexparser.h"

namespace tooltray::text {

Regex::Compiled Regex::compile(std::string_view pattern, RegexOptions options)
{
    RegexTree tree;
    if (std::optional<RegexError> error = RegexParser(pattern, options).parse(tree))
        return {{}, std::move(error)};
    auto program = std::make_shared<RegexProgram>();
    if (!RegexCompiler(tree, options.linearOnly).compile(*program))
        return {{}, RegexError{"The pattern is too large; its repetitions multiply.", 0}};
    return {Regex(std::move(program)), {}};
}

Regex::Outcome Regex::search(std::string_view text, std::size_t maxSteps) const
{
    return RegexMatcher(*m_program, text, maxSteps).search();
}

} // namespace tooltray::text
