// SPDX-License-Identifier: GPL-3.0-or-later
// A session that a browser or a proxy recorded (HAR 1.2). Calls to the same place are one request, with what differs as
// values; pages, pictures, scripts and the like are left out.
#include "workspace/exchange/readers.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace tooltray::workspace {

namespace {

std::vector<ForeignField> harFields(const json::Value &list)
{
    std::vector<ForeignField> fields;
    for (const json::Value &field : list.elements()) {
        const std::string_view name = field["name"].toString();
        if (!name.empty() && !name.starts_with(':')) // of HTTP/2
            fields.push_back({std::string(name), std::string(field["value"].toString())});
    }
    return fields;
}

bool isApiAnswer(const json::Value &response)
{
    const std::string type = asciiLower(response["content"]["mimeType"].toString());
    const auto status = response["status"].toInt64().value_or(0);
    const bool isData = type.find("json") != std::string::npos || type.find("xml") != std::string::npos
                        || type.starts_with("text/plain") || type.starts_with("text/csv");
    const bool isMarkup = type.find("xhtml") != std::string::npos || type.find("svg") != std::string::npos;
    return (isData && !isMarkup) || status == 204 || (type.empty() && status >= 200 && status < 300);
}

bool isAsset(std::string_view path)
{
    static constexpr std::array<std::string_view, 16> kEnds{
        ".js",  ".mjs", ".css",  ".map",  ".png",   ".jpg", ".jpeg", ".gif",
        ".svg", ".ico", ".webp", ".woff", ".woff2", ".ttf", ".mp4",  ".wasm"};
    return std::ranges::any_of(kEnds, [path](std::string_view end) { return path.ends_with(end); });
}

// Headers that browsers, not programs, send.
bool isBrowserHeader(std::string_view name)
{
    static constexpr std::array<std::string_view, 12> kNames{"accept-language",
                                                             "origin",
                                                             "referer",
                                                             "pragma",
                                                             "dnt",
                                                             "te",
                                                             "upgrade-insecure-requests",
                                                             "priority",
                                                             "x-requested-with",
                                                             "if-none-match",
                                                             "if-modified-since",
                                                             "cookie"};
    const std::string lower = asciiLower(name);
    return lower.starts_with("sec-") || isOneOf(lower, kNames);
}

// A part of a path that tells one thing from others of its kind: 42, a UUID, a hash, gid_8fJ2.
bool isId(std::string_view segment)
{
    const auto isHex = [](char c) {
        return isAsciiDigit(c) || (asciiLower(c) >= 'a' && asciiLower(c) <= 'f');
    };
    const auto digits = std::ranges::count_if(segment, [](char c) { return isAsciiDigit(c); });
    if (segment.empty() || digits == 0)
        return false;
    if (digits == std::ptrdiff_t(segment.size()))
        return true;
    const bool isVersion = segment.size() <= 4 && asciiLower(segment.front()) == 'v';
    const bool isUuid = segment.size() == 36 && std::ranges::count(segment, '-') == 4;
    const bool isHash = segment.size() >= 12 && std::ranges::all_of(segment, isHex);
    return !isVersion && (isUuid || isHash || (segment.size() >= 8 && digits >= 2));
}

std::string singular(std::string_view word)
{
    std::string name(word);
    if (name.size() > 4 && name.ends_with("ies"))
        return name.substr(0, name.size() - 3) + 'y';
    if (name.size() > 3 && name.ends_with('s') && !name.ends_with("ss") && !name.ends_with("us"))
        name.pop_back();
    return name;
}

struct HarPlace {
    std::string url; // with :names in place of ids
    std::vector<ForeignField> ids;
    std::string name;
};

std::string_view verbOf(std::string_view method, bool isItem)
{
    if (method == "GET")
        return isItem ? "get" : "list";
    if (method == "POST")
        return "create";
    if (method == "PUT")
        return "replace";
    return method == "PATCH" ? "update" : method == "DELETE" ? "delete" : "call";
}

HarPlace placeOf(std::string_view method, std::string_view url)
{
    HarPlace place;
    url = url.substr(0, url.find_first_of("?#"));
    const std::size_t host = url.find("://");
    const std::size_t begin =
        host == std::string_view::npos ? 0 : std::min(url.find('/', host + 3), url.size());
    place.url = url.substr(0, begin);
    std::string last;
    std::string before;
    bool isItem = false;
    for (std::string_view rest = url.substr(begin); !rest.empty();) {
        rest.remove_prefix(rest.front() == '/' ? 1 : 0);
        const std::string_view segment = rest.substr(0, rest.find('/'));
        rest.remove_prefix(segment.size());
        isItem = isId(segment);
        if (!isItem) {
            place.url.append("/").append(segment);
            if (!segment.empty())
                before = std::exchange(last, std::string(segment));
            continue;
        }
        std::string name = (last.empty() ? std::string() : singular(last) + '_') + "id";
        std::ranges::replace_if(
            name, [](char c) { return !isAsciiLetter(c) && !isAsciiDigit(c); }, '_');
        const auto isSame = [&](const ForeignField &id) { return id.name == name; };
        if (std::ranges::any_of(place.ids, isSame))
            name += std::to_string(place.ids.size() + 1);
        place.url += "/:" + name;
        place.ids.push_back({name, std::string(segment)});
    }
    place.name = std::string(verbOf(method, isItem)) + ' '
                 + (before.empty() || isItem ? "" : singular(before) + ' ')
                 + (isItem || method == "POST" ? singular(last) : last);
    return place;
}

class HarReader {
public:
    explicit HarReader(const json::Value &document)
    {
        m_out.format = ForeignFormat::Har;
        m_out.title = document["log"]["pages"][std::size_t{0}]["title"].toString();
        for (const json::Value &entry : document["log"]["entries"].elements())
            take(entry);
        if (m_leftOut > 0)
            m_out.lost.push_back({CORE_TEXT("Core", "{count} recorded requests are not imported: pages, "
                                                    "images, scripts and others that are not API calls."),
                                  {{"count", m_leftOut}}});
    }

