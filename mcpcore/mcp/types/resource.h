// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/annotations.h"
#include "mcp/types/implementation.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::mcp {

struct Resource {
    std::string uri;
    std::string name;
    std::string title = {};
    std::string description = {};
    std::string mimeType = {};
    std::optional<std::uint64_t> size = {};
    std::vector<Icon> icons = {};
    Annotations annotations = {};
    json::Value meta = {};

    bool operator==(const Resource &) const = default;
};

struct ResourceTemplate {
    std::string uriTemplate; // RFC 6570
    std::string name;
    std::string title = {};
    std::string description = {};
    std::string mimeType = {};
    std::vector<Icon> icons = {};
    Annotations annotations = {};
    json::Value meta = {};

    bool operator==(const ResourceTemplate &) const = default;
};

struct Text {
    std::string text;

    bool operator==(const Text &) const = default;
};

struct Blob {
    std::string base64;

    bool operator==(const Blob &) const = default;
};

struct ResourceContents {
    std::string uri;
    std::string mimeType = {};
    std::variant<Text, Blob> body;
    json::Value meta = {};

    bool operator==(const ResourceContents &) const = default;
};

struct ReadResult {
    std::vector<ResourceContents> contents;
    json::Value meta = {};

    bool operator==(const ReadResult &) const = default;
};

} // namespace tooltray::mcp
