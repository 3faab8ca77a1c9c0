// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapisample.h"

#include "json/parser.h"

#include <algorithm>

namespace tooltray::openapi::samples {

std::string quoted(std::string_view text)
{
    std::string json(text);
    std::ranges::replace(json, '\'', '"');
    return json;
}

json::Value value(std::string_view text)
{
    return json::parse(quoted(text)).value;
}

ReadApi read(std::string_view text, const std::string &uri, const std::map<std::string, std::string> &others,
             const ReaderOptions &options)
{
    return readApi(uri, text, options, [&](const std::string &wanted) -> Fetched {
        const auto found = others.find(wanted);
        if (found == others.end())
            return {{}, {}, Message("It is not there.")};
        return {found->second};
    });
}

ApiPointer withOperation(std::string_view operation, std::string_view components, std::string_view version)
{
    std::string text = quoted("{'openapi':'")
                           .append(version)
                           .append(quoted("','info':{'title':'t','version':'1'},"
                                          "'servers':[{'url':'https://api.example.org/v1'}],"
                                          "'components':"));
    text.append(quoted(components))
        .append(quoted(",'paths':{'/a':{'post':"))
        .append(quoted(operation))
        .append("}}}");
    return read(text).api;
}

std::string problemText(const Api &api)
{
    std::string text;
    for (const ApiProblem &problem : api.problems)
        text.append(severityName(problem.severity))
            .append(" ")
            .append(problem.pointer)
            .append(": ")
            .append(problem.message.text())
            .append("\n");
    return text;
}

} // namespace tooltray::openapi::samples
