// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configplaces.h"

#include "storage/config/configsections.h"
#include "storage/config/places.h"

#include <algorithm>
#include <optional>

namespace tooltray::storage {
namespace {

using workspace::ObjectKey;
using workspace::ObjectKind;

// The kind of the objects that the members of a section are.
std::optional<ObjectKind> kindOfMembers(std::string_view section)
{
    struct Section {
        std::string_view name;
        ObjectKind kind;
    };
    static constexpr Section sections[]{{"endpoints", ObjectKind::Endpoint},
                                        {"context_variables", ObjectKind::Context},
                                        {"enumerations", ObjectKind::Type},
                                        {"mappings", ObjectKind::Mapping},
                                        {"clients", ObjectKind::Client}};
    const auto found = std::ranges::find(sections, section, &Section::name);
    return found == std::ranges::end(sections) ? std::nullopt : std::optional(found->kind);
}

class PlaceFinder {
public:
    explicit PlaceFinder(std::string_view text) : m_places(text) {}

    void visit(const YamlNode &root, Configuration &out)
    {
        for (const YamlNode &section : root.children) {
            const json::Position place = m_places.at(section.nameOffset);
            if (const auto kind = kindOfMembers(section.name)) {
                for (const YamlNode &member : section.children)
                    visitObject({*kind, member.name}, member);
            } else if (section.name == "graphql_endpoint") {
                m_objects[{ObjectKind::Endpoint, std::string(kDefaultEndpoint)}] = place;
            } else if (section.name == "authentication") {
                m_objects[{ObjectKind::Credential, std::string(kDefaultEndpoint)}] = place;
            } else {
                visitSettings('/' + section.name, section, out);
            }
        }
        for (ConfiguredObject &object : out.objects)
            object.place = m_objects[workspace::keyOf(object.object)];
    }

private:
    void visitObject(ObjectKey key, const YamlNode &member)
    {
        const json::Position place = m_places.at(member.nameOffset);
        if (key.kind == ObjectKind::Endpoint) {
            for (const YamlNode &inner : member.children) {
                if (inner.name == "authentication")
                    m_objects[{ObjectKind::Credential, key.name}] = m_places.at(inner.nameOffset);
            }
        }
        m_objects[std::move(key)] = place;
    }

    void visitSettings(const std::string &path, const YamlNode &member, Configuration &out)
    {
        out.places[path] = m_places.at(member.nameOffset);
        for (const YamlNode &inner : member.children)
            visitSettings(path + '/' + inner.name, inner, out);
    }

    Places m_places;
    std::map<ObjectKey, json::Position> m_objects;
};

} // namespace

void addPlaces(const YamlNode &root, std::string_view text, Configuration &configuration)
{
    PlaceFinder(text).visit(root, configuration);
}

} // namespace tooltray::storage
