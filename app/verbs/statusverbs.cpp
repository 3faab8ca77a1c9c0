// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

std::string statusText(const json::Value &status)
{
    std::vector<std::vector<std::string>> rows;
    const auto add = [&rows](const char *name, std::string value) {
        rows.push_back({name, std::move(value)});
    };
    const bool isServing = status["state"].toString() == "running";
    add("State:", std::string(status["state"].toString()) + (status["is_paused"].toBool() ? ", paused" : ""));
    add(isServing ? "URL:" : "Problem:", textOf(status[isServing ? "url" : "problem"]));
    if (!status["demo_url"].toString().empty())
        add("Sample API:", textOf(status["demo_url"]));
    add("Version:", textOf(status["program_version"]) + " (process " + textOf(status["process"]) + ')');
    add("Data folder:", textOf(status["data_folder"]));
    add("Tools:", textOf(status["tools"]) + ", " + textOf(status["broken_tools"]) + " broken");
    add("Endpoints:", textOf(status["endpoints"]));
    add("Pending:", textOf(status["pending_approvals"]) + " approvals, " + textOf(status["pending_consents"])
                        + " consents, " + textOf(status["pending_reviews"]) + " reviews");
    std::string text = tableText(rows);
    if (!status["clients"].isEmpty()) {
        rows = {{"CLIENT", "PROGRAM", "PROTOCOL", "CALLS"}};
        for (const json::Value &client : status["clients"].elements())
            rows.push_back({textOf(client["name"]), textOf(client["program"]), textOf(client["protocol"]),
                            textOf(client["calls"])});
        text += '\n' + tableText(rows);
    }
    return text;
}

Result<ExitCode> runStatus(VerbRun &run)
{
    if (auto running = run.needRunning(); !running)
        return std::move(running).error();
    return run.show("status", json::Value::object(), statusText);
}

constexpr std::array kStatusVerbs{Verb{
    .name = "status",
    .summary = "show whether Tooltray is running, its address, its clients and what is pending",
    .examples = {{{"status", "a summary"}, {"status --json", "the same for scripts"}}},
    .exits = {ExitCode::NotRunning},
    .run = runStatus,
}};

constexpr std::array kProgramVerbs{
    Verb{
        .name = "serve",
        .summary = "serve without a window until it is stopped",
        .options =
            {{{"--port", "N", "serve on port N of this computer (default: 8665; 0 picks a free port)"},
              {"--print-connection", "", "print {\"url\":...,\"token\":...} when ready, for scripts"},
              {"--demo", "", "also serve sample APIs, GraphQL and REST, to try things out"},
              {"--move-library", "", "move the tools from their previous storage"},
              {"--while-used", "", "exit soon after the last stdio client disconnects"},
              {"--data-dir", "FOLDER", "store everything in FOLDER", Candidates::Files},
              {"--config", "FILE", "read FILE instead of config.yaml in the data folder", Candidates::Files},
              {"--log", "LEVELS", "what to log to standard error, such as info or warning,http=debug"}}},
        .examples = {{{"serve", "serve on the usual port"},
                      {"serve --demo --data-dir /tmp/try", "try it out with the sample API"}}},
        .effect = Verb::Effect::Starts,
    },
    Verb{
        .name = "stdio",
        .summary = "connect standard input and output to a running Tooltray",
        .description =
            "Starts a Tooltray without a window if none is running, and reconnects when it restarts. "
            "The environment\nvariable TOOLTRAY_TOKEN may hold the token of a client.",
        .options = {{{"--url", "URL", "the URL to relay to (default: the Tooltray of the data folder)"},
                     {"--port", "N", "relay to port N of this computer"},
                     {"--client", "NAME", "the name of the client program, for its rights and the log"},
                     {"--data-dir", "FOLDER", "use the Tooltray of FOLDER", Candidates::Files},
                     {"--log", "LEVELS", "what to log to standard error"}}},
        .examples = {{{"stdio --client my-editor", "as an MCP client starts it"}}},
        .effect = Verb::Effect::Starts,
    },
};

} // namespace

std::span<const Verb> statusVerbs()
{
    return kStatusVerbs;
}

std::span<const Verb> programVerbs()
{
    return kProgramVerbs;
}

} // namespace tooltray::app
