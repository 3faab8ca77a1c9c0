// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/document.h"
#include "workspace/definitions/object.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// The kinds of objects that a pack can hold, in the order in which they are written.
inline constexpr std::array kPackKinds{ObjectKind::Tool, ObjectKind::Type, ObjectKind::Mapping};

// Tools to be handed on, with the types and mappings that they need. Of an endpoint it knows the name alone.
struct Pack {
    std::map<ObjectKey, Object> objects; // only of kPackKinds

    bool operator==(const Pack &) const = default;
};

inline constexpr std::string_view kPackFormat = "tooltray-pack";
inline constexpr std::int64_t kPackVersion = 1;
inline constexpr std::size_t kMaxPackBytes = std::size_t{32} << 20U;
inline constexpr std::size_t kMaxPackObjects = 10'000;

// The same pack always gives the same value, member by member.
json::Value encode(const Pack &pack);

// True if the text is, or is meant to be, a pack of ours.
bool isPack(std::string_view text);

struct DecodedPack {
    Pack pack; // with an error: the objects that could be read
    std::vector<DocumentError> errors = {};
    std::set<ObjectKey> unread = {}; // the other objects
};

// Decodes the argument of a tool, where places are those of the pointers in the messages alone.
DecodedPack decodePack(const json::Value &value);
// Decodes a file, with lines and columns.
DecodedPack decodePack(std::string_view text);

// Finds names that neither a workspace nor a pack has: list_issues_2.
class FreshNames {
public:
    FreshNames(const Workspace &workspace, const Pack &pack);

    std::string take(const ObjectKey &key);
    // Nothing where it would become too long.
    std::optional<std::string> takeAlias(const std::string &alias);

private:
    using Key = std::pair<ObjectKind, std::string>;

    bool isTaken(ObjectKind kind, const std::string &name) const;

    const Workspace &m_workspace;
    std::set<Key> m_taken;                // but for case; aliases are among the tools
    std::map<Key, std::size_t> m_numbers; // the last one tried
};

using NewNames = std::map<ObjectKey, std::string>;

// Makes the object name everything by its new name, all at once: two things may exchange their names.
void renameReferences(Object &object, const NewNames &names);

// Tools that call each other, or types that are made of each other, for ever: the first such way that leads
// from the keys, its first and last object the same. Empty when there is none.
std::vector<ObjectKey> findCycle(const Workspace &workspace, std::span<const ObjectKey> from);

} // namespace tooltray::workspace
