// SPDX-License-Identifier: GPL-3.0-or-later
#include "restsamples.h"

#include "openapi/model/apireader.h"
#include "text/unicode/ascii.h"

#include <QtGlobal>

#include <algorithm>

namespace tooltray::execution {

upstream::Request restTo(std::string_view url, std::string method)
{
    Result<upstream::Url> parsed = upstream::Url::parse(url);
    if (!parsed)
        qFatal("%s", parsed.error().message.c_str());
    return {.method = std::move(method), .url = *std::move(parsed)};
}

std::string sentField(const upstream::Request &request, std::string_view name)
{
    for (const upstream::RequestField &field : request.fields) {
        if (equalsIgnoringAsciiCase(field.name, name))
            return std::string(valueOf(field));
    }
    return "-";
}

openapi::ApiPointer describedApi(const std::string &paths)
{
    std::string text =
        "{'openapi':'3.0.3','info':{'title':'A','version':'1'},'servers':[{'url':'/'}],'paths':" + paths
        + "}";
    std::ranges::replace(text, '\'', '"');
    return openapi::readApi(
               "https://api.example/openapi.json", text, {},
               [](const std::string &) { return openapi::Fetched{.text = {}, .error = Message("none")}; })
        .api;
}

} // namespace tooltray::execution
