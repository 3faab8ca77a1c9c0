// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/datafolder.h"
#include "app/verbs/help.h"
#include "app/verbs/verbtable.h"
#include "base/log/log.h"
#include "engine/settings/version.h"
#include "stdio/relay/serveraccess.h"
#include "text/unicode/ascii.h"
#include "text/words/suggestions.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <vector>

namespace tooltray::app {
namespace {

using Apply = Result<void> (*)(CommandLine &, const std::string &value);

struct Option {
    std::string_view name;
    std::string_view alias;
    std::string_view valueName; // empty: the option takes none
    std::string_view help;
    Apply apply;
};

std::string spaced(const std::string &sentence)
{
    return sentence.empty() ? sentence : " " + sentence;
}

Error usageError(std::string code, std::string message)
{
    return {ErrorKind::Usage, std::move(code), std::move(message), "See tooltray --help."};
}

Result<void> setDataFolder(CommandLine &line, const std::string &value)
{
    if (value.empty())
        return usageError("bad_value", "--data-dir needs the name of a folder.");
    line.dataFolder = value;
    return {};
}

Result<void> setConfig(CommandLine &line, const std::string &value)
{
    if (value.empty())
        return usageError("bad_value", "--config needs the name of a file.");
    line.config = value;
    return {};
}

Result<void> setPort(CommandLine &line, const std::string &value)
{
    std::uint16_t port = 0;
    const char *end = value.data() + value.size();
    const auto parsed = std::from_chars(value.data(), end, port);
    if (value.empty() || parsed.ec != std::errc() || parsed.ptr != end)
        return usageError("bad_value", "--port needs a number from 0 to 65535, not \"" + value + "\".");
    line.port = port;
    return {};
}

Result<void> setUrl(CommandLine &line, const std::string &value)
{
    if (auto endpoint = stdio::parseEndpoint(value); !endpoint)
        return std::move(endpoint).error();
    line.url = value;
    return {};
}

// It stands in lists and in the log.
Result<void> setClient(CommandLine &line, const std::string &value)
{
    constexpr std::size_t kLongest = 64;
    const bool isName = !value.empty() && value.size() <= kLongest && std::ranges::all_of(value, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '-' || c == '_' || c == '.';
    });
    if (!isName)
        return usageError("bad_value", "--client needs a name of letters, digits, -, _ and ., at most 64.");
    line.client = value;
    return {};
}

Result<void> setForRelays(CommandLine &line, const std::string &)
{
    line.isForRelays = true;
    return {};
}

Result<void> setDemo(CommandLine &line, const std::string &)
{
    line.hasDemo = true;
    return {};
}

Result<void> setMovesLibrary(CommandLine &line, const std::string &)
{
    line.movesLibrary = true;
    return {};
}

Result<void> setPrintsConnection(CommandLine &line, const std::string &)
{
    line.printsConnection = true;
    return {};
}

Result<void> setLogLevels(CommandLine &line, const std::string &value)
{
    if (auto rules = logRules(value); !rules)
        return std::move(rules).error();
    line.logLevels = value;
    return {};
}

Result<void> setHeadless(CommandLine &line, const std::string &)
{
    if (line.mode == CommandLine::Mode::Stdio)
        return usageError("bad_value",
                          "--headless cannot be used with tooltray stdio, which never has a window.");
    line.mode = CommandLine::Mode::Headless;
    return {};
}

template <CommandLine::Mode mode>
Result<void> setMode(CommandLine &line, const std::string &)
{
    line.mode = mode;
    return {};
}

constexpr std::array kOptions{
    Option{"--data-dir", "", "FOLDER", "store everything in FOLDER (default: tooltray in your data folder)",
           setDataFolder},
    Option{"--config", "", "FILE", "read FILE instead of config.yaml in the data folder", setConfig},
    Option{"--port", "", "N", "serve on port N of this computer (default: 8665; 0 picks a free port)",
           setPort},
    Option{"--headless", "", "", "serve without a window", setHeadless},
    Option{"--print-connection", "", "", "serve: print {\"url\":...,\"token\":...} when ready, for scripts",
           setPrintsConnection},
    Option{"--url", "", "URL", "stdio: the URL to relay to (default: the Tooltray of the data folder)",
           setUrl},
    Option{"--client", "", "NAME", "stdio: the name of the client program, for its rights and the log",
           setClient},
    Option{"--while-used", "", "", "serve: exit soon after the last stdio client disconnects", setForRelays},
    Option{"--move-library", "", "", "serve: move the tools from their previous storage", setMovesLibrary},
    Option{"--demo", "", "", "also serve sample APIs, GraphQL and REST, to try things out", setDemo},
    Option{"--log", "", "LEVELS", "what to log to standard error, such as info or warning,http=debug",
           setLogLevels},
    Option{"--help", "-h", "", "show this text", setMode<CommandLine::Mode::Help>},
    Option{"--version", "", "", "show the version", setMode<CommandLine::Mode::Version>},
};

struct Command {
    std::string_view name;
    CommandLine::Mode mode;
};

constexpr std::array kCommands{
    Command{"serve", CommandLine::Mode::Headless},
    Command{"stdio", CommandLine::Mode::Stdio},
};

const Command *findCommand(std::string_view name)
{
    const auto found = std::ranges::find(kCommands, name, &Command::name);
    return found == kCommands.end() ? nullptr : &*found;
}

const Option *findOption(std::string_view name)
{
    const auto found = std::ranges::find_if(
        kOptions, [&](const Option &option) { return option.name == name || option.alias == name; });
    return found == kOptions.end() ? nullptr : &*found;
}

// The dashes are left out of the comparison: they are never what was mistyped.
Error unknownOption(const std::string &name)
{
    constexpr std::string_view kDashes = "--";
    std::vector<std::string> known;
    for (const Option &option : kOptions)
        known.emplace_back(option.name.substr(kDashes.size()));
    std::vector<std::string> similar =
        suggestions(name.substr(std::min(name.find_first_not_of('-'), name.size())), known);
    for (std::string &option : similar)
        option.insert(0, kDashes);
    return usageError("unknown_option", "There is no option " + name + "." + spaced(didYouMean(similar)));
}

// A word that can only be meant as a file, as desktops pass one that is opened.
bool isFileName(std::string_view word)
{
    return word.find('/') != std::string_view::npos || word.ends_with(".json");
}

// The error for a name that is not a command, or not where a command can be.
Error wrongCommand(const std::string &name)
{
    const bool isVerb = std::ranges::any_of(allVerbs(), [&](const Verb *verb) {
        return !verb->isHidden && verb->name.substr(0, verb->name.find(' ')) == name;
    });
    if (isVerb)
        return usageError("command_not_first",
                          "The command must come first, and there can be only one: tooltray " + name
                              + " [options].");
    std::vector<std::string> known;
    for (const Verb *verb : allVerbs()) {
        std::string first(verb->name.substr(0, verb->name.find(' ')));
        if (!verb->isHidden && std::ranges::find(known, first) == known.end())
            known.push_back(std::move(first));
    }
    return usageError("unknown_command",
                      "There is no command " + name + "." + spaced(didYouMean(suggestions(name, known))));
}

} // namespace

