// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/pages/pagedresult.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {
namespace {

enum class Mark : std::uint8_t { None, More, Last, Total, Next, Current, Count, Reach };

// Folds the spellings of APIs: hasNextPage, has_next_page.
std::string markName(std::string_view name)
{
    std::string folded;
    for (const char c : name) {
        if (c != '_' && c != '-')
            folded.push_back(asciiLower(c));
    }
    return folded;
}

// Where the next page is: its number, its cursor or its address.
bool isNextMark(const std::string &name, const json::Value &value)
{
    constexpr std::array<std::string_view, 10> kNames{
        "nextpage",    "nextoffset",   "nextcursor", "nexttoken", "nextpagetoken",
        "nextpageurl", "nextpagelink", "nexturl",    "nextlink",  "nextpagenumber"};
    const std::string_view text = value.toString();
    if (name == "next") // else that of something else may be meant
        return value.isNumber() || text.find("://") != text.npos || text.starts_with('/')
               || text.starts_with('?');
    return isOneOf(name, kNames) && (value.isNumber() || value.isString());
}

Mark markOf(const json::Member &member)
{
    constexpr std::array<std::string_view, 9> kMore{"hasmore",      "hasnextpage",   "hasnext",
                                                    "hasmorepages", "hasmoreitems",  "hasmoreresults",
                                                    "more",         "moreavailable", "ismore"};
    constexpr std::array<std::string_view, 4> kLast{"last", "islast", "lastpage", "islastpage"};
    constexpr std::array<std::string_view, 6> kTotal{"total",        "totalcount",    "totalitems",
                                                     "totalresults", "totalelements", "totalrecords"};
    constexpr std::array<std::string_view, 6> kCurrent{"page",      "currentpage", "pagenumber",
                                                       "pageindex", "pageno",      "number"};
    constexpr std::array<std::string_view, 5> kCount{"count", "itemcount", "resultcount", "numberofelements",
                                                     "returned"};
    constexpr std::array<std::string_view, 8> kReach{"remaining",        "remainingitems", "itemsremaining",
                                                     "remainingresults", "remainingcount", "to",
                                                     "endindex",         "lastindex"};
    const std::string name = markName(member.name.view());
    if (member.value.isBoolean())
        return isOneOf(name, kMore) ? Mark::More : isOneOf(name, kLast) ? Mark::Last : Mark::None;
    if (isNextMark(name, member.value))
        return Mark::Next;
    if (!member.value.toUInt64())
        return Mark::None;
    return isOneOf(name, kTotal)     ? Mark::Total
           : isOneOf(name, kCurrent) ? Mark::Current
           : isOneOf(name, kCount)   ? Mark::Count
           : isOneOf(name, kReach)   ? Mark::Reach
                                     : Mark::None;
}

bool isAboutPages(std::string_view name)
{
    constexpr std::array<std::string_view, 7> kNames{"pageinfo", "paging", "pagination", "meta",
                                                     "metadata", "page",   "links"};
    return isOneOf(markName(name), kNames);
}

// Calls back with each mark of a list, the member that it is and the name of the object beside the list that has it;
// without a name it stands beside the list itself. What surrounds the list may be changed.
template <typename V, typename F>
void forEachMark(V &data, const json::Pointer &list, F &&callback)
{
    if (list.tokens().empty())
        return;
    auto *around = json::resolve(data, list.parent());
    if (around == nullptr || !around->isObject())
        return;
    const auto visit = [&](auto &object, std::string_view name) {
        for (auto &member : object.members()) {
            if (const Mark mark = markOf(member); mark != Mark::None)
                callback(mark, member, name);
        }
    };
    visit(*around, {});
    for (auto &member : around->members()) {
        if (member.value.isObject() && isAboutPages(member.name.view()))
            visit(member.value, member.name.view());
    }
}

// Null where nothing follows, unless the API says that with an empty text, and where following the last page's mark
// would miss what was left over of it.
json::Value nextMark(const json::Value &last, const WalkEnd &end)
{
    const bool isNone = last.isString() && last.toString().empty();
    return (end.hasMore ? !end.isLeftOver : isNone) ? last : json::Value();
}

} // namespace

