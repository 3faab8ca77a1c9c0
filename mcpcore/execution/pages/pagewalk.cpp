// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagewalk.h"

#include "execution/pages/pagedresult.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace tooltray::execution {
namespace {

using Style = workspace::PagePlan::Style;
using Merge = workspace::PagePlan::Merge;

std::vector<json::Value> cursorsOf(const json::Value &data, const json::Pointer &connection)
{
    std::vector<json::Value> cursors;
    if (const json::Value *edges = json::resolve(data, connection / "edges")) {
        for (const json::Value &edge : edges->elements())
            cursors.push_back(edge["cursor"]);
    }
    return cursors;
}

// The cursor and the booleans of the object that contains the next cursor.
json::Value flags(const json::Value &info, const json::Pointer &cursor)
{
    json::Value found = json::Value::object();
    for (const json::Member &member : info.members()) {
        if (member.value.isBoolean() || member.name.view() == cursor.tokens().back())
            found.set(member.name, member.value);
    }
    return found;
}

} // namespace

PageWalk::PageWalk(workspace::PagePlan plan, PageLimits limits, PagePosition from)
    : m_plan(std::move(plan))
    , m_limits(limits)
    , m_position(std::move(from))
    , m_isBegunWithin(m_position.skip > 0)
{
    if (m_plan.style == Style::Relay && !m_plan.places.empty())
        m_connection = m_plan.connection.value_or(m_plan.places.front());
}

std::uint64_t PageWalk::askedSize() const
{
    const std::uint64_t size = m_limits.pageSize;
    // The number of a page counts pages of one size.
    if (!m_limits.items || !isCuttable() || m_plan.style == Style::Page)
        return size;
    return std::min(size, m_position.skip + *m_limits.items - m_items);
}

json::Value PageWalk::variables() const
{
    json::Value variables = json::Value::object();
    const auto set = [&](const std::string &name, json::Value value) {
        if (!name.empty())
            variables.set(name, std::move(value));
    };
    set(m_plan.variables.size, json::Value(askedSize()));
    switch (m_plan.style) {
    case Style::Relay:
    case Style::Cursor:
    case Style::LastItem:
        if (!m_position.cursor.isNull())
            set(m_plan.variables.cursor, m_position.cursor);
        break;
    case Style::Offset: set(m_plan.variables.offset, json::Value(m_position.offset)); break;
    case Style::Page: set(m_plan.variables.page, json::Value(m_position.page)); break;
    case Style::Link:
    case Style::NextUrl: break;
    }
    return variables;
}

std::optional<Error> PageWalk::findLists(const json::Value &data)
{
    if (m_plan.style == Style::Relay && m_plan.merge != Merge::Custom) {
        const json::Value *connection = json::resolve(data, m_connection);
        if (connection == nullptr || !connection->isObject())
            return missingList(m_connection);
        const bool wantsEdges = m_plan.merge == Merge::ConcatEdges;
        const bool hasNodes = (*connection)["nodes"].isArray();
        if (!(*connection)["edges"].isArray() && (wantsEdges || !hasNodes))
            return missingList(m_connection / (wantsEdges ? "edges" : "nodes"));
        const bool takesEdges = wantsEdges || !hasNodes;
        m_lists.push_back({m_connection / (takesEdges ? "edges" : "nodes"), takesEdges && !wantsEdges});
        return std::nullopt;
    }
    for (const json::Pointer &place : m_plan.places) {
        std::optional<json::Pointer> list = listAt(data, place);
        if (!list)
            return missingList(place);
        m_lists.push_back({*std::move(list)});
    }
    return std::nullopt;
}

json::Value PageWalk::takeItems(json::Value &data, const List &list) const
{
    json::Value *found = json::resolve(data, list.place);
    if (found == nullptr || !found->isArray())
        return json::Value::array();
    json::Value items = std::exchange(*found, json::Value::array());
    if (list.isOfEdges) {
        for (json::Value &edge : items.elements()) {
            json::Value *node = edge.find("node");
            json::Value taken = node == nullptr ? json::Value() : std::move(*node);
            edge = std::move(taken);
        }
    }
    return items;
}

