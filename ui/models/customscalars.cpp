// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/customscalars.h"

#include <algorithm>
#include <array>
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

struct NamedKind {
    std::string_view name;
    ScalarGuess::Kind kind;
};

// Names that GraphQL servers use, such as Hasura's after PostgreSQL; case and underscores do not matter.
constexpr std::array kWholeNames{
    NamedKind{"date", ScalarGuess::Kind::Date},
    NamedKind{"localdate", ScalarGuess::Kind::Date},
    NamedKind{"iso8601date", ScalarGuess::Kind::Date},
    NamedKind{"datetime", ScalarGuess::Kind::DateTime},
    NamedKind{"localdatetime", ScalarGuess::Kind::DateTime},
    NamedKind{"offsetdatetime", ScalarGuess::Kind::DateTime},
    NamedKind{"iso8601datetime", ScalarGuess::Kind::DateTime},
    NamedKind{"instant", ScalarGuess::Kind::DateTime},
    NamedKind{"timestamp", ScalarGuess::Kind::DateTime},
    NamedKind{"timestamptz", ScalarGuess::Kind::DateTime},
    NamedKind{"time", ScalarGuess::Kind::Time},
    NamedKind{"timetz", ScalarGuess::Kind::Time},
    NamedKind{"localtime", ScalarGuess::Kind::Time},
    NamedKind{"duration", ScalarGuess::Kind::Duration},
    NamedKind{"interval", ScalarGuess::Kind::Duration},
    NamedKind{"uuid", ScalarGuess::Kind::Uuid},
    NamedKind{"guid", ScalarGuess::Kind::Uuid},
    NamedKind{"gid", ScalarGuess::Kind::Id},
    NamedKind{"globalid", ScalarGuess::Kind::Id},
    NamedKind{"objectid", ScalarGuess::Kind::Id},
    NamedKind{"url", ScalarGuess::Kind::Url},
    NamedKind{"uri", ScalarGuess::Kind::Url},
    NamedKind{"email", ScalarGuess::Kind::Email},
    NamedKind{"emailaddress", ScalarGuess::Kind::Email},
    NamedKind{"json", ScalarGuess::Kind::Json},
    NamedKind{"jsonb", ScalarGuess::Kind::Json},
    NamedKind{"jsonobject", ScalarGuess::Kind::Json},
    NamedKind{"any", ScalarGuess::Kind::Json},
    NamedKind{"map", ScalarGuess::Kind::Json},
    NamedKind{"bigint", ScalarGuess::Kind::WholeNumber},
    NamedKind{"long", ScalarGuess::Kind::WholeNumber},
    NamedKind{"int64", ScalarGuess::Kind::WholeNumber},
    NamedKind{"uint64", ScalarGuess::Kind::WholeNumber},
    NamedKind{"unsignedint64", ScalarGuess::Kind::WholeNumber},
    NamedKind{"decimal", ScalarGuess::Kind::Decimal},
    NamedKind{"bigdecimal", ScalarGuess::Kind::Decimal},
    NamedKind{"numeric", ScalarGuess::Kind::Decimal},
    NamedKind{"money", ScalarGuess::Kind::Decimal},
    NamedKind{"upload", ScalarGuess::Kind::Upload},
};

// Ends of longer names, where the capital tells ProjectID from Avoid.
constexpr std::array kEndings{
    NamedKind{"DateTime", ScalarGuess::Kind::DateTime},
    NamedKind{"Timestamp", ScalarGuess::Kind::DateTime},
    NamedKind{"Date", ScalarGuess::Kind::Date},
    NamedKind{"URL", ScalarGuess::Kind::Url},
    NamedKind{"Url", ScalarGuess::Kind::Url},
    NamedKind{"URI", ScalarGuess::Kind::Url},
    NamedKind{"UUID", ScalarGuess::Kind::Uuid},
    NamedKind{"Uuid", ScalarGuess::Kind::Uuid},
    NamedKind{"Email", ScalarGuess::Kind::Email},
    NamedKind{"JSON", ScalarGuess::Kind::Json},
    NamedKind{"Json", ScalarGuess::Kind::Json},
    NamedKind{"ID", ScalarGuess::Kind::Id},
    NamedKind{"Id", ScalarGuess::Kind::Id},
};

std::string foldedName(std::string_view name)
{
    std::string folded;
    for (const char c : name) {
        if (c != '_')
            folded += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return folded;
}

json::Value textSchema(std::string_view format)
{
    return json::Value::object({{"type", "string"}, {"format", format}});
}

json::Value eitherSchema(std::string_view type)
{
    return json::Value::object({{"type", json::Value::array({type, "string"})}});
}

json::Value schemaFor(ScalarGuess::Kind kind, std::string_view name)
{
    switch (kind) {
    case ScalarGuess::Kind::Date: return textSchema("date");
    case ScalarGuess::Kind::DateTime: return textSchema("date-time");
    case ScalarGuess::Kind::Time: return textSchema("time");
    case ScalarGuess::Kind::Duration: return textSchema("duration");
    case ScalarGuess::Kind::Uuid: return textSchema("uuid");
    case ScalarGuess::Kind::Id: return json::Value::object({{"type", "string"}});
    case ScalarGuess::Kind::Url: return textSchema("uri");
    case ScalarGuess::Kind::Email: return textSchema("email");
    case ScalarGuess::Kind::Json:
        return foldedName(name) == "jsonobject" ? json::Value::object({{"type", "object"}})
                                                : json::Value::object();
    case ScalarGuess::Kind::WholeNumber: return eitherSchema("integer");
    case ScalarGuess::Kind::Decimal: return eitherSchema("number");
    case ScalarGuess::Kind::Upload: break;
    }
    return {};
}

} // namespace

std::vector<UnmappedScalar> unmappedScalars(const engine::WorkspaceState &state)
{
    const ScalarNames settled = scalarsWithTypes(*state.workspace);
    std::map<std::string, std::vector<std::string>> found;
    for (const auto &[endpoint, known] : state.schemas) {
        if (!known.schema)
            continue;
        for (const std::string &name : scalarsAskedFor(*known.schema)) {
            // Scalars of federation are exchanged between servers only.
            if (!settled.contains(name) && !name.starts_with('_'))
                found[name].push_back(endpoint);
        }
    }
    std::vector<UnmappedScalar> scalars;
    for (auto &[name, endpoints] : found)
        scalars.push_back({name, std::move(endpoints)});
    return scalars;
}

std::optional<ScalarGuess> guessScalar(std::string_view name)
{
    const std::string folded = foldedName(name);
    const auto whole = std::ranges::find(kWholeNames, std::string_view(folded), &NamedKind::name);
    if (whole != kWholeNames.end())
        return ScalarGuess{whole->kind, schemaFor(whole->kind, name)};
    const auto ending =
        std::ranges::find_if(kEndings, [name](const NamedKind &known) { return name.ends_with(known.name); });
    if (ending != kEndings.end())
        return ScalarGuess{ending->kind, schemaFor(ending->kind, name)};
    return {};
}

} // namespace tooltray::ui
