// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/tracker/records.h"
#include "graphql/executor/resolvers.h"
#include "json/value.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::demo {

// The cursor of a record, and the global id in a cursor; nothing for what was never given out.
std::string cursorOf(const std::string &globalId);
std::optional<std::string> idInCursor(std::string_view cursor);

// A stretch of a list and whether there is more on either side.
struct Window {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const Window &) const = default;
};

// Where in a list the record of a global id is; the size of the list when it is not there.
using PlaceOf = std::function<std::size_t(std::string_view globalId)>;

// first, after, last and before of a field, applied to a list of so many (the GraphQL Cursor Connections
// Specification, 4.4). Or what is wrong with them.
std::variant<Window, graphql::FieldError> cursorWindow(std::size_t count, const PlaceOf &placeOf,
                                                       const json::Value &arguments);
// offset and limit of a field.
std::variant<Window, graphql::FieldError> offsetWindow(std::size_t count, const json::Value &arguments);

template <class Record>
struct RecordConnection {
    std::vector<std::shared_ptr<const Record>> nodes; // those of the page
    std::vector<std::string> cursors;
    std::size_t total = 0;
    Window window;

    bool hasNext() const { return window.end < total; }
    bool hasPrevious() const { return window.begin > 0; }
};

template <class Record>
struct OffsetList {
    std::vector<std::shared_ptr<const Record>> items; // those of the page
    std::size_t total = 0;
    std::size_t offset = 0;
    std::size_t limit = 0;
};

template <class Record>
graphql::Resolved connection(const std::vector<std::shared_ptr<const Record>> &all,
                             const json::Value &arguments)
{
    auto window = cursorWindow(
        all.size(),
        [&](std::string_view id) {
            const auto found =
                std::ranges::find_if(all, [&](const auto &record) { return globalId(*record) == id; });
            return static_cast<std::size_t>(found - all.begin());
        },
        arguments);
    if (graphql::FieldError *problem = std::get_if<graphql::FieldError>(&window))
        return std::move(*problem);
    auto made = std::make_shared<RecordConnection<Record>>();
    made->total = all.size();
    made->window = std::get<Window>(window);
    for (std::size_t i = made->window.begin; i < made->window.end; ++i) {
        made->nodes.push_back(all[i]);
        made->cursors.push_back(cursorOf(globalId(*all[i])));
    }
    return graphql::Resolved::object(
        graphql::Source(std::shared_ptr<const RecordConnection<Record>>(std::move(made))));
}

template <class Record>
graphql::Resolved offsetList(const std::vector<std::shared_ptr<const Record>> &all,
                             const json::Value &arguments)
{
    auto window = offsetWindow(all.size(), arguments);
    if (graphql::FieldError *problem = std::get_if<graphql::FieldError>(&window))
        return std::move(*problem);
    const auto [begin, end] = std::get<Window>(window);
    auto made = std::make_shared<OffsetList<Record>>();
    for (std::size_t i = begin; i < end; ++i)
        made->items.push_back(all[i]);
    made->total = all.size();
    made->offset = static_cast<std::size_t>(arguments["offset"].toUInt64().value_or(0));
    made->limit = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(0));
    return graphql::Resolved::object(
        graphql::Source(std::shared_ptr<const OffsetList<Record>>(std::move(made))));
}

} // namespace tooltray::demo