Result<CommandLine> parseCommandLine(std::span<const std::string> arguments)
{
    CommandLine line;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string &argument = arguments[i];
        if (const Command *command = findCommand(argument); i == 0 && command) {
            line.mode = command->mode;
            continue;
        }
        const auto equals = argument.find('=');
        const std::string name = argument.substr(0, equals);
        const Option *option = findOption(name);
        if (!option && !name.starts_with('-') && !line.file && isFileName(argument)) {
            line.file = argument;
            continue;
        }
        if (!option)
            return name.starts_with('-') ? unknownOption(name) : wrongCommand(name);
        std::string value;
        if (equals != std::string::npos) {
            if (option->valueName.empty())
                return usageError("bad_value", name + " takes no value.");
            value = argument.substr(equals + 1);
        } else if (!option->valueName.empty()) {
            if (i + 1 == arguments.size())
                return usageError("missing_value", name + " needs a value: " + name + ' '
                                                       + std::string(option->valueName) + '.');
            value = arguments[++i];
        }
        if (auto applied = option->apply(line, value); !applied)
            return applied.error();
        // Asked for help, the rest of the line does not matter: it may be what the question is about.
        if (line.mode == CommandLine::Mode::Help || line.mode == CommandLine::Mode::Version)
            return line;
    }
    if (line.url && line.mode != CommandLine::Mode::Stdio)
        return usageError("bad_value", "--url can only be used with tooltray stdio.");
    if (line.file && line.mode != CommandLine::Mode::Window)
        return usageError("bad_value",
                          "Only the window opens a file; without it, use tooltray tools import.");
    if (line.client && line.mode != CommandLine::Mode::Stdio)
        return usageError("bad_value", "--client can only be used with tooltray stdio.");
    if (line.movesLibrary && line.mode != CommandLine::Mode::Headless)
        return usageError("bad_value", "--move-library can only be used with tooltray serve.");
    if (line.isForRelays && line.mode != CommandLine::Mode::Headless)
        return usageError("bad_value", "--while-used can only be used with tooltray serve.");
    if (line.printsConnection && line.mode != CommandLine::Mode::Headless)
        return usageError("bad_value", "--print-connection can only be used with tooltray serve.");
    return line;
}

