// SPDX-License-Identifier: GPL-3.0-or-later
// Requests of Bruno: one in each .bru file, or a whole collection as JSON.
#include "workspace/exchange/readers.h"

#include "text/unicode/ascii.h"

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
        const std::string_view line = nextLine(text);
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

std::vector<ForeignField> brunoFields(const json::Value &list, std::string_view type = {})
{
    std::vector<ForeignField> fields;
    for (const json::Value &field : list.elements()) {
        const bool isWanted =
            type.empty() || field["type"].toString() == type || (type == "query" && !field.contains("type"));
        if (isWanted && field["enabled"].toBool(true) && !field["name"].toString().empty())
            fields.push_back({std::string(field["name"].toString()), std::string(field["value"].toString())});
    }
    return fields;
}

// The media type of a body by what Bruno calls it; none for files and parts.
std::string_view brunoMediaType(std::string_view mode)
{
    if (mode == "json")
        return "application/json";
    if (mode == "xml")
        return "application/xml";
    return mode == "formUrlEncoded" || mode == "form-urlencoded" ? "application/x-www-form-urlencoded"
                                                                 : "text/plain";
}

ForeignHttpRequest brunoCall(const json::Value &request)
{
    ForeignHttpRequest call{.method = methodOf(request["method"].toString())};
    call.query = brunoFields(request["params"], "query");
    call.pathValues = brunoFields(request["params"], "path");
    call.headers = brunoFields(request["headers"]);
    const json::Value &body = request["body"];
    const std::string_view mode = body["mode"].toString();
    call.hasFiles = mode == "multipartForm" || mode == "file";
    if (mode.empty() || mode == "none" || call.hasFiles)
        return call;
    call.mediaType = brunoMediaType(mode);
    call.form = brunoFields(body["formUrlEncoded"]);
    call.body = body[mode].toString();
    return call;
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
        made.url = request["url"].toString();
        const json::Value &body = request["body"];
        if (body["mode"].toString() == "graphql") {
            made.url = filledIn(made.url, values);
            made.document = filledIn(body["graphql"]["query"].toString(), values);
            takeVariables(body["graphql"]["variables"], made);
            for (const ForeignField &header : brunoFields(request["headers"]))
                loseHeader(header.name, made);
        } else {
            takeCall(brunoCall(request), values, made);
        }
        loseSignIn(request["auth"]["mode"].toString(), made, request["auth"]["apikey"]["key"].toString());
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
    out.values = std::move(values);
    return out;
}

namespace {

// "name: value" lines; one that begins with ~ is switched off.
std::vector<ForeignField> brunoLines(const std::vector<std::string_view> &lines)
{
    std::vector<ForeignField> fields;
    for (const std::string_view line : lines) {
        const std::size_t colon = line.find(':');
        if (!line.starts_with('~') && colon != std::string_view::npos && colon > 0)
            fields.push_back(
                {std::string(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))});
    }
    return fields;
}

} // namespace

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
    ForeignHttpRequest call;
    std::string_view mode;
    std::string_view signIn;
    for (const std::string_view method : kMethods) {
        if (const std::string_view url = brunoValue(block(method), "url"); !url.empty()) {
            call.method = methodOf(method);
            made.url = url;
            mode = brunoValue(block(method), "body");
            signIn = brunoValue(block(method), "auth");
        }
    }
    call.headers = brunoLines(block("headers"));
    made.document = joinedLines(block("body:graphql"));
    if (!made.document.empty()) {
        takeVariables(json::Value(joinedLines(block("body:graphql:vars"))), made);
        for (const ForeignField &header : call.headers)
            loseHeader(header.name, made);
    } else {
        call.query = brunoLines(block(blocks.contains("params:query") ? "params:query" : "query"));
        call.pathValues = brunoLines(block("params:path"));
        call.form = brunoLines(block("body:form-urlencoded"));
        call.hasFiles = blocks.contains("body:multipart-form") || blocks.contains("body:file");
        for (const std::string_view kind : {"json", "text", "xml"}) {
            if (const auto &lines = block("body:" + std::string(kind)); !lines.empty())
                call.body = joinedLines(lines);
        }
        if (!call.body.empty() || !call.form.empty())
            call.mediaType = brunoMediaType(mode);
        takeCall(std::move(call), {}, made);
    }
    loseSignIn(signIn, made, brunoValue(block("auth:apikey"), "key"));
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
