// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

// The token is on standard output alone and once, so that a script can take it.
Result<ExitCode> newToken(VerbRun &run)
{
    const auto answer = run.ask("tokens.new", json::Value::object({{"client", run.word(0)},
                                                                   {"title", run.option("--title")},
                                                                   {"read_only", run.has("--read-only")}}));
    if (!answer)
        return answer.error();
    run.output().note("The token of " + run.word(0) + " for " + textOf((*answer)["url"])
                      + ". It is not shown again; an earlier token is no longer valid.");
    run.output().result(*answer, textOf((*answer)["token"]));
    return ExitCode::Ok;
}

Result<ExitCode> listTokens(VerbRun &run)
{
    return run.show("tokens.list", json::Value::object(), [](const json::Value &answer) {
        std::vector<std::vector<std::string>> rows{{"CLIENT", "TITLE", "STATE", "RIGHTS"}};
        for (const json::Value &client : answer["clients"].elements()) {
            const bool mayEnter = client["enabled"].toBool() && client["has_token"].toBool();
            rows.push_back({textOf(client["name"]), textOf(client["title"]),
                            mayEnter ? "token" : "locked out",
                            client["read_only"].toBool() ? "read only" : ""});
        }
        return rows.size() == 1 ? std::string("There are no clients.\n") : tableText(rows);
    });
}

Result<ExitCode> revokeToken(VerbRun &run)
{
    const auto answer =
        run.ask("tokens.revoke", json::Value::object({{"client", run.word(0)}, {"dry_run", run.isDryRun()}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, (run.isDryRun() ? "Would revoke the token of " : "Revoked the token of ")
                                   + run.word(0) + '.');
    return ExitCode::Ok;
}

constexpr std::array kTokenVerbs{
    Verb{.name = "token new",
         .summary = "create a token for a client",
         .description = "The client is created if it does not exist; otherwise its token is replaced and its "
                        "rights stay.",
         .arguments = {{{"CLIENT", "name of the client", ArgumentCount::One, Candidates::Clients}}},
         .options = {{{"--title", "TEXT", "display name of the client"},
                      {"--read-only", "", "a new client may only read"}}},
         .examples = {{{"token new ci --read-only", "prints the token, once"},
                       {"token new ci --json", "URL and token as JSON"}}},
         .exits = {ExitCode::Invalid},
         .run = newToken},
    Verb{.name = "token list",
         .summary = "list the clients and whether they have a token",
         .examples = {{{"token list", "no token is shown"}}},
         .run = listTokens},
    Verb{.name = "token revoke",
         .summary = "revoke a client's token",
         .arguments = {{{"CLIENT", "name of the client", ArgumentCount::One, Candidates::Clients}}},
         .examples = {{{"token revoke ci", "it is refused from now on"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = revokeToken},
};

} // namespace

std::span<const Verb> tokenVerbs()
{
    return kTokenVerbs;
}

} // namespace tooltray::app
