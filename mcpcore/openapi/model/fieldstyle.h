// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/decode.h"
#include "json/value.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::openapi {

enum class Style : std::uint8_t {
    Simple,
    Label,
    Matrix,
    Form,
    SpaceDelimited,
    PipeDelimited,
    TabDelimited, // of Swagger 2.0
    DeepObject,
    Cookie, // of 3.2: form without percent-encoding
};

constexpr auto namesOf(Style)
{
    using enum Style;
    return std::to_array<json::Named<Style>>({{"simple", Simple},
                                              {"label", Label},
                                              {"matrix", Matrix},
                                              {"form", Form},
                                              {"spaceDelimited", SpaceDelimited},
                                              {"pipeDelimited", PipeDelimited},
                                              {"tabDelimited", TabDelimited},
                                              {"deepObject", DeepObject},
                                              {"cookie", Cookie}});
}

// How the value of one field of a request is written, where that is not the usual way of its place.
struct FieldStyle {
    std::optional<Style> style = {}; // nothing: that of its place
    bool isExploded = false;         // counts with a style
    bool allowsReserved = false;
    std::string name = {};        // of a parameter in a path whose placeholder is called otherwise
    std::string contentType = {}; // of a part, or of a value that is the whole query
    bool isFile = false;          // of a part: also where the value does not look like one
    json::Value headers = {};     // of a part: texts by name

    bool operator==(const FieldStyle &) const = default;
};

// By place and name: "query:filter", "path:id", "body:tags".
using FieldStyles = std::map<std::string, FieldStyle, std::less<>>;

// Null: the field is written in the usual way.
inline const FieldStyle *findStyle(const FieldStyles &styles, std::string_view place, std::string_view name)
{
    if (styles.empty())
        return nullptr;
    const auto found = styles.find(std::string(place).append(":").append(name));
    return found == styles.end() ? nullptr : &found->second;
}

} // namespace tooltray::openapi
