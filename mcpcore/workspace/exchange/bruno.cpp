// SPDX-License-Identifier: GPL-3.0-or-later
// Requests of Bruno: one in each .bru file, or a whole collection as JSON.
#include "workspace/exchange/readers.h"

#include <map>
#include <vector>

namespace tooltray::workspace {

namespace {

// The blocks of a .bru file by their names. A block ends with a brace that begins a line; text blocks are indented
// by two blanks, which belong to the file and not to the text.
std::map<std::string, std::vector<std::string_view>, std::less<>> brunoBlocks(std::string_view text)
{
    std::map<std::string, std::vector<std::string_view>, std::less<>> blocks;
    std::vector<std::string_view> *open = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (open == nullptr) {
            const std::size_t brace = line.find_last_of("{[");
            const std::size_t name = line.find_first_of(" {[");
            if (brace != std::string_view::npos && name > 0)
                open = &blocks[std::string(line.substr(0, name))];
        } else if (line.starts_with('}') || line.starts_with(']')) {
            open = nullptr;
        } else {
            open->push_back(line.starts_with("  ") ? line.substr(2) : line);
        }
    }
    return blocks;
}

std::string joinedLines(const std::vector<std::string_view> &lines)
{
    std::string text;
    for (const std::string_view line : lines) {
        text += line;
        text += '\n';
    }
    return text;
}

// "name: value" of a block; a line that begins with ~ is switched off.
std::string_view brunoValue(const std::vector<std::string_view> &lines, std::string_view name)
{
    for (const std::string_view line : lines) {
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || line.substr(0, colon) != name)
            continue;
        const std::size_t begin = std::min(line.find_first_not_of(" \t", colon + 1), line.size());
        return line.substr(begin);
    }
    return {};
}

void brunoItems(const json::Value &list, const Placeholders &values, Foreign &out)
{
    for (const json::Value &item : list.elements()) {
        if (item["items"].isArray()) {
            brunoItems(item["items"], values, out);
            continue;
        }
        const json::Value &request = item["request"];
        if (!request.isObject() || !hasRoom(out))
            continue;
        ForeignRequest made{.name = std::string(item["name"].toString())};
        made.description = request["docs"].toString();
        made.url = filledIn(request["url"].toString(), values);
        const json::Value &body = request["body"];
        if (body["mode"].toString() == "graphql") {
            made.document = filledIn(body["graphql"]["query"].toString(), values);
            takeVariables(body["graphql"]["variables"], made);
        } else if (!takeJsonBody(filledIn(body["json"].toString(), values), made)) {
            notGraphql(made);
        }
        for (const json::Value &header : request["headers"].elements()) {
            if (header["enabled"].toBool(true))
                loseHeader(header["name"].toString(), made);
        }
        loseSignIn(request["auth"]["mode"].toString(), made);
        if (!request["script"]["req"].toString().empty() || !request["script"]["res"].toString().empty()
            || !request["tests"].toString().empty())
            loseScripts(made);
        out.requests.push_back(std::move(made));
    }
}

} // namespace

bool isBrunoText(std::string_view text)
{
    const auto blocks = brunoBlocks(text.substr(0, 4096));
    const auto meta = blocks.find("meta");
    return meta != blocks.end() && !brunoValue(meta->second, "type").empty();
}

bool isBruno(const json::Value &document)
{
    if (!document["items"].isArray() || !document["version"].isString())
        return false;
    return document.contains("environments") || document.contains("brunoConfig")
           || document["items"][std::size_t{0}]["type"].isString();
}

Foreign readBruno(const json::Value &document)
{
    Foreign out{.format = ForeignFormat::Bruno, .title = std::string(document["name"].toString())};
    Placeholders values;
    for (const json::Value &environment : document["environments"].elements()) {
        for (const json::Value &variable : environment["variables"].elements()) {
            if (variable["value"].isString() && !variable["secret"].toBool()
                && variable["enabled"].toBool(true))
                values.try_emplace(std::string(variable["name"].toString()), variable["value"].toString());
        }
    }
    brunoItems(document["items"], values, out);
    return out;
}

Foreign readBrunoText(std::string_view text)
{
    static constexpr std::string_view kMethods[] = {"get",    "post",    "put", "patch",
                                                    "delete", "options", "head"};
    const auto blocks = brunoBlocks(text);
    const auto block = [&blocks](std::string_view name) -> const std::vector<std::string_view> & {
        static const std::vector<std::string_view> kNone;
        const auto found = blocks.find(name);
        return found == blocks.end() ? kNone : found->second;
    };
    Foreign out{.format = ForeignFormat::Bruno};
    ForeignRequest made{.name = std::string(brunoValue(block("meta"), "name"))};
    made.description = joinedLines(block("docs"));
    for (const std::string_view method : kMethods) {
        if (const std::string_view url = brunoValue(block(method), "url"); !url.empty()) {
            made.url = url;
            loseSignIn(brunoValue(block(method), "auth"), made);
        }
    }
    made.document = joinedLines(block("body:graphql"));
    if (!made.document.empty())
        takeVariables(json::Value(joinedLines(block("body:graphql:vars"))), made);
    else if (!takeJsonBody(joinedLines(block("body:json")), made))
        notGraphql(made);
    for (const std::string_view line : block("headers")) {
        if (!line.starts_with('~'))
            loseHeader(line.substr(0, line.find(':')), made);
    }
    for (const std::string_view name : {"script:pre-request", "script:post-response", "tests", "assert"}) {
        if (!block(name).empty()) {
            loseScripts(made);
            break;
        }
    }
    out.requests.push_back(std::move(made));
    return out;
}

} // namespace tooltray::workspace
