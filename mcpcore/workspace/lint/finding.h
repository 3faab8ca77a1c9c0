// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::workspace {

enum class LintSeverity : std::uint8_t {
    Error,   // some client cannot use the tool, or a secret lies open
    Warning, // agents will stumble
    Advice,
};

// Something about a tool that works, and could serve agents better.
struct LintFinding {
    std::string code; // "description_too_long"
    LintSeverity severity = LintSeverity::Advice;
    std::string place;   // JSON Pointer into the tool as it is stored; of a workspace: empty
    std::string message; // a sentence
    std::string advice;  // what to do about it
    std::vector<std::string> clients = {}; // profiles of the programs it matters for; none: for all

    bool operator==(const LintFinding &) const = default;
};

using LintFindings = std::vector<LintFinding>;

} // namespace tooltray::workspace
