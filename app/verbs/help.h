// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verbs/verb.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// What tooltray VERB --help prints: usage, examples, options, exit codes.
std::string verbHelp(const Verb &verb);
// The verbs of a noun, one on a line.
std::string nounHelp(std::string_view noun);
// All verbs, those of a noun on one line, for tooltray --help.
std::string verbOverview();

// "--tag TAG"
std::string optionText(const VerbOption &option);
std::string argumentText(const VerbArgument &argument); // "[TOOL...]"
// Of a verb: Ok, Failed and Usage included, in order.
std::vector<ExitMeaning> exitsOf(const Verb &verb);

} // namespace tooltray::app
