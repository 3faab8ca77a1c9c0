// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schematext.h"

#include "graphql/language/parse.h"
#include "graphql/language/sdl.h"
#include "graphql/validation/loadschema.h"
#include "json/parse.h"

#include <set>
#include <utility>

namespace tooltray::execution {
namespace {

using TextSource = SchemaText::Source;

std::string placeOf(TextSource source, std::string_view endpoint)
{
    const std::string name(endpoint);
    if (source == TextSource::File)
        return "The schema file of the endpoint " + name;
    return source == TextSource::Federation ? "What the endpoint " + name + " answers to _service { sdl }"
                                            : "What the endpoint " + name + " answers to introspection";
}

Error unreadableSchema(TextSource source, std::string_view endpoint, const std::string &why)
{
    return {ErrorKind::Invalid, "schema_unreadable",
            placeOf(source, endpoint) + " is no schema: " + (why.empty() ? "it has no types." : why),
            source == TextSource::File
                ? "Put a schema in SDL or the answer to an introspection query into that file."
                : "Give the endpoint a schema file, or ask whoever runs the API what it answers there."};
}

// A service of a federation extends types, Query before all others, that are defined elsewhere.
std::string withExtendedTypes(std::string sdl)
{
    const graphql::Document document = graphql::parseDocument(sdl);
    std::set<std::string, std::less<>> extended;
    std::set<std::string, std::less<>> defined;
    for (const graphql::Node node : document.definitions()) {
        const auto type = graphql::as<graphql::FieldsTypeDefinition>(node);
        if (node.kind() == graphql::NodeKind::ObjectTypeExtension)
            extended.emplace(type.name());
        else if (type)
            defined.emplace(type.name());
    }
    for (const std::string &name : extended) {
        if (!defined.contains(name))
            sdl += "\ntype " + name;
    }
    return sdl;
}

} // namespace

std::string_view sourceName(TextSource source) noexcept
{
    switch (source) {
    case TextSource::Introspection: return "introspection";
    case TextSource::Federation: return "federation";
    case TextSource::File: break;
    }
    return "file";
}

Result<graphql::SchemaPointer> readSchema(const SchemaText &text, std::string_view endpoint)
{
    graphql::LoadedSchema loaded;
    if (text.source == TextSource::Federation) {
        const json::Parsed response = json::parse(text.text);
        const std::string_view sdl = response.value["data"]["_service"]["sdl"].toString();
        loaded = graphql::loadSchema(withExtendedTypes(std::string(sdl)), graphql::Strictness::Lenient);
    } else {
        loaded = graphql::loadSchema(text.text, graphql::Strictness::Lenient);
    }
    if (!loaded)
        return unreadableSchema(text.source, endpoint,
                                loaded.errors.empty() ? std::string() : loaded.errors.front().message);
    return std::move(loaded.schema);
}

} // namespace tooltray::execution
