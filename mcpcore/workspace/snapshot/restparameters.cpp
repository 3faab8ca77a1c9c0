// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/restparameters.h"

#include "workspace/definitions/walk.h"
#include "workspace/snapshot/references.h"

#include <algorithm>
#include <utility>

namespace tooltray::workspace {

namespace {

using Schema = json::Value;

Schema oneOrMoreTexts()
{
    return Schema::object({{"type", Schema::array({"string", "number", "boolean", "array"})}});
}

// What a binding passes on unchanged fits its place; of one that makes something of the argument nothing is known.
Schema takenBy(const Binding &binding, const ParameterSource &source, const Schema &ofPlace)
{
    if (!source.path.empty() || !binding.transforms.empty())
        return Schema::object();
    if (!binding.mapping.empty())
        return Schema::object({{"$ref", std::string(kMappingReference) + binding.mapping}});
    return ofPlace;
}

// A field with a style takes lists and objects as well.
Schema taken(const RestRequest &request, std::string_view place, const std::string &name, Schema usual)
{
    return openapi::findStyle(request.styles, place, name) == nullptr ? std::move(usual) : Schema::object();
}

bool hasName(const std::vector<NamedBinding> &bindings, const std::string &name)
{
    return std::ranges::find(bindings, name, &NamedBinding::name) != bindings.end();
}

class RequestSchema {
public:
    enum class Need : std::uint8_t { Optional, Required };

    void add(const std::string &name, Schema schema, Need need)
    {
        if (!m_properties.contains(name))
            m_properties.set(name, std::move(schema));
        const auto required = m_required.elements();
        if (need == Need::Required && std::ranges::find(required, Schema(name)) == required.end())
            m_required.append(Schema(name));
    }

    // Only an argument that fills a place alone, and as it is, must be there.
    void add(const Binding &whole, const Schema &ofPlace, Need need)
    {
        walkBindings(whole, [&](const Binding &binding) {
            const auto *source = std::get_if<ParameterSource>(&binding.source);
            if (source == nullptr)
                return;
            const bool isAlone = &binding == &whole;
            add(source->name, takenBy(binding, *source, isAlone ? ofPlace : Schema::object()),
                isAlone && source->path.empty() && binding.transforms.empty() ? need : Need::Optional);
        });
    }

