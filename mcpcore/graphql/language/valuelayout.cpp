// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/valuelayout.h"

#include "graphql/language/characters.h"
#include "graphql/language/stringvalue.h"

#include <algorithm>

namespace tooltray::graphql {

namespace {

constexpr std::uint32_t kSeparator = 2; // ", " and ": "

std::uint32_t lengthOf(std::string_view text)
{
    return static_cast<std::uint32_t>(utf16Length(text));
}

} // namespace

ValueLayout::Extent ValueLayout::extentOf(Node node)
{
    if (m_extents.empty())
        m_extents.resize(m_root.data().next - m_root.index());
    Extent &known = m_extents[node.index() - m_root.index()];
    if (known.length == 0)
        known = measure(node);
    return known;
}

bool ValueLayout::isSpread(Node listOrObject)
{
    const std::uint32_t brackets = listOrObject.is(NodeKind::ListValue) ? 2 : 4; // "[]", "{  }"
    std::uint32_t length = brackets;
    for (const Node item : listOrObject.children())
        length += extentOf(item).length + (length > brackets ? kSeparator : 0);
    return length > kLineLength;
}

bool ValueLayout::isTooLong(std::uint32_t prefix, Arguments arguments)
{
    std::uint32_t length = 0;
    for (const Argument argument : arguments)
        length += extentOf(argument).length + (length > 0 ? kSeparator : 0);
    return prefix + length + 2 > kLineLength;
}

bool ValueLayout::hasLineBreaks(Node definition)
{
    const NodeData &data = definition.data();
    if ((data.flags & NodeData::kHasDescription) != 0)
        return true;
    for (std::uint32_t i = definition.index() + 1; i < data.next; ++i) {
        const Node node = definition.document().node(i);
        if (isValue(node.kind()) && extentOf(node).lineBreaks > 0)
            return true;
    }
    return false;
}

ValueLayout::Extent ValueLayout::measure(Node node)
{
    switch (node.kind()) {
    case NodeKind::Variable: return {1 + lengthOf(node.name())};
    case NodeKind::StringValue: return measureString(StringValue(node));
    case NodeKind::ListValue:
    case NodeKind::ObjectValue: {
        const std::uint32_t brackets = node.is(NodeKind::ListValue) ? 2 : 4;
        Extent extent{brackets};
        std::uint32_t count = 0;
        for (const Node item : node.children()) {
            const Extent itemExtent = extentOf(item);
            extent.length += itemExtent.length;
            extent.lineBreaks += itemExtent.lineBreaks;
            ++count;
        }
        const std::uint32_t gaps = count > 0 ? count - 1 : 0;
        if (extent.length + gaps * kSeparator <= kLineLength) {
            extent.length += gaps * kSeparator;
            return extent;
        }
        // "[", a line for each item indented by two, "]".
        extent.lineBreaks += gaps;
        extent.length += gaps + 2 * (extent.lineBreaks + 1) + 4 - brackets;
        extent.lineBreaks += 2;
        return extent;
    }
    case NodeKind::Argument:
    case NodeKind::ObjectField: {
        Extent extent = extentOf(node.document().node(node.index() + 1));
        extent.length += lengthOf(node.name()) + kSeparator;
        return extent;
    }
    default: return {lengthOf(node.text())};
    }
}

ValueLayout::Extent ValueLayout::measureString(StringValue string)
{
    m_scratch.clear();
    const std::string value = string.value();
    if (string.isBlock())
        printBlockString(value, m_scratch);
    else
        printString(value, m_scratch);
    const auto lineBreaks = std::count(m_scratch.begin(), m_scratch.end(), '\n');
    return {lengthOf(m_scratch), static_cast<std::uint32_t>(lineBreaks)};
}

} // namespace tooltray::graphql
