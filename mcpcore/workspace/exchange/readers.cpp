// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/readers.h"

#include "text/unicode/ascii.h"
#include "workspace/exchange/placeholders.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>

namespace tooltray::workspace {

namespace {

constexpr int kPasses = 5;                                    // of placeholders within placeholders
constexpr std::size_t kLongestFilled = std::size_t{1} << 20U; // no small text becomes a huge one

std::string filledOnce(std::string_view text, const Placeholders &values, bool &isChanged)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t begin = text.find("{{");
        const std::size_t end = begin == std::string_view::npos ? begin : text.find("}}", begin + 2);
        if (end == std::string_view::npos) {
            out += text;
            break;
        }
        const auto value = values.find(plainName(text.substr(begin + 2, end - begin - 2)));
        if (value == values.end()) {
            out += text.substr(0, begin + 2);
            text.remove_prefix(begin + 2);
            continue;
        }
        out += text.substr(0, begin);
        out += value->second;
        isChanged = true;
        text.remove_prefix(end + 2);
    }
    return out;
}

} // namespace

std::string filledIn(std::string_view text, const Placeholders &values)
{
    std::string filled(text);
    for (int pass = 0; pass < kPasses; ++pass) {
        bool isChanged = false;
        std::string next = filledOnce(filled, values, isChanged);
        if (!isChanged || next.size() > std::max(kLongestFilled, text.size()))
            break;
        filled = std::move(next);
    }
    return filled;
}

bool hasPlaceholder(std::string_view text)
{
    const std::size_t begin = text.find("{{");
    return begin != std::string_view::npos && text.find("}}", begin + 2) != std::string_view::npos;
}

void addPlaceholders(const json::Value &object, Placeholders &values)
{
    for (const json::Member &member : object.members()) {
        if (member.value.isString())
            values.insert_or_assign(std::string(member.name.view()), std::string(member.value.toString()));
        else if (member.value.isNumber())
            values.insert_or_assign(std::string(member.name.view()), std::string(member.value.numberText()));
    }
}

bool takeJsonBody(std::string_view text, ForeignRequest &request)
{
    const json::Parsed parsed = json::parse(text);
    if (!parsed || !parsed.value["query"].isString())
        return false;
    request.document = parsed.value["query"].toString();
    request.operationName = parsed.value["operationName"].toString();
    takeVariables(parsed.value["variables"], request);
    return true;
}

void takeVariables(const json::Value &variables, ForeignRequest &request)
{
    if (variables.isNull())
        return;
    json::Value values = variables;
    if (variables.isString()) {
        const std::string_view text = variables.toString();
        if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
            return;
        values = json::parse(text).value;
    }
    if (!values.isObject()) {
        request.lost.emplace_back(
            CORE_TEXT("Core", "Its variables are not a JSON object, so no example is created."));
        return;
    }
    if (!values.isEmpty())
        request.variables = std::move(values);
}

void loseHeader(std::string_view name, ForeignRequest &request)
{
    // Headers that every request has, and headers that Tooltray sets itself.
    static constexpr std::array kUsual{
        std::string_view("content-type"),    std::string_view("accept"),
        std::string_view("user-agent"),      std::string_view("content-length"),
        std::string_view("accept-encoding"), std::string_view("host"),
        std::string_view("connection"),      std::string_view("cache-control")};
    const std::string lower = asciiLower(name);
    if (name.empty() || isOneOf(lower, kUsual))
        return;
    request.lost.push_back(
        {CORE_TEXT("Core", "The header {header} is not imported. Add it to the endpoint or to a credential."),
         {{"header", name}}});
}

void loseSignIn(std::string_view kind, ForeignRequest &request, std::string_view header)
{
    const std::string lower = asciiLower(kind);
    if (lower.empty() || lower == "noauth" || lower == "none" || lower == "inherit")
        return;
    if (request.call) {
        request.call->signIn = lower;
        request.call->signInHeader = header;
    }
    request.lost.push_back(
        {CORE_TEXT("Core", "Its authentication ({kind}) is not imported. Add a credential to the endpoint."),
         {{"kind", kind}}});
}

void loseScripts(ForeignRequest &request)
{
    request.lost.emplace_back(CORE_TEXT("Core", "Its scripts and tests are not imported."));
}

void notHttp(ForeignRequest &request)
{
    request.problem = CORE_TEXT("Core", "This is neither a GraphQL nor an HTTP request.");
}

std::string methodOf(std::string_view text)
{
    std::string method(trimmed(text));
    for (char &c : method)
        c = isAsciiLetter(c) && !isAsciiUpper(c) ? static_cast<char>(c - 'a' + 'A') : c;
    return method.empty() ? "GET" : method;
}

void takeCall(ForeignHttpRequest call, const Placeholders &values, ForeignRequest &request)
{
    if (call.method == "POST" && takeJsonBody(filledIn(call.body, values), request)) {
        request.url = filledIn(request.url, values);
        for (const ForeignField &header : call.headers)
            loseHeader(header.name, request);
        return;
    }
    request.call = std::move(call);
}

bool hasRoom(Foreign &foreign)
{
    if (foreign.requests.size() < kMaxForeignRequests)
        return true;
    if (foreign.lost.empty() || !foreign.lost.back().starts_with("Only the first")) {
        foreign.lost.push_back({CORE_TEXT("Core", "Only the first {count} requests are read."),
                                {{"count", kMaxForeignRequests}}});
    }
    return false;
}

} // namespace tooltray::workspace
