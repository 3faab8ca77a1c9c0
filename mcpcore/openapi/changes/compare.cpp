// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/changes/compare.h"

#include "openapi/changes/schemacomparison.h"
#include "openapi/model/pathtemplate.h"
#include "openapi/proposal/arguments.h"
#include "openapi/request/callschema.h"
#include "openapi/schema/schemawriter.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tooltray::openapi {

namespace {

using Alternatives = std::vector<Requirement>;

// Without a word about security, nothing is needed.
Alternatives alternativesOf(const ApiOperation &operation)
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

// Whoever could call the operation before can still call it, or not.
void compareSecurity(const Api &before, const ApiOperation &first, const Api &after,
                     const ApiOperation &second, const std::string &coordinate, ApiChanges &out)
{
    const Alternatives had = alternativesOf(first);
    const Alternatives has = alternativesOf(second);
    const bool stillWorks =
        std::ranges::all_of(had, [&](const Requirement &one) { return isCovered(one, has); });
    const bool isSame =
        stillWorks && std::ranges::all_of(has, [&](const Requirement &one) { return isCovered(one, had); });
    if (!stillWorks)
        out.push_back({coordinate, ApiChangeKind::Breaking,
                       CORE_TEXT("Core", "The operation now requires other credentials or scopes.")});
    else if (!isSame)
        out.push_back({coordinate, ApiChangeKind::Safe,
                       CORE_TEXT("Core", "The operation now accepts other credentials as well.")});
    for (const Requirement &requirement : had) {
        for (const Requirement::Scheme &scheme : requirement.schemes) {
            if (!isSentTheSame(before.scheme(scheme.name), after.scheme(scheme.name)))
                out.push_back({coordinate,
                               ApiChangeKind::Breaking,
                               {CORE_TEXT("Core", "The credential {name} is now sent differently."),
                                {{"name", scheme.name}}}});
        }
    }
}

// Of both descriptions: what several operations refer to is written once.
struct SchemaWriters {
    SchemaWriters(const Api &before, const Api &after)
        : requestBefore(*before.documents, Direction::Request)
        , requestAfter(*after.documents, Direction::Request)
        , responseBefore(*before.documents, Direction::Response)
        , responseAfter(*after.documents, Direction::Response)
    {}

    SchemaWriter requestBefore;
    SchemaWriter requestAfter;
    SchemaWriter responseBefore;
    SchemaWriter responseAfter;
};

class OperationComparison {
public:
    OperationComparison(const Api &before, const ApiOperation &first, const Api &after,
                        const ApiOperation &second, const UsedOperationParts &used, SchemaWriters &schemas)
        : m_before(before)
        , m_after(after)
        , m_first(first)
        , m_second(second)
        , m_used(used)
        , m_place(std::string(first.method).append(" ").append(first.path))
        , m_schemas(schemas)
    {}

    ApiChanges run()
    {
        for (SchemaWriter *writer : {&m_schemas.requestBefore, &m_schemas.requestAfter,
                                     &m_schemas.responseBefore, &m_schemas.responseAfter})
            writer->beginOperation();
        compareSelf();
        compareParameters();
        compareBodies();
        compareResponses();
        compareSecurity(m_before, m_first, m_after, m_second, m_place, m_changes);
        compareServers();
        return std::move(m_changes);
    }

private:
    void add(ApiChangeKind kind, const std::string &part, Message message)
    {
        m_changes.push_back({m_place + part, kind, std::move(message)});
    }

    void compareSelf()
    {
        if (m_first.path != m_second.path)
            add(ApiChangeKind::Safe, {},
                {CORE_TEXT("Core", "The path is now {path}."), {{"path", m_second.path}}});
        if (m_first.id != m_second.id)
            add(ApiChangeKind::Safe, {},
                {CORE_TEXT("Core", "The operation is now called {name}."), {{"name", m_second.key}}});
        if (!m_first.isDeprecated && m_second.isDeprecated)
            add(ApiChangeKind::Notice, {}, CORE_TEXT("Core", "The operation is now deprecated."));
        if (m_first.summary != m_second.summary || m_first.description != m_second.description)
            add(ApiChangeKind::Notice, {}, CORE_TEXT("Core", "The description has changed."));
    }

