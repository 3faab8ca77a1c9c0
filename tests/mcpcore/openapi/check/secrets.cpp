// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tooltray::openapi::check {

namespace {

std::string_view firstOf(const json::Value &object, std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names) {
        if (const std::string_view text = object[name].toString(); !text.empty())
            return text;
    }
    return {};
}

std::string secretOf(const json::Value &said)
{
    if (said.isString())
        return std::string(said.toString());
    const std::string_view user = firstOf(said, {"user", "username"});
    const std::string secret(
        firstOf(said, {"value", "secret", "token", "key", "password", "api_key", "access_token"}));
    return user.empty() ? secret : std::string(user) + ':' + secret;
}

ParameterPlace placeOf(std::string_view word)
{
    return word == "query"    ? ParameterPlace::Query
           : word == "cookie" ? ParameterPlace::Cookie
                              : ParameterPlace::Header;
}

// One credential that says itself how it is sent.
SentCredential sentCredential(const json::Value &said)
{
    const std::string kind = asciiLower(firstOf(said, {"scheme", "type", "kind"}));
    const std::string secret = secretOf(said);
    if (kind == "basic")
        return {ParameterPlace::Header, "Authorization", "Basic " + encodeBase64(secret)};
    const std::string_view name = firstOf(said, {"header_name", "header", "parameter", "param", "name"});
    if (kind == "api_key" || kind == "apikey" || kind == "api-key")
        return {placeOf(firstOf(said, {"place", "in", "location"})),
                std::string(name.empty() ? "X-Api-Key" : name), secret};
    if (kind == "header")
        return {ParameterPlace::Header, std::string(name.empty() ? "Authorization" : name), secret};
    return {ParameterPlace::Header, "Authorization", "Bearer " + secret};
}

} // namespace

std::vector<SentCredential> credentialsOf(const Api &api, const ApiOperation &operation,
                                          const json::Value &said)
{
    std::vector<SchemeSecret> secrets;
    std::vector<SentCredential> sent;
    const auto add = [&](std::string_view name, const json::Value &one) {
        if (api.scheme(name) != nullptr)
            secrets.push_back({std::string(name), secretOf(one)});
        else
            sent.push_back(sentCredential(one));
    };
    for (const json::Member &member : said.members())
        add(member.name, member.value);
    for (const json::Value &one : said.elements()) {
        const std::string_view scheme = firstOf(one, {"security_scheme", "scheme", "name"});
        add(api.scheme(scheme) == nullptr ? one["name"].toString() : scheme, one);
    }
    if (!secrets.empty()) {
        for (SentCredential &one :
             credentialsFor(api, operation, secrets).value_or(std::vector<SentCredential>()))
            sent.push_back(std::move(one));
    }
    return sent;
}

} // namespace tooltray::openapi::check
