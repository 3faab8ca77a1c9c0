// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/definitions/tool.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/sharedmap.h"
#include "json/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// An object as snapshots share it, with what it refers to.
struct Definition {
    Object object;
    std::vector<ObjectKey> references;
    json::Value accepted = {}; // the schema of a mapping's argument, made once for all the tools that use it
};

using DefinitionPtr = std::shared_ptr<const Definition>;

DefinitionPtr makeDefinition(Object object);

bool refersTo(const Definition &definition, const ObjectKey &key);

// Compares the contents of the definitions, not their addresses.
bool isSame(const DefinitionPtr &a, const DefinitionPtr &b);

// The source of a definition. A higher layer hides the ones below, and only the lowest is stored.
enum class Layer : std::uint8_t { Stored, Config, Session };

inline constexpr std::array kAllLayers{Layer::Stored, Layer::Config, Layer::Session};

using Revision = std::uint64_t;

// The definitions of one name in a snapshot, by layer.
class Entry {
public:
    const DefinitionPtr &at(Layer layer) const { return m_layers[static_cast<std::size_t>(layer)]; }
    void set(Layer layer, DefinitionPtr definition);
    bool isEmpty() const { return topLayer() == nullptr; }

    // The definition of the top layer, which counts. Precondition of these: not empty.
    const DefinitionPtr &definition() const { return *topLayer(); }
    const Object &object() const { return definition()->object; }
    Layer layer() const;
    // On any layer: what is hidden now may count again.
    bool refersTo(const ObjectKey &key) const;

    // When any layer of it last changed.
    Revision revision() const { return m_revision; }
    // And who changed it; null where it was not changed since the workspace was opened.
    const AuthorPointer &author() const { return m_author; }
    void setRevision(Revision revision, AuthorPointer author)
    {
        m_revision = revision;
        m_author = std::move(author);
    }

private:
    const DefinitionPtr *topLayer() const;

    std::array<DefinitionPtr, kAllLayers.size()> m_layers;
    Revision m_revision = 0;
    AuthorPointer m_author;
};

using BuiltInNames = std::set<std::string, std::less<>>;

// One state of a workspace. It never changes: whoever holds one reads it from any thread without a lock,
// and edits make another one that shares with it what stayed the same.
class Workspace {
public:
    using Entries = SharedMap<Entry>;

    // An empty one. The built-in tools occupy their names; revisions go on from the one given.
    static std::shared_ptr<const Workspace> create(BuiltInNames builtIns, Revision revision = 0);

    Revision revision() const { return m_revision; }

    const Entries &entries(ObjectKind kind) const { return m_entries[static_cast<std::size_t>(kind)]; }
    const Entry *find(const ObjectKey &key) const { return entries(key.kind).find(key.name); }
    // The object, on whatever layer it is: find<Tool>("list_issues").
    template <typename T>
    const T *find(std::string_view name) const
    {
        const Entry *entry = entries(kindFor<T>()).find(name);
        return entry == nullptr ? nullptr : std::get_if<T>(&entry->object());
    }
    const Settings &settings() const;

    bool isBuiltIn(std::string_view name) const { return m_builtIns->contains(name); }
    // The tool that has the alias, or nothing.
    const std::string *aliased(std::string_view alias) const { return m_aliases.find(alias); }

    // What a call may name: a tool or an alias, with a version behind an @ or without.
    struct NamedTool {
        const Tool *tool;
        std::optional<Version> version;
    };
    std::optional<NamedTool> namedTool(std::string_view name) const;

    // What an operation's variable is filled with: the key that is equal or, failing that, equal but for
    // case and underscores.
    const ContextVariable *contextFor(std::string_view variable) const;

    // The same workspace, at the same revision, for a client that has these context values of its own.
    std::shared_ptr<const Workspace> withContext(std::vector<ContextVariable> values) const;

    // The endpoints that the configuration has but that cannot be used, each with the environment variable it lacks.
    using DisabledEndpoints = std::map<std::string, std::string, std::less<>>;
    const DisabledEndpoints &disabledEndpoints() const;
    std::shared_ptr<const Workspace> withDisabledEndpoints(DisabledEndpoints endpoints) const;

    // Everything that names the object, in order.
    std::vector<ObjectKey> usersOf(const ObjectKey &key) const;

private:
    friend class Transaction;

    template <typename T>
    static constexpr ObjectKind kindFor()
    {
        return []<std::size_t... I>(std::index_sequence<I...>)
        {
            std::size_t kind = kObjectKinds;
            ((std::is_same_v<T, std::variant_alternative_t<I, Object>> ? void(kind = I) : void()), ...);
            return static_cast<ObjectKind>(kind);
        }
        (std::make_index_sequence<kObjectKinds>());
    }

    std::array<Entries, kObjectKinds> m_entries;
    SharedMap<std::string> m_aliases; // to the names of tools
    std::shared_ptr<const BuiltInNames> m_builtIns;
    std::shared_ptr<const DisabledEndpoints> m_disabled; // null: none
    Revision m_revision = 0;
};

using WorkspacePtr = std::shared_ptr<const Workspace>;

// A filter for lists: words that must all be somewhere in the texts, in either case; none: everything is found. Reading
// the texts of ten thousand tools takes a millisecond or two: an index would cost more memory than it saves time.
class ToolSearch {
public:
    explicit ToolSearch(std::string_view query);

    // By what agents find a tool by: name, title, the description that is served, and tags.
    bool finds(const Tool &tool) const;

private:
    std::vector<std::string> m_words; // in lower case
};

} // namespace tooltray::workspace
