// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/graphql/graphqlanswer.h"

#include "base/text/quantity.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/response.h"
#include "upstream/graphql/errormeaning.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tooltray::upstream {

namespace {

using Kind = JsonOutline::Kind;
using Problem = JsonOutline::Problem;

constexpr Template kUrlHint =
    CORE_TEXT("Core", "Check the endpoint's URL; the path of a GraphQL API is often /graphql.");
constexpr Template kServerHint = CORE_TEXT("Core", "Look at the server's log, or at a proxy in between.");

struct Finding {
    std::string code;
    Message message;
    Template hint;
};

Template nameOf(Kind kind)
{
    switch (kind) {
    case Kind::None: return CORE_TEXT("Core", "nothing");
    case Kind::Null: return CORE_TEXT("Core", "null");
    case Kind::Boolean: return CORE_TEXT("Core", "a boolean");
    case Kind::Number: return CORE_TEXT("Core", "a number");
    case Kind::String: return CORE_TEXT("Core", "a string");
    case Kind::Array: return CORE_TEXT("Core", "an array");
    case Kind::Object: break;
    }
    return CORE_TEXT("Core", "an object");
}

// A GraphQL API is at one place and takes one method.
bool meansAnotherUrl(int status)
{
    constexpr std::array kStatuses{404, 405, 406, 410, 415, 421, 501};
    return std::ranges::find(kStatuses, status) != kStatuses.end() || status / 100 == 3;
}

bool looksLikeMarkup(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '<';
}

// An excerpt may end as a sentence does.
std::string ended(std::string excerpt)
{
    return excerpt.ends_with('.') ? excerpt : excerpt + '.';
}

// A body that was meant to be JSON and is not.
Finding findingOfBrokenJson(const std::string &origin, std::string_view beginning, const JsonOutline &outline)
{
    const std::uint64_t offset = outline.problemOffset() + 1;
    switch (outline.problem()) {
    case Problem::CutOff:
        return {"cut_off_answer",
                {CORE_TEXT("Core", "{origin} returned JSON that ends too early, after {size}."),
                 {{"origin", origin}, {"size", formatByteCount(outline.size())}}},
                kServerHint};
    case Problem::NotUtf8:
        return {"not_utf8",
                {CORE_TEXT("Core", "{origin} returned text that is not UTF-8 at byte {offset}."),
                 {{"origin", origin}, {"offset", offset}}},
                kServerHint};
    case Problem::OtherBytes:
        return {"not_utf8",
                {CORE_TEXT("Core", "{origin} returned UTF-16 or UTF-32; JSON is always UTF-8."),
                 {{"origin", origin}}},
                kServerHint};
    case Problem::TooDeep:
        return {"answer_too_deep",
                {CORE_TEXT("Core", "{origin} returned JSON nested deeper than {count} levels."),
                 {{"origin", origin}, {"count", JsonOutline::kMaxDepth}}},
                CORE_TEXT("Core", "Ask for fewer levels.")};
    case Problem::Twice:
        return {"duplicate_member",
                {CORE_TEXT("Core", "{origin} returned an object with a duplicate member at byte {offset}, so "
                                   "one of the values would be lost."),
                 {{"origin", origin}, {"offset", offset}}},
                kServerHint};
    default:
        return {"not_json",
                {CORE_TEXT("Core", "{origin} returned something that is not JSON: {excerpt}"),
                 {{"origin", origin}, {"excerpt", ended(excerptOf(beginning))}}},
                kUrlHint};
    }
}

Finding findingOfText(const std::string &origin, const ResponseHead &head, std::string_view beginning,
                      const JsonOutline &outline)
{
    if (outline.problem() == Problem::Empty)
        return {"empty_answer",
                {CORE_TEXT("Core", "{origin} returned nothing instead of a GraphQL response."),
                 {{"origin", origin}}},
                kServerHint};
    if (looksLikeMarkup(beginning)) {
        const std::string title = excerptOf(beginning);
        Message message =
            title.empty()
                ? Message{CORE_TEXT("Core", "{origin} returned a web page instead of a GraphQL response."),
                          {{"origin", origin}}}
                : Message{CORE_TEXT("Core", "{origin} returned a web page (\"{title}\") instead of a "
                                            "GraphQL response."),
                          {{"origin", origin}, {"title", title}}};
        return {"html_answer", std::move(message),
                CORE_TEXT("Core", "Check the endpoint's URL and whether it requires a login. The path of a "
                                  "GraphQL API is often /graphql.")};
    }
    const std::string type = head.mediaType();
    if (type == "text/event-stream" || type.starts_with("multipart/"))
        return {"streamed_answer",
                {CORE_TEXT("Core", "{origin} returned a stream ({type}) instead of one GraphQL response."),
                 {{"origin", origin}, {"type", type}}},
                CORE_TEXT("Core", "Run subscriptions as subscriptions, and omit @defer and @stream.")};
    return findingOfBrokenJson(origin, beginning, outline);
}

Finding findingOfJson(const std::string &origin, std::string_view beginning, const JsonOutline &outline)
{
    if (outline.kind() != Kind::Object)
        return {"not_an_object",
                {CORE_TEXT("Core", "{origin} returned {thing} instead of a GraphQL response object."),
                 {{"origin", origin}, {"thing", nameOf(outline.kind())}}},
                kUrlHint};
    const Kind data = outline.part(0).kind;
    const Kind errors = outline.part(1).kind;
    const Kind extensions = outline.part(2).kind;
    if (data != Kind::None && data != Kind::Object && data != Kind::Null)
        return {"wrong_data",
                {CORE_TEXT("Core", "{origin} returned data that is {thing}, not an object."),
                 {{"origin", origin}, {"thing", nameOf(data)}}},
                kServerHint};
    const std::string excerpt = ended(excerptOf(beginning));
    if (errors != Kind::None && errors != Kind::Array && errors != Kind::Null)
        return {"wrong_errors",
                {CORE_TEXT("Core", "{origin} returned errors that are {thing}, not an array: {excerpt}"),
                 {{"origin", origin}, {"thing", nameOf(errors)}, {"excerpt", excerpt}}},
                kServerHint};
    if (extensions != Kind::None && extensions != Kind::Object && extensions != Kind::Null)
        return {"wrong_extensions",
                {CORE_TEXT("Core", "{origin} returned extensions that are {thing}, not an object."),
                 {{"origin", origin}, {"thing", nameOf(extensions)}}},
                kServerHint};
    return {"not_graphql",
            {CORE_TEXT("Core", "{origin} returned JSON that has neither data nor errors: {excerpt}"),
             {{"origin", origin}, {"excerpt", excerpt}}},
            kUrlHint};
}

} // namespace

