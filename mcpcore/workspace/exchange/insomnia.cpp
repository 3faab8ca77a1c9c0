// SPDX-License-Identifier: GPL-3.0-or-later
// Reads exports of Insomnia: a flat list of resources in its format 4, a tree in its format 5.
#include "workspace/exchange/readers.h"

#include "json/parser.h"

#include <algorithm>

namespace tooltray::workspace {

namespace {

std::vector<ForeignField> insomniaFields(const json::Value &list)
{
    std::vector<ForeignField> fields;
    for (const json::Value &field : list.elements()) {
        if (!field["disabled"].toBool() && !field["name"].toString().empty())
            fields.push_back({std::string(field["name"].toString()), std::string(field["value"].toString())});
    }
    return fields;
}

ForeignHttpRequest insomniaCall(const json::Value &request)
{
    ForeignHttpRequest call{.method = methodOf(request["method"].toString())};
    call.query = insomniaFields(request["parameters"]);
    call.pathValues = insomniaFields(request["pathParameters"]);
    call.headers = insomniaFields(request["headers"]);
    const json::Value &body = request["body"];
    call.mediaType = body["mimeType"].toString();
    call.body = body["text"].toString();
    if (call.mediaType == "application/x-www-form-urlencoded")
        call.form = insomniaFields(body["params"]);
    call.hasFiles = call.mediaType.starts_with("multipart/") || body["fileName"].isString();
    return call;
}

ForeignRequest insomniaRequest(const json::Value &request, const Placeholders &values)
{
    ForeignRequest out{.name = std::string(request["name"].toString())};
    out.description = request["description"].isString() ? request["description"].toString()
                                                        : request["meta"]["description"].toString();
    out.url = request["url"].toString();
    takeCall(insomniaCall(request), values, out); // GraphQL is kept as the JSON that is sent
    if (!request["authentication"]["disabled"].toBool())
        loseSignIn(request["authentication"]["type"].toString(), out,
                   request["authentication"]["key"].toString());
    const json::Value &scripts = request["scripts"];
    const std::string_view all[] = {request["preRequestScript"].toString(),
                                    request["afterResponseScript"].toString(),
                                    scripts["preRequest"].toString(), scripts["afterResponse"].toString()};
    for (const std::string_view script : all) {
        if (!script.empty()) {
            loseScripts(out);
            break;
        }
    }
    return out;
}

// Reads the tree of format 5.
void insomniaTree(const json::Value &list, const Placeholders &values, Foreign &out)
{
    for (const json::Value &item : list.elements()) {
        if (item["children"].isArray())
            insomniaTree(item["children"], values, out);
        else if (item["url"].isString() && hasRoom(out))
            out.requests.push_back(insomniaRequest(item, values));
    }
}

} // namespace

bool isInsomnia(const json::Value &document)
{
    const std::string_view type = document["type"].toString();
    return (document["_type"].toString() == "export" && document["resources"].isArray())
           || type.starts_with("collection.insomnia.rest/")
           || type.starts_with("spec.insomnia.rest/"); // a collection with the document of its API
}

// True if the text begins with a line that Insomnia writes first.
bool isInsomniaYaml(std::string_view text)
{
    constexpr std::string_view kTypes[] = {"type: collection.insomnia.rest/", "type: spec.insomnia.rest/",
                                           "_type: export"};
    return std::ranges::any_of(kTypes, [text](std::string_view type) { return text.starts_with(type); });
}

Foreign readInsomnia(const json::Value &document)
{
    Foreign out{.format = ForeignFormat::Insomnia};
    Placeholders values;
    if (!document["resources"].isArray()) {
        out.title = document["name"].toString();
        addPlaceholders(document["environments"]["data"], values);
        insomniaTree(document["collection"], values, out);
        out.values = std::move(values);
        return out;
    }
    for (const json::Value &resource : document["resources"].elements()) {
        if (resource["_type"].toString() == "environment")
            addPlaceholders(resource["data"], values);
        else if (resource["_type"].toString() == "workspace" && out.title.empty())
            out.title = resource["name"].toString();
    }
    for (const json::Value &resource : document["resources"].elements()) {
        const std::string_view type = resource["_type"].toString();
        if ((type == "request" || type == "grpc_request" || type == "websocket_request") && hasRoom(out)) {
            out.requests.push_back(insomniaRequest(resource, values));
            if (type != "request")
                notHttp(out.requests.back());
        }
    }
    out.values = std::move(values);
    return out;
}

} // namespace tooltray::workspace
