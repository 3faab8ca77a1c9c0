// SPDX-License-Identifier: GPL-3.0-or-later
// What servers send: read in pieces it means the same as in one, the outline of JSON agrees with the parser, and
// what is told about nonsense is short and in UTF-8.
#include "fuzz/expect.h"
#include "text/unicode/utf8.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/retryafter.h"
#include "upstream/exchange/url.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/subscription/transportws.h"
#include "json/parser.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::upstream;

namespace {

constexpr WallTime kNow{std::chrono::sys_days(std::chrono::year(2026) / 1 / 1)};

JsonOutline outlineOf(std::string_view text, std::size_t step)
{
    JsonOutline outline = GraphQLAnswer::outline();
    for (std::size_t at = 0; at < text.size(); at += step)
        outline.add(text.substr(at, step));
    outline.end();
    return outline;
}

void fuzzOutline(std::string_view text)
{
    using Problem = JsonOutline::Problem;
    const JsonOutline whole = outlineOf(text, std::max<std::size_t>(text.size(), 1));
    for (const std::size_t step : {std::size_t(1), std::size_t(3)}) {
        const JsonOutline pieces = outlineOf(text, step);
        FUZZ_EXPECT(pieces.problem() == whole.problem() && pieces.problemOffset() == whole.problemOffset());
        FUZZ_EXPECT(pieces.kind() == whole.kind());
        for (std::size_t i = 0; i < 3; ++i)
            FUZZ_EXPECT(pieces.part(i) == whole.part(i));
    }
    // Behind a member that stands there twice nothing is read, be it JSON or not.
    if (whole.problem() != Problem::Twice)
        FUZZ_EXPECT((whole.problem() == Problem::None) == bool(json::parse(text)));
    FUZZ_EXPECT(whole.problemOffset() <= text.size());
}

void fuzzAnswer(std::string_view text, int status)
{
    const Result<Url> url = Url::parse("https://api.example.com/graphql");
    const Request request{.url = *url};
    Response response{.head = {.status = status}, .body = std::string(text)};
    const GraphQLOutcome outcome =
        classify(request, std::move(response), outlineOf(text, std::max<std::size_t>(text.size(), 1)), kNow);
    if (const auto *error = std::get_if<RequestError>(&outcome)) {
        FUZZ_EXPECT(isValidUtf8(error->error.message) && error->error.message.size() < 1000);
        FUZZ_EXPECT(!error->error.code.empty() && !error->error.hint.empty());
        return;
    }
    const auto &answer = std::get<GraphQLAnswer>(outcome);
    FUZZ_EXPECT(answer.hasData() || answer.hasErrors() || status / 100 == 2);
    if (answer.hasErrors())
        FUZZ_EXPECT(!graphqlError(answer, kNow).error.message.empty());
}

void fuzzText(std::string_view text)
{
    const std::string excerpt = excerptOf(text);
    FUZZ_EXPECT(isValidUtf8(excerpt) && excerpt.size() <= 203);
    FUZZ_EXPECT(std::ranges::none_of(excerpt, [](char c) { return static_cast<unsigned char>(c) < ' '; }));
    if (const auto wait = parseRetryAfter(text, kNow))
        FUZZ_EXPECT(wait->count() >= 0);
    if (const auto url = Url::parse(text)) {
        FUZZ_EXPECT(url->scheme() == "http" || url->scheme() == "https");
        FUZZ_EXPECT(!url->host().empty() && url->port() != 0);
        const auto again = Url::parse(url->text());
        FUZZ_EXPECT(again && again->hasSameOrigin(*url));
    }
    const Result<Url> base = Url::parse("https://api.example.com/graphql");
    if (const auto resolved = base->resolve(text))
        FUZZ_EXPECT(resolved->scheme() == "http" || resolved->scheme() == "https");
    TransportWs protocol({.kind = GraphQLOperation::Kind::Subscription, .document = "subscription { a }"},
                         "origin");
    for (int round = 0; round < 2; ++round) {
        const auto reaction = protocol.receive(text);
        if (const auto *event = std::get_if<TransportWs::Event>(&reaction))
            FUZZ_EXPECT(event->payload.starts_with('{'));
        protocol.receive(R"({"type":"connection_ack"})");
    }
    HeadReader head;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        if (head.addLine(text.substr(at, end - at)) != HeadReader::Result::NeedLines)
            break;
        at = end;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    fuzzOutline(bytes);
    for (const int status : {200, 401, 503})
        fuzzAnswer(bytes, status);
    fuzzText(bytes);
    return 0;
}
