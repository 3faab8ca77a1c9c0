// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/manual.h"

#include "app/verbs/arguments.h"
#include "app/verbs/clientpages.h"
#include "app/verbs/configreference.h"
#include "app/verbs/help.h"
#include "app/verbs/toolreference.h"
#include "app/verbs/verbtable.h"
#include "engine/settings/version.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <ctime>

namespace tooltray::app {
namespace {

// Text of roff: what it would take for a request or an escape is written so that it is none.
std::string roff(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '\\')
            escaped += "\\e";
        else if (c == '-')
            escaped += "\\-";
        else
            escaped += c;
        if (c == '\n')
            continue;
    }
    for (std::size_t at = 0; at < escaped.size(); ++at) {
        const bool begins = at == 0 || escaped[at - 1] == '\n';
        if (begins && (escaped[at] == '.' || escaped[at] == '\''))
            escaped.insert(at, "\\&");
    }
    return escaped;
}

std::string manDate()
{
    const char *epoch = std::getenv("SOURCE_DATE_EPOCH");
    std::time_t seconds = 0;
    if (epoch == nullptr
        || std::from_chars(epoch, epoch + std::char_traits<char>::length(epoch), seconds).ec != std::errc())
        return {};
    std::tm day{};
    ::gmtime_r(&seconds, &day);
    std::array<char, 16> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &day)};
}

std::string manHead(std::string_view page, int section, std::string_view summary)
{
    std::string name(page);
    for (char &c : name)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return ".TH " + roff(name) + ' ' + std::to_string(section) + " \"" + manDate() + "\" \"Tooltray "
           + std::string(engine::kVersion) + "\" \"Tooltray\"\n.SH NAME\n" + roff(page) + " \\- "
           + roff(summary) + '\n';
}

std::string manEntry(const std::string &head, std::string_view text)
{
    return ".TP\n\\fB" + roff(head) + "\\fR\n" + roff(text) + '\n';
}

std::string manVerb(const Verb &verb)
{
    std::string text = ".SS \"" + roff(usageLine(verb)) + "\"\n" + roff(verb.summary) + ".\n";
    if (!verb.description.empty())
        text += ".PP\n" + roff(verb.description) + '\n';
    for (const VerbArgument &argument : used(verb.arguments))
        text += manEntry(argumentText(argument), argument.help);
    for (const VerbOption &option : used(verb.options))
        text += manEntry(optionText(option), option.help);
    if (!used(verb.examples).empty()) {
        text += ".PP\nExamples:\n";
        for (const VerbExample &example : used(verb.examples))
            text += ".PP\n.RS 4\n.nf\ntooltray " + roff(example.line) + "\n.fi\n" + roff(example.purpose)
                    + "\n.RE\n";
    }
    if (verb.effect != Verb::Effect::Starts) {
        std::string codes;
        for (const ExitMeaning &exit : exitsOf(verb))
            codes += (codes.empty() ? "" : ", ") + std::to_string(static_cast<int>(exit.code));
        text += ".PP\nExit codes: " + codes + ".\n";
    }
    return text;
}

std::string commandsPage()
{
    std::string text =
        manHead("tooltray", 1, "GraphQL and REST operations as safe tools for the agents on this computer");
    text += ".SH SYNOPSIS\n\\fBtooltray\\fR [\\fIoptions\\fR]\n.br\n\\fBtooltray\\fR \\fICOMMAND\\fR "
            "[\\fIarguments\\fR] "
            "[\\fIoptions\\fR]\n.SH DESCRIPTION\nWithout a command, Tooltray opens its window and serves. A "
            "command asks "
            "the Tooltray that uses the data folder, or works on the files when none runs.\n.SH \"COMMON "
            "OPTIONS\"\n";
    for (const VerbOption &option : commonOptions())
        text += manEntry(optionText(option), option.help);
    text += ".PP\nCommands that change something have:\n";
    for (const VerbOption &option : changingOptions())
        text += manEntry(optionText(option), option.help);
    text += ".SH COMMANDS\n";
    for (const Verb *verb : allVerbs())
        text += verb->isHidden ? std::string() : manVerb(*verb);
    text += ".SH \"EXIT STATUS\"\n";
    for (const ExitMeaning &exit : exitMeanings())
        text += manEntry(std::to_string(static_cast<int>(exit.code)), exit.meaning);
    text += ".SH ENVIRONMENT\n" + manEntry("TOOLTRAY_TOKEN", "the token of a client, for tooltray stdio")
            + ".SH \"SEE ALSO\"\n\\fBtooltray\\-config\\fR(5), \\fBtooltray\\-tool\\fR(5)\n";
    return text;
}

std::string markdownCell(std::string_view text)
{
    std::string cell;
    for (const char c : text) {
        if (c == '|')
            cell += '\\';
        cell += c == '\n' ? ' ' : c;
    }
    return cell;
}

std::string markdownTable(std::string_view left, std::string_view right,
                          const std::vector<std::pair<std::string, std::string>> &rows)
{
    if (rows.empty())
        return {};
    std::string text = "\n| " + std::string(left) + " | " + std::string(right) + " |\n|---|---|\n";
    for (const auto &[name, help] : rows)
        text += "| `" + markdownCell(name) + "` | " + markdownCell(help) + " |\n";
    return text;
}

