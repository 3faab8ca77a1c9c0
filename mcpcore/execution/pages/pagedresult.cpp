// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagedresult.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace tooltray::execution {
namespace {

enum class Mark : std::uint8_t { None, More, Last, Total };

// As APIs write them: hasNextPage, has_next_page.
std::string markName(std::string_view name)
{
    std::string folded;
    for (const char c : name) {
        if (c != '_' && c != '-')
            folded.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
    }
    return folded;
}

Mark markOf(const json::Member &member)
{
    constexpr std::array<std::string_view, 6> kMore{"hasmore",      "hasnextpage",  "hasnext",
                                                    "hasmorepages", "hasmoreitems", "hasmoreresults"};
    constexpr std::array<std::string_view, 4> kLast{"last", "islast", "lastpage", "islastpage"};
    constexpr std::array<std::string_view, 6> kTotal{"total",        "totalcount",    "totalitems",
                                                     "totalresults", "totalelements", "totalrecords"};
    const auto isOneOf = [name = markName(member.name.view())](const auto &names) {
        return std::ranges::find(names, name) != names.end();
    };
    if (member.value.isBoolean())
        return isOneOf(kMore) ? Mark::More : isOneOf(kLast) ? Mark::Last : Mark::None;
    return member.value.toUInt64() && isOneOf(kTotal) ? Mark::Total : Mark::None;
}

bool isAboutPages(std::string_view name)
{
    constexpr std::array<std::string_view, 6> kNames{"pageinfo", "paging",   "pagination",
                                                     "meta",     "metadata", "page"};
    return std::ranges::find(kNames, markName(name)) != kNames.end();
}

// Calls back with each mark of a list. What surrounds the list may be changed.
template <typename V, typename F>
void forEachMark(V &data, const json::Pointer &list, F &&callback)
{
    if (list.tokens().empty())
        return;
    auto *around = json::resolve(data, list.parent());
    if (around == nullptr || !around->isObject())
        return;
    const auto visit = [&](auto &object) {
        for (auto &member : object.members()) {
            if (const Mark mark = markOf(member); mark != Mark::None)
                callback(mark, member.value);
        }
    };
    visit(*around);
    for (auto &member : around->members()) {
        if (member.value.isObject() && isAboutPages(member.name.view()))
            visit(member.value);
    }
}

} // namespace

std::string_view pageEndName(PageEnd end) noexcept
{
    constexpr std::array<std::string_view, 11> kNames{
        "last_page",       "page_limit",      "item_limit",     "byte_limit",
        "time_limit",      "no_progress",     "errors",         "call_request_limit",
        "call_item_limit", "call_time_limit", "call_byte_limit"};
    return kNames[static_cast<std::size_t>(end)];
}

std::optional<PagePosition> PagedResult::positionOf(std::uint64_t item) const
{
    if (starts.empty() || !isOfCaller)
        return std::nullopt;
    const auto following =
        std::ranges::upper_bound(starts, item, {}, [](const auto &start) { return start.first; });
    const auto &[before, start] = *std::prev(following);
    PagePosition position = start;
    position.pass(item - before);
    return position;
}

ListMarks readMarks(const json::Value &data, const json::Pointer &list)
{
    ListMarks marks;
    forEachMark(data, list, [&](Mark mark, const json::Value &value) {
        if (mark == Mark::Total)
            marks.total = value.toUInt64();
        else
            marks.hasMore = value.toBool() == (mark == Mark::More);
    });
    return marks;
}

void settleMarks(json::Value &data, const json::Pointer &list, bool hasMore)
{
    forEachMark(data, list, [&](Mark mark, json::Value &value) {
        if (mark != Mark::Total)
            value = json::Value(hasMore == (mark == Mark::More));
    });
}

} // namespace tooltray::execution
