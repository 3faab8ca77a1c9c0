// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::workspace {

enum class ObjectKind : std::uint8_t {
    Settings,
    Endpoint,
    Credential,
    Client,
    Tool,
    Type,
    Mapping,
    Prompt,
    Context,
};

inline constexpr std::size_t kObjectKinds = 9;

// The kind as sentences name it: "context variable".
std::string_view kindName(ObjectKind kind);
Message toString(ObjectKind kind);

struct ObjectKey {
    ObjectKind kind = ObjectKind::Settings;
    std::string name;

    auto operator<=>(const ObjectKey &) const = default;
};

// The object as sentences name it: tool "list_issues".
Message toString(const ObjectKey &key);

// The version of a tool, 0.2.0: three plain numbers, without the tags of Semantic Versioning.
struct Version {
    std::uint32_t major = 0;
    std::uint32_t minor = 1;
    std::uint32_t patch = 0;

    static std::optional<Version> parse(std::string_view text);
    std::string toString() const;

    auto operator<=>(const Version &) const = default;
};

// A sentence that says what is wrong with a name, or nothing. Names are files as well, so they fit every
// file system.
std::optional<Message> nameProblem(ObjectKind kind, std::string_view name);
// The same without its full stop, for a sentence that goes on.
std::optional<Message> nameFlaw(ObjectKind kind, std::string_view name);

std::size_t longestName(ObjectKind kind);

// An alias is a tool's name or several joined by dots: gitlab.list_issues.
std::optional<Message> aliasProblem(std::string_view alias);
std::optional<Message> aliasFlaw(std::string_view alias);

// Variables, parameters and steps have names as in GraphQL.
bool isIdentifier(std::string_view text);

// Equal for the keys that mean the same variable: WORKSPACE_ID, workspaceId, workspace_id.
std::string foldedContextKey(std::string_view key);

// Equal for names that a file system may take for the same.
std::string foldedCase(std::string_view name);

} // namespace tooltray::workspace