std::string markdownVerb(const Verb &verb)
{
    std::string text = "\n## " + std::string(verb.name) + "\n\n    " + usageLine(verb) + "\n\n"
                       + std::string(verb.summary) + ".\n";
    if (!verb.description.empty())
        text += '\n' + std::string(verb.description) + '\n';
    std::vector<std::pair<std::string, std::string>> rows;
    for (const VerbArgument &argument : used(verb.arguments))
        rows.emplace_back(argumentText(argument), argument.help);
    for (const VerbOption &option : used(verb.options))
        rows.emplace_back(optionText(option), option.help);
    text += markdownTable("argument", "meaning", rows);
    rows.clear();
    for (const VerbExample &example : used(verb.examples))
        rows.emplace_back("tooltray " + std::string(example.line), example.purpose);
    text += markdownTable("example", "purpose", rows);
    if (verb.effect != Verb::Effect::Starts) {
        std::string codes;
        for (const ExitMeaning &exit : exitsOf(verb))
            codes += (codes.empty() ? "" : ", ") + std::to_string(static_cast<int>(exit.code));
        text += "\nExit codes: " + codes + ".\n";
    }
    return text;
}

std::string commandsChapter()
{
    std::string text =
        "# Commands\n\n<!-- Generated by tooltray manual commands; a test compares it. -->\n\n"
        "A command asks the Tooltray that uses the data folder, or works on the files when none runs.\n"
        "Results go to standard output, everything else to standard error.\n";
    std::vector<std::pair<std::string, std::string>> rows;
    for (const VerbOption &option : commonOptions())
        rows.emplace_back(optionText(option), option.help);
    for (const VerbOption &option : changingOptions())
        rows.emplace_back(optionText(option),
                          "of commands that change something: " + std::string(option.help));
    text += markdownTable("option", "meaning", rows);
    rows.clear();
    for (const ExitMeaning &exit : exitMeanings())
        rows.emplace_back(std::to_string(static_cast<int>(exit.code)), exit.meaning);
    text += markdownTable("exit code", "meaning", rows);
    for (const Verb *verb : allVerbs())
        text += verb->isHidden ? std::string() : markdownVerb(*verb);
    return text;
}

// The page about keys of a file, and the chapter of the manual with the same contents.
struct KeyPages {
    std::string_view page;    // "tooltray-config"
    std::string_view chapter; // "configuration"
    std::string_view title;
    std::string_view summary;
    std::string (*introduction)();
    std::vector<ConfigKey> (*keys)();
};

constexpr std::array kKeyPages{
    KeyPages{"tooltray-config", "configuration", "Configuration",
             "the configuration file config.yaml of Tooltray", configurationIntroduction, configKeys},
    KeyPages{"tooltray-tool", "tool", "Definition of a tool", "the definition of a tool of Tooltray",
             toolIntroduction, toolKeys},
};

std::string keyPage(const KeyPages &pages)
{
    std::string text = manHead(pages.page, 5, pages.summary);
    text += ".SH DESCRIPTION\n" + roff(pages.introduction()) + "\n.SH KEYS\n";
    for (const ConfigKey &key : pages.keys())
        text += manEntry(key.path + (key.type.empty() ? "" : " (" + key.type + ')'), key.help);
    text += ".SH \"SEE ALSO\"\n\\fBtooltray\\fR(1)";
    for (const KeyPages &other : kKeyPages)
        text += &other == &pages ? std::string() : ", \\fB" + roff(other.page) + "\\fR(5)";
    return text + '\n';
}

std::string keyChapter(const KeyPages &pages)
{
    std::string text = "# " + std::string(pages.title) + "\n\n<!-- Generated by tooltray manual "
                       + std::string(pages.chapter) + "; a test compares it. -->\n\n" + pages.introduction()
                       + "\n\n| key | value | meaning |\n|---|---|---|\n";
    for (const ConfigKey &key : pages.keys())
        text += "| `" + key.path + "` | " + markdownCell(key.type) + " | " + markdownCell(key.help) + " |\n";
    return text;
}

Error noSuchPage(std::string_view page)
{
    return {ErrorKind::NotFound, "no_such_page", "There is no page " + std::string(page) + "."};
}

constexpr std::string_view kClientChapters = "clients/";

} // namespace

Result<std::string> manPage(std::string_view page)
{
    if (page == "tooltray")
        return commandsPage();
    const auto found = std::ranges::find(kKeyPages, page, &KeyPages::page);
    return found == kKeyPages.end() ? Result<std::string>(noSuchPage(page)) : keyPage(*found);
}

std::vector<ManualChapter> manualChapters()
{
    std::vector<ManualChapter> chapters{{"commands", "reference/commands.md"},
                                        {"config.schema", "reference/config.schema.json"},
                                        {"tool.schema", "reference/tool.schema.json"},
                                        {"clients", "clients/README.md"}};
    for (const KeyPages &pages : kKeyPages)
        chapters.push_back({std::string(pages.chapter), "reference/" + std::string(pages.chapter) + ".md"});
    for (const clients::ClientProfile &profile : clients::knownClients())
        chapters.push_back({std::string(kClientChapters) + profile.id, "clients/" + profile.id + ".md"});
    return chapters;
}

Result<std::string> manualPage(std::string_view chapter)
{
    if (chapter == "commands")
        return commandsChapter();
    if (chapter == "config.schema")
        return configurationSchema();
    if (chapter == "tool.schema")
        return toolSchema();
    if (chapter == "clients")
        return clientListChapter();
    if (chapter.starts_with(kClientChapters)) {
        const auto *profile = clients::findClient(chapter.substr(kClientChapters.size()));
        return profile == nullptr ? Result<std::string>(noSuchPage(chapter)) : clientChapter(*profile);
    }
    const auto found = std::ranges::find(kKeyPages, chapter, &KeyPages::chapter);
    return found == kKeyPages.end() ? Result<std::string>(noSuchPage(chapter)) : keyChapter(*found);
}

} // namespace tooltray::app
