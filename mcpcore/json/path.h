// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::json {

namespace detail {
struct PathQuery;
}

// A query that selects places in a value (JSONPath, RFC 9535). A name behind a dot may have hyphens, too, as others write
// it. Immutable, so one may serve many threads.
class Path {
public:
    struct Parsed;

    static Parsed parse(std::string_view text);

    // The places in the order of the RFC, some perhaps more than once. Subtracts the steps that it takes; nothing when
    // none are left, or when there are too many places.
    std::optional<std::vector<Pointer>> select(const Value &root, std::size_t &steps) const;

private:
    explicit Path(std::shared_ptr<const detail::PathQuery> query) : m_query(std::move(query)) {}

    std::shared_ptr<const detail::PathQuery> m_query;
};

struct Path::Parsed {
    std::optional<Path> path;
    std::size_t errorOffset = 0; // in bytes: where the text is no query any more
};

// A query as a tree.
namespace detail {

struct PathExpression;

struct PathSelector {
    enum class Kind : std::uint8_t { Name, Wildcard, Index, Slice, Filter };

    Kind kind = Kind::Wildcard;
    std::string name;
    std::optional<std::int64_t> first; // or the index
    std::optional<std::int64_t> last;
    std::int64_t step = 1;
    std::vector<PathExpression> filter; // one
};

struct PathSegment {
    bool isDescendant = false;
    std::vector<PathSelector> selectors;
};

struct PathQuery {
    bool isOfRoot = true; // else of the value that a filter looks at
    std::vector<PathSegment> segments;

    bool isSingular() const; // it selects one place at most
};

struct PathExpression {
    enum class Kind : std::uint8_t {
        Or,
        And,
        Not,
        Exists,
        Equal,
        NotEqual,
        LessOrEqual,
        GreaterOrEqual,
        Less,
        Greater,
        Literal,
        Query,
        Length,
        Count,
        Match,
        Search,
        ValueOf,
    };

    Kind kind = Kind::Literal;
    std::vector<PathExpression> parts;
    Value literal;
    PathQuery query;
};

// Reads the text of a query by the grammar of RFC 9535, appendix A. Where it is none, the offset says where.
bool readPath(std::string_view text, PathQuery &query, std::size_t &offset);

} // namespace detail

} // namespace tooltray::json