// The number of items after the skipped ones that may still be taken.
std::uint64_t PageWalk::roomFor(const json::Value &items, std::uint64_t skip)
{
    std::uint64_t count = items.size() - skip;
    if (m_limits.items)
        count = std::min(count, *m_limits.items - m_items);
    if (!m_limits.bytes)
        return count;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t size = json::writtenSize(items[skip + i]);
        // The first item is taken whatever it weighs: else the walk would stand here for ever.
        if (m_bytes + size > *m_limits.bytes && m_items + i > 0) {
            m_isFull = true;
            return i;
        }
        m_bytes += size;
    }
    return count;
}

std::optional<PagePosition> PageWalk::following(const json::Value &data, std::uint64_t received,
                                                const std::string &nextLink) const
{
    PagePosition next;
    next.owner = m_position.owner;
    switch (m_plan.style) {
    case Style::Relay: {
        if (!m_pageInfo["hasNextPage"].toBool() || m_pageInfo["endCursor"].isNull())
            return std::nullopt;
        next.cursor = m_pageInfo["endCursor"];
        return next;
    }
    case Style::Cursor: {
        const json::Value *cursor = m_plan.nextCursor ? json::resolve(data, *m_plan.nextCursor) : nullptr;
        if (cursor == nullptr || cursor->isNull() || (cursor->isString() && cursor->toString().empty()))
            return std::nullopt;
        next.cursor = *cursor;
        return next;
    }
    case Style::Offset:
        next.offset = m_position.offset + received;
        return isLast(received) ? std::nullopt : std::optional(next);
    case Style::Page:
        next.page = m_position.page + 1;
        return isLast(received) ? std::nullopt : std::optional(next);
    case Style::Link:
    case Style::NextUrl: next.link = nextLink; return nextLink.empty() ? std::nullopt : std::optional(next);
    case Style::LastItem:
        next.cursor = m_lastCursor;
        return m_lastCursor.isNull() || isLast(received) ? std::nullopt : std::optional(next);
    }
    return std::nullopt;
}

// True where the API says that there is more, beside the place of the cursor to it.
bool PageWalk::saysMoreAtCursor(const json::Value &data) const
{
    if (m_plan.style == Style::Relay)
        return m_pageInfo["hasNextPage"].toBool();
    return m_plan.style == Style::Cursor && m_plan.nextCursor
           && execution::readMarks(data, *m_plan.nextCursor).hasMore.value_or(false);
}

// With several lists there is more as long as one of them says so.
void PageWalk::readMarks(const json::Value &data, std::uint64_t received)
{
    // That many at least have been passed by: the API may count its pages from another number, or give less than was
    // asked for. With too few of them there is one more request, with too many the rest would be lost.
    const std::uint64_t perPage = std::max(m_largestPage, received);
    const std::uint64_t before = m_plan.style == Style::Offset ? m_position.offset
                                 : m_position.page > 0         ? (m_position.page - 1) * perPage
                                                               : 0;
    m_saysMore.reset();
    bool areAllKnown = !m_lists.empty();
    bool isMore = false;
    for (const List &list : m_lists) {
        const ListMarks marks = execution::readMarks(data, list.place);
        const json::Value *items = json::resolve(data, list.place);
        const std::uint64_t passed = before + (items == nullptr ? 0 : items->size());
        std::optional<bool> more = marks.hasMore;
        // A total below the number of items received is not the total of this list.
        if (!more && marks.total && *marks.total >= passed)
            more = *marks.total > passed;
        areAllKnown = areAllKnown && more;
        isMore = isMore || more.value_or(false);
    }
    if (areAllKnown || isMore)
        m_saysMore = isMore;
}

