// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbtable.h"

#include "app/verbs/help.h"
#include "app/verbs/output.h"
#include "app/verbs/verbrun.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <cstdio>

namespace tooltray::app {
namespace {

bool isNoun(std::string_view word)
{
    return std::ranges::any_of(allVerbs(), [&](const Verb *verb) {
        return verb->name.starts_with(word) && verb->name.substr(word.size()).starts_with(' ');
    });
}

Error wrongVerb(const std::string &noun, const std::string &name)
{
    std::vector<std::string> known;
    std::string list;
    for (const Verb *verb : allVerbs()) {
        if (!verb->name.starts_with(noun + ' '))
            continue;
        known.emplace_back(verb->name.substr(noun.size() + 1));
        list += (list.empty() ? "" : ", ") + known.back();
    }
    const std::string meant = name.empty() ? "" : didYouMean(suggestions(name, known)).text();
    return {ErrorKind::Usage, "unknown_command",
            name.empty()
                ? "tooltray " + noun + " needs a command: " + list + "."
                : "There is no command " + noun + ' ' + name + "." + (meant.empty() ? "" : " " + meant),
            "See tooltray " + noun + " --help."};
}

} // namespace

std::vector<const Verb *> allVerbs()
{
    const std::array families{
        programVerbs(), statusVerbs(), connectVerbs(), endpointVerbs(), toolVerbs(),
        callVerbs(),    testVerbs(),   packVerbs(),    schemaVerbs(),   approvalVerbs(),
        consentVerbs(), tokenVerbs(),  secretVerbs(),  journalVerbs(),  workspaceVerbs(),
        backupVerbs(),  configVerbs(), doctorVerbs(),  helpVerbs(),
    };
    std::vector<const Verb *> all;
    for (const std::span<const Verb> family : families) {
        for (const Verb &verb : family)
            all.push_back(&verb);
    }
    return all;
}

const Verb *findVerb(std::string_view name)
{
    const auto all = allVerbs();
    const auto found = std::ranges::find(all, name, &Verb::name);
    return found == all.end() ? nullptr : *found;
}

Result<std::optional<FoundVerb>> verbIn(std::span<const std::string> words)
{
    if (words.empty() || words.front().starts_with('-'))
        return std::optional<FoundVerb>();
    if (words.size() > 1) {
        if (const Verb *verb = findVerb(words[0] + ' ' + words[1]))
            return std::optional(FoundVerb{verb, 2});
    }
    if (const Verb *verb = findVerb(words[0])) {
        const bool isProgram = verb->effect == Verb::Effect::Starts;
        return isProgram ? std::optional<FoundVerb>() : std::optional(FoundVerb{verb, 1});
    }
    if (isNoun(words[0]))
        return wrongVerb(words[0], words.size() > 1 && !words[1].starts_with('-') ? words[1] : "");
    return std::optional<FoundVerb>();
}

int runVerb(const Verb &verb, std::span<const std::string> words)
{
    auto arguments = parseArguments(verb, words);
    if (!arguments) {
        const bool isJson = std::ranges::find(words, "--json") != words.end();
        const Output output(isJson ? Output::Form::Json : Output::Form::Text, false);
        return static_cast<int>(output.fail(arguments.error()));
    }
    if (arguments->has("--help")) {
        std::fputs(verbHelp(verb).c_str(), stdout);
        return 0;
    }
    VerbRun run(verb, *std::move(arguments));
    const Result<ExitCode> code = verb.run(run);
    return static_cast<int>(code ? *code : run.output().fail(code.error()));
}

} // namespace tooltray::app
