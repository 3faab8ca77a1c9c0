// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrun.h"

#include "base/task/ask.h"
#include "credentials/redaction/redactor.h"
#include "execution/delivery/operationanswer.h"
#include "text/unicode/ascii.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/transport.h"
#include "workspace/snapshot/restparameters.h"
#include "json/parser.h"

#include <QThreadPool>
#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

// Parsing more than this would hold the event loop up.
constexpr std::size_t kRestBytesAtOnce = 256 * 1024;

using PageStyle = workspace::PagePlan::Style;

bool isOfStyle(const std::optional<PageOrder> &pages, PageStyle style)
{
    return pages && pages->plan.style == style;
}

// Where an answer says that the next page is; nothing behind the last.
Result<std::optional<upstream::Url>> nextUrlIn(const json::Value &data, const PageOrder &order,
                                               const upstream::Url &requested)
{
    const json::Value *url = json::resolve(data, *order.plan.nextCursor);
    if (url == nullptr || url->toString().empty())
        return std::optional<upstream::Url>();
    return pageUrl(requested, url->toString()).transform([](upstream::Url &&next) {
        return std::optional(std::move(next));
    });
}

json::Value headWithoutSecrets(json::Value head, const RedactorPointer &redactor)
{
    return redactor ? redactor->withoutSecrets(head) : head;
}

Result<json::Value> restAnswer(const upstream::ResponseHead &head, std::string bytes,
                               const RedactorPointer &redactor)
{
    const std::string body = head.asUtf8(std::move(bytes));
    return restValue(head.mediaType(), body).transform([&](json::Value &&read) {
        return execution::withoutSecrets(std::move(read), body, redactor);
    });
}

// A login page, or that of another server; none where the tool asks for pages.
bool isUnwantedPage(const upstream::Request &request, const upstream::ResponseHead &head)
{
    const std::string type = head.mediaType();
    if (type != "text/html" && type != "application/xhtml+xml")
        return false;
    return std::ranges::none_of(request.fields, [](const upstream::RequestField &field) {
        return equalsIgnoringAsciiCase(field.name, "Accept")
               && upstream::valueOf(field).find("html") != std::string_view::npos;
    });
}

Error webPage(const upstream::Request &request, std::string_view body)
{
    const std::string title = upstream::excerptOf(body);
    return {
        ErrorKind::Unavailable,
        "html_answer",
        {title.empty() ? CORE_TEXT("Core", "{origin} returned a web page instead of data.")
                       : CORE_TEXT("Core", "{origin} returned a web page (\"{title}\") instead of data."),
         {{"origin", request.url.origin()}, {"title", title}}},
        CORE_TEXT(
            "Core",
            "Check the endpoint's URL and whether it requires a login. A tool that fetches web pages must "
            "send \"Accept: text/html\".")};
}

Error wouldWrite()
{
    return {ErrorKind::Denied, "page_would_write",
            CORE_TEXT("Core", "The next page is not fetched: the request for it may change something."),
            CORE_TEXT("Core", "Correct the pagination of the tool: its variables, or the links of the API.")};
}

// What an unexpected status came with, for who can make use of it. A body of that size is none of those.
json::Value explanation(const std::string &body)
{
    if (body.size() > kRestBytesAtOnce || !(body.starts_with('{') || body.starts_with('[')))
        return {};
    json::Parsed parsed = json::parse(body);
    return parsed ? std::move(parsed.value) : json::Value();
}

} // namespace

RestRun::RestRun(upstream::Endpoint &endpoint, Clock &clock, RestOrder order, Done<OperationOutcome> done)
    : PagedRun(endpoint, clock, std::move(order.pages), order.share, std::move(order.onProgress),
               std::move(done))
    , m_order(std::move(order))
{}

void RestRun::start()
{
    m_begun = m_clock.now();
    if (std::optional<Error> error = prepare())
        failLater(*std::move(error));
    else
        send();
}

std::optional<Error> RestRun::prepare()
{
    if (!m_pages)
        return std::nullopt;
    if (std::optional<Error> error = workspace::cannotBePaged(m_order.request.method))
        return error;
    PagePosition from = m_pages->from;
    if (!from.link.empty()) {
        std::optional<std::string> link = openedLink(m_order.linkKey, m_order.request.url.text(), from.link);
        if (!link)
            return foreignCursor();
        from.link = *std::move(link);
    }
    m_walk.emplace(m_pages->plan, m_pages->limits, std::move(from));
    return std::nullopt;
}

