// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/files/entry.h"

#include "clients/formats/jsoncedit.h"
#include "clients/formats/toml.h"
#include "clients/formats/yamledit.h"
#include "text/unicode/utf8.h"

namespace tooltray::clients {

namespace {

std::optional<Error> encodingProblem(std::string_view text)
{
    if (isValidUtf8(text) && text.find('\0') == std::string_view::npos)
        return std::nullopt;
    return Error{ErrorKind::Invalid, "client_file_encoding",
                 CORE_TEXT("Core", "The file is not written in UTF-8."),
                 CORE_TEXT("Core", "Save it as UTF-8 in an editor, then try again.")};
}

// Nothing leaves here that would not be read as what was meant.
Result<std::string> checked(Syntax syntax, Result<std::string> text, const EntryPlace &place,
                            const std::optional<json::Value> &expected)
{
    if (!text)
        return text;
    const auto found = findEntry(syntax, *text, place);
    if (found && found->has_value() == expected.has_value() && (!expected || (*found)->value == *expected))
        return text;
    return Error{ErrorKind::Internal, "client_file_edit",
                 CORE_TEXT("Core", "The change to the file came out wrong."),
                 CORE_TEXT("Core", "Copy the snippet into the file by hand. Please report this.")};
}

} // namespace

Result<std::optional<FoundEntry>> findEntry(Syntax syntax, std::string_view text, const EntryPlace &place)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    switch (syntax) {
    case Syntax::Json: break;
    case Syntax::Toml: return findInToml(text, place);
    case Syntax::Yaml: return findInYaml(text, place);
    }
    return findInJsonc(text, place);
}

Result<std::string> putEntry(Syntax syntax, std::string_view text, const EntryPlace &place,
                             const json::Value &entry)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    auto changed = syntax == Syntax::Json   ? putIntoJsonc(text, place, entry)
                   : syntax == Syntax::Toml ? putIntoToml(text, place, entry)
                                            : putIntoYaml(text, place, entry);
    return checked(syntax, std::move(changed), place, entry);
}

Result<std::string> removeEntry(Syntax syntax, std::string_view text, const EntryPlace &place)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    auto changed = syntax == Syntax::Json   ? removeFromJsonc(text, place)
                   : syntax == Syntax::Toml ? removeFromToml(text, place)
                                            : removeFromYaml(text, place);
    return checked(syntax, std::move(changed), place, std::nullopt);
}

namespace {

constexpr std::string_view kBearer = "Bearer ";
constexpr std::string_view kAuthorization = "Authorization";
constexpr std::string_view kEnvironment = "env";
constexpr std::string_view kTokenVariable = "TOOLTRAY_TOKEN"; // of the relay

json::Value headersOf(const Reach &reach)
{
    return json::Value::object({{kAuthorization, std::string(kBearer) + reach.token}});
}

std::string_view headersMember(const json::Value &entry)
{
    return entry.contains("http_headers") ? "http_headers" : "headers";
}

// The address in an entry, whatever the client calls it.
std::string_view urlMember(EntryStyle style)
{
    switch (style) {
    case EntryStyle::ServerUrl: return "serverUrl";
    case EntryStyle::Extension: return "uri";
    default: return "url";
    }
}

bool isProgramOfOurs(const json::Value &entry)
{
    const json::Value &arguments = entry["args"];
    const json::Value &variables = entry[kEnvironment];
    const bool hasOnlyToken = variables.size() == 1 && variables[kTokenVariable].isString();
    if (entry.size() != (variables.isNull() ? 2 : 3) || !entry["command"].isString() || !arguments.isArray()
        || (!variables.isNull() && !hasOnlyToken))
        return false;
    for (const json::Value &argument : arguments.elements()) {
        if (argument.toString() == "stdio")
            return true;
    }
    return false;
}

} // namespace

json::Value entryOf(const ClientProfile &profile, const Reach &reach)
{
    switch (profile.style) {
    case EntryStyle::Typed:
        return json::Value::object({{"type", "http"}, {"url", reach.url}, {"headers", headersOf(reach)}});
    case EntryStyle::Plain: return json::Value::object({{"url", reach.url}, {"headers", headersOf(reach)}});
    case EntryStyle::ServerUrl:
        return json::Value::object({{"serverUrl", reach.url}, {"headers", headersOf(reach)}});
    case EntryStyle::Remote:
        // With oauth it would look for a sign-in page whenever a token is refused.
        return json::Value::object({{"type", "remote"},
                                    {"url", reach.url},
                                    {"headers", headersOf(reach)},
                                    {"oauth", false},
                                    {"enabled", true}});
    case EntryStyle::HttpHeaders:
        // The form with a variable of the environment fails where the client was started from a desktop.
        return json::Value::object({{"url", reach.url}, {"http_headers", headersOf(reach)}});
    case EntryStyle::Extension:
        return json::Value::object({{"enabled", true},
                                    {"type", "streamable_http"},
                                    {"name", "tooltray"},
                                    {"uri", reach.url},
                                    {"headers", headersOf(reach)},
                                    {"timeout", 300}});
    case EntryStyle::Program: break;
    }
    json::Value arguments = json::Value::array();
    for (const std::string &argument : reach.arguments)
        arguments.append(argument);
    json::Value entry = json::Value::object({{"command", reach.program}, {"args", arguments}});
    // By it the program is the client that it is, with its own rights, as over HTTP.
    if (!reach.token.empty())
        entry.set(kEnvironment, json::Value::object({{kTokenVariable, reach.token}}));
    return entry;
}

std::optional<std::string> tokenIn(const json::Value &entry)
{
    if (const json::Value &variable = entry[kEnvironment][kTokenVariable]; variable.isString())
        return std::string(variable.toString());
    const std::string_view header = entry[headersMember(entry)][kAuthorization].toString();
    if (!header.starts_with(kBearer))
        return std::nullopt;
    return std::string(header.substr(kBearer.size()));
}

json::Value withToken(const json::Value &entry, std::string_view token)
{
    json::Value changed = entry;
    if (entry[kEnvironment][kTokenVariable].isString())
        changed.find(kEnvironment)->set(kTokenVariable, token);
    else if (tokenIn(entry))
        changed.find(headersMember(entry))->set(kAuthorization, std::string(kBearer) + std::string(token));
    return changed;
}

Standing standingOf(const ClientProfile &profile, const std::optional<FoundEntry> &found, const Reach &reach,
                    const std::function<bool(std::string_view)> &isGoodToken)
{
    if (!found)
        return Standing::Missing;
    const json::Value &entry = found->value;
    if (found->hasComments)
        return Standing::ChangedByHand;
    const std::string token = tokenIn(entry).value_or("");
    if (profile.style == EntryStyle::Program) {
        if (!isProgramOfOurs(entry))
            return Standing::ChangedByHand;
        Reach same = reach;
        same.token = token;
        return entry == entryOf(profile, same) && isGoodToken(token) ? Standing::Current
                                                                     : Standing::OutOfDate;
    }
    const std::string url(entry[urlMember(profile.style)].toString());
    if (entry != entryOf(profile, {.url = url, .token = token}))
        return Standing::ChangedByHand;
    return url == reach.url && isGoodToken(token) ? Standing::Current : Standing::OutOfDate;
}

std::string snippetFor(const ClientProfile &profile, const Reach &reach)
{
    const auto text = putEntry(profile.syntax, "", profile.place(), entryOf(profile, reach));
    return text ? *text : std::string();
}

} // namespace tooltray::clients
