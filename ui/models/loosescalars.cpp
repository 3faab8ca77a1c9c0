// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/loosescalars.h"

#include <algorithm>
#include <map>
#include <set>

namespace tooltray::ui {
namespace {

using ScalarNames = std::set<std::string, std::less<>>;

ScalarNames scalarsWithTypes(const workspace::Workspace &workspace)
{
    ScalarNames names;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Type)) {
        for (const std::string &scalar : std::get<workspace::CustomType>(entry.object()).scalars)
            names.insert(scalar);
    }
    return names;
}

ScalarNames scalarsAskedFor(const graphql::Schema &schema)
{
    ScalarNames names;
    const auto add = [&](graphql::SchemaInputs inputs) {
        for (const graphql::SchemaInput input : inputs) {
            const graphql::SchemaType type = schema.type(input.type());
            if (type.is(graphql::TypeKind::Scalar) && !type.isBuiltIn())
                names.emplace(type.name());
        }
    };
    for (const graphql::SchemaType type : schema.types()) {
        if (type.isIntrospection())
            continue;
        add(type.inputFields());
        for (const graphql::SchemaField field : type.fields())
            add(field.arguments());
    }
    return names;
}

} // namespace

std::vector<LooseScalar> looseScalars(const engine::CurationState &state)
{
    const ScalarNames settled = scalarsWithTypes(*state.workspace);
    std::map<std::string, std::vector<std::string>> found;
    for (const auto &[endpoint, known] : state.schemas) {
        if (!known.schema)
            continue;
        for (const std::string &name : scalarsAskedFor(*known.schema)) {
            // Those of federation are between servers.
            if (!settled.contains(name) && !name.starts_with('_'))
                found[name].push_back(endpoint);
        }
    }
    std::vector<LooseScalar> scalars;
    for (auto &[name, endpoints] : found)
        scalars.push_back({name, std::move(endpoints)});
    return scalars;
}

} // namespace tooltray::ui