    // Placeholders at the same position are the same, whatever they are called.
    std::map<std::string_view, std::string_view> renamedPlaceholders() const
    {
        std::map<std::string_view, std::string_view> names;
        const std::vector<std::string_view> first = PathTemplate(m_first.path).placeholders();
        const std::vector<std::string_view> second = PathTemplate(m_second.path).placeholders();
        for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i)
            names.emplace(first[i], second[i]);
        return names;
    }

    const Parameter *find(const ApiOperation &operation, ParameterPlace place, std::string_view name) const
    {
        const auto found = std::ranges::find_if(operation.parameters, [&](const Parameter &one) {
            return one.place == place
                   && (place == ParameterPlace::Header ? equalsIgnoringAsciiCase(one.name, name)
                                                       : one.name == name);
        });
        return found == operation.parameters.end() ? nullptr : &*found;
    }

    void compareParameters()
    {
        const auto placeholders = renamedPlaceholders();
        std::set<const Parameter *> seen;
        for (const Parameter &parameter : m_first.parameters) {
            std::string_view name = parameter.name;
            if (const auto other = placeholders.find(name);
                parameter.place == ParameterPlace::Path && other != placeholders.end())
                name = other->second;
            const Parameter *other = find(m_second, parameter.place, name);
            seen.insert(other);
            const std::string part = partOf(parameter);
            const bool isUsed =
                parameter.isRequired || m_used.usesParameter(valueKey(parameter), parameter.name)
                || m_used.usesParameter(part.substr(1), argumentName(parameter.name, parameter.place));
            if (other != nullptr)
                compareParameter(parameter, *other, part, isUsed);
            else
                parameterGone(parameter, part, isUsed, seen);
        }
        for (const Parameter &parameter : m_second.parameters) {
            if (seen.contains(&parameter))
                continue;
            if (parameter.isRequired)
                add(ApiChangeKind::Breaking, partOf(parameter),
                    CORE_TEXT("Core", "This parameter is new and required."));
            else
                add(ApiChangeKind::Safe, partOf(parameter), CORE_TEXT("Core", "This parameter is new."));
        }
    }

    static std::string partOf(const Parameter &parameter)
    {
        return std::string("#").append(placeName(parameter.place)).append(".").append(parameter.name);
    }

    void parameterGone(const Parameter &parameter, const std::string &part, bool isUsed,
                       std::set<const Parameter *> &seen)
    {
        for (const Parameter &other : m_second.parameters) {
            const bool isNew = find(m_first, other.place, other.name) == nullptr;
            if (other.name != parameter.name || !isNew)
                continue;
            seen.insert(&other);
            add(isUsed || other.isRequired ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
                {CORE_TEXT("Core", "This parameter is now sent in the {place}."),
                 {{"place", placeName(other.place)}}});
            return;
        }
        add(isUsed ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
            CORE_TEXT("Core", "This parameter was removed."));
    }

    void compareParameter(const Parameter &first, const Parameter &second, const std::string &part,
                          bool isUsed)
    {
        if (!first.isRequired && second.isRequired)
            add(ApiChangeKind::Breaking, part, CORE_TEXT("Core", "This parameter is now required."));
        else if (first.isRequired && !second.isRequired)
            add(ApiChangeKind::Safe, part, CORE_TEXT("Core", "This parameter is no longer required."));
        const json::Value before = m_schemas.requestBefore.write(first.schema);
        const json::Value after = m_schemas.requestAfter.write(second.schema);
        const json::Value definitions = m_schemas.requestBefore.definitions();
        const json::Value surface = SchemaMerger(definitions).merge(before).schema;
        const bool isScalar =
            !typesOf(surface).empty() && !hasType(surface, "array") && !isObjectSchema(surface);
        if (first.style != second.style || (first.isExploded != second.isExploded && !isScalar)
            || first.mediaType.empty() != second.mediaType.empty())
            add(isUsed ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
                CORE_TEXT("Core", "This parameter now has a different style."));
        if (first.allowsReserved != second.allowsReserved)
            add(isUsed ? ApiChangeKind::Dangerous : ApiChangeKind::Safe, part,
                CORE_TEXT("Core", "This parameter is now escaped differently."));
        if (!first.isDeprecated && second.isDeprecated)
            add(ApiChangeKind::Notice, part, CORE_TEXT("Core", "This parameter is now deprecated."));
        if (first.description != second.description)
            add(ApiChangeKind::Notice, part, CORE_TEXT("Core", "The description has changed."));
        SchemaComparison(definitions, m_schemas.requestAfter.definitions(), Direction::Request)
            .compare(
                before, after, m_place + part, [&](std::string_view) { return isUsed; }, m_changes);
    }

