// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/path.h"

#include "text/regex/regex.h"
#include "json/number.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

namespace tooltray::json {

namespace {

using detail::PathExpression;
using detail::PathQuery;
using detail::PathSegment;
using detail::PathSelector;
using Kind = PathExpression::Kind;

constexpr std::size_t kMaxPlaces = 5'000'000; // that are remembered at once
constexpr std::size_t kMaxTokens = 4'000'000; // of all pointers together

// Finds what a query selects in a value.
class PathSearch {
public:
    PathSearch(const Value &root, std::size_t &steps) : m_root(root), m_steps(steps) {}

    std::vector<Pointer> run(const PathQuery &query)
    {
        std::vector<Pointer> pointers;
        std::size_t tokens = 0;
        for (const Node &node : nodesOf(query, m_root)) {
            pointers.push_back(pointerTo(node));
            tokens += pointers.back().tokens().size();
            if (tokens > kMaxTokens)
                m_steps = 0;
            if (m_steps == 0)
                break;
        }
        return pointers;
    }

private:
    struct Node {
        const Value *value = nullptr;
        std::uint32_t place = 0; // its number in m_places, from 1 on
    };
    struct Place {
        const Value *container = nullptr;
        std::uint32_t position = 0;
        std::uint32_t outer = 0; // the place of the container
    };
    using Nodes = std::vector<Node>;

    Pointer pointerTo(const Node &node) const
    {
        std::vector<std::string> tokens;
        for (std::uint32_t place = node.place; place != 0; place = m_places[place - 1].outer) {
            const Place &at = m_places[place - 1];
            tokens.push_back(at.container->isObject()
                                 ? std::string(at.container->members()[at.position].name.view())
                                 : std::to_string(at.position));
        }
        std::ranges::reverse(tokens);
        return Pointer(std::move(tokens));
    }

    bool takeStep()
    {
        if (m_places.size() >= kMaxPlaces)
            m_steps = 0;
        m_steps -= m_steps > 0 ? 1 : 0;
        return m_steps > 0;
    }

    Nodes nodesOf(const PathQuery &query, const Value &start)
    {
        Nodes nodes{{&start, 0}};
        for (const PathSegment &segment : query.segments) {
            Nodes found;
            for (const Node &node : nodes)
                segment.isDescendant ? descend(segment, node, found) : selectAll(segment, node, found);
            nodes = std::move(found);
        }
        return nodes;
    }

    void descend(const PathSegment &segment, const Node &top, Nodes &out)
    {
        Nodes open{top};
        while (!open.empty()) {
            const Node node = open.back();
            open.pop_back();
            selectAll(segment, node, out);
            const std::size_t before = open.size();
            addChildren(node, open);
            std::reverse(open.begin() + static_cast<std::ptrdiff_t>(before), open.end());
        }
    }

    void add(const Node &container, std::size_t position, const Value &value, Nodes &out)
    {
        if (!takeStep())
            return;
        m_places.push_back({container.value, static_cast<std::uint32_t>(position), container.place});
        out.push_back({&value, static_cast<std::uint32_t>(m_places.size())});
    }

    void addElement(const Node &node, std::int64_t index, Nodes &out)
    {
        const auto elements = node.value->elements();
        const auto size = static_cast<std::int64_t>(elements.size());
        const std::int64_t at = index < 0 ? size + index : index;
        if (at >= 0 && at < size)
            add(node, static_cast<std::size_t>(at), elements[static_cast<std::size_t>(at)], out);
    }

    void addChildren(const Node &node, Nodes &out)
    {
        for (std::size_t i = 0; i < node.value->elements().size(); ++i)
            add(node, i, node.value->elements()[i], out);
        for (std::size_t i = 0; i < node.value->members().size(); ++i)
            add(node, i, node.value->members()[i].value, out);
    }

    void selectAll(const PathSegment &segment, const Node &node, Nodes &out)
    {
        for (const PathSelector &selector : segment.selectors)
            select(selector, node, out);
    }

    void select(const PathSelector &selector, const Node &node, Nodes &out)
    {
        switch (selector.kind) {
        case PathSelector::Kind::Name:
            if (const Value *found = node.value->find(selector.name))
                add(node, positionOf(*node.value, *found), *found, out);
            break;
        case PathSelector::Kind::Wildcard: addChildren(node, out); break;
        case PathSelector::Kind::Index: addElement(node, *selector.first, out); break;
        case PathSelector::Kind::Slice: slice(selector, node, out); break;
        case PathSelector::Kind::Filter: {
            Nodes children;
            addChildren(node, children);
            for (const Node &child : children) {
                const std::size_t before = m_places.size();
                if (takeStep() && holds(selector.filter.front(), *child.value))
                    out.push_back(child);
                m_places.resize(before);
            }
        }
        }
    }

    static std::size_t positionOf(const Value &object, const Value &member)
    {
        const auto found =
            std::ranges::find(object.members(), &member, [](const Member &one) { return &one.value; });
        return static_cast<std::size_t>(found - object.members().begin());
    }

