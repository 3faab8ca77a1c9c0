// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "app/verbs/completion.h"
#include "app/verbs/help.h"
#include "app/verbs/manual.h"
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>
#include <cstdio>

namespace tooltray::app {
namespace {

void printHelp(const std::string &text)
{
    std::fputs(text.c_str(), stdout);
}

Result<ExitCode> runHelp(VerbRun &run)
{
    if (run.words().empty()) {
        printHelp(helpText());
        return ExitCode::Ok;
    }
    const std::string name = run.word(0) + (run.word(1).empty() ? "" : " " + run.word(1));
    if (const Verb *verb = findVerb(name)) {
        printHelp(verbHelp(*verb));
        return ExitCode::Ok;
    }
    const auto found = verbIn(run.words());
    if (!found && run.word(1).empty()) { // a noun
        printHelp(nounHelp(name));
        return ExitCode::Ok;
    }
    return found ? Error{ErrorKind::Usage, "unknown_command", "There is no command " + name + ".",
                         "See tooltray --help."}
                 : found.error();
}

Result<ExitCode> runCompletion(VerbRun &run)
{
    const auto script = completionScript(run.word(0));
    if (!script)
        return script.error();
    printHelp(*script);
    return ExitCode::Ok;
}

// The options before the words that are completed count, so that names are those of the same data folder.
Result<ExitCode> runComplete(VerbRun &run)
{
    std::string dataFolder;
    const auto &words = run.words();
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (words[i] == "--data-dir")
            dataFolder = words[i + 1];
        else if (words[i].starts_with("--data-dir="))
            dataFolder = words[i].substr(std::string_view("--data-dir=").size());
    }
    for (const Completion &one :
         completionsFor(words, [&](std::string_view kind) { return namesNow(kind, dataFolder); }))
        std::printf("%s\t%s\n", one.word.c_str(), one.help.c_str());
    return ExitCode::Ok;
}

Result<ExitCode> runMan(VerbRun &run)
{
    const std::string page = run.word(0).empty() ? "tooltray" : run.word(0);
    const auto text = manPage(page);
    if (!text)
        return text.error();
    printHelp(*text);
    return ExitCode::Ok;
}

Result<ExitCode> runManual(VerbRun &run)
{
    if (run.words().empty()) {
        for (const ManualChapter &chapter : manualChapters())
            std::printf("%s %s\n", chapter.name.c_str(), chapter.file.c_str());
        return ExitCode::Ok;
    }
    const auto text = manualPage(run.word(0));
    if (!text)
        return text.error();
    printHelp(*text);
    return ExitCode::Ok;
}

constexpr std::array kHelpVerbs{
    Verb{.name = "help",
         .summary = "show help for a command",
         .arguments = {{{"COMMAND", "name of a command", ArgumentCount::Any, Candidates::Verbs}}},
         .examples = {{{"help tools list", "the same as tooltray tools list --help"}}},
         .run = runHelp},
    Verb{.name = "completion",
         .summary = "print the completion script of a shell",
         .description =
             "Packages already install it. It also completes names of tools, endpoints and clients.",
         .arguments = {{{"SHELL", "bash, zsh or fish", ArgumentCount::One, Candidates::Shells}}},
         .examples = {{{"completion bash", "source it in ~/.bashrc"},
                       {"completion fish > ~/.config/fish/completions/tooltray.fish", "for fish"}}},
         .run = runCompletion},
    Verb{.name = "man",
         .summary = "print a manual page as roff",
         .arguments = {{{"PAGE", "tooltray, tooltray-config or tooltray-tool (default: tooltray)",
                         ArgumentCount::Optional}}},
         .examples = {{{"man | man -l -", "read it"}}},
         .run = runMan},
    Verb{.name = "manual",
         .summary = "print a generated chapter of the manual, or list them with their files",
         .arguments = {{{"CHAPTER", "name of a chapter", ArgumentCount::Optional}}},
         .run = runManual,
         .isHidden = true},
    Verb{.name = "__complete",
         .summary = "print what completes the last word",
         .arguments = {{{"WORD", "words behind tooltray", ArgumentCount::Any}}},
         .run = runComplete,
         .isHidden = true},
};

} // namespace

std::span<const Verb> helpVerbs()
{
    return kHelpVerbs;
}

} // namespace tooltray::app
