// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/box.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/toolversion.h"
#include "json/value.h"

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

enum class JsonType : std::uint8_t { Null, Boolean, Number, Integer, String, Array, Object };

// A condition that must hold at one place of a result.
struct Assertion {
    struct Equals {
        json::Value value;

        bool operator==(const Equals &) const = default;
    };
    struct Matches {
        std::string pattern;

        bool operator==(const Matches &) const = default;
    };
    struct Exists {
        bool exists = true;

        bool operator==(const Exists &) const = default;
    };
    struct HasType {
        JsonType type = JsonType::Object;

        bool operator==(const HasType &) const = default;
    };

    std::string path; // JSON Pointer
    std::variant<Equals, Matches, Exists, HasType> test;

    bool operator==(const Assertion &) const = default;
};

// A call that documents a tool and, with assertions, tests it.
struct Example {
    std::string name;
    std::string description;
    json::Value parameters = json::Value::object();
    bool expectsSuccess = true;
    std::vector<Assertion> assertions;

    bool operator==(const Example &) const = default;
};

// The version that a person approved; it is served until a person accepts a later one.
struct Pin {
    std::string approvedAt; // RFC 3339
    std::string endpoint;
    Version version;
    ToolVersion definition;

    bool operator==(const Pin &) const = default;
};

struct Tool {
    std::string name;
    std::string title;
    std::string endpoint;
    std::vector<std::string> tags;
    std::vector<std::string> aliases;
    bool enabled = true;
    bool alwaysListed = false; // on every surface
    Version active;
    std::map<Version, ToolVersion> versions;
    std::vector<Example> examples;
    Shared<Pin> pin;

    // The version with the operation that one without takes over. Precondition: the version exists.
    ToolVersion resolved(Version version) const;
    ToolKind kind() const; // of the active version

    bool operator==(const Tool &) const = default;
};

// The number that comes after all that the tool has: 0.2.0 after 0.1.3.
Version nextVersion(const Tool &tool);

// Adds it as a copy of another version, which says all of it itself; the active one stays. Precondition: the
// version exists.
Version addVersion(Tool &tool, Version from);

// A later version that took over its operation gets one of its own; where the active one goes, the latest that is
// left becomes it. Precondition: the version exists and is not the only one.
void removeVersion(Tool &tool, Version version);

} // namespace tooltray::workspace