    Schema finish() &&
    {
        Schema schema = Schema::object({{"type", "object"}, {"properties", std::move(m_properties)}});
        if (!m_required.isEmpty())
            schema.set("required", std::move(m_required));
        schema.set("additionalProperties", Schema(false));
        return schema;
    }

private:
    Schema m_properties = Schema::object();
    Schema m_required = Schema::array();
};

} // namespace

std::vector<std::string> placeholdersOf(std::string_view path)
{
    std::vector<std::string> names;
    while (true) {
        const std::size_t open = path.find('{');
        const std::size_t close = open == std::string_view::npos ? open : path.find('}', open);
        if (close == std::string_view::npos)
            return names;
        std::string name(path.substr(open + 1, close - open - 1));
        path.remove_prefix(close + 1);
        if (std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    }
}

Pagination::Variables pagedPlaces(const RestRequest &request, const Pagination &pagination)
{
    const auto isPlace = [&request](const std::string &name) {
        return hasName(request.query, name) || std::ranges::count(placeholdersOf(request.path), name) > 0;
    };
    const auto placeOf = [&](const std::string &name) {
        const auto isFilledByIt = [&name](const NamedBinding &parameter) {
            const auto *source = std::get_if<ParameterSource>(&parameter.binding.source);
            return source != nullptr && source->name == name && source->path.empty();
        };
        const auto filled = std::ranges::find_if(request.query, isFilledByIt);
        return isPlace(name) || filled == request.query.end() ? name : filled->name;
    };
    const Pagination::Variables &named = pagination.variables;
    return {placeOf(named.size), placeOf(named.cursor), placeOf(named.offset), placeOf(named.page)};
}

std::vector<std::string> pagedQuery(const RestRequest &request, const Shared<Pagination> &pagination)
{
    if (!pagination || !pagination->enabled)
        return {};
    const Pagination::Variables paged = pagedPlaces(request, *pagination);
    std::vector<std::string> names{paged.size, paged.cursor, paged.offset, paged.page};
    std::erase_if(names, [&, path = placeholdersOf(request.path)](const std::string &name) {
        return name.empty() || (std::ranges::count(path, name) > 0 && !hasName(request.query, name));
    });
    return names;
}

std::vector<std::string> pagedPlaceholders(const RestRequest &request, const Shared<Pagination> &pagination)
{
    if (!pagination || !pagination->enabled)
        return {};
    // The first page has no cursor, and its path needs a value.
    const Pagination::Variables paged = pagedPlaces(request, *pagination);
    std::vector<std::string> names = placeholdersOf(request.path);
    std::erase_if(names, [&](const std::string &name) {
        const bool isPaged = name == paged.size || name == paged.offset || name == paged.page;
        return !isPaged || hasName(request.query, name);
    });
    return names;
}

std::vector<std::string> openPlaceholders(const RestRequest &request,
                                          const std::vector<NamedBinding> &bindings,
                                          const Shared<Pagination> &pagination)
{
    const std::vector<std::string> paged = pagedPlaceholders(request, pagination);
    std::vector<std::string> names = placeholdersOf(request.path);
    std::erase_if(names, [&](const std::string &name) {
        return hasName(bindings, name) || std::ranges::count(paged, name) > 0;
    });
    return names;
}

std::vector<std::string> strayStyles(const RestRequest &request, const Shared<Pagination> &pagination)
{
    std::vector<std::string> fields;
    const auto add = [&fields](const char *place, const std::string &name) {
        fields.push_back(place + name);
    };
    for (const std::string &name : placeholdersOf(request.path))
        add("path:", name);
    for (const NamedBinding &sent : request.query)
        add("query:", sent.name);
    for (const NamedBinding &sent : request.headers)
        add("header:", sent.name);
    for (const NamedBinding &sent : request.cookies)
        add("cookie:", sent.name);
    const auto *object = request.body ? std::get_if<ObjectSource>(&request.body->source) : nullptr;
    for (const NamedBinding &member : object == nullptr ? std::vector<NamedBinding>() : object->members)
        add("body:", member.name);
    for (const std::string &name : pagedQuery(request, pagination))
        add("query:", name);
    std::vector<std::string> stray;
    for (const auto &[key, style] : request.styles) {
        const bool isOfWholeBody = request.body && object == nullptr && key.starts_with("body:");
        if (!isOfWholeBody && std::ranges::find(fields, key) == fields.end())
            stray.push_back(key);
    }
    return stray;
}

json::Value placeholderSchema()
{
    return Schema::object({{"type", Schema::array({"string", "number", "boolean"})}});
}

void removePaged(RestRequest &request, std::vector<NamedBinding> &bindings,
                 const Shared<Pagination> &pagination)
{
    const auto removeFrom = [](std::vector<NamedBinding> &all, const std::vector<std::string> &names) {
        std::erase_if(all, [&](const NamedBinding &one) { return std::ranges::count(names, one.name) > 0; });
    };
    removeFrom(bindings, pagedPlaceholders(request, pagination));
    removeFrom(request.query, pagedQuery(request, pagination));
}

json::Value restParameters(RestRequest request, std::vector<NamedBinding> bindings,
                           const Shared<Pagination> &pagination)
{
    using Need = RequestSchema::Need;
    const std::vector<std::string> paged = pagedPlaceholders(request, pagination);
    removePaged(request, bindings, pagination);
    RequestSchema schema;
    for (const std::string &name : placeholdersOf(request.path)) {
        const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
        if (bound != bindings.end())
            schema.add(bound->binding, taken(request, "path", name, placeholderSchema()), Need::Required);
        else if (std::ranges::count(paged, name) == 0)
            schema.add(name, taken(request, "path", name, placeholderSchema()), Need::Required);
    }
    for (const NamedBinding &bound : bindings)
        schema.add(bound.binding, Schema::object(), Need::Optional);
    for (const NamedBinding &parameter : request.query)
        schema.add(parameter.binding, taken(request, "query", parameter.name, oneOrMoreTexts()),
                   Need::Optional);
    for (const NamedBinding &header : request.headers)
        schema.add(header.binding, taken(request, "header", header.name, placeholderSchema()),
                   Need::Optional);
    for (const NamedBinding &cookie : request.cookies)
        schema.add(cookie.binding, taken(request, "cookie", cookie.name, placeholderSchema()),
                   Need::Optional);
    if (request.body)
        schema.add(*request.body, Schema::object(), Need::Optional);
    return std::move(schema).finish();
}

} // namespace tooltray::workspace
