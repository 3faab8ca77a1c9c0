// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/help.h"

#include "app/verbs/arguments.h"
#include "app/verbs/verbtable.h"
#include "text/unicode/ascii.h"

#include <algorithm>

namespace tooltray::app {
namespace {

std::string rowsText(const std::vector<std::pair<std::string, std::string>> &rows)
{
    std::size_t width = 0;
    for (const auto &row : rows)
        width = std::max(width, row.first.size());
    std::string text;
    for (const auto &[left, right] : rows)
        text += "  " + left + std::string(width - left.size() + 2, ' ') + right + '\n';
    return text;
}

void addPart(std::string &text, std::string_view title,
             const std::vector<std::pair<std::string, std::string>> &rows)
{
    if (!rows.empty())
        text += "\n" + std::string(title) + ":\n" + rowsText(rows);
}

} // namespace

std::string optionText(const VerbOption &option)
{
    return std::string(option.name) + (option.valueName.empty() ? "" : " ") + std::string(option.valueName);
}

std::string argumentText(const VerbArgument &argument)
{
    const std::string name(argument.name);
    switch (argument.count) {
    case ArgumentCount::One: break;
    case ArgumentCount::Optional: return '[' + name + ']';
    case ArgumentCount::Any: return '[' + name + "...]";
    case ArgumentCount::Some: return name + "...";
    }
    return name;
}

std::vector<ExitMeaning> exitsOf(const Verb &verb)
{
    std::vector<ExitMeaning> exits;
    const auto own = used(verb.exits);
    for (const ExitMeaning &meaning : exitMeanings()) {
        const bool isCommon = meaning.code == ExitCode::Ok || meaning.code == ExitCode::Failed
                              || meaning.code == ExitCode::Usage;
        if (isCommon || std::ranges::find(own, meaning.code) != own.end())
            exits.push_back(meaning);
    }
    return exits;
}

std::string verbHelp(const Verb &verb)
{
    std::string text = asciiCapitalised(verb.summary) + ".\n\nUsage: " + usageLine(verb) + " [options]\n";
    if (!verb.description.empty())
        text += "\n" + std::string(verb.description) + '\n';
    std::vector<std::pair<std::string, std::string>> rows;
    for (const VerbExample &example : used(verb.examples))
        rows.emplace_back("tooltray " + std::string(example.line), example.purpose);
    addPart(text, "Examples", rows);
    rows.clear();
    for (const VerbArgument &argument : used(verb.arguments))
        rows.emplace_back(argumentText(argument), argument.help);
    addPart(text, "Arguments", rows);
    rows.clear();
    for (const VerbOption *option : optionsOf(verb))
        rows.emplace_back(optionText(*option), option->help);
    addPart(text, "Options", rows);
    rows.clear();
    for (const ExitMeaning &exit : exitsOf(verb))
        rows.emplace_back(std::to_string(static_cast<int>(exit.code)), exit.meaning);
    addPart(text, "Exit codes", rows);
    return text;
}

std::string nounHelp(std::string_view noun)
{
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Verb *verb : allVerbs()) {
        if (verb->name.starts_with(std::string(noun) + ' '))
            rows.emplace_back(usageLine(*verb), verb->summary);
    }
    return "Usage: tooltray " + std::string(noun) + " COMMAND [options]\n\nCommands:\n" + rowsText(rows);
}

std::string verbOverview()
{
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Verb *verb : allVerbs()) {
        if (verb->isHidden)
            continue;
        const std::size_t space = verb->name.find(' ');
        const std::string noun(verb->name.substr(0, space));
        if (space == std::string_view::npos)
            rows.emplace_back(noun, verb->summary);
        else if (const auto row = std::ranges::find(rows, noun, &std::pair<std::string, std::string>::first);
                 row != rows.end())
            row->second += ", " + std::string(verb->name.substr(space + 1));
        else
            rows.emplace_back(noun, verb->name.substr(space + 1));
    }
    return rowsText(rows);
}

} // namespace tooltray::app
