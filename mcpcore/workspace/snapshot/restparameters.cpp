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

std::vector<std::string> openPlaceholders(const RestRequest &request,
                                          const std::vector<NamedBinding> &bindings)
{
    std::vector<std::string> names = placeholdersOf(request.path);
    std::erase_if(names, [&](const std::string &name) {
        return std::ranges::find(bindings, name, &NamedBinding::name) != bindings.end();
    });
    return names;
}

json::Value placeholderSchema()
{
    return Schema::object({{"type", Schema::array({"string", "number", "boolean"})}});
}

void removePaged(RestRequest &request, const Shared<Pagination> &pagination)
{
    if (!pagination || !pagination->enabled)
        return;
    const Pagination::Variables &paged = pagination->variables;
    std::erase_if(request.query, [&paged](const NamedBinding &parameter) {
        const std::string &name = parameter.name;
        return name == paged.size || name == paged.cursor || name == paged.offset || name == paged.page;
    });
}

json::Value restParameters(RestRequest request, const std::vector<NamedBinding> &bindings,
                           const Shared<Pagination> &pagination)
{
    using Need = RequestSchema::Need;
    removePaged(request, pagination);
    RequestSchema schema;
    for (const std::string &name : placeholdersOf(request.path)) {
        const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
        if (bound == bindings.end())
            schema.add(name, placeholderSchema(), Need::Required);
        else
            schema.add(bound->binding, placeholderSchema(), Need::Required);
    }
    for (const NamedBinding &bound : bindings)
        schema.add(bound.binding, Schema::object(), Need::Optional);
    for (const NamedBinding &parameter : request.query)
        schema.add(parameter.binding, oneOrMoreTexts(), Need::Optional);
    for (const NamedBinding &header : request.headers)
        schema.add(header.binding, placeholderSchema(), Need::Optional);
    if (request.body)
        schema.add(*request.body, Schema::object(), Need::Optional);
    return std::move(schema).finish();
}

} // namespace tooltray::workspace
