// SPDX-License-Identifier: GPL-3.0-or-later
#include "restsamples.h"

#include "text/unicode/ascii.h"

#include <QtGlobal>

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

} // namespace tooltray::execution
