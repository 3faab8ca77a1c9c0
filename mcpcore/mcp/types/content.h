// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/annotations.h"
#include "mcp/types/resource.h"
#include "json/value.h"

#include <string>
#include <variant>

namespace tooltray::mcp {

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
