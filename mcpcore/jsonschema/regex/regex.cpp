// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/regex/regex.h"

#include "jsonschema/regex/regexcompiler.h"
#include "jsonschema/regex/regexmatcher.h"
#include "jsonschema/regex/regexparser.h"

namespace tooltray::jsonschema {

Regex::Compiled Regex::compile(std::string_view pattern)
{
    RegexTree tree;
    if (std::optional<RegexError> error = RegexParser(pattern).parse(tree))
        return {{}, std::move(error)};
    auto program = std::make_shared<RegexProgram>();
    if (!RegexCompiler(tree).compile(*program))
        return {{}, RegexError{"The pattern is too large; its repetitions multiply.", 0}};
    return {Regex(std::move(program)), {}};
}

Regex::Outcome Regex::search(std::string_view text, std::size_t maxSteps) const
{
    return RegexMatcher(*m_program, text, maxSteps).search();
}

} // namespace tooltray::jsonschema