Result<upstream::Url> RestRun::nextUrl() const
{
    upstream::Url url = m_order.request.url;
    if (!m_walk)
        return url;
    const std::string &link = m_walk->position().link;
    // A link has all the parameters that its server wants, but for those of the endpoint, such as its key.
    if (!link.empty()) {
        return upstream::Url::parse(link).andThen([this](const upstream::Url &next) {
            return withParametersOf(next, m_order.request.url, m_order.fixedParameters);
        });
    }
    json::Value asked = json::Value::object();
    json::Value variables = m_walk->variables();
    if (m_order.target) {
        Result<upstream::Url> filled = filledUrl(*m_order.target, variables);
        if (!filled)
            return filled;
        url = *std::move(filled);
        for (const std::string &name : workspace::placeholdersOf(m_order.target->path))
            variables.remove(name);
    }
    for (const json::Member &member : variables.members()) {
        const std::string name = foldedParameter(member.name.view());
        if (std::ranges::find(m_order.fixedParameters, name) == m_order.fixedParameters.end())
            asked.set(member.name, member.value);
    }
    return withQuery(url, asked, m_order.styles);
}

void RestRun::send()
{
    Result<upstream::Url> url = nextUrl();
    if (!url)
        return failLater(std::move(url).error());
    upstream::Request request = m_order.request;
    request.url = *std::move(url);
    if (m_walk && !m_order.mayWrite && mayWrite(request, m_order.workspace.get()))
        return failLater(wouldWrite());
    if (!m_share.takeRequest())
        return later([this] { stop(EndpointBudget::Limit::Requests); });
    m_call = m_endpoint.send(std::move(request),
                             {.onDone = [this](upstream::Outcome outcome) { take(std::move(outcome)); }},
                             m_order.options);
}

void RestRun::take(upstream::Outcome answered)
{
    upstream::Request request = m_order.request;
    request.url = m_call->request().url; // errors are about who answered
    upstream::RestOutcome outcome =
        upstream::restOutcome(request, m_order.expectedStatus, std::move(answered), m_clock.wallTime());
    if (auto *refusal = std::get_if<upstream::RestError>(&outcome)) {
        CallFailure failure = failureFrom(std::move(refusal->error));
        failure.data = explanation(refusal->body);
        return fail(std::move(failure));
    }
    auto &response = std::get<upstream::Response>(outcome);
    m_answer.status = response.head.status;
    m_answer.retryAfter = upstream::askedDelay(response.head, m_clock.wallTime());
    m_answer.bytes += response.body.size();
    m_share.take(0, response.body.size());
    if (m_order.request.method == "HEAD" || (m_order.request.method == "OPTIONS" && response.body.empty()))
        return takeValue(headWithoutSecrets(headValue(response.head), m_order.redactor));
    if (!response.body.empty() && isUnwantedPage(m_order.request, response.head))
        return takeValue(webPage(m_order.request, response.body));
    if (isOfStyle(m_pages, PageStyle::Link))
        setNextLink(nextPageUrl(m_order.request.url, response.head));
    if (response.body.size() <= kRestBytesAtOnce)
        return takeValue(restAnswer(response.head, std::move(response.body), m_order.redactor));
    auto parsing = ask(QThreadPool::globalInstance(), [head = response.head, body = std::move(response.body),
                                                       redactor = m_order.redactor]() mutable {
        return restAnswer(head, std::move(body), redactor);
    });
    takeWhenDone(std::move(parsing), context(),
                 [this](Result<json::Value> value) { takeValue(std::move(value)); });
}

void RestRun::takeValue(Result<json::Value> value)
{
    if (!value) {
        CallFailure failure{Level::Http, std::move(value).error()};
        failure.status = m_answer.status;
        failure.error.hint = upstream::adviceFor(m_order.request.repetition,
                                                 upstream::RequestEffect::Possible, {}, failure.error.hint);
        return fail(std::move(failure));
    }
    if (isOfStyle(m_pages, PageStyle::NextUrl))
        setNextLink(nextUrlIn(*value, *m_pages, m_order.request.url));
    if (m_walk)
        return takePage({.data = *std::move(value), .nextLink = std::exchange(m_nextLink, {})});
    m_answer.data = *std::move(value);
    finish(std::move(m_answer));
}

void RestRun::setNextLink(Result<std::optional<upstream::Url>> next)
{
    m_nextLink = next && *next ? (*next)->text() : std::string();
    if (!next)
        m_linkProblem = std::move(next).error();
}

void RestRun::seal(PagePosition &position) const
{
    if (!position.link.empty())
        position.link = sealedLink(m_order.linkKey, m_order.request.url.text(), position.link);
}

void RestRun::failLater(Error error)
{
    later([this, error = std::move(error)]() mutable { fail(toolFailure(std::move(error))); });
}

} // namespace tooltray::execution
