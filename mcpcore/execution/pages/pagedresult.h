// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/pages/pageorder.h"
#include "json/pointer.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

// Where the lists of a response are.

namespace tooltray::execution {

// Why a walk ended.
enum class PageEnd : std::uint8_t {
    LastPage,
    PageLimit,
    ItemLimit,
    ByteLimit,
    TimeLimit,
    NoProgress,
    NoCursor, // there is more, by what the API says, and no way to it
    Errors,
    // The limits of the call, which cover more than this list.
    CallRequestLimit,
    CallItemLimit,
    CallTimeLimit,
    CallByteLimit,
};

std::string_view pageEndName(PageEnd end) noexcept; // "item_limit"

struct PagedResult {
    json::Value data; // the first page's, with the items of all pages in its lists
    std::uint64_t pages = 0;
    std::uint64_t items = 0;
    PageEnd end = PageEnd::LastPage;
    std::optional<PagePosition>
        next;                // where to go on; nothing behind the last item or where that leads nowhere
    bool isMoreKnown = true; // something is there, by what the API says or by items that were left over
    std::uint64_t limit = 0; // of the call that ended it: requests, items, seconds or bytes
    // The start of each page, by the number of items before it; empty for several lists.
    std::vector<std::pair<std::uint64_t, PagePosition>> starts = {};
    std::vector<json::Value> marks = {};     // of each page with a start, as marksBeside() gives them
    bool isOfCaller = true;                  // whoever called can go on from a position
    std::optional<PagePosition> behind = {}; // the last item, whether something is there or not

    // The position of the item with that number; nothing if a walk cannot go on from there.
    std::optional<PagePosition> positionOf(std::uint64_t item) const;
};

// Beside a list an answer may say how it goes on, directly or in an object such as "pageInfo" or "meta" beside it.
struct ListMarks {
    std::optional<bool> hasMore;        // hasMore, hasNextPage, and the opposite of isLast
    std::optional<std::uint64_t> total; // of all pages
};

ListMarks readMarks(const json::Value &data, const json::Pointer &list);
// The members around a list that say how it continues.
json::Value marksBeside(const json::Value &data, const json::Pointer &list);

// The end of a walk, as the data is to say it.
struct WalkEnd {
    json::Value lastPage = {}; // with items, which are gone from it; null: the first page was the last
    bool hasMore = false;
    bool isLeftOver = false; // items of the last page are part of that
};

// Has the data, the first page's, say how the list in it goes on and which page was the last, where it says anything
// about that. firstCount: how many items of the list the first page had.
void settleMarks(json::Value &data, const json::Pointer &list, std::uint64_t firstCount, const WalkEnd &end);

// The list at the place or, where an object is, the only one directly inside of it.
std::optional<json::Pointer> listAt(const json::Value &data, const json::Pointer &place);

bool isNullOnTheWay(const json::Value &data, const json::Pointer &place);

Error missingList(const json::Pointer &place);

} // namespace tooltray::execution
