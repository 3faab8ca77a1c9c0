// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/changes/securitychanges.h"

#include <algorithm>

namespace tooltray::openapi {

namespace {

using Alternatives = std::vector<Requirement>;

// Without a word about security, nothing is needed.
Alternatives alternativesOf(const Operation &operation)
{
    return operation.security.empty() ? Alternatives{Requirement()} : operation.security;
}

bool isSentTheSame(const SecurityScheme *first, const SecurityScheme *second)
{
    return first == nullptr || second == nullptr
           || (first->kind == second->kind && first->place == second->place
               && first->parameter == second->parameter && first->scheme == second->scheme);
}

// Who has what the first asks for has what the second asks for.
bool isFulfilledBy(const Requirement &second, const Requirement &first)
{
    return std::ranges::all_of(second.schemes, [&](const Requirement::Scheme &wanted) {
        const auto had = std::ranges::find(first.schemes, wanted.name, &Requirement::Scheme::name);
        return had != first.schemes.end() && std::ranges::all_of(wanted.scopes, [&](std::string_view scope) {
                   return std::ranges::find(had->scopes, scope) != had->scopes.end();
               });
    });
}

bool isCovered(const Requirement &requirement, const Alternatives &others)
{
    return std::ranges::any_of(others,
                               [&](const Requirement &other) { return isFulfilledBy(other, requirement); });
}

} // namespace

void compareSecurity(const Api &before, const Operation &first, const Api &after, const Operation &second,
                     const std::string &coordinate, Changes &out)
{
    const Alternatives had = alternativesOf(first);
    const Alternatives has = alternativesOf(second);
    const bool stillWorks =
        std::ranges::all_of(had, [&](const Requirement &one) { return isCovered(one, has); });
    const bool isSame =
        stillWorks && std::ranges::all_of(has, [&](const Requirement &one) { return isCovered(one, had); });
    if (!stillWorks)
        out.push_back({coordinate, ChangeKind::Breaking,
                       CORE_TEXT("Core", "The operation asks for other credentials or scopes now.")});
    else if (!isSame)
        out.push_back({coordinate, ChangeKind::Safe,
                       CORE_TEXT("Core", "The operation takes other credentials as well now.")});
    for (const Requirement &requirement : had) {
        for (const Requirement::Scheme &scheme : requirement.schemes) {
            if (!isSentTheSame(before.scheme(scheme.name), after.scheme(scheme.name)))
                out.push_back({coordinate,
                               ChangeKind::Breaking,
                               {CORE_TEXT("Core", "The credential {name} is sent in another way now."),
                                {{"name", scheme.name}}}});
        }
    }
}

} // namespace tooltray::openapi