std::string helpText()
{
    std::string text =
        "Tooltray turns GraphQL and REST operations into safe tools for the agents on this computer.\n"
        "\n"
        "Usage: tooltray [options]            open the window and serve\n"
        "       tooltray [options] FILE       open the window with the import of a pack\n"
        "       tooltray COMMAND [options]    see tooltray COMMAND --help\n"
        "\n"
        "Examples:\n"
        "  tooltray serve --demo              serve without a window, with a sample API\n"
        "  tooltray tools import demo         import the tools for it\n"
        "  tooltray connect claude-code       tell an MCP client where they are\n"
        "  tooltray call list_projects        call a tool\n"
        "\n"
        "Commands:\n"
        + verbOverview() + "\nOptions:\n";
    for (const Option &option : kOptions) {
        std::string left = "  " + std::string(option.alias);
        left += (option.alias.empty() ? "" : ", ") + std::string(option.name);
        left += (option.valueName.empty() ? "" : " ") + std::string(option.valueName);
        left.resize(std::max<std::size_t>(left.size() + 2, 24), ' ');
        text += left + std::string(option.help) + "\n";
    }
    text +=
        "\n"
        "Starting Tooltray again with the same data folder shows the window of the running one, if any.\n"
        "A command asks the running Tooltray that uses the data folder, or works on the files if none is "
        "running.\n"
        "Exit codes: 0 success, 1 failure, 2 wrong command line; see tooltray COMMAND --help for others.\n";
    return text;
}

std::string versionText()
{
    return "Tooltray " + std::string(engine::kVersion) + "\n";
}

namespace {

// Of this computer and this user, whatever the data folder is: one that somebody sent must not bring its own consents.
// Neither is it among the settings, which people copy from one computer to another.
std::string consentFile()
{
#ifdef Q_OS_LINUX
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString folder =
        QDir::isAbsolutePath(given) ? given : QDir::homePath() + QStringLiteral("/.local/state");
#else
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
#endif
    return QDir::cleanPath(folder + QStringLiteral("/tooltray/consent.json")).toStdString();
}

} // namespace

engine::EngineSettings engineSettings(const CommandLine &line, const std::string &dataFolder)
{
    engine::EngineSettings settings{.dataFolder = dataFolder};
    settings.consentFile = consentFile();
    if (line.config)
        settings.configFile =
            QDir::current().absoluteFilePath(QString::fromStdString(*line.config)).toStdString();
    settings.isConfigOwn = line.config || isUsualDataFolder(dataFolder);
    settings.movesLibrary = line.movesLibrary;
    settings.relay = {QCoreApplication::applicationFilePath().toStdString(), "stdio"};
    if (!isFoundByEveryProgram(dataFolder))
        settings.relay.insert(settings.relay.end(), {"--data-dir", dataFolder});
    return settings;
}

engine::ServerSettings serverSettings(const CommandLine &line)
{
    return {.port = line.port, .hasDemo = line.hasDemo};
}

} // namespace tooltray::app
