// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/pages/pagedresult.h"
#include "execution/pages/pageorder.h"
#include "workspace/checks/pageplan.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::execution {

// Collects the pages of a list: says what to ask for, takes the answers in order, ends exactly at a limit. Knows
// nothing of requests.
class PageWalk {
public:
    PageWalk(workspace::PagePlan plan, PageLimits limits, PagePosition from = {});

    // The variables of the next request, instead of those of the call.
    json::Value variables() const;
    const PagePosition &position() const { return m_position; }

    struct Page {
        json::Value data;
        std::string nextLink = {};        // of Link and NextUrl
        std::optional<PageEnd> stop = {}; // why nothing more is fetched
    };
    // Whether there is another page to fetch. An answer without the list is an error, and no page.
    Result<bool> add(Page page);

    std::uint64_t pageCount() const { return m_pages; }
    std::uint64_t itemCount() const { return m_items; }

    // Precondition of these: a page was added. With an end: before the page that was to come next.
    PagedResult finish() &&;
    PagedResult finish(PageEnd end) &&;

private:
    struct List {
        json::Pointer place;
        bool isOfEdges = false;       // whose nodes are wanted
        std::uint64_t firstCount = 0; // items of the first page
        std::uint64_t lastCount = 0;  // of the last one
        json::Value items = json::Value::array();
    };

    bool bringsItems(const json::Value &data) const;
    bool isRepeated(const json::Value &data) const;
    std::optional<Error> findLists(const json::Value &data);
    json::Value takeItems(json::Value &data, const List &list) const;
    // How many items of the list that got most were seen, those skipped included.
    void readPageInfo(const json::Value &data);
    void readLastCursor(const json::Value &data);
    std::uint64_t takeLists(json::Value &data, bool isFirst);
    // False if the walk ends before the next page.
    bool moveTo(PagePosition next, bool isWholePageTaken, std::optional<PageEnd> stop);
    std::uint64_t roomFor(const json::Value &items, std::uint64_t skip);
    std::uint64_t askedSize() const;
    std::optional<PagePosition> following(const json::Value &data, std::uint64_t received,
                                          const std::string &nextLink) const;
    bool saysMoreAtCursor(const json::Value &data) const;
    void readMarks(const json::Value &data, std::uint64_t received);
    bool isLast(std::uint64_t received) const;
    PagePosition positionAfter(std::uint64_t seen, const std::vector<json::Value> &cursors) const;
    std::optional<PageEnd> reachedLimit(std::optional<PageEnd> stop) const;
    void tellLast(json::Value &data);
    void keepBeginning(const json::Value &first);
    bool isCuttable() const { return m_lists.size() <= 1; } // several lists end with a page

    workspace::PagePlan m_plan;
    PageLimits m_limits;
    PagePosition m_position; // of the next request
    bool m_isBegunWithin;    // a page, whose first items are skipped
    std::vector<List> m_lists;
    json::Pointer m_connection; // of Relay
    json::Value m_first;
    json::Value m_last;     // the last page with items, for its marks; null: the first
    json::Value m_pageInfo; // of the last page; with cursors what matters of it
    // Of the last page: of LastItem the cursor in its last item, of NextUrl its URL of the next page.
    json::Value m_lastCursor;
    std::optional<bool> m_saysMore; // the last page does, of what is behind it
    std::vector<std::pair<std::uint64_t, PagePosition>> m_starts;
    std::vector<json::Value> m_marks; // of the pages with a start
    std::uint64_t m_asked = 0;        // items of the last page
    std::uint64_t m_largestPage = 0;
    std::uint64_t m_pages = 0;
    std::uint64_t m_items = 0;
    std::uint64_t m_bytes = 0;
    bool m_isFull = false;      // the limit of bytes was met
    bool m_isLeftOver = false;  // items of the last page were
    bool m_isMoreKnown = false; // not guessed from the size of the last page
    PageEnd m_end = PageEnd::LastPage;
    std::optional<PagePosition> m_next;
    std::optional<PagePosition> m_behind;
};

} // namespace tooltray::execution