    // RFC 9535, 2.3.4.2.2
    void slice(const PathSelector &selector, const Node &node, Nodes &out)
    {
        const auto size = static_cast<std::int64_t>(node.value->elements().size());
        const std::int64_t step = selector.step;
        const auto normal = [size](std::int64_t index) { return index < 0 ? size + index : index; };
        if (step > 0) {
            const std::int64_t end = std::clamp<std::int64_t>(normal(selector.last.value_or(size)), 0, size);
            std::int64_t i = std::clamp<std::int64_t>(normal(selector.first.value_or(0)), 0, size);
            for (; i < end; i += step)
                addElement(node, i, out);
        } else if (step < 0) {
            const std::int64_t last = selector.last ? normal(*selector.last) : -1;
            const std::int64_t end = std::clamp<std::int64_t>(last, -1, size - 1);
            std::int64_t i =
                std::clamp<std::int64_t>(normal(selector.first.value_or(size - 1)), -1, size - 1);
            for (; i > end; i += step)
                addElement(node, i, out);
        }
    }

    bool holds(const PathExpression &expression, const Value &current)
    {
        const auto isTrue = [&](const PathExpression &part) { return holds(part, current); };
        switch (expression.kind) {
        case Kind::Or: return std::ranges::any_of(expression.parts, isTrue);
        case Kind::And: return std::ranges::all_of(expression.parts, isTrue);
        case Kind::Not: return !isTrue(expression.parts.front());
        case Kind::Exists: return !nodesIn(expression.query, current).empty();
        case Kind::Match:
        case Kind::Search: return matches(expression, current);
        default: return compares(expression, current);
        }
    }

    bool compares(const PathExpression &expression, const Value &current)
    {
        const std::optional<Value> left = valueOf(expression.parts[0], current);
        const std::optional<Value> right = valueOf(expression.parts[1], current);
        const auto isLess = [](const std::optional<Value> &a, const std::optional<Value> &b) {
            if (!a || !b)
                return false;
            if (a->isNumber() && b->isNumber())
                return compareNumbers(a->numberText(), b->numberText()) < 0;
            return a->isString() && b->isString() && a->toString() < b->toString();
        };
        switch (expression.kind) {
        case Kind::Equal: return left == right;
        case Kind::NotEqual: return left != right;
        case Kind::Less: return isLess(left, right);
        case Kind::Greater: return isLess(right, left);
        case Kind::LessOrEqual: return isLess(left, right) || left == right;
        default: return isLess(right, left) || left == right;
        }
    }

    Nodes nodesIn(const PathQuery &query, const Value &current)
    {
        return nodesOf(query, query.isOfRoot ? m_root : current);
    }

    std::optional<Value> valueOf(const PathExpression &expression, const Value &current)
    {
        switch (expression.kind) {
        case Kind::Literal: return expression.literal;
        case Kind::Query: return onlyValue(expression, current);
        case Kind::ValueOf: return onlyValue(expression.parts.front(), current);
        case Kind::Count: return Value(nodesIn(expression.parts.front().query, current).size());
        default: return lengthOf(valueOf(expression.parts.front(), current));
        }
    }

    std::optional<Value> onlyValue(const PathExpression &expression, const Value &current)
    {
        const Nodes nodes = nodesIn(expression.query, current);
        return nodes.size() == 1 ? std::optional(*nodes.front().value) : std::nullopt;
    }

    static std::optional<Value> lengthOf(const std::optional<Value> &value)
    {
        if (value && value->isString())
            return Value(std::ranges::count_if(
                value->toString(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
        const bool isContainer = value && (value->isArray() || value->isObject());
        return isContainer ? std::optional(Value(value->size())) : std::nullopt;
    }

    bool matches(const PathExpression &expression, const Value &current)
    {
        const std::optional<Value> text = valueOf(expression.parts[0], current);
        const std::optional<Value> pattern = valueOf(expression.parts[1], current);
        if (!text || !pattern || !text->isString() || !pattern->isString())
            return false;
        std::string wanted(pattern->toString());
        if (expression.kind == Kind::Match)
            wanted = "^(?:" + wanted + ")$";
        auto known = m_patterns.find(wanted);
        if (known == m_patterns.end())
            known =
                m_patterns.emplace(wanted, text::Regex::compile(wanted, {.linearOnly = true}).regex).first;
        if (!known->second)
            return false;
        const text::Regex::Outcome outcome = known->second->search(text->toString(), m_steps);
        m_steps -= std::min(m_steps, outcome.steps);
        return outcome.answer == text::Regex::Answer::Match;
    }

    const Value &m_root;
    std::size_t &m_steps;
    std::vector<Place> m_places;
    std::map<std::string, std::optional<text::Regex>> m_patterns;
};

} // namespace

Path::Parsed Path::parse(std::string_view text)
{
    const auto query = std::make_shared<PathQuery>();
    std::size_t offset = 0;
    if (!detail::readPath(text, *query, offset))
        return {std::nullopt, offset};
    return {Path(query), 0};
}

std::optional<std::vector<Pointer>> Path::select(const Value &root, std::size_t &steps) const
{
    std::vector<Pointer> pointers = PathSearch(root, steps).run(*m_query);
    if (steps == 0)
        return std::nullopt;
    return pointers;
}

} // namespace tooltray::json
