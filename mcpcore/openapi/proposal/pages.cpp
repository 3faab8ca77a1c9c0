// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/proposal/proposal.h"

#include "openapi/request/callschema.h"
#include "openapi/schema/schemashape.h"
#include "text/unicode/ascii.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tooltray::openapi {

namespace {

// Compared without case, "_", "-" and "$".
constexpr std::array<std::string_view, 5> kPageWords{"page", "pagenumber", "pageindex", "pageno", "pagenum"};
constexpr std::array<std::string_view, 6> kOffsetWords{"offset",     "skip",    "start",
                                                       "startindex", "startat", "pageoffset"};
constexpr std::array<std::string_view, 14> kCursorWords{
    "cursor",     "pagetoken",  "nexttoken",         "continue",         "after",
    "marker",     "nextcursor", "continuationtoken", "nextpagetoken",    "startcursor",
    "pagecursor", "scrollid",   "startingtoken",     "exclusivestartkey"};
constexpr std::array<std::string_view, 13> kSizeWords{
    "perpage",   "pagesize", "limit",      "size",         "maxresults", "count", "top",
    "pagelimit", "maxitems", "pagelength", "itemsperpage", "first",      "rows"};
constexpr std::array<std::string_view, 8> kItemWords{"items",   "data",    "results", "value",
                                                     "records", "entries", "list",    "rows"};
constexpr std::array<std::string_view, 17> kNextPointers{"/nextPageToken",
                                                         "/next_page_token",
                                                         "/next_cursor",
                                                         "/nextCursor",
                                                         "/NextToken",
                                                         "/nextToken",
                                                         "/next_token",
                                                         "/metadata/continue",
                                                         "/paging/next/after",
                                                         "/response_metadata/next_cursor",
                                                         "/meta/next_cursor",
                                                         "/meta/nextCursor",
                                                         "/paging/cursors/after",
                                                         "/pagination/next_cursor",
                                                         "/NextMarker",
                                                         "/cursor",
                                                         "/pagination/nextCursor"};
constexpr std::array<std::string_view, 12> kNextUrls{"/next",
                                                     "/links/next",
                                                     "/@odata.nextLink",
                                                     "/_links/next/href",
                                                     "/nextLink",
                                                     "/next_page_uri",
                                                     "/next_page",
                                                     "/paging/next",
                                                     "/pagination/next",
                                                     "/meta/next",
                                                     "/links/next/href",
                                                     "/next_url"};

template <std::size_t Count>
const Parameter *queryNamed(const ApiOperation &operation, const std::array<std::string_view, Count> &words)
{
    for (const std::string_view word : words) {
        for (const Parameter &parameter : operation.parameters) {
            if (parameter.place == ParameterPlace::Query && lettersOfName(parameter.name) == word)
                return &parameter;
        }
    }
    return nullptr;
}

std::optional<std::string> itemsPointer(const SchemaShape &answer)
{
    if (answer.isList())
        return std::string();
    const std::vector<std::string_view> lists = answer.lists();
    std::string pointer;
    for (const std::string_view word : kItemWords) {
        const auto found =
            std::ranges::find_if(lists, [&](std::string_view name) { return lettersOfName(name) == word; });
        if (found == lists.end())
            continue;
        json::detail::appendToken(pointer, *found);
        return pointer;
    }
    if (lists.size() != 1)
        return std::nullopt;
    json::detail::appendToken(pointer, lists.front());
    return pointer;
}

template <std::size_t Count>
std::string firstThere(const SchemaShape &answer, const std::array<std::string_view, Count> &pointers)
{
    for (const std::string_view pointer : pointers) {
        const ApiNode found = answer.find(pointer);
        if (found && !answer.isArray(found) && !answer.isObject(found))
            return std::string(pointer);
    }
    return {};
}

std::uint32_t mostOf(const DocumentSet &documents, const Parameter *size)
{
    const ApiNode schema = size == nullptr ? ApiNode() : documents.followed(size->schema);
    const auto most = schema ? (*schema)["maximum"].toInt64() : std::nullopt;
    return most && *most >= 1 && *most <= 100 ? static_cast<std::uint32_t>(*most) : 100;
}

// A link that an extension of the description names.
std::string declaredLink(const ApiOperation &operation)
{
    std::string pointer;
    const std::string_view name = (*operation.node)["x-ms-pageable"]["nextLinkName"].toString();
    if (!name.empty())
        json::detail::appendToken(pointer, name);
    return pointer;
}

bool hasLinkHeader(const ApiOperation &operation)
{
    for (const ApiResponse &response : operation.responses) {
        const ApiNode headers = response.node.find("headers");
        if (!response.status.starts_with('2') || !headers)
            continue;
        for (const json::Member &member : headers->members()) {
            if (equalsIgnoringAsciiCase(member.name, "link"))
                return true;
        }
    }
    return false;
}

} // namespace

std::optional<PageProposal> proposePages(const Api &api, const ApiOperation &operation)
{
    using Pages = PageProposal::Style;
    const ApiResponse *success = successResponse(operation);
    const bool isRead = operation.method == "GET" || operation.method == "QUERY";
    if (!operation.isUsable || !operation.node || !isRead)
        return std::nullopt;
    ApiNode schema = answerSchema(success);
    if (schema && !api.documents->followed(schema))
        schema = {};
    const SchemaShape answer(*api.documents, schema);
    const Parameter *size = queryNamed(operation, kSizeWords);
    PageProposal proposal;
    proposal.size = size == nullptr ? std::string() : valueKey(*size);
    proposal.sizeMost = mostOf(*api.documents, size);
    const std::optional<std::string> items = itemsPointer(answer);
    proposal.items = items.value_or(std::string());
    const auto with = [&](Pages style, const Parameter *parameter, std::string next = {}) {
        proposal.style = style;
        proposal.parameter = parameter == nullptr ? std::string() : valueKey(*parameter);
        proposal.next = std::move(next);
        return proposal;
    };
    if (hasLinkHeader(operation))
        return with(Pages::Link, nullptr);
    if (!items)
        return std::nullopt;
    if (std::string link = declaredLink(operation); !link.empty())
        return with(Pages::NextUrl, nullptr, std::move(link));
    static constexpr std::array<std::string_view, 2> lastWords{"startingafter", "sinceid"};
    const Parameter *last = queryNamed(operation, lastWords);
    for (const std::string_view more : {"/has_more", "/hasMore"}) {
        if (last == nullptr || !answer.find(more))
            continue;
        proposal.hasMore = more;
        return with(Pages::LastItem, last, "/id");
    }
    const Parameter *cursor = queryNamed(operation, kCursorWords);
    if (cursor != nullptr) {
        if (std::string next = firstThere(answer, kNextPointers); !next.empty())
            return with(Pages::Cursor, cursor, std::move(next));
    }
    if (const Parameter *page = queryNamed(operation, kPageWords);
        page != nullptr && !answer.isObject(page->schema))
        return with(Pages::Page, page);
    if (const Parameter *offset = queryNamed(operation, kOffsetWords); offset != nullptr && size != nullptr)
        return with(Pages::Offset, offset);
    if (std::string next = firstThere(answer, kNextUrls); !next.empty())
        return with(Pages::NextUrl, nullptr, std::move(next));
    return std::nullopt;
}

} // namespace tooltray::openapi