    Foreign finish()
    {
        for (ForeignRequest &request : m_out.requests) {
            if (request.call)
                takeCall(std::move(*std::exchange(request.call, std::nullopt)), {}, request);
        }
        return std::move(m_out);
    }

private:
    void take(const json::Value &entry)
    {
        const json::Value &request = entry["request"];
        const std::string_view url = request["url"].toString();
        const std::string method = methodOf(request["method"].toString());
        const std::string_view path = url.substr(0, url.find_first_of("?#"));
        if (!url.starts_with("http") || method == "OPTIONS" || isAsset(path)
            || !isApiAnswer(entry["response"])) {
            ++m_leftOut;
            return;
        }
        HarPlace place = placeOf(method, path);
        ForeignHttpRequest call{.method = method};
        call.query = harFields(request["queryString"]);
        for (ForeignField &header : harFields(request["headers"])) {
            if (!isBrowserHeader(header.name))
                call.headers.push_back(std::move(header));
        }
        call.pathValues = std::move(place.ids);
        const json::Value &body = request["postData"];
        call.mediaType = body["mimeType"].toString();
        call.body = body["text"].toString();
        if (call.mediaType.starts_with("application/x-www-form-urlencoded"))
            call.form = harFields(body["params"]);
        call.hasFiles = call.mediaType.starts_with("multipart/");
        add(std::move(call), place);
    }

    // Queries to one GraphQL URL differ by what they ask.
    void add(ForeignHttpRequest call, const HarPlace &place)
    {
        std::string key = call.method + ' ' + place.url;
        ForeignRequest asGraphql;
        if (call.method == "POST" && takeJsonBody(call.body, asGraphql))
            key += asGraphql.document;
        const auto known = m_places.find(key);
        if (known == m_places.end()) {
            if (!hasRoom(m_out))
                return;
            m_places.emplace(std::move(key), m_out.requests.size());
            m_out.requests.push_back(
                {.name = asGraphql.document.empty() ? place.name : asGraphql.operationName,
                 .url = place.url,
                 .call = std::move(call)});
            return;
        }
        ForeignHttpRequest &first = *m_out.requests[known->second].call;
        for (ForeignField &field : call.query) {
            const auto isSame = [&](const ForeignField &other) { return other.name == field.name; };
            if (std::ranges::none_of(first.query, isSame))
                first.query.push_back(std::move(field));
        }
    }

    Foreign m_out;
    std::map<std::string, std::size_t> m_places; // requests by method and URL without ids
    std::size_t m_leftOut = 0;
};

} // namespace

bool isHar(const json::Value &document)
{
    return document["log"]["entries"].isArray();
}

Foreign readHar(const json::Value &document)
{
    return HarReader(document).finish();
}

} // namespace tooltray::workspace