std::string_view pageEndName(PageEnd end) noexcept
{
    constexpr std::array<std::string_view, 12> kNames{
        "last_page",          "page_limit",      "item_limit",      "byte_limit",
        "time_limit",         "no_progress",     "no_cursor",       "errors",
        "call_request_limit", "call_item_limit", "call_time_limit", "call_byte_limit"};
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
    forEachMark(data, list, [&](Mark mark, const json::Member &member, std::string_view) {
        if (mark == Mark::Total)
            marks.total = member.value.toUInt64();
        else if (mark == Mark::More || mark == Mark::Last)
            marks.hasMore = member.value.toBool() == (mark == Mark::More);
    });
    return marks;
}

json::Value marksBeside(const json::Value &data, const json::Pointer &list)
{
    json::Value marks = json::Value::object();
    forEachMark(data, list, [&](Mark, const json::Member &member, std::string_view place) {
        json::Value *around = &marks;
        if (!place.empty()) {
            around = marks.find(place);
            if (around == nullptr)
                around = &marks.set(place, json::Value::object());
        }
        around->set(member.name, member.value);
    });
    return marks;
}

void settleMarks(json::Value &data, const json::Pointer &list, std::uint64_t firstCount, const WalkEnd &end)
{
    const json::Value *found = json::resolve(data, list);
    const std::uint64_t count = found == nullptr ? 0 : found->size();
    const json::Value *lastAround =
        end.lastPage.isNull() || list.tokens().empty() ? nullptr : json::resolve(end.lastPage, list.parent());
    std::vector<json::Pointer> untrue;
    forEachMark(data, list, [&](Mark mark, json::Member &member, std::string_view place) {
        json::Value &value = member.value;
        const json::Value &last = lastAround == nullptr ? value
                                  : place.empty()       ? (*lastAround)[member.name.view()]
                                                        : (*lastAround)[place][member.name.view()];
        switch (mark) {
        case Mark::More:
        case Mark::Last: value = json::Value(end.hasMore == (mark == Mark::More)); break;
        case Mark::Next:
            // A text on the only page may tell of a page that the walk knows no way to.
            if (value.isNumber() || end.hasMore || lastAround != nullptr)
                value = nextMark(last, end);
            break;
        case Mark::Current:
            if (lastAround != nullptr && last.toUInt64())
                value = last;
            break;
        case Mark::Count:
            // Any other number counts something else, such as the items of all pages.
            if (lastAround != nullptr && value.toUInt64() == firstCount)
                value = json::Value(count);
            break;
        case Mark::Reach:
            if (lastAround != nullptr)
                value = last;
            // The API speaks of whole pages.
            if (end.isLeftOver || value.isNull())
                untrue.push_back((place.empty() ? list.parent() : list.parent() / place)
                                 / member.name.view());
            break;
        case Mark::None:
        case Mark::Total: break;
        }
    });
    for (const json::Pointer &mark : untrue)
        json::resolve(data, mark.parent())->remove(mark.tokens().back());
}

std::optional<json::Pointer> listAt(const json::Value &data, const json::Pointer &place)
{
    const json::Value *value = json::resolve(data, place);
    if (value == nullptr)
        return std::nullopt;
    if (value->isArray())
        return place;
    std::optional<json::Pointer> found;
    for (const json::Member &member : value->members()) {
        if (!member.value.isArray())
            continue;
        if (found)
            return std::nullopt;
        found = place / member.name.view();
    }
    return found;
}

bool isNullOnTheWay(const json::Value &data, const json::Pointer &place)
{
    const json::Value *value = &data;
    for (const std::string &token : place.tokens()) {
        if (value->isNull())
            return true;
        value = json::resolve(*value, json::Pointer{token});
        if (value == nullptr)
            return false;
    }
    return value->isNull();
}

Error missingList(const json::Pointer &place)
{
    const Message message =
        place.tokens().empty() ? Message(
            CORE_TEXT("Core", "The response is neither a list nor an object with exactly one list."))
                               : Message{CORE_TEXT("Core", "The response has no list at \"{path}\"."),
                                         {{"path", place.toString()}}};
    Error error{ErrorKind::Invalid, "page_without_list", message,
                CORE_TEXT("Core", "Name the path of the list in the pagination of the tool.")};
    error.details = json::Value::object({{"path", place.toString()}});
    return error;
}

} // namespace tooltray::execution
