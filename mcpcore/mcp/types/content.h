// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/offer.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::mcp {

enum class Role : unsigned char { User, Assistant };

// Hints on who some content is for.
struct Annotations {
    std::vector<Role> audience = {};
    std::optional<double> priority = {}; // 0 to 1
    std::string lastModified = {};       // ISO 8601

    bool isEmpty() const { return audience.empty() && !priority && lastModified.empty(); }
    bool operator==(const Annotations &) const = default;
};

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

struct Image {
    std::string base64;
    std::string mimeType;

    bool operator==(const Image &) const = default;
};

struct Audio {
    std::string base64;
    std::string mimeType;

    bool operator==(const Audio &) const = default;
};

// A text block that holds the structured content of the same result as JSON, for clients that read only
// text. It is made while writing, so that a large result is not kept twice.
struct StructuredAsText {
    bool operator==(const StructuredAsText &) const = default;
};

struct Content {
    std::variant<Text, Image, Audio, Resource, ResourceContents, StructuredAsText>
        body; // Resource: a link to it
    Annotations annotations = {};
    json::Value meta = {};

    bool operator==(const Content &) const = default;
};

} // namespace tooltray::mcp
