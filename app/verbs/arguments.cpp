// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/arguments.h"

#include "text/words/suggestions.h"

#include <algorithm>

namespace tooltray::app {
namespace {

constexpr std::array kCommonOptions{
    VerbOption{"--data-dir", "FOLDER", "use FOLDER instead of tooltray in your data folder",
               Candidates::Files},
    VerbOption{"--config", "FILE", "read FILE instead of config.yaml if no Tooltray is running",
               Candidates::Files},
    VerbOption{"--start", "", "start a Tooltray without a window first if none is running"},
    VerbOption{"--json", "", "print the result as JSON"},
    VerbOption{"--quiet", "", "print only errors and requested data"},
    VerbOption{"--help", "", "show help for the command"},
};

constexpr std::array kChangingOptions{
    VerbOption{"--dry-run", "", "show what would change without changing anything"},
    VerbOption{"--yes", "", "do not ask"},
};

Error badUsage(const Verb &verb, std::string code, std::string message)
{
    return {ErrorKind::Usage, std::move(code), std::move(message),
            "See tooltray " + std::string(verb.name) + " --help."};
}

Error unknownVerbOption(const Verb &verb, const std::string &name)
{
    std::vector<std::string> known;
    for (const VerbOption *option : optionsOf(verb))
        known.emplace_back(option->name.substr(2));
    std::vector<std::string> similar =
        suggestions(name.substr(std::min(name.find_first_not_of('-'), name.size())), known);
    for (std::string &option : similar)
        option.insert(0, "--");
    const std::string meant = didYouMean(similar);
    return badUsage(verb, "unknown_option",
                    "tooltray " + std::string(verb.name) + " has no option " + name + "."
                        + (meant.empty() ? "" : " " + meant));
}

std::optional<Error> wrongCount(const Verb &verb, std::size_t words)
{
    std::size_t least = 0;
    std::size_t most = 0;
    for (const VerbArgument &argument : used(verb.arguments)) {
        least += argument.count == ArgumentCount::One || argument.count == ArgumentCount::Some ? 1 : 0;
        const bool isList = argument.count == ArgumentCount::Any || argument.count == ArgumentCount::Some;
        most = isList ? SIZE_MAX : most + 1;
    }
    if (words >= least && words <= most)
        return std::nullopt;
    if (words > most)
        return badUsage(verb, "too_many_words", "Unexpected argument: " + usageLine(verb) + ".");
    const VerbArgument &missing = used(verb.arguments)[words];
    return badUsage(verb, "missing_word",
                    "Missing argument " + std::string(missing.name) + ": " + usageLine(verb) + ".");
}

// -client:ci of a filter is no option: those of one dash are single letters.
bool isOption(std::string_view word)
{
    const bool isExclusion = !word.starts_with("--") && word.find(':') != std::string_view::npos;
    return word.starts_with('-') && word != "-" && !isExclusion;
}

} // namespace

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = options.find(option);
    return found == options.end() ? std::nullopt : std::optional(found->second.back());
}

std::span<const VerbOption> commonOptions()
{
    return kCommonOptions;
}

std::span<const VerbOption> changingOptions()
{
    return kChangingOptions;
}

std::vector<const VerbOption *> optionsOf(const Verb &verb)
{
    std::vector<const VerbOption *> all;
    for (const VerbOption &option : used(verb.options))
        all.push_back(&option);
    if (verb.effect == Verb::Effect::Changes) {
        for (const VerbOption &option : kChangingOptions)
            all.push_back(&option);
    }
    if (verb.effect != Verb::Effect::Starts) {
        for (const VerbOption &option : kCommonOptions)
            all.push_back(&option);
    }
    return all;
}

Result<Arguments> parseArguments(const Verb &verb, std::span<const std::string> words)
{
    Arguments parsed;
    const auto known = optionsOf(verb);
    bool isOver = false; // behind -- nothing is an option
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (isOver || !isOption(word)) {
            parsed.words.push_back(word);
            continue;
        }
        if (word == "--") {
            isOver = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word == "-h" ? "--help" : word == "-f" ? "--file" : word.substr(0, equals);
        const auto option = std::ranges::find(known, name, &VerbOption::name);
        if (option == known.end())
            return unknownVerbOption(verb, name);
        if (name == "--help")
            return Arguments{.options = {{name, {""}}}};
        std::string value;
        if (equals != std::string::npos) {
            if ((*option)->valueName.empty())
                return badUsage(verb, "bad_value", name + " takes no value.");
            value = word.substr(equals + 1);
        } else if (!(*option)->valueName.empty()) {
            if (i + 1 == words.size())
                return badUsage(verb, "missing_value",
                                name + " needs a value: " + name + ' ' + std::string((*option)->valueName)
                                    + '.');
            value = words[++i];
        }
        parsed.options[name].push_back(std::move(value));
    }
    if (auto problem = wrongCount(verb, parsed.words.size()))
        return *std::move(problem);
    return parsed;
}

std::string usageLine(const Verb &verb)
{
    std::string line = "tooltray " + std::string(verb.name);
    for (const VerbArgument &argument : used(verb.arguments)) {
        const std::string name(argument.name);
        switch (argument.count) {
        case ArgumentCount::One: line += ' ' + name; break;
        case ArgumentCount::Optional: line += " [" + name + ']'; break;
        case ArgumentCount::Any: line += " [" + name + "...]"; break;
        case ArgumentCount::Some: line += ' ' + name + "..."; break;
        }
    }
    return line;
}

} // namespace tooltray::app
