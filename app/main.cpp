// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/datafolder.h"
#include "app/displayprobe.h"
#include "app/frontends.h"
#include "app/report.h"
#include "app/singleinstance.h"
#include "app/verbs/help.h"
#include "app/verbs/output.h"
#include "app/verbs/verbtable.h"
#include "base/log/log.h"
#include "engine/settings/version.h"
#include "http/connection/serverstate.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QLoggingCategory>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <unistd.h>
#include <vector>

// jemalloc reads this. What a large answer leaves behind goes back to the system within seconds, busy or not, and not
// at once, however large: the next answer would ask for all of it again.
extern "C" {
const char *malloc_conf = "background_thread:true,dirty_decay_ms:5000,muzzy_decay_ms:0,oversize_threshold:0";
}

namespace tooltray::app {
namespace {

// How long one that ends may take for it, and one that has calls to finish before.
constexpr std::chrono::seconds kEnding{3};
constexpr std::chrono::seconds kHandover{20};

// Why there can be no window, which is no reason not to serve; nothing where there can be one.
std::optional<std::string> reasonForNoWindow()
{
    if constexpr (!kHasWindow)
        return "This Tooltray was built without a window, so it only serves.";
    const DisplayProbe probe(DisplayPlace::ofEnvironment());
    switch (probe.ask()) {
    case DisplayProbe::Answer::NotNamed: return "There is no display, so Tooltray serves without a window.";
    case DisplayProbe::Answer::Silent:
        return "The display " + probe.name() + " does not respond, so Tooltray serves without a window.";
    case DisplayProbe::Answer::There: break;
    }
    return std::nullopt;
}

std::unique_ptr<QCoreApplication> createApplication(CommandLine::Mode mode, int &argc, char *argv[])
{
    if constexpr (kHasWindow) {
        if (mode == CommandLine::Mode::Window)
            return createWindowApplication(argc, argv);
    }
    return std::make_unique<QCoreApplication>(argc, argv);
}

int serve(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance, LogOutput &log)
{
    if constexpr (kHasWindow) {
        if (line.mode == CommandLine::Mode::Window)
            return runWindowed(line, dataFolder, instance, log);
    }
    return runHeadless(line, dataFolder, instance, log);
}

// Started from a menu there is nobody to read standard error.
int refuse(const CommandLine &line, const Error &error)
{
    if constexpr (kHasWindow) {
        if (line.mode == CommandLine::Mode::Window)
            return showFailure(error);
    }
    return reportFailure(error);
}

// A person started the first one with tooltray serve, and nothing on the screen says that it is there.
Error runsWithoutWindow(const Error &alreadyRunning)
{
    const std::string process(alreadyRunning.details["process"].numberText());
    return {ErrorKind::Conflict, "runs_without_window",
            "A Tooltray without a window" + (process.empty() ? "" : " (process " + process + ")")
                + " already uses this data folder.",
            "Stop it where it was started, or start with another --data-dir."};
}

using Instance = Result<std::unique_ptr<SingleInstance>>;

// The Tooltray that holds the folder is asked to show its window. One that relays started gives the folder up to
// one that a person starts. Nothing: there is nothing left to do, which is not a failure.
std::optional<Instance> joinRunningInstance(const CommandLine &line, const std::string &dataFolder,
                                            const Error &alreadyRunning)
{
    if (alreadyRunning.code != "already_running")
        return alreadyRunning;
    if (line.isForRelays) // it may be about to end; else the relay finds it
        return SingleInstance::claimOnceFree(dataFolder, kEnding);
    const bool isWindow = line.mode == CommandLine::Mode::Window;
    const auto newcomer = isWindow ? SingleInstance::Newcomer::Window : SingleInstance::Newcomer::Server;
    const QDeadlineTimer patience(kHandover);
    while (true) {
        const auto answer = SingleInstance::ask(dataFolder, newcomer, line.file.value_or(std::string()));
        const bool makesRoom = answer && *answer == SingleInstance::Answer::MakesRoom;
        if (makesRoom || !answer) { // or it was about to end anyway
            auto claimed = SingleInstance::claimOnceFree(dataFolder, kEnding);
            if (claimed)
                return claimed;
            if (makesRoom && !patience.hasExpired() && claimed.error().code == "already_running")
                continue; // it still has calls to finish, or a relay was faster and has started another one
        }
        if (!isWindow)
            return alreadyRunning;
        if (!answer)
            return answer.error();
        if (*answer != SingleInstance::Answer::WindowRaised)
            return runsWithoutWindow(alreadyRunning);
        std::printf("Tooltray is already running; its window is shown.\n");
        return std::nullopt;
    }
}

// Runs a verb, which never has a window.
int runCommand(const FoundVerb &found, std::span<const std::string> words, int &argc, char *argv[])
{
    LogOutput log(STDERR_FILENO);
    QLoggingCategory::setFilterRules(QString::fromStdString(logRules("critical").valueOr(std::string())));
    QCoreApplication::setApplicationName(QStringLiteral("tooltray"));
    QCoreApplication::setApplicationVersion(QString::fromUtf8(engine::kVersion));
    const QCoreApplication application(argc, argv);
    return runVerb(*found.verb, words.subspan(found.words));
}

// The whole life of the process; returns its exit code.
int runProgram(int argc, char *argv[])
{
    const std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    const auto verb = verbIn(arguments);
    if (!verb) {
        const bool wantsHelp = arguments.size() == 2 && (arguments[1] == "--help" || arguments[1] == "-h");
        if (wantsHelp)
            std::fputs(nounHelp(arguments[0]).c_str(), stdout);
        const bool isJson = std::ranges::find(arguments, "--json") != arguments.end();
        const Output output(isJson ? Output::Form::Json : Output::Form::Text, false);
        return wantsHelp ? 0 : static_cast<int>(output.fail(verb.error()));
    }
    if (*verb)
        return runCommand(**verb, arguments, argc, argv);
    auto parsed = parseCommandLine(arguments);
    if (!parsed)
        return reportFailure(parsed.error());
    CommandLine &line = *parsed;
    if (line.file) // the window may be that of a program in another folder
        line.file = QDir::current().absoluteFilePath(QString::fromStdString(*line.file)).toStdString();
    if (line.mode == CommandLine::Mode::Help || line.mode == CommandLine::Mode::Version) {
        const Verb *start = findVerb(arguments.front());
        const std::string text = line.mode == CommandLine::Mode::Version ? versionText()
                                 : start != nullptr                      ? verbHelp(*start)
                                                                         : helpText();
        std::fputs(text.c_str(), stdout);
        return 0;
    }
    const auto reason = line.mode == CommandLine::Mode::Window ? reasonForNoWindow() : std::nullopt;
    if (reason && line.file)
        return reportFailure(
            Error{ErrorKind::Unavailable, "no_window", *reason, "Use tooltray tools import."});
    if (reason) {
        std::fprintf(stderr, "%s\n", reason->c_str());
        line.mode = CommandLine::Mode::Headless;
    }

    http::raiseDescriptorLimit();
    LogOutput log(STDERR_FILENO);
    QLoggingCategory::setFilterRules(QString::fromStdString(logRules(line.logLevels).valueOr(std::string())));
    QCoreApplication::setApplicationName(QStringLiteral("tooltray"));
    QCoreApplication::setApplicationVersion(QString::fromUtf8(engine::kVersion));
    const auto application = createApplication(line.mode, argc, argv);
    if (line.mode == CommandLine::Mode::Stdio)
        return runStdioRelay(line);
    const auto dataFolder = openDataFolder(line.dataFolder);
    if (!dataFolder)
        return refuse(line, dataFolder.error());
    Instance instance = SingleInstance::claim(*dataFolder);
    if (!instance) {
        auto joined = joinRunningInstance(line, *dataFolder, instance.error());
        if (!joined)
            return 0;
        instance = *std::move(joined);
    }
    if (!instance)
        return refuse(line, instance.error());
    return serve(line, *dataFolder, **instance, log);
}

} // namespace
} // namespace tooltray::app

int main(int argc, char *argv[])
{
    return tooltray::app::runProgram(argc, argv);
}