    void compareBodies()
    {
        const std::string part = ".body";
        if (!m_first.body || !m_second.body) {
            if (m_second.body && m_second.body->isRequired)
                add(ApiChangeKind::Breaking, part,
                    CORE_TEXT("Core", "There is now a body, which is required."));
            else if (m_second.body)
                add(ApiChangeKind::Safe, part, CORE_TEXT("Core", "There is now an optional body."));
            else if (m_first.body)
                add(m_used.usesBody({}) ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
                    CORE_TEXT("Core", "The body no longer exists."));
            return;
        }
        if (!m_first.body->isRequired && m_second.body->isRequired)
            add(m_used.isAll || !m_used.usesBody({}) ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
                CORE_TEXT("Core", "The body is now required."));
        else if (m_first.body->isRequired && !m_second.body->isRequired)
            add(ApiChangeKind::Safe, part, CORE_TEXT("Core", "The body is no longer required."));
        const ApiMediaType *type = usualMediaType(m_first);
        const ApiMediaType *other = type == nullptr ? nullptr : sameType(m_second.body->media, *type);
        if (type == nullptr)
            return;
        if (other == nullptr)
            return add(
                ApiChangeKind::Breaking, part,
                {CORE_TEXT("Core", "The body is no longer accepted as {type}."), {{"type", type->name}}});
        const json::Value before = m_schemas.requestBefore.write(type->schema);
        const json::Value after = m_schemas.requestAfter.write(other->schema);
        SchemaComparison(m_schemas.requestBefore.definitions(), m_schemas.requestAfter.definitions(),
                         Direction::Request)
            .compare(
                before, after, m_place + part,
                [&](std::string_view pointer) { return m_used.usesBody(pointer); }, m_changes);
    }

    static const ApiMediaType *sameType(const std::vector<ApiMediaType> &types, const ApiMediaType &wanted)
    {
        const std::string essence = mediaTypeEssence(wanted.name);
        const auto found = std::ranges::find_if(
            types, [&](const ApiMediaType &one) { return mediaTypeEssence(one.name) == essence; });
        return found == types.end() ? nullptr : &*found;
    }

    void compareResponses()
    {
        const ApiResponse *success = successResponse(m_first);
        for (const ApiResponse &response : m_first.responses) {
            const bool isSuccess = &response == success;
            const auto other = std::ranges::find(m_second.responses, response.status, &ApiResponse::status);
            const std::string part = '.' + std::string(response.status);
            if (other != m_second.responses.end()) {
                compareResponse(response, *other, part, isSuccess);
                continue;
            }
            const ApiResponse *next = isSuccess ? successResponse(m_second) : nullptr;
            const bool isUsed = isSuccess && (m_used.isAll || !m_used.response.empty());
            if (next != nullptr) {
                add(ApiChangeKind::Dangerous, part,
                    {CORE_TEXT("Core", "The response now has the status {status}."),
                     {{"status", next->status}}});
                compareResponse(response, *next, part, true);
            } else {
                add(isUsed ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
                    CORE_TEXT("Core", "This response no longer exists."));
            }
        }
        for (const ApiResponse &response : m_second.responses) {
            if (std::ranges::find(m_first.responses, response.status, &ApiResponse::status)
                == m_first.responses.end())
                add(ApiChangeKind::Safe, '.' + std::string(response.status),
                    CORE_TEXT("Core", "This response is new."));
        }
    }

