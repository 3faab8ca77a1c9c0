// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "openapi/discovery/apisearch.h"
#include "openapi/discovery/signature.h"
#include "text/words/suggestions.h"
#include "toolkit/builtins/apiinfo.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/catalogue/budget.h"
#include "workspace/codec/members.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

constexpr std::size_t kMoreOperations = 10;
constexpr std::size_t kHintedOperations = 20;
constexpr std::size_t kOperationHints = 8;
constexpr std::size_t kNearOperations = 3;

std::string nothingLike(const openapi::ApiSearch &search, const std::string &wording)
{
    const std::vector<std::string> near = search.nearestNames(wording, kNearOperations);
    if (near.empty())
        return "No operation matches. Use other words, such as the names in the API; get_schema_info lists "
               "the "
               "operations.";
    return "No operation matches. Did you mean " + namesOr(near).text() + "?";
}

// As searchView() has it for a schema; the coordinate is what can be run. What large answers are takes its time: for a
// pool.
json::Value operationHits(const openapi::ApiSearch &search, const SearchQuestion &question)
{
    const std::span<const std::string> wordings = question.wordings;
    const std::size_t end = question.from + question.most;
    const std::vector<openapi::ApiHit> hits =
        search.search(wordings, std::max(kHintedOperations, end + kMoreOperations));
    const terms::SaidWords said(wordings);
    json::Value view = json::Value::object();
    json::Value &list = view.set("hits", json::Value::array());
    for (std::size_t i = question.from; i < std::min(hits.size(), end); ++i)
        list.append(openapi::hitView(search.api(), *hits[i].operation, said));
    if (hits.empty()) {
        view.set("next", nothingLike(search, question.wordings.front()));
        return view;
    }
    if (hits.size() <= end)
        return view;
    json::Value &more = view.set("more", json::Value::array());
    for (std::size_t i = end; i < std::min(hits.size(), end + kMoreOperations); ++i)
        more.append(openapi::coordinateOf(*hits[i].operation));
    const auto hinted = std::span(hits).first(std::min(hits.size(), kHintedOperations));
    if (const auto hints = search.hints(wordings, hinted, kOperationHints);
        question.from == 0 && !hints.empty()) {
        view.set("hints", workspace::encode(hints));
        view.set("next", "If none fits, ask again with the hints that fit.");
    }
    view.set("next_cursor", std::to_string(end));
    return view;
}

} // namespace

Running searchRest(ApiRequest call)
{
    Result<SearchQuestion> question = searchQuestion(call.arguments);
    if (!question) {
        call.done(refused(std::move(question).error()));
        return nullptr;
    }
    Guard guard = makeGuard();
    auto take = [call, question = *std::move(question),
                 weak = std::weak_ptr(guard)](const Result<execution::Schemas::ApiSearchPointer> &search) {
        if (!search)
            return call.done(upstreamFailure(search.error()));
        auto work = [search = *search, question] {
            return Result<json::Value>(operationHits(*search, question));
        };
        whenDone(ask(call.pool.get(), std::move(work)), weak.lock().get(),
                 [call, from = question.from](Result<json::Value> hits) {
                     if (!hits)
                         return call.done(refused(std::move(hits).error()));
                     call.done(pageWithinBudget(call.context, *std::move(hits), "hits",
                                                [from](const json::Value &, std::size_t count) {
                                                    return std::to_string(from + count);
                                                }));
                 });
    };
    call.context.services->schemas.needApiSearch(call.endpoint, whileKept(guard, std::move(take)));
    return guard;
}

} // namespace tooltray::toolkit
