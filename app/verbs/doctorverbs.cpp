// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

std::string stepLine(const json::Value &step)
{
    const std::string_view state = step["state"].toString();
    const char *mark = state == "ok" ? "ok       " : state == "failed" ? "FAILED   " : "warning  ";
    std::string line = mark + plainLine(textOf(step["step"])) + ": " + plainLine(textOf(step["message"]));
    if (step.contains("hint"))
        line += "\n         " + plainLine(textOf(step["hint"]));
    return line;
}

// For health checks: it answers at once, and says nothing unless it fails.
Result<ExitCode> checkReady(VerbRun &run)
{
    const auto running = run.needRunning();
    const auto status = running ? run.ask("status") : Result<json::Value>(running.error());
    const bool isReady = status && (*status)["state"].toString() == "running";
    run.output().done(json::Value::object({{"ready", isReady}}), isReady ? "Ready." : "Not ready.");
    return isReady ? ExitCode::Ok : ExitCode::NotReady;
}

// The clients' files with an old address or token are written again, each after its change was shown.
Result<void> fixClients(VerbRun &run, const json::Value &clients)
{
    for (const json::Value &client : clients.elements()) {
        const auto change = run.ask("clients.preview", json::Value::object({{"client", client}}));
        if (!change)
            return change.error();
        const auto yes =
            run.confirm("Write the current address and a new token to " + textOf((*change)["file"]) + "?");
        if (!yes)
            return yes.error();
        if (!*yes)
            continue;
        const auto written = run.ask(
            "clients.write",
            json::Value::object({{"client", client}, {"title", client}, {"after", (*change)["after"]}}));
        if (!written)
            return written.error();
        run.output().note("Wrote " + textOf((*change)["file"]) + '.');
    }
    return {};
}

Result<ExitCode> runDoctor(VerbRun &run)
{
    if (run.has("--ready"))
        return checkReady(run);
    json::Value steps = json::Value::array();
    const auto answer = run.ask("doctor", json::Value::object(), [&](const json::Value &step) {
        if (!run.output().isJson() && (!run.has("--quiet") || step["state"].toString() != "ok"))
            run.output().line(step, stepLine(step));
        steps.append(step);
    });
    if (!answer)
        return answer.error();
    const bool isWell = (*answer)["is_well"].toBool();
    if (run.has("--fix")) {
        if (auto fixed = fixClients(run, (*answer)["stale_clients"]); !fixed)
            return std::move(fixed).error();
    }
    json::Value result = json::Value::object({{"is_well", isWell}, {"steps", std::move(steps)}});
    if (run.output().isJson())
        run.output().result(result, {});
    return isWell || run.has("--fix") ? ExitCode::Ok : ExitCode::Failed;
}

constexpr std::array kDoctorVerbs{Verb{
    .name = "doctor",
    .summary = "check each step from the data folder to the APIs and clients",
    .options = {{{"--ready", "", "only whether the server responds; exit with 10 if not"},
                 {"--fix", "",
                  "rewrite the configuration of clients with an old address or token, after asking"},
                 {"--yes", "", "fix without asking"}}},
    .examples = {{{"doctor", "what works, and what to do about the rest"},
                  {"doctor --ready --quiet", "as a health check"},
                  {"doctor --fix", "repair what can be repaired"}}},
    .exits = {ExitCode::NotReady, ExitCode::NeedsPerson, ExitCode::NotRunning},
    .run = runDoctor,
}};

} // namespace

std::span<const Verb> doctorVerbs()
{
    return kDoctorVerbs;
}

} // namespace tooltray::app
