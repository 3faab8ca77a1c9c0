// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realerrors.h"

#include "clients/formats/jsonctree.h"
#include "credentials/oauth/tokens.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/secretstore.h"
#include "engine/settings/preferences.h"
#include "execution/answers/callorder.h"
#include "execution/preparation/checkedoperation.h"
#include "http/server/listeners.h"
#include "journal/entries/logentry.h"
#include "journal/exports/exports.h"
#include "journal/filter/parser.h"
#include "storage/configuration/readconfiguration.h"
#include "support/fakeclock.h"

#include <QHostAddress>
#include <QTcpServer>

namespace tooltray::ui::test {
namespace {

template <typename T>
void addFailure(RealErrors &all, const std::string &how, const Result<T> &result)
{
    if (!result)
        all.push_back({how, result.error()});
}

} // namespace

RealErrors credentialErrors()
{
    using Scheme = credentials::HeaderForm::Scheme;
    RealErrors all;
    for (const char *secret : {"", " a", "a\nb", "Bearer abc", "a b"})
        addFailure(all, secret,
                   credentials::headerField({.scheme = Scheme::Bearer}, credentials::Secret(secret)));
    addFailure(
        all, "a name",
        credentials::headerField({.scheme = Scheme::Header, .headerName = "Host"}, credentials::Secret("a")));
    addFailure(all, "a user",
               credentials::headerField({.scheme = Scheme::Basic, .user = "a:b"}, credentials::Secret("a")));
    const credentials::SecretName name("github");
    all.push_back(
        {"missing", credentials::secretMissing(name, CORE_TEXT("Core", "Name the command that prints it."))});
    all.push_back({"empty", credentials::secretEmpty(name)});
    const credentials::Redactor redactor;
    for (const char *said : {"invalid_client", "invalid_grant", "invalid_scope", "invalid_request",
                             "access_denied", "server_error", "something_else"}) {
        all.push_back({said, credentials::oauthError(said, {}, redactor)});
        all.push_back({said, credentials::oauthError(said, "The client (of yours) is unknown.", redactor)});
    }
    for (const int status : {200, 400, 503}) {
        for (const char *body : {"no token", "{}", "{\"access_token\":\"abcd\",\"token_type\":\"mac\"}"})
            addFailure(all, body, credentials::readTokens({status, credentials::Secret(body)}, redactor));
    }
    return all;
}

RealErrors serverErrors()
{
    RealErrors all;
    tooltray::test::FakeClock clock;
    const http::GuardServer::Accept accept = [](qintptr, QObject *) -> http::GuardSocket * {
        return nullptr;
    };
    QTcpServer taken;
    taken.listen(QHostAddress::LocalHost);
    addFailure(all, "a taken port", http::listenOnAll({"127.0.0.1"}, taken.serverPort(), accept, clock));
    addFailure(all, "a foreign address", http::listenOnAll({"192.0.2.1"}, 0, accept, clock));
    addFailure(all, "no address", http::listenOnAll({"here"}, 0, accept, clock));
    addFailure(all, "no addresses", http::listenOnAll({}, 0, accept, clock));

    std::vector<engine::Preferences> wrong(7);
    wrong[0].server.addresses = {"here"};
    wrong[1].server.allowedHosts = {"a b"};
    wrong[2].server.allowedOrigins = {"a"};
    wrong[3].server.maxConnections = 0;
    wrong[4].server.maxBodyBytes = 1;
    wrong[5].log.entries = 1;
    wrong[6].log.days = 0;
    for (const engine::Preferences &preferences : wrong)
        addFailure(all, "settings", engine::check(preferences));
    addFailure(all, "no JSON", engine::decodePreferences("x"));
    addFailure(all, "others", engine::decodePreferences("{\"format\":\"x\"}"));
    for (const char *text : {"{", "{} x", "{\"a\"}", "{\"a\":}", "[1 2]", "{/*", "\"a", "nope", "{a:1}"})
        addFailure(all, text, clients::JsoncTree::parse(text));
    addFailure(all, "depth", execution::checkSize({.depth = 21}, {}));
    addFailure(all, "fields", execution::checkSize({.fieldCount = 501}, {}));
    addFailure(all, "complexity", execution::checkSize({.complexity = 10'001}, {}));
    addFailure(all, "all of them",
               execution::checkSize({graphql::kMaxCounted, graphql::kMaxCounted, graphql::kMaxCounted}, {}));
    using Limit = execution::EndpointBudget::Limit;
    for (const std::uint64_t most : {1U, 1'000U}) {
        workspace::Endpoint endpoint;
        endpoint.name = "main";
        endpoint.limits.callRequests = most;
        endpoint.limits.callItems = most;
        endpoint.limits.callTime = std::chrono::seconds(most);
        for (const Limit limit : {Limit::Requests, Limit::Items, Limit::Time, Limit::Bytes, Limit::Steps})
            all.push_back({"a limit", execution::EndpointBudget(nullptr, endpoint).error(limit)});
    }
    return all;
}

RealErrors configurationErrors()
{
    RealErrors all;
    const auto environment = [](const std::string &) { return std::optional<std::string>(); };
    for (const char *text : {"a: b: c\n",
                             "endpoints:\n\tb: 1\n",
                             "a: {b\n",
                             "a: [b\n",
                             "a: \"\\q\"\n",
                             "a: \"b\n",
                             "a: @b\n",
                             "a: *b\n",
                             "nokey: 1\n",
                             "endpoints:\n  main: {}\n",
                             "endpoints:\n  main: {url: \"${NOPE}\"}\n",
                             "endpoints:\n  main: {url: \"${NOPE\"}\n",
                             "endpoints:\n  main: {url: \"${a b}\"}\n",
                             "a: \x01\n",
                             "a: \xff\n",
                             "a: 1\n---\nb: 1\n",
                             "endpoints: 5\n",
                             "graphql_endpoint: https://a.b\nendpoints:\n  default: {url: https://a.b}\n",
                             "authentication: {type: bearer}\n",
                             "endpoints:\n  main: {url: \"https://a:b@c.d\"}\n",
                             "endpoints:\n  main: {url: https://a.b, headers: {Authorization: x}}\n",
                             "endpoints:\n  main: {url: https://a.b, headers: {\"a b\": x}}\n",
                             "enumerations:\n  e: [a, a]\n"}) {
        for (const storage::ConfigurationProblem &found :
             storage::readConfiguration(text, "config.yaml", environment).diagnostics)
            all.push_back({text, {ErrorKind::Invalid, "config_invalid", found.message}});
        addFailure(all, text, storage::configurationIn(text, "/home/me: mine/config.yaml", environment));
    }
    return all;
}

RealErrors logErrors()
{
    RealErrors all;
    for (const char *text : {"(",           ")",
                             ":x",          "--a",
                             "\"a",         "(a|)",
                             "arg.:x",      "toll:x",
                             "zzz:x",       "tool:",
                             "tool:>5",     "dur~5",
                             "is>error",    "status>a",
                             "status:x",    "cached:maybe",
                             "id:x",        "dur:x",
                             "size:x",      "time:x",
                             "is:nothing",  "tool~(",
                             "tool~)",      "tool~a{5,1}",
                             "tool~[b-a]",  "tool~[a",
                             "tool~*",      "tool~\"(?<a>b)\"",
                             "tool~a**",    "tool~{2}",
                             "tool~^*",     "tool~a\\",
                             "tool~\\1",    "tool~\\q",
                             "tool~\\A",    "tool~\\xg",
                             "tool~\\p{x}", "tool~[\\d-z]",
                             "tool~a{1001}"}) {
        const journal::ParsedFilter parsed = journal::parseFilter(text);
        if (parsed.error)
            all.push_back({text, toError(*parsed.error)});
    }
    journal::LogEntry entry;
    entry.arguments = journal::Body::of("no JSON");
    addFailure(all, "no JSON", journal::replayFrom(entry));
    entry.arguments.isMasked = true;
    addFailure(all, "secrets", journal::replayFrom(entry));
    entry.arguments.isCut = true;
    addFailure(all, "a part", journal::replayFrom(entry));
    journal::Exchange exchange;
    exchange.request = journal::Body::of(std::string(1, '\0'));
    addFailure(all, "a zero byte", journal::curlCommand(exchange));
    exchange.request.isCut = true;
    addFailure(all, "a part", journal::curlCommand(exchange));
    return all;
}

} // namespace tooltray::ui::test
