// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/redirect.h"

#include "base/percent.h"

#include <algorithm>
#include <map>

namespace tooltray::credentials {
namespace {

std::string formValue(std::string_view encoded)
{
    std::string text(encoded);
    std::ranges::replace(text, '+', ' ');
    return decodePercent(text).value_or(std::string());
}

} // namespace

Redirect readRedirect(std::string_view query)
{
    Redirect redirect;
    std::map<std::string, std::string, std::less<>> parameters;
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(parameter.size() + 1, query.size()));
        const std::size_t equals = parameter.find('=');
        if (equals == std::string_view::npos)
            continue;
        const bool isNew =
            parameters
                .emplace(formValue(parameter.substr(0, equals)), formValue(parameter.substr(equals + 1)))
                .second;
        redirect.hasRepeated = redirect.hasRepeated || !isNew;
    }
    redirect.state = parameters["state"];
    redirect.code = Secret::taken(std::move(parameters["code"]));
    redirect.error = parameters["error"];
    redirect.errorDescription = parameters["error_description"];
    return redirect;
}

} // namespace tooltray::credentials
