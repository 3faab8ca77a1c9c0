// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"
#include "json/write.h"

#include <array>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

namespace tooltray::app {
namespace {

std::string contentOf(const json::Value &schema)
{
    std::string text;
    for (const char *member : {"types", "operations"}) {
        if (schema.contains(member))
            text += (text.empty() ? "" : ", ") + textOf(schema[member]) + ' ' + member;
    }
    return text.empty() ? "none" : text;
}

std::string endpointTable(const json::Value &answer)
{
    std::vector<std::vector<std::string>> rows{
        {"NAME", "URL", "CREDENTIAL", "MUTATIONS", "SCHEMA", "ORIGIN"}};
    for (const json::Value &endpoint : answer["endpoints"].elements()) {
        const json::Value &schema = endpoint["schema"];
        rows.push_back({textOf(endpoint["name"]), textOf(endpoint["url"]), textOf(endpoint["credential"]),
                        textOf(endpoint["mutations"]), contentOf(schema), textOf(endpoint["origin"])});
    }
    return rows.size() == 1 ? "There are no endpoints.\n" : tableText(rows);
}

Result<ExitCode> listEndpoints(VerbRun &run)
{
    return run.show("endpoints.list", json::Value::object(), endpointTable);
}

Result<ExitCode> showEndpoint(VerbRun &run)
{
    return run.show("endpoints.show", json::Value::object({{"endpoint", run.word(0)}}),
                    [](const json::Value &answer) {
                        std::vector<std::vector<std::string>> rows;
                        for (const char *member : {"name", "url", "credential", "mutations", "origin"})
                            rows.push_back({std::string(member) + ':', textOf(answer[member])});
                        rows.push_back({"schema:", contentOf(answer["schema"])});
                        if (answer["schema"].contains("problem"))
                            rows.push_back({"problem:", textOf(answer["schema"]["problem"])});
                        return tableText(rows) + '\n' + json::writePretty(answer["definition"]);
                    });
}

std::string authenticationText(const json::Value &api)
{
    std::string text;
    for (const json::Value &way : api["authentication"].elements()) {
        text += (text.empty() ? "" : " or ") + textOf(way.contains("scheme") ? way["scheme"] : way["name"]);
        if (way.contains("parameter"))
            text += " (" + textOf(way["place"]) + ' ' + textOf(way["parameter"]) + ')';
        if (!way.contains("scheme"))
            text += " (not supported)";
    }
    return text.empty() ? "none" : text + (api["needs_credential"].toBool() ? "" : ", for some operations");
}

std::string apiText(const json::Value &api, const std::string &time)
{
    const auto operations = api["operations"].toInt64().value_or(0);
    const auto unusable = api["unusable"].toInt64().value_or(0);
    const std::string title = textOf(api["title"]) + ' ' + textOf(api["version"]);
    return plainLine((title == " " ? "REST API" : title) + ": " + std::to_string(operations)
                     + (operations == 1 ? " operation" : " operations")
                     + (unusable == 0 ? "" : ", " + std::to_string(unusable) + " of them unusable") + ", "
                     + time)
           + '\n'
           + tableText({{"description:", textOf(api["location"])},
                        {"requests go to:", textOf(api["url"])},
                        {"authentication:", authenticationText(api)}});
}

std::string probeText(const json::Value &probe)
{
    const std::string time = std::to_string(probe["latency_us"].toInt64().value_or(0) / 1000) + " ms";
    if (probe.contains("api"))
        return apiText(probe["api"], time);
    std::string text = "Status " + textOf(probe["status"]) + ", " + time + ", "
                       + (probe["is_graphql"].toBool() ? "GraphQL" : "not GraphQL");
    if (probe.contains("types"))
        text += ", " + textOf(probe["types"]) + " types";
    text += '\n';
    for (const char *member : {"authentication", "refusal", "schema_problem"}) {
        if (probe.contains(member))
            text += plainLine(textOf(probe[member])) + '\n';
    }
    return text;
}

Result<ExitCode> testEndpoint(VerbRun &run)
{
    const auto answer = run.ask("endpoints.test", json::Value::object({{"endpoint", run.word(0)}}));
    if (!answer)
        return answer.error();
    run.output().result(*answer, probeText(*answer));
    if (answer->contains("api"))
        return ExitCode::Ok;
    const auto status = (*answer)["status"].toInt64().value_or(0);
    if (status == 401 || status == 403)
        return ExitCode::NeedsPerson;
    return status >= 200 && status < 400 ? ExitCode::Ok : ExitCode::Upstream;
}

Result<ExitCode> addEndpoint(VerbRun &run)
{
    json::Value parameters = json::Value::object({{"url", run.word(0)},
                                                  {"name", run.word(1)},
                                                  {"openapi", run.has("--openapi")},
                                                  {"skip_test", run.has("--no-test")},
                                                  {"dry_run", run.isDryRun()}});
    for (const char *option : {"credential", "mutations", "schema", "server", "overlay", "description"})
        parameters.set(option, run.option(std::string("--") + option));
    parameters.set("rest_url", run.option("--rest-url"));
    const auto answer = run.ask("endpoints.add", std::move(parameters));
    if (!answer)
        return answer.error();
    const std::string name = textOf((*answer)["name"]);
    const json::Value &probe = (*answer)["probe"];
    std::string found = probe.isObject() ? probeText(probe) : std::string();
    const auto status = probe["status"].toInt64().value_or(0);
    const bool isRefused = status == 401 || status == 403;
    if (probe.isObject() && !probe["is_graphql"].toBool() && !probe.contains("api") && !isRefused)
        found = "Neither a GraphQL API nor an OpenAPI description was found there (HTTP "
                + textOf(probe["status"]) + "), so its tools have to be defined by hand.\n";
    run.output().done(*answer, (run.isDryRun() ? "Would add the endpoint " : "Added the endpoint ") + name
                                   + ".\n" + found);
    return ExitCode::Ok;
}

Result<ExitCode> removeEndpoint(VerbRun &run)
{
    if (auto refusal = run.refusal("Remove the endpoint " + run.word(0) + "?"))
        return *std::move(refusal);
    const auto answer =
        run.ask("endpoints.remove", json::Value::object({{"endpoint", run.word(0)},
                                                         {"may_break", run.has("--allow-breaking")},
                                                         {"dry_run", run.isDryRun()}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, (run.isDryRun() ? "Would remove " : "Removed ") + run.word(0) + '.');
    return ExitCode::Ok;
}

void openBrowser(const std::string &address)
{
    std::string program = "xdg-open";
    std::string argument = address;
    std::array<char *, 3> arguments{program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    ::posix_spawnp(&process, program.c_str(), &files, nullptr, arguments.data(), environ);
    ::posix_spawn_file_actions_destroy(&files);
}

Result<ExitCode> signIn(VerbRun &run)
{
    const auto answer = run.ask("endpoints.login", json::Value::object({{"endpoint", run.word(0)}}),
                                [&](const json::Value &event) {
                                    const std::string address = textOf(event["address"]);
                                    run.output().prompt("Sign in at " + plainLine(address));
                                    if (::isatty(STDOUT_FILENO) != 0 && !run.has("--no-browser"))
                                        openBrowser(address);
                                });
    if (!answer)
        return answer.error();
    const std::string person = textOf((*answer)["person"]);
    run.output().done(*answer, person.empty() ? "Signed in." : "Signed in as " + plainLine(person) + '.');
    return ExitCode::Ok;
}

Result<ExitCode> signOut(VerbRun &run)
{
    const auto answer = run.ask(
        "endpoints.logout", json::Value::object({{"endpoint", run.word(0)}, {"dry_run", run.isDryRun()}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, run.isDryRun() ? "Would sign out." : "Signed out.");
    return ExitCode::Ok;
}

constexpr std::array<VerbArgument, 3> kOneEndpoint{
    {{"ENDPOINT", "name of the endpoint", ArgumentCount::One, Candidates::Endpoints}}};

constexpr std::array kEndpointVerbs{
    Verb{.name = "endpoint list",
         .summary = "list the APIs that tools call",
         .examples = {{{"endpoint list", "with their schemas"}}},
         .run = listEndpoints},
    Verb{.name = "endpoint show",
         .summary = "show an endpoint with all its settings",
         .arguments = kOneEndpoint,
         .examples = {{{"endpoint show github --json", "the definition as JSON"}}},
         .exits = {ExitCode::NotFound},
         .run = showEndpoint},
    Verb{.name = "endpoint add",
         .summary = "add an API by its URL",
         .description =
             "Tooltray finds out whether the URL is a GraphQL API. If not, it looks for the OpenAPI "
             "description of a REST API\nat the URL and at the usual places of that server.",
         .arguments = {{{"URL", "address of the API or of its description"},
                        {"NAME", "name of the endpoint (default: from the URL)", ArgumentCount::Optional}}},
         .options = {{{"--credential", "NAME", "the credential to send", Candidates::Credentials},
                      {"--mutations", "POLICY", "deny, ask or allow (default: ask)"},
                      {"--schema", "FILE", "read the schema from FILE; none for an API without one",
                       Candidates::Files},
                      {"--openapi", "", "URL is the OpenAPI description of a REST API, or a file with it"},
                      {"--server", "URL", "which server of the description is called (default: the first)"},
                      {"--overlay", "FILE", "an OpenAPI Overlay that is applied to the description",
                       Candidates::Files},
                      {"--rest-url", "URL", "what the paths of REST tools are relative to"},
                      {"--description", "TEXT", "what the API is for"},
                      {"--no-test", "", "send nothing"}}},
         .examples = {{{"endpoint add https://api.example.com/graphql", "detect what it is"},
                       {"endpoint add https://api.example.com/graphql shop --credential shop-token",
                        "with a credential"},
                       {"endpoint add https://api.example.com --credential shop-key",
                        "a REST API, by its description"}}},
         .exits = {ExitCode::NeedsPerson, ExitCode::Invalid, ExitCode::Upstream},
         .effect = Verb::Effect::Changes,
         .run = addEndpoint},
    Verb{.name = "endpoint remove",
         .summary = "remove an endpoint",
         .arguments = kOneEndpoint,
         .options = {{{"--allow-breaking", "", "remove it although tools use it"}}},
         .examples = {{{"endpoint remove shop --yes", "without asking"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson},
         .effect = Verb::Effect::Changes,
         .run = removeEndpoint},
    Verb{.name = "endpoint test",
         .summary = "send a small query and fetch the schema, or the description of a REST API",
         .arguments = kOneEndpoint,
         .examples = {{{"endpoint test github", "status, latency and schema"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Upstream},
         .run = testEndpoint},
    Verb{.name = "endpoint login",
         .summary = "sign in for an endpoint in the browser",
         .arguments = kOneEndpoint,
         .options = {{{"--no-browser", "", "only print the address"}}},
         .examples = {{{"endpoint login github", "opens the browser on a terminal"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson, ExitCode::Upstream},
         .run = signIn},
    Verb{.name = "endpoint logout",
         .summary = "sign out and remove the tokens",
         .arguments = kOneEndpoint,
         .examples = {{{"endpoint logout github", "the next call needs a new sign-in"}}},
         .exits = {ExitCode::NotFound},
         .effect = Verb::Effect::Changes,
         .run = signOut},
};

} // namespace

std::span<const Verb> endpointVerbs()
{
    return kEndpointVerbs;
}

} // namespace tooltray::app
