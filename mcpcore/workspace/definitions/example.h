// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

enum class JsonType : std::uint8_t { Null, Boolean, Number, Integer, String, Array, Object };

// What must hold at one place of a result.
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

} // namespace tooltray::workspace
