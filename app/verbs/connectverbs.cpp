// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "workspace/checks/textdiff.h"

#include <algorithm>
#include <array>
#include <unistd.h>

namespace tooltray::app {
namespace {

std::string clientTable(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows{{"CLIENT", "NAME", "STATE", "FILE"}};
    for (const json::Value &client : answer["clients"].elements()) {
        std::string state = textOf(client["state"]);
        std::ranges::replace(state, '_', ' ');
        rows.push_back({textOf(client["client"]), textOf(client["title"]), state, textOf(client["file"])});
    }
    return tableText(rows);
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// The lines that differ, with three lines around them.
std::string changeText(const json::Value &change)
{
    constexpr std::size_t kAround = 3;
    using Kind = workspace::DiffLine::Kind;
    const auto lines =
        workspace::diffLines(linesOf(change["before"].toString()), linesOf(change["after"].toString()));
    std::string text = textOf(change["file"]) + ":\n";
    std::size_t shown = 0; // lines before that one are printed or left out
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind == Kind::Same)
            continue;
        const std::size_t first = std::max(shown, i > kAround ? i - kAround : 0);
        text += first > shown && shown > 0 ? "...\n" : "";
        for (std::size_t at = first; at < i; ++at)
            text += "  " + lines[at].text + '\n';
        text += (lines[i].kind == Kind::Added ? "+ " : "- ") + lines[i].text + '\n';
        shown = i + 1;
        for (std::size_t after = 0;
             after < kAround && shown < lines.size() && lines[shown].kind == Kind::Same; ++after)
            text += "  " + lines[shown++].text + '\n';
    }
    return plainText(text);
}

// True for a file that cannot be read as well: what is in it is not known.
bool isConnected(const json::Value &client)
{
    const std::string_view state = client["state"].toString();
    return state != "not_configured" && state != "not_installed";
}

struct KnownClients {
    json::Value list;
    std::vector<std::string> chosen;
};

Result<KnownClients> chooseClients(VerbRun &run)
{
    const auto answer = run.ask("clients.files");
    if (!answer)
        return answer.error();
    KnownClients known{*answer, run.words()};
    for (const std::string &name : known.chosen) {
        if (std::ranges::none_of((*answer)["clients"].elements(), [&](const json::Value &client) {
                return client["client"].toString() == name;
            }))
            return Error{ErrorKind::NotFound, "no_such_client", "There is no client called " + name + ".",
                         "See tooltray connect --list."};
    }
    if (!run.has("--all"))
        return known;
    for (const json::Value &client : (*answer)["clients"].elements()) {
        const std::string_view state = client["state"].toString();
        const bool isMeant =
            run.has("--undo") ? isConnected(client) : state != "not_installed" && state != "unreadable";
        if (isMeant)
            known.chosen.emplace_back(client["client"].toString());
    }
    return known;
}

const json::Value &fileOf(const KnownClients &known, const std::string &name)
{
    static const json::Value kNone;
    for (const json::Value &client : known.list["clients"].elements()) {
        if (client["client"].toString() == name)
            return client;
    }
    return kNone;
}

Result<json::Value> undoOne(VerbRun &run, const KnownClients &known, const std::string &name)
{
    const json::Value &file = fileOf(known, name);
    const bool isUndone = !run.isDryRun() && isConnected(file);
    json::Value done = json::Value::object({{"client", name}, {"file", file["file"]}, {"undone", isUndone}});
    if (!isUndone)
        return done;
    const auto answer = run.ask("clients.undo", json::Value::object({{"client", name}}));
    if (!answer)
        return answer.error();
    done.set("token_revoked", (*answer)["token_revoked"]);
    return done;
}

Result<json::Value> connectOne(VerbRun &run, const KnownClients &known, const std::string &name)
{
    const auto change = run.ask("clients.preview", json::Value::object({{"client", name}}));
    if (!change)
        return change.error();
    json::Value done =
        json::Value::object({{"client", name}, {"file", (*change)["file"]}, {"written", false}});
    if (!(*change)["is_needed"].toBool()) {
        run.output().note(textOf((*change)["file"]) + " needs no change.");
        return done;
    }
    const std::string diff = changeText(*change);
    done.set("diff", diff);
    if (run.isDryRun())
        return done;
    run.output().note(diff);
    const auto yes = run.confirm("Write " + textOf((*change)["file"]) + "?");
    if (!yes)
        return yes.error();
    if (!*yes)
        return done;
    const auto written =
        run.ask("clients.write", json::Value::object({{"client", name},
                                                      {"title", fileOf(known, name)["title"]},
                                                      {"after", (*change)["after"]}}));
    if (!written)
        return written.error();
    done.set("written", true);
    return done;
}

Result<ExitCode> printSnippets(VerbRun &run, const KnownClients &known)
{
    json::Value snippets = json::Value::array();
    std::string text;
    for (const std::string &name : known.chosen) {
        const json::Value &file = fileOf(known, name);
        snippets.append(json::Value::object({{"client", name},
                                             {"file", file["file"]},
                                             {"snippet", file["snippet"]},
                                             {"token_mark", file["token_mark"]}}));
        text += "For " + textOf(file["file"]) + " (replace " + textOf(file["token_mark"])
                + " by a token from tooltray token new):\n" + textOf(file["snippet"]) + '\n';
    }
    run.output().result(json::Value::object({{"snippets", std::move(snippets)}}), text);
    return ExitCode::Ok;
}

std::string outcomeText(VerbRun &run, const json::Value &done)
{
    const std::string file = textOf(done["file"]);
    if (run.isDryRun())
        return textOf(done["diff"]) + "Nothing was written to " + file + '\n';
    if (!done["written"].toBool() && !done["undone"].toBool())
        return "Left unchanged: " + file + '\n';
    if (!run.has("--undo"))
        return "Wrote " + file + '\n';
    return (::access(file.c_str(), F_OK) == 0 ? "Restored " : "Removed ") + file
           + (done["token_revoked"].toBool() ? "; its token is no longer valid\n" : "\n");
}

Result<ExitCode> runConnect(VerbRun &run)
{
    const auto known = chooseClients(run);
    if (!known)
        return known.error();
    if (run.has("--list") || (known->chosen.empty() && !run.has("--all"))) {
        run.output().result(known->list, clientTable(known->list));
        return ExitCode::Ok;
    }
    if (run.has("--print"))
        return printSnippets(run, *known);
    json::Value results = json::Value::array();
    std::string text;
    ExitCode code = ExitCode::Ok;
    for (const std::string &name : known->chosen) {
        const auto done = run.has("--undo") ? undoOne(run, *known, name) : connectOne(run, *known, name);
        if (done) {
            text += outcomeText(run, *done);
            results.append(*done);
            continue;
        }
        if (exitCodeOf(done.error()) == ExitCode::NeedsPerson)
            return done.error();
        code = run.output().fail(done.error()); // the others do not wait for a file that is broken
    }
    if (results.size() > 0 || code == ExitCode::Ok)
        run.output().done(json::Value::object({{"clients", std::move(results)}}),
                          text.empty() ? "There is nothing to do." : text);
    return code;
}

constexpr std::array kConnectVerbs{Verb{
    .name = "connect",
    .summary = "add Tooltray to the configuration of MCP clients, or remove it",
    .description = "Each client gets its own token. The change is shown first, and a backup of the file is "
                   "kept next to it.",
    .arguments = {{{"CLIENT", "names of clients; none lists them", ArgumentCount::Any,
                    Candidates::Programs}}},
    .options = {{{"--list", "", "list the known clients and whether they are connected"},
                 {"--all", "", "all installed clients"},
                 {"--undo", "", "restore the file, or remove the entry; its token is no longer valid"},
                 {"--print", "", "print what to paste without writing anything"}}},
    .examples = {{{"connect", "the known clients"},
                  {"connect claude-code", "show the change, ask, write"},
                  {"connect --undo --all --yes", "before Tooltray is removed"}}},
    .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Invalid},
    .effect = Verb::Effect::Changes,
    .run = runConnect,
}};

} // namespace

std::span<const Verb> connectVerbs()
{
    return kConnectVerbs;
}

} // namespace tooltray::app
