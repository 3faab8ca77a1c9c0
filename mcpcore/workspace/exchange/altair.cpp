// SPDX-License-Identifier: GPL-3.0-or-later
// What Altair exports: a window (.agx), or a collection of them (.agc).
#include "workspace/exchange/readers.h"

namespace tooltray::workspace {

namespace {

ForeignRequest altairWindow(const json::Value &window)
{
    ForeignRequest out{.name = std::string(window["windowName"].toString())};
    if (out.name.empty())
        out.name = window["title"].toString();
    out.url = window["apiUrl"].toString();
    out.document = window["query"].toString();
    takeVariables(window["variables"], out);
    for (const json::Value &header : window["headers"].elements()) {
        if (header["enabled"].toBool(true))
            loseHeader(header["key"].toString(), out);
    }
    loseSignIn(window["authorizationType"].toString(), out);
    const bool hasScripts =
        (window["preRequestScriptEnabled"].toBool() && !window["preRequestScript"].toString().empty())
        || (window["postRequestScriptEnabled"].toBool() && !window["postRequestScript"].toString().empty());
    if (hasScripts)
        loseScripts(out);
    if (out.document.find_first_not_of(" \t\r\n") == std::string::npos)
        out.problem = CORE_TEXT("Core", "It contains no query.");
    return out;
}

void altairCollection(const json::Value &collection, Foreign &out)
{
    for (const json::Value &query : collection["queries"].elements()) {
        if (hasRoom(out))
            out.requests.push_back(altairWindow(query));
    }
    for (const json::Value &child : collection["collections"].elements())
        altairCollection(child, out);
}

} // namespace

bool isAltair(const json::Value &document)
{
    const std::string_view type = document["type"].toString();
    return (type == "window" && document["query"].isString() && document.contains("apiUrl"))
           || (type == "collection" && document["queries"].isArray());
}

Foreign readAltair(const json::Value &document)
{
    Foreign out{.format = ForeignFormat::Altair};
    if (document["type"].toString() == "window") {
        out.requests.push_back(altairWindow(document));
        return out;
    }
    out.title = document["title"].toString();
    altairCollection(document, out);
    return out;
}

} // namespace tooltray::workspace