// The answer's own statement counts. Without one the API may have given less than it was asked for, so that
// only a page shorter than another one is the last for sure.
bool PageWalk::isLast(std::uint64_t received) const
{
    if (received == 0 || m_saysMore)
        return received == 0 || !*m_saysMore;
    const std::uint64_t asked = m_plan.variables.size.empty() ? m_largestPage : m_asked;
    return received < std::min(asked, m_largestPage);
}

// The position to continue from within the last page requested.
PagePosition PageWalk::positionAfter(std::uint64_t seen, const std::vector<json::Value> &cursors) const
{
    PagePosition position = m_position;
    position.skip = 0;
    if (seen > 0 && seen <= cursors.size() && cursors[seen - 1].isString())
        position.cursor = cursors[seen - 1];
    else if (m_plan.style == Style::Offset)
        position.offset += seen;
    else
        position.skip = seen;
    return position;
}

std::optional<PageEnd> PageWalk::reachedLimit(std::optional<PageEnd> stop) const
{
    if (m_isFull)
        return PageEnd::ByteLimit;
    if (m_limits.items && m_items >= *m_limits.items)
        return m_limits.areItemsOfCall ? PageEnd::CallItemLimit : PageEnd::ItemLimit;
    if (m_limits.bytes && m_bytes >= *m_limits.bytes)
        return PageEnd::ByteLimit;
    if (m_limits.pages && m_pages >= *m_limits.pages)
        return PageEnd::PageLimit;
    return stop;
}

bool PageWalk::bringsItems(const json::Value &data) const
{
    return std::ranges::any_of(m_lists, [&](const List &list) {
        const json::Value *found = json::resolve(data, list.place);
        return found != nullptr && found->isArray() && !found->isEmpty();
    });
}

// True where the page has the items of the page before: an API that ignores what asks for a page returns one for ever.
// Items that do not differ from each other may well fill several pages.
bool PageWalk::isRepeated(const json::Value &data) const
{
    bool areTold = false;
    for (const List &list : m_lists) {
        const json::Value *found = json::resolve(data, list.place);
        const auto items = found == nullptr ? std::span<const json::Value>() : found->elements();
        const auto taken = list.items.elements();
        const auto item = [&list](const json::Value &each) -> const json::Value & {
            return list.isOfEdges ? each["node"] : each;
        };
        if (items.size() != list.lastCount || items.size() > taken.size()
            || !std::ranges::equal(items, taken.last(items.size()), {}, item))
            return false;
        const auto differs = [&](const json::Value &each) { return item(each) != item(items.front()); };
        areTold = areTold || items.size() == 1 || std::ranges::any_of(items, differs);
    }
    return areTold;
}

