// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/secretheader.h"

#include "base/ascii.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <array>
#include <string>

namespace tooltray::workspace {
namespace {

bool holdsText(const Binding &binding)
{
    bool found = false;
    walkBindings(binding, [&](const Binding &inner) {
        const auto *constant = std::get_if<ConstantSource>(&inner.source);
        found = found || (constant != nullptr && !constant->value.toString().empty());
    });
    return found;
}

} // namespace

bool isSecretHeader(std::string_view name)
{
    static constexpr std::array<std::string_view, 8> parts{"authorization", "cookie",  "token",   "secret",
                                                           "password",      "api-key", "api_key", "apikey"};
    const std::string folded = asciiLower(name);
    return std::ranges::any_of(parts,
                               [&](std::string_view part) { return folded.find(part) != std::string::npos; });
}

const std::string *constantSecretHeader(const RestRequest &request)
{
    const auto found = std::ranges::find_if(request.headers, [](const NamedBinding &header) {
        return isSecretHeader(header.name) && holdsText(header.binding);
    });
    return found == request.headers.end() ? nullptr : &found->name;
}

} // namespace tooltray::workspace
