// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/shapedresult.h"

#include "base/text/quantity.h"
#include "execution/results/shaped.h"
#include "execution/results/textformats.h"
#include "json/write.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace tooltray::execution {
namespace {

Template unitName(Cut::Of of)
{
    switch (of) {
    case Cut::Of::Items: return CORE_TEXT("Core", "items");
    case Cut::Of::Members: return CORE_TEXT("Core", "members");
    case Cut::Of::Bytes: break;
    }
    return CORE_TEXT("Core", "bytes");
}

using Sentences = std::vector<Message>;

Message cutText(const Cut &cut, bool isFirst)
{
    std::vector<Message::Argument> arguments{
        {"kept", formatCount(cut.kept)}, {"total", formatCount(cut.total)}, {"unit", unitName(cut.of)}};
    const std::string place = cut.place.toString();
    if (place.empty())
        return {isFirst ? CORE_TEXT("Core", "This is cut: {kept} of {total} {unit}.")
                        : CORE_TEXT("Core", "Also cut: {kept} of {total} {unit}."),
                std::move(arguments)};
    arguments.emplace_back("place", place);
    return {isFirst ? CORE_TEXT("Core", "This is cut: {kept} of {total} {unit} at {place}.")
                    : CORE_TEXT("Core", "Also cut: {kept} of {total} {unit} at {place}."),
            std::move(arguments)};
}

void tellCuts(CallResult &result, const std::vector<Cut> &cuts, Sentences &said)
{
    if (cuts.empty())
        return;
    constexpr std::size_t kNamed = 3;
    for (std::size_t i = 0; i < std::min(cuts.size(), kNamed); ++i)
        said.push_back(cutText(cuts[i], i == 0));
    if (cuts.size() == kNamed + 1)
        said.emplace_back(CORE_TEXT("Core", "1 more place is cut."));
    else if (cuts.size() > kNamed)
        said.push_back({CORE_TEXT("Core", "{count} more places are cut."),
                        {{"count", formatCount(cuts.size() - kNamed)}}});
    json::Value list = json::Value::array();
    for (const Cut &cut : cuts)
        list.append(json::Value::object({{"path", json::Value(cut.place.toString())},
                                         {"of", unitName(cut.of).english},
                                         {"kept", cut.kept},
                                         {"total", cut.total}}));
    result.meta.set("cut", std::move(list));
}

Message fetchedText(const PagedResult &pages)
{
    const std::vector<Message::Argument> counts{{"items", formatCount(pages.items)},
                                                {"pages", formatCount(pages.pages)}};
    if (pages.items == 1)
        return {pages.pages == 1 ? CORE_TEXT("Core", "1 item of 1 page")
                                 : CORE_TEXT("Core", "1 item of {pages} pages"),
                counts};
    return {pages.pages == 1 ? CORE_TEXT("Core", "{items} items of 1 page")
                             : CORE_TEXT("Core", "{items} items of {pages} pages"),
            counts};
}

// Why the rest is not there.
Message stopText(const PagedResult &pages)
{
    const std::vector<Message::Argument> fetched{{"fetched", fetchedText(pages)}};
    switch (pages.end) {
    case PageEnd::ItemLimit:
        return {CORE_TEXT("Core", "Stopped at the item limit after {fetched}."), fetched};
    case PageEnd::PageLimit:
        return {CORE_TEXT("Core", "Stopped at the page limit after {fetched}."), fetched};
    case PageEnd::ByteLimit:
        return {CORE_TEXT("Core", "Stopped at the byte limit after {fetched}."), fetched};
    case PageEnd::TimeLimit:
        return {CORE_TEXT("Core", "Stopped at the time limit for fetching pages after {fetched}."), fetched};
    case PageEnd::Errors:
        return {CORE_TEXT("Core", "Stopped by errors in the response after {fetched}."), fetched};
    case PageEnd::NoProgress:
        return Message::joined(
            {{CORE_TEXT("Core", "Stopped after {fetched}, because the API keeps returning the same page: "
                                "there may be more items, but they cannot be fetched."),
              fetched},
             CORE_TEXT("Core", "Check the pagination of the tool.")});
    case PageEnd::NoCursor:
        return {CORE_TEXT("Core",
                          "Stopped after {fetched}, because the API says that there is more but returns "
                          "no cursor: the list is incomplete, and the rest cannot be fetched."),
                fetched};
    default: break;
    }
    const std::optional<EndpointBudget::Limit> limit = limitOf(pages.end);
    return limit ? limitNote(*limit, pages.limit, fetchedText(pages)) : Message();
}

void tellNames(const std::set<std::string> &notRenamed, Sentences &said)
{
    for (const std::string &name : notRenamed)
        said.push_back(
            {CORE_TEXT("Core", "\"{name}\" kept its name: another member already has the new one."),
             {{"name", name}}});
}

// The list that was fetched by pages, where it was cut behind one of its items. What was made of each of its items, as
// the result of steps is, is known by being as many.
const Cut *cutOfPages(const std::vector<Cut> &cuts, const std::optional<PagedResult> &pages)
{
    const auto found = std::ranges::find_if(cuts, [&](const Cut &cut) {
        return pages && !pages->starts.empty() && cut.of == Cut::Of::Items && cut.total == pages->items
               && cut.kept > 0;
    });
    return found == cuts.end() ? nullptr : &*found;
}

void tellPages(ShapedResult &shapedResult, const PagedResult &pages, const Cut *cut, Sentences &said)
{
    CallResult &result = shapedResult.result;
    said.push_back(stopText(pages));
    json::Value told = json::Value::object(
        {{"pages", pages.pages}, {"items", pages.items}, {"stopped_by", pageEndName(pages.end)}});
    // The cursor is that of the first item that is not shown, so that going on misses nothing.
    const std::optional<PagePosition> next = cut == nullptr ? pages.next : pages.positionOf(cut->kept);
    if (next)
        shapedResult.rest =
            cut != nullptr ? ShapedResult::Rest::InsteadOfCursor : ShapedResult::Rest::BeforeCursor;
    if (cut != nullptr && pages.next)
        shapedResult.end = {cut->place.toString(), encodePosition(*pages.next)};
    if (next) {
        const std::string cursor = encodePosition(*next);
        told.set("next_cursor", json::Value(cursor));
        const bool isKnown = cut != nullptr || pages.isMoreKnown;
        said.push_back(
            {isKnown ? CORE_TEXT("Core", "There are more items: continue with next_cursor \"{cursor}\".")
                     : CORE_TEXT("Core", "There may be more items: continue with next_cursor \"{cursor}\"."),
             {{"cursor", cursor}}});
    }
    result.meta.set("pages", std::move(told));
}

// The list ends at the cut for who reads the result, so that the page of the last item shown is the last one, whatever
// the API says of the last page that was fetched.
void settleCut(Shaped &made, const Cut &cut, const PagedResult &pages)
{
    const auto beyond =
        std::ranges::lower_bound(pages.starts, cut.kept, {}, [](const auto &start) { return start.first; });
    const auto page = static_cast<std::size_t>(beyond - pages.starts.begin()) - 1;
    WalkEnd end{.lastPage = page < pages.marks.size() ? pages.marks[page] : json::Value(),
                .hasMore = true,
                .isLeftOver = beyond == pages.starts.end() || beyond->first != cut.kept};
    for (auto place = cut.place; !end.lastPage.isNull() && place.tokens().size() > 1;) {
        place = place.parent();
        json::Value around = json::Value::object();
        around.set(place.tokens().back(), std::move(end.lastPage));
        end.lastPage = std::move(around);
    }
    settleMarks(made.value, cut.place, cut.total, end);
    json::Value *info =
        cut.place.tokens().empty() ? nullptr : json::resolve(made.value, cut.place.parent() / "pageInfo");
    json::Value *cursor = info == nullptr ? nullptr : info->find("endCursor");
    if (cursor != nullptr)
        *cursor = json::Value(); // leads behind what was cut
    if (made.format == workspace::ResultShape::Format::Json)
        made.text = json::write(made.value);
    else if (made.format == workspace::ResultShape::Format::Toon)
        made.text = writeToon(made.value);
    else if (made.isWholeTable)
        made.text = writeWholeTable(made.value).value_or(std::move(made.text));
}

Message handleText(const ShapedResult &shapedResult, const std::string &handle)
{
    const std::vector<Message::Argument> arguments{
        {"arguments", argumentsForRest(handle, shapedResult.cuts)}};
    switch (shapedResult.rest) {
    case ShapedResult::Rest::Alone: break;
    case ShapedResult::Rest::InsteadOfCursor:
        return {
            CORE_TEXT("Core",
                      "To read only the items that were already fetched, call read_result with {arguments}."),
            arguments};
    case ShapedResult::Rest::BeforeCursor:
        return {
            CORE_TEXT(
                "Core",
                "Before that, call read_result with {arguments} for the rest of what was fetched already."),
            arguments};
    }
    return {CORE_TEXT("Core", "Call read_result with {arguments} for the rest."), arguments};
}

// All that is said but the handle, which comes later.
void tell(ShapedResult &shapedResult, const Message &remark, const Shaped &made,
          const std::set<std::string> &notRenamed, const std::optional<PagedResult> &pages)
{
    Sentences said{remark};
    tellNames(notRenamed, said);
    tellNames(made.notRenamed, said);
    shapedResult.cuts = made.cuts;
    // The cut of the list that goes on comes first.
    if (const Cut *cut = cutOfPages(shapedResult.cuts, pages))
        std::rotate(shapedResult.cuts.begin(), shapedResult.cuts.begin() + (cut - shapedResult.cuts.data()),
                    shapedResult.cuts.begin() + (cut - shapedResult.cuts.data()) + 1);
    tellCuts(shapedResult.result, shapedResult.cuts, said);
    if (pages)
        tellPages(shapedResult, *pages, cutOfPages(shapedResult.cuts, pages), said);
    shapedResult.result.note = Message::joined(said);
}

// With the line that parts it from the text.
std::uint64_t noticeSize(const Message &remark, const Shaped &made, const std::set<std::string> &notRenamed,
                         const std::optional<PagedResult> &pages)
{
    ShapedResult sample;
    tell(sample, remark, made, notRenamed, pages);
    if (!made.cuts.empty())
        addHandle(sample, std::string(ResultCache::kHandleSize, 'h'));
    return sample.result.note.empty() ? 0 : sample.result.note.size() + 2;
}

json::Value responseOf(OperationAnswer &answer)
{
    json::Value response = json::Value::object({{"data", std::move(answer.data)}});
    if (!answer.errors.isEmpty())
        response.set("errors", std::move(answer.errors));
    if (!answer.extensions.isNull())
        response.set("extensions", std::move(answer.extensions));
    return response;
}

CallFailure unshown(Error error, bool isMutation)
{
    error.message = {
        isMutation ? CORE_TEXT("Core", "The call took effect, but its result cannot be shown. {problem}")
                   : CORE_TEXT("Core", "The result cannot be shown. {problem}"),
        {{"problem", std::move(error.message)}}};
    if (isMutation)
        error.hint = Message::joined({CORE_TEXT("Core", "Do not call again."), error.hint});
    return toolFailure(std::move(error));
}

} // namespace

