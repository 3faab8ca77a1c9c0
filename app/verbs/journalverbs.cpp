// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "journal/exports/exports.h"
#include "json/write.h"

#include <array>
#include <charconv>

namespace tooltray::app {
namespace {

std::string entryLine(const json::Value &entry)
{
    const auto duration = entry["duration"].toInt64().value_or(entry["duration_us"].toInt64().value_or(0));
    std::string line = textOf(entry["time"]) + "  #" + textOf(entry["id"]) + "  " + textOf(entry["outcome"])
                       + "  " + std::to_string(duration / 1000) + " ms  " + textOf(entry["client"]) + "  "
                       + (entry["tool"].toString().empty() ? textOf(entry["method"]) : textOf(entry["tool"]));
    if (!entry["code"].toString().empty())
        line += "  " + textOf(entry["code"]);
    return plainLine(line);
}

std::string entriesText(const json::Value &answer)
{
    std::string text;
    for (const json::Value &entry : answer["entries"].elements())
        text += entryLine(entry) + '\n';
    return text.empty() ? "No call matches.\n" : text;
}

Result<json::Value> journalQuery(const VerbRun &run)
{
    std::string filter;
    for (const std::string &word : run.words())
        filter += (filter.empty() ? "" : " ") + word;
    json::Value query = json::Value::object({{"filter", filter}});
    if (const std::string limit = run.option("--limit"); !limit.empty()) {
        std::uint32_t count = 0;
        const auto parsed = std::from_chars(limit.data(), limit.data() + limit.size(), count);
        if (parsed.ec != std::errc() || parsed.ptr != limit.data() + limit.size() || count == 0
            || count > 10'000)
            return Error{ErrorKind::Usage, "bad_value",
                         "--limit is a number from 1 to 10000, not " + limit + "."};
        query.set("limit", count);
    }
    return query;
}

Result<ExitCode> exportHar(VerbRun &run, json::Value query)
{
    const auto answer = run.ask("journal.har", std::move(query));
    if (!answer)
        return answer.error();
    const std::string file = run.option("--har");
    if (auto written = journal::writeExport(file, json::write((*answer)["har"])); !written)
        return std::move(written).error();
    run.output().done(json::Value::object({{"file", file}}), "Wrote " + file + '.');
    return ExitCode::Ok;
}

Result<ExitCode> showJournal(VerbRun &run)
{
    if (const std::string id = run.option("--id"); !id.empty()) {
        const auto number = json::Value::number(id);
        return run.show("journal.show", json::Value::object({{"id", number.value_or(json::Value())}}),
                        [](const json::Value &entry) { return plainText(json::writePretty(entry)); });
    }
    auto query = journalQuery(run);
    if (!query)
        return std::move(query).error();
    if (run.has("--har"))
        return exportHar(run, *std::move(query));
    if (!run.has("--follow"))
        return run.show("journal.list", *std::move(query), entriesText);
    if (auto running = run.needRunning(); !running)
        return std::move(running).error();
    const auto ended = run.ask("journal.follow", *std::move(query), [&run](const json::Value &entry) {
        run.output().line(entry, entryLine(entry));
    });
    return ended ? Result<ExitCode>(ExitCode::Ok) : ended.error();
}

constexpr std::array kJournalVerbs{Verb{
    .name = "journal",
    .summary = "show the log of calls",
    .description = "FILTER works as in the window's log: tool:list_issues status:>=400 -client:ci. The "
                   "newest call comes "
                   "first. Secrets\nare masked in the log itself.",
    .arguments = {{{"FILTER", "words and fields that calls must match", ArgumentCount::Any}}},
    .options = {{{"--follow", "", "keep printing calls as they end"},
                 {"--limit", "N", "how many calls at most (default: 50)"},
                 {"--id", "ID", "show one call in full"},
                 {"--har", "FILE", "write the HTTP exchanges to FILE as an HTTP Archive",
                  Candidates::Files}}},
    .examples = {{{"journal is:error", "recent failures"},
                  {"journal --follow --json", "one JSON object per line"},
                  {"journal --id 1204", "one call"}}},
    .exits = {ExitCode::NotFound, ExitCode::NotRunning},
    .run = showJournal,
}};

} // namespace

std::span<const Verb> journalVerbs()
{
    return kJournalVerbs;
}

} // namespace tooltray::app