Result<bool> PageWalk::add(Page page)
{
    const bool isFirst = m_pages == 0;
    // A page of errors without items is no more reliable about later pages than about its own list.
    if (!isFirst && page.stop == PageEnd::Errors && !bringsItems(page.data)) {
        m_end = PageEnd::Errors;
        m_next = m_position;
        return false;
    }
    const bool isWithoutList =
        isFirst && !m_plan.places.empty() && isNullOnTheWay(page.data, m_plan.places.front());
    m_asked = askedSize();
    if (isFirst && !isWithoutList) {
        if (std::optional<Error> error = findLists(page.data))
            return *std::move(error);
    }
    ++m_pages;
    m_next.reset();
    m_end = PageEnd::LastPage;
    if (isWithoutList) {
        m_first = std::move(page.data); // no list at all, as the API may say
        return false;
    }
    const std::vector<json::Value> cursors = cursorsOf(page.data, m_connection);
    readPageInfo(page.data);
    std::uint64_t received = 0; // by the list that got most
    for (const List &list : m_lists) {
        if (const json::Value *items = json::resolve(page.data, list.place))
            received = std::max<std::uint64_t>(received, items->size());
    }
    readMarks(page.data, received);
    const bool isCounted = m_plan.style == Style::Offset || m_plan.style == Style::Page;
    if (!isFirst && isRepeated(page.data)
        && (isCounted || following(page.data, received, page.nextLink) == m_position)) {
        m_end = PageEnd::NoProgress;
        m_next = m_position;
        return false;
    }
    if (isCuttable()) {
        m_starts.emplace_back(m_items, m_position);
        m_marks.push_back(m_lists.empty() ? json::Value() : marksBeside(page.data, m_lists.front().place));
    }
    const std::uint64_t seen = takeLists(page.data, isFirst);
    m_behind = positionAfter(seen, cursors);
    std::optional<PagePosition> next;
    m_isLeftOver = seen < received;
    m_isMoreKnown =
        m_isLeftOver || !(isCounted || m_plan.style == Style::LastItem) || m_saysMore.value_or(false);
    if (m_isLeftOver) {
        next = m_behind;
    } else if ((next = following(page.data, received, page.nextLink))) {
        next->skip = m_position.skip - std::min(m_position.skip, received); // more than this page had
    } else if (saysMoreAtCursor(page.data)) {
        m_end = PageEnd::NoCursor;
    }
    m_largestPage = std::max(m_largestPage, received);
    if (isFirst)
        m_first = std::move(page.data);
    else if (received > 0 && m_plan.style != Style::Relay)
        m_last = std::move(page.data);
    return next && moveTo(*std::move(next), seen >= received, page.stop);
}

void PageWalk::readPageInfo(const json::Value &data)
{
    readLastCursor(data);
    if (const json::Value *info = json::resolve(data, m_connection / "pageInfo"))
        m_pageInfo = *info;
    if (m_plan.style == Style::Cursor && m_plan.nextCursor) {
        const json::Value *info = json::resolve(data, m_plan.nextCursor->parent());
        m_pageInfo = info == nullptr ? json::Value() : flags(*info, *m_plan.nextCursor);
    }
}

void PageWalk::readLastCursor(const json::Value &data)
{
    if (m_plan.style == Style::NextUrl) {
        const json::Value *url = json::resolve(data, *m_plan.nextCursor);
        m_lastCursor = url == nullptr ? json::Value() : *url;
    }
    if (m_plan.style != Style::LastItem || m_lists.empty())
        return;
    const json::Value *items = json::resolve(data, m_lists.front().place);
    const bool hasItems = items != nullptr && !items->isEmpty();
    const json::Value *found =
        hasItems ? json::resolve(items->elements().back(), *m_plan.nextCursor) : nullptr;
    const bool isCursor = found != nullptr && (found->isString() || found->isNumber());
    m_lastCursor = isCursor ? *found : json::Value();
}

std::uint64_t PageWalk::takeLists(json::Value &data, bool isFirst)
{
    std::uint64_t seen = 0;
    for (List &list : m_lists) {
        json::Value items = takeItems(data, list);
        if (isFirst)
            list.firstCount = items.size();
        list.lastCount = items.size();
        const std::uint64_t skip = std::min<std::uint64_t>(m_position.skip, items.size());
        const std::uint64_t taken = isCuttable() ? roomFor(items, skip) : items.size() - skip;
        seen = std::max(seen, skip + taken);
        for (json::Value &item : items.elements().subspan(skip, taken))
            list.items.append(std::move(item));
        m_items += taken;
    }
    return seen;
}

bool PageWalk::moveTo(PagePosition next, bool isWholePageTaken, std::optional<PageEnd> stop)
{
    // Whatever limit was met with the page: who goes on from here comes back to here. In the middle of one it may be
    // its first item that is too much.
    if (isWholePageTaken && next == m_position)
        m_end = PageEnd::NoProgress;
    else if (const std::optional<PageEnd> limit = reachedLimit(stop))
        m_end = *limit;
    m_next = std::move(next);
    if (m_end != PageEnd::LastPage)
        return false;
    m_position = *std::exchange(m_next, std::nullopt);
    return true;
}