RequestError brokenAnswer(const Request &request, const ResponseHead &head, std::string_view body,
                          const JsonOutline &outline, WallTime now)
{
    constexpr std::size_t kMaxOfExcerpts = 64 * 1024;
    const std::string beginning = head.asUtf8(std::string(body.substr(0, kMaxOfExcerpts)));
    if (head.status / 100 != 2) {
        RequestError error = httpError(request, head, beginning, now);
        if (meansAnotherUrl(head.status))
            error.error.hint = kUrlHint;
        return error;
    }
    const bool isText = outline.problem() != Problem::None;
    const std::string origin = request.url.origin();
    Finding finding =
        isText ? findingOfText(origin, head, beginning, outline) : findingOfJson(origin, beginning, outline);
    json::Value details = json::Value::object(
        {{"status", head.status}, {"origin", origin}, {"content_type", head.mediaType()}});
    if (const std::string excerpt = excerptOf(beginning); !excerpt.empty())
        details.set("excerpt", excerpt);
    if (isText)
        details.set("offset", outline.problemOffset());
    return {.level = ErrorLevel::Http,
            .error = {ErrorKind::Unavailable, std::move(finding.code), std::move(finding.message),
                      adviceFor(request.repetition, RequestEffect::Possible, {}, finding.hint),
                      std::move(details)},
            .report = {},
            .status = head.status};
}

namespace {

using Kind = JsonOutline::Kind;

enum Member : std::size_t { Data, Errors, Extensions };

constexpr std::size_t kMaxReportedErrors = 20;
constexpr std::size_t kBeginning = 16 * 1024; // enough of a body that is no answer to say what it is
constexpr int kBadRequest = 400;

// Statuses that tell more than the body: who may, what is there, how often, and who failed. The others come with errors
// about the document as well.
bool tellsMore(int status)
{
    constexpr int kUnprocessable = 422;
    return status > kBadRequest && status != kUnprocessable;
}

// "[]" with any space inside.
bool isEmptyArray(std::string_view array)
{
    return array.find_first_not_of("[] \t\r\n") == std::string_view::npos;
}

void addErrors(const json::Value &errors, json::Value &details)
{
    json::Value list = json::Value::array();
    for (const json::Value &error : errors.elements()) {
        if (list.size() < kMaxReportedErrors)
            list.append(reportedError(error));
    }
    details.set("count", errors.size());
    details.set("errors", std::move(list));
}

RequestError httpRefusal(const Request &request, const GraphQLAnswer &answer, WallTime now)
{
    // Data is told apart from what was wrong.
    const std::string_view reason = answer.hasErrors() ? answer.body() : std::string_view();
    RequestError refused = httpError(request, answer.response().head, reason, now);
    refused.report = answer.response().report;
    addErrors(json::parse(answer.errors()).value, refused.error.details);
    if (meansAnotherUrl(answer.status()))
        refused.error.hint = kUrlHint;
    return refused;
}

GraphQLError read(const json::Value &value)
{
    GraphQLError error;
    error.message = messageOrCode(value);
    if (error.message.empty())
        error.message = "The server gives no message.";
    error.path = value["path"];
    error.extensions = value["extensions"];
    error.code = error.extensions["code"].toString();
    for (const json::Value &location : value["locations"].elements()) {
        const auto line = location["line"].toUInt64();
        const auto column = location["column"].toUInt64();
        if (line && column)
            error.locations.emplace_back(*line, *column);
    }
    return error;
}

} // namespace

