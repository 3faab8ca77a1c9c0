// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/changes/change.h"
#include "openapi/schema/schemamerger.h"
#include "openapi/schema/schemawriter.h"
#include "json/value.h"

#include <cstddef>
#include <deque>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace tooltray::openapi {

// Compares what two schemas take (of a request) or promise (of a response), down to every property.
class SchemaComparison {
public:
    // Schemas as SchemaWriter writes them, with the definitions of both sides.
    SchemaComparison(const json::Value &before, const json::Value &after, Direction direction)
        : m_before(before)
        , m_after(after)
        , m_direction(direction)
    {}

    // Whether what lies at a pointer is used; "*" stands for any index.
    using IsUsed = std::function<bool(std::string_view pointer)>;

    // Adds what differs; the coordinate is that of the whole value.
    void compare(const json::Value &before, const json::Value &after, const std::string &coordinate,
                 const IsUsed &isUsed, ApiChanges &out);

private:
    // The effect of a change on the values that are allowed.
    enum class Shift : unsigned char { Narrowed, Widened, Replaced };

    struct Schema {
        json::Value surface;
        json::Value branches = {}; // of a union, without null
        bool isNullable = false;
        std::string name = {};
    };

    struct Pending {
        json::Value before;
        json::Value after;
        std::string pointer;
    };

    Schema normalized(SchemaMerger &merger, const json::Value &schema) const;
    void enqueue(const json::Value &before, const json::Value &after, const std::string &pointer);
    void visit(const json::Value &before, const json::Value &after, const std::string &pointer);
    bool isNew(const Schema &before, const Schema &after, const std::string &pointer);
    void compareSurfaces(const Schema &before, const Schema &after, const std::string &pointer);
    void compareUnions(const Schema &before, const Schema &after, const std::string &pointer);
    void compareTypes(const Schema &before, const Schema &after, const std::string &pointer);
    void compareValues(const json::Value &before, const json::Value &after, const std::string &pointer);
    void compareBounds(const json::Value &before, const json::Value &after, const std::string &pointer);
    void compareTexts(const json::Value &before, const json::Value &after, const std::string &pointer);
    void compareProperties(const json::Value &before, const json::Value &after, const std::string &pointer);
    void compareOthers(const json::Value &before, const json::Value &after, const std::string &pointer);
    void compareItems(const json::Value &before, const json::Value &after, const std::string &pointer);
    void propertyGone(const std::string &pointer);
    void propertyAdded(const std::string &pointer, bool isRequired);
    void requirementChanged(const std::string &pointer, bool isRequired);

    void shift(Shift shift, const std::string &pointer, const Message &message);
    void add(ApiChangeKind kind, const std::string &pointer, Message message);
    bool isRequest() const noexcept { return m_direction == Direction::Request; }

    SchemaMerger m_before;
    SchemaMerger m_after;
    Direction m_direction;
    std::string m_coordinate;
    const IsUsed *m_isUsed = nullptr;
    ApiChanges *m_out = nullptr;
    std::deque<Pending> m_queue;
    std::set<std::tuple<std::string, std::string, bool>>
        m_seen; // pairs of definitions, and whether they were used
    std::size_t m_steps = 0;
};

} // namespace tooltray::openapi
