// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::mcp {

struct Icon {
    enum class Theme : unsigned char { Any, Light, Dark };

    std::string source; // https: or data:, careful clients refuse everything else
    std::string mimeType = {};
    std::vector<std::string> sizes = {};
    Theme theme = Theme::Any;

    bool operator==(const Icon &) const = default;
};

// The software at one end, as it names itself.
struct Implementation {
    std::string name;
    std::string version;
    std::string title = {};
    std::string description = {};
    std::string websiteUrl = {};
    std::vector<Icon> icons = {};

    bool operator==(const Implementation &) const = default;
};

enum class Listing : std::uint8_t { Tools, Prompts, Resources, ResourceTemplates };

// Where a page begins, in the words of whoever offers the list; clients see it only sealed.
struct Cursor {
    std::string position; // empty: at the start

    auto operator<=>(const Cursor &) const = default;
};

template <typename T>
struct ListPage {
    std::vector<T> items;
    Cursor next = {}; // empty: this was the last page

    bool operator==(const ListPage &) const = default;
};

// Names one state of a listing: as long as both numbers stay, its pages may be served from a cache.
struct ListingVersion {
    std::uint64_t revision = 0; // moves on with every change
    std::uint64_t view = 0;     // callers with the same view see the same list

    bool operator==(const ListingVersion &) const = default;
};

// What a server has, and tells every client alike: it must not depend on the connection.
struct Offer {
    enum class Feature : std::uint8_t {
        None,
        Fixed,   // there, and never changes
        Changing // there, and changes are notified
    };

    Implementation server;
    std::string instructions = {}; // for the model; clients cut at 2 KB
    Feature tools = Feature::None;
    Feature prompts = Feature::None;
    Feature resources = Feature::None;
    bool resourceUpdates = false; // of single resources, for those who subscribe
    bool completions = false;
    bool logging = false;
    json::Value extensions = {}; // id -> settings

    bool operator==(const Offer &) const = default;
};

} // namespace tooltray::mcp
