// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "execution/answers/run.h"
#include "execution/delivery/operationrun.h"
#include "execution/delivery/restrequest.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/url.h"
#include "upstream/policy/endpoint.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

struct RestOrder {
    upstream::Request request; // see restRequest()
    std::vector<int> expectedStatus = {};
    upstream::SendOptions options = {};
    std::optional<PageOrder> pages = {};   // of restPages(); only GET is fetched by pages
    std::optional<RestTarget> target = {}; // of the request, if its pages may have paths of their own
    openapi::FieldStyles styles = {};      // of what asks for a page
    EndpointBudget share = {};
    // Whether somebody has seen to it that the request may write; else no page of it may.
    bool mayWrite = false;
    workspace::WorkspacePtr workspace = {}; // says where pages may write
    std::vector<std::string> fixedParameters =
        {}; // of the endpoint: no page replaces them; see parameterNames()
    // Nobody else's: positions that are links are sealed with it, and refused when they were not.
    std::string linkKey = {};
    // Pages and items so far, before each further page.
    std::function<void(std::uint64_t pages, std::uint64_t items)> onProgress = {};
    RedactorPointer redactor = {}; // of what the API repeats
};

// Sends one REST request, page by page where that is wanted. Data is the answer's JSON or text, null for none; of a
// failure it is what came until then or, of an unexpected status, the JSON that came with it.
class RestRun final : public PagedRun {
public:
    // Endpoint and clock outlive it.
    RestRun(upstream::Endpoint &endpoint, Clock &clock, RestOrder order, Done<OperationOutcome> done);

    void start() override;

private:
    std::optional<Error> prepare();
    Result<upstream::Url> nextUrl() const;
    void send() override;
    void take(upstream::Outcome outcome);
    void takeValue(Result<json::Value> value);
    void setNextLink(Result<std::optional<upstream::Url>> next);
    void seal(PagePosition &position) const override;
    void failLater(Error error); // before anything was sent

    RestOrder m_order;
    std::string m_nextLink;
};

// The body of a response as a value: JSON as what it is, any other text as text, no body as null, and bytes that are no
// text as {"media_type", "bytes" (how many), "content_base64"}.
Result<json::Value> restValue(const std::string &mediaType, std::string_view body);

// The value of a response to HEAD, which has no body: {"status", "headers"} with the names in lower case. Headers that
// carry secrets are omitted.
json::Value headValue(const upstream::ResponseHead &head);

// The target of the first link to the next page in the Link fields of a response (RFC 8288, 3), as it stands there.
std::optional<std::string> nextPageReference(const upstream::ResponseHead &head);

// Where a reference to a page leads. Another origin is an error: the credential goes with the requests, and an API that
// names another host means somebody else by it.
Result<upstream::Url> pageUrl(const upstream::Url &requested, std::string_view reference);

// Where the head of a response says that the next page is; nothing behind the last.
Result<std::optional<upstream::Url>> nextPageUrl(const upstream::Url &requested,
                                                 const upstream::ResponseHead &head);

// A link that a caller may hand back to go on from, and nothing else of their making: sealed with the key, for the
// request that it is part of. Nobody can read it either: APIs repeat the keys of a URL in their links.
std::string sealedLink(std::string_view key, std::string_view request, std::string_view link);
// Nothing when it was not sealed with the same key for the same request; with an empty key always.
std::optional<std::string> openedLink(std::string_view key, std::string_view request,
                                      std::string_view sealed);

} // namespace tooltray::execution