// The first page's statement about later pages no longer holds once they are there.
void PageWalk::tellLast(json::Value &data)
{
    const std::string &cursor = m_plan.nextCursor->tokens().back();
    json::Value *info = json::resolve(data, m_plan.nextCursor->parent());
    if (info == nullptr || !info->isObject())
        return;
    if (json::Value *first = info->find(cursor))
        *first = !m_next ? m_pageInfo[cursor] : m_next->skip == 0 ? m_next->cursor : json::Value();
    for (json::Member &member : m_pageInfo.members()) {
        json::Value *first = info->find(member.name);
        if (first == nullptr || member.name.view() == cursor)
            continue;
        if (m_next && member.name.view() == "hasNextPage")
            *first = json::Value(true);
        else if (!m_next && first->isBoolean() && first->toBool())
            *first = std::move(member.value);
    }
}

// The last page tells where it begins itself, not where the list does.
void PageWalk::keepBeginning(const json::Value &first)
{
    if (!m_pageInfo.isObject())
        return;
    if (m_pageInfo.contains("hasPreviousPage"))
        m_pageInfo.set("hasPreviousPage", m_isBegunWithin ? json::Value(true) : first["hasPreviousPage"]);
    if (m_isBegunWithin)
        m_pageInfo.remove("startCursor");
    else if (m_pageInfo.contains("startCursor"))
        m_pageInfo.set("startCursor", first["startCursor"]);
}

PagedResult PageWalk::finish(PageEnd end) &&
{
    m_end = end;
    m_next = m_position;
    return std::move(*this).finish();
}

PagedResult PageWalk::finish() &&
{
    PagedResult result;
    result.data = std::move(m_first);
    for (List &list : m_lists) {
        json::Value *place = json::resolve(result.data, list.place);
        if (place != nullptr)
            *place = std::move(list.items);
    }
    json::Value *connection =
        m_plan.style == Style::Relay ? json::resolve(result.data, m_connection) : nullptr;
    if (connection != nullptr && connection->isObject() && !m_lists.empty()) {
        const bool areEdges = m_lists.front().place.tokens().back() == "edges";
        if (m_lists.front().isOfEdges) {
            json::Value nodes = std::move(*connection->find("edges"));
            connection->remove("edges");
            connection->set("nodes", std::move(nodes));
        } else if (m_plan.merge != Merge::Custom) {
            connection->remove(areEdges ? "nodes" : "edges");
        }
        if (m_next && m_pageInfo.isObject()) {
            m_pageInfo.set("hasNextPage", json::Value(true));
            m_pageInfo.set("endCursor", m_next->skip == 0 ? m_next->cursor : json::Value());
        }
        if (json::Value *first = connection->find("pageInfo")) {
            keepBeginning(*first);
            *first = std::move(m_pageInfo);
        }
    }
    if (m_plan.style != Style::Relay) {
        const bool hasMore = m_next || m_end == PageEnd::NoCursor;
        const WalkEnd end{std::move(m_last), hasMore, m_isLeftOver};
        for (const List &list : m_lists)
            settleMarks(result.data, list.place, list.firstCount, end);
    }
    if (m_plan.style == Style::Cursor && m_plan.nextCursor)
        tellLast(result.data);
    json::Value *url =
        m_plan.style == Style::NextUrl ? json::resolve(result.data, *m_plan.nextCursor) : nullptr;
    if (url != nullptr && (m_pages > 1 || m_isLeftOver))
        *url = m_next && m_next->skip == 0 ? m_lastCursor : json::Value();
    result.pages = m_pages;
    result.items = m_items;
    result.end = m_end;
    result.isMoreKnown = m_isMoreKnown;
    result.starts = std::move(m_starts);
    result.marks = std::move(m_marks);
    result.behind = std::move(m_behind);
    if (m_end != PageEnd::NoProgress)
        result.next = std::move(m_next);
    return result;
}

} // namespace tooltray::execution