    void compareResponse(const ApiResponse &first, const ApiResponse &second, const std::string &part,
                         bool isSuccess)
    {
        const auto isUsed = [&](std::string_view pointer) {
            return m_used.isAll || (isSuccess && m_used.usesResponse(pointer));
        };
        if (!first.media.empty() && second.media.empty())
            return add(isUsed({}) ? ApiChangeKind::Breaking : ApiChangeKind::Safe, part,
                       CORE_TEXT("Core", "The response no longer has content."));
        bool isCompared = false;
        for (const ApiMediaType &type : first.media) {
            const ApiMediaType *other = sameType(second.media, type);
            if (other == nullptr) {
                add(isSuccess || m_used.isAll ? ApiChangeKind::Dangerous : ApiChangeKind::Safe, part,
                    {CORE_TEXT("Core", "The response is no longer sent as {type}."), {{"type", type.name}}});
                other = second.media.size() == 1
                                && isJsonMediaType(second.media.front().name) == isJsonMediaType(type.name)
                            ? &second.media.front()
                            : nullptr;
            }
            if (other == nullptr || isCompared)
                continue;
            isCompared = true;
            const json::Value before = m_schemas.responseBefore.write(type.schema);
            const json::Value after = m_schemas.responseAfter.write(other->schema);
            SchemaComparison(m_schemas.responseBefore.definitions(), m_schemas.responseAfter.definitions(),
                             Direction::Response)
                .compare(before, after, m_place + part, isUsed, m_changes);
        }
    }

    void compareServers()
    {
        const auto urlOf = [](const ApiOperation &operation) {
            return operation.servers.empty() ? std::string_view("/") : operation.servers.front().url;
        };
        if (urlOf(m_first) != urlOf(m_second))
            add(ApiChangeKind::Dangerous, {},
                {CORE_TEXT("Core", "The server was {before} and is {after}."),
                 {{"before", urlOf(m_first)}, {"after", urlOf(m_second)}}});
    }

    const Api &m_before;
    const Api &m_after;
    const ApiOperation &m_first;
    const ApiOperation &m_second;
    const UsedOperationParts &m_used;
    std::string m_place;
    SchemaWriters &m_schemas;
    ApiChanges m_changes;
};

} // namespace

const ApiOperation *counterpart(const Api &before, const ApiOperation &operation, const Api &after)
{
    const auto sameIn = [](const Api &api, const ApiOperation &one) {
        const ApiOperation *found = api.find(std::string(one.method).append(" ").append(one.path));
        return found != nullptr && found->method == one.method && found->path == one.path ? found : nullptr;
    };
    if (const ApiOperation *same = sameIn(after, operation))
        return same;
    const std::string shape = pathShape(operation.path);
    const auto renamed = std::ranges::find_if(after.operations, [&](const ApiOperation &one) {
        return one.method == operation.method && pathShape(one.path) == shape
               && sameIn(before, one) == nullptr;
    });
    return renamed == after.operations.end() ? nullptr : &*renamed;
}

namespace {

ApiChanges compareOperation(const Api &before, const ApiOperation &operation, const Api &after,
                            const UsedOperationParts &used, SchemaWriters &schemas)
{
    if (const ApiOperation *other = counterpart(before, operation, after))
        return OperationComparison(before, operation, after, *other, used, schemas).run();
    const std::string place = std::string(operation.method).append(" ").append(operation.path);
    const ApiOperation *moved = operation.id.empty() ? nullptr : after.find(operation.id);
    if (moved == nullptr)
        return {{place, ApiChangeKind::Breaking, CORE_TEXT("Core", "The operation was removed.")}};
    return {{place,
             ApiChangeKind::Breaking,
             {CORE_TEXT("Core", "The operation was removed; {name} is now {method} {path}."),
              {{"name", operation.id}, {"method", moved->method}, {"path", moved->path}}}}};
}

} // namespace

ApiChanges compareOperation(const Api &before, const ApiOperation &operation, const Api &after,
                            const UsedOperationParts &used)
{
    SchemaWriters schemas(before, after);
    return compareOperation(before, operation, after, used, schemas);
}

ApiChanges compare(const Api &before, const Api &after)
{
    ApiChanges all;
    std::set<const ApiOperation *> seen;
    SchemaWriters schemas(before, after);
    for (const ApiOperation &operation : before.operations) {
        seen.insert(counterpart(before, operation, after));
        for (ApiChange &change : compareOperation(before, operation, after, {}, schemas))
            all.push_back(std::move(change));
    }
    for (const ApiOperation &operation : after.operations) {
        if (!seen.contains(&operation))
            all.push_back({std::string(operation.method).append(" ").append(operation.path),
                           ApiChangeKind::Safe, CORE_TEXT("Core", "The operation is new.")});
    }
    return all;
}

} // namespace tooltray::openapi