std::variant<ShapedResult, CallFailure> shapeResult(OperationAnswer answer, const ShapeOrder &order)
{
    const Message remark = Message::joined({order.remark, answer.note});
    ShapedResult shapedResult;
    shapedResult.bytes = answer.bytes;
    CallResult &result = shapedResult.result;
    const std::optional<PagedResult> pages = std::move(answer.pages);
    const bool hasErrors = !answer.errors.isEmpty();
    result.isPartial = hasErrors;
    workspace::ResultShape shape = order.shape;
    json::Value value;
    std::set<std::string> notRenamed;
    if (order.of == ShapeOrder::Of::Response) {
        value = responseOf(answer);
    } else if (hasErrors) {
        // The shape applies to the data alone.
        Result<json::Value> data = selected(std::move(answer.data), shape, &notRenamed);
        if (!data)
            return unshown(std::move(data).error(), order.isMutation);
        value = json::Value::object({{"data", *std::move(data)}, {"errors", std::move(answer.errors)}});
        shape.path.clear();
        shape.drop.clear();
        shape.rename.clear();
        result.isError = shape.exposeErrors;
    } else {
        value = std::move(answer.data);
    }
    // The pages were fetched up to the limit, which each of several lists may have reached.
    if (pages && pages->isOfCaller)
        shape.maxItems.reset();
    const auto notice = [&](const Shaped &attempt) { return noticeSize(remark, attempt, notRenamed, pages); };
    Result<Shaped> made = shaped(std::move(value), shape, order.budget, notice);
    if (!made)
        return unshown(std::move(made).error(), order.isMutation);
    if (const Cut *cut = cutOfPages(made->cuts, pages))
        settleCut(*made, *cut, *pages);
    result.structured = std::move(made->value);
    result.text = std::move(made->text);
    result.format = made->format;
    result.isMutation = order.isMutation;
    shapedResult.whole = std::move(made->whole);
    tell(shapedResult, remark, *made, notRenamed, pages);
    return shapedResult;
}

void addHandle(ShapedResult &shapedResult, const std::string &handle)
{
    shapedResult.result.meta.set("handle", json::Value(handle));
    Message &note = shapedResult.result.note;
    note = Message::joined({note, handleText(shapedResult, handle)});
}

std::string argumentsForRest(const std::string &handle, const std::vector<Cut> &cuts)
{
    json::Value arguments = json::Value::object({{"handle", handle}});
    if (!cuts.empty()) {
        const Cut &first = cuts.front();
        if (!first.place.tokens().empty())
            arguments.set("path", json::Value(first.place.toString()));
        if (first.of != Cut::Of::Members)
            arguments.set("offset", json::Value(first.kept));
    }
    return json::write(arguments);
}

} // namespace tooltray::execution
