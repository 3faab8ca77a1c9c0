// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verbs/verb.h"
#include "base/result/result.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// The families of verbs, each with the functions that run them.
std::span<const Verb> approvalVerbs();
std::span<const Verb> backupVerbs();
std::span<const Verb> callVerbs();
std::span<const Verb> configVerbs();
std::span<const Verb> connectVerbs();
std::span<const Verb> consentVerbs();
std::span<const Verb> doctorVerbs();
std::span<const Verb> endpointVerbs();
std::span<const Verb> helpVerbs();
std::span<const Verb> journalVerbs();
std::span<const Verb> packVerbs();
std::span<const Verb> programVerbs(); // serve and stdio, which parseCommandLine() reads
std::span<const Verb> schemaVerbs();
std::span<const Verb> secretVerbs();
std::span<const Verb> statusVerbs();
std::span<const Verb> testVerbs();
std::span<const Verb> tokenVerbs();
std::span<const Verb> toolVerbs();
std::span<const Verb> workspaceVerbs();

// All of them, in the order of help and manual.
std::vector<const Verb *> allVerbs();
const Verb *findVerb(std::string_view name);

struct FoundVerb {
    const Verb *verb = nullptr;
    std::size_t words = 0; // of the command line that name it
};

// What the command line begins with. Nothing: it is for parseCommandLine(). An error of kind Usage where it names a
// noun without a verb of that noun.
Result<std::optional<FoundVerb>> verbIn(std::span<const std::string> words);

// Runs it, with what follows its name; returns the exit code.
int runVerb(const Verb &verb, std::span<const std::string> words);

} // namespace tooltray::app