JsonOutline GraphQLAnswer::outline()
{
    return JsonOutline({"data", "errors", "extensions"});
}

GraphQLAnswer::GraphQLAnswer(Response response, const JsonOutline &outline)
    : m_response(std::move(response))
    , m_data(outline.part(Data))
    , m_extensions(outline.part(Extensions))
{
    const JsonOutline::Part &errors = outline.part(Errors);
    if (errors.kind == Kind::Array && !isEmptyArray(errors.of(m_response.body)))
        m_errors = errors;
}

std::vector<GraphQLError> readErrors(const GraphQLAnswer &answer)
{
    std::vector<GraphQLError> errors;
    if (!answer.hasErrors())
        return errors;
    const json::Parsed parsed = json::parse(answer.errors());
    for (const json::Value &error : parsed.value.elements())
        errors.push_back(read(error));
    return errors;
}

RequestError graphqlError(const GraphQLAnswer &answer, WallTime now)
{
    RequestError error = graphqlError(json::parse(answer.errors()).value, answer.status(),
                                      askedDelay(answer.response().head, now));
    error.report = answer.response().report;
    return error;
}

RequestError graphqlError(const json::Value &errors, int status, std::optional<std::chrono::seconds> delay)
{
    const std::optional<ErrorMeaning> meaning = meaningOf(errors);
    RequestError error{.level = ErrorLevel::GraphQL,
                       .error = {meaning ? meaning->kind : ErrorKind::Invalid, "graphql_errors",
                                 listedSentences(sentencesOf(errors), "errors"),
                                 adviceOf(errors, meaning, delay), json::Value::object({{"status", status}})},
                       .report = {},
                       .status = meaning ? meaning->status : status,
                       .retryAfter = delay};
    if (delay)
        error.error.details.set("retry_after_seconds", static_cast<std::int64_t>(delay->count()));
    addErrors(errors, error.error.details);
    return error;
}

GraphQLOutcome classify(const Request &request, Response response, JsonOutline outline, WallTime now)
{
    const bool isRead = outline.end();
    const bool isObject = isRead && outline.kind() == Kind::Object;
    const auto fits = [&](Member member, std::initializer_list<Kind> kinds) {
        return std::ranges::find(kinds, outline.part(member).kind) != kinds.end();
    };
    const bool hasErrors = isObject && fits(Errors, {Kind::Array});
    const bool hasData = isObject && fits(Data, {Kind::Object, Kind::Null});
    const bool fit = fits(Data, {Kind::None, Kind::Object, Kind::Null})
                     && fits(Errors, {Kind::None, Kind::Null, Kind::Array})
                     && fits(Extensions, {Kind::None, Kind::Null, Kind::Object});
    if ((hasErrors || hasData) && fit) {
        GraphQLAnswer answer(std::move(response), outline);
        if (answer.hasErrors() && !answer.hasData() && tellsMore(answer.status()))
            return httpRefusal(request, answer, now);
        if (answer.hasData() && answer.status() >= kBadRequest)
            answer.setRefusal(answer.hasErrors() && !tellsMore(answer.status())
                                  ? graphqlError(answer, now)
                                  : httpRefusal(request, answer, now));
        // "errors": [] beside a null, or alone, says nothing at all.
        if (answer.hasErrors() || answer.hasData() || (hasData && answer.status() / 100 == 2))
            return answer;
        response = Response{
            .head = answer.response().head, .body = answer.takeBody(), .report = answer.response().report};
    }
    RequestError error = brokenAnswer(request, response.head, response.body, outline, now);
    error.report = response.report;
    return error;
}

Receiver GraphQLReader::receiver(Done<Outcome> done)
{
    m_done = std::move(done);
    return {.onHead = [this](const ResponseHead &head) { begin(head); },
            .onBody = [this](std::string_view bytes) { read(bytes); },
            .onDone = [this](Outcome outcome) { end(std::move(outcome)); }};
}

void GraphQLReader::begin(const ResponseHead &head)
{
    m_head = head;
    m_outline = GraphQLAnswer::outline();
    m_beginning.clear();
}

void GraphQLReader::read(std::string_view bytes)
{
    if (m_beginning.size() < kBeginning)
        m_beginning.append(bytes.substr(0, kBeginning - m_beginning.size()));
    // Other statuses may still be tried again.
    const bool isHopeless =
        !m_outline.add(bytes) && m_head.status / 100 == 2 && m_beginning.size() == kBeginning;
    if (isHopeless)
        end(Response{.head = m_head, .body = m_beginning});
}

void GraphQLReader::end(Outcome outcome)
{
    if (const auto done = std::exchange(m_done, nullptr))
        done(std::move(outcome)); // which may destroy this
}

GraphQLOutcome GraphQLReader::judge(const Request &request, Outcome outcome, WallTime now)
{
    if (const auto *failure = std::get_if<TransferFailure>(&outcome))
        return networkError(request, *failure);
    return classify(request, std::get<Response>(std::move(outcome)), std::move(m_outline), now);
}

} // namespace tooltray::upstream
