// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/approvals.h"

#include "base/task/post.h"
#include "base/text/quantity.h"
#include "json/write.h"

#include <QObject>
#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

constexpr std::chrono::hours kGrantLasts{1};
// Bounds on the approved calls that later ones are compared with: enough for people, and limited memory.
constexpr std::size_t kApprovedKept = 200;
constexpr std::size_t kApprovedBytes = 256 * 1024;

const std::string &clientOf(const ApprovalRequest &request)
{
    return request.clientName.empty() ? request.client : request.clientName;
}

Error denied(const ApprovalRequest &request)
{
    return {
        ErrorKind::Denied,
        std::string(kApprovalDenied),
        {clientOf(request).empty()
             ? CORE_TEXT("Core", "The user did not approve the call of \"{tool}\", so it was not sent.")
             : CORE_TEXT("Core",
                         "The user did not approve the call of \"{tool}\" by {client}, so it was not sent."),
         {{"tool", titleOf(request)}, {"client", clientOf(request)}}},
        CORE_TEXT("Core", "Ask the user what to change before you retry.")};
}

Error nobodyToAsk(const ApprovalRequest &request)
{
    Error error{ErrorKind::Denied,
                "approval_unavailable",
                {CORE_TEXT("Core", "The call of \"{tool}\" on the endpoint \"{endpoint}\" needs approval, "
                                   "but nobody is available to give it."),
                 {{"tool", titleOf(request)}, {"endpoint", request.endpoint}}},
                CORE_TEXT("Core", "Ask the user to open the Tooltray window, then retry.")};
    error.details = json::Value::object({{"endpoint", request.endpoint}});
    return error;
}

Error clientFailed(const ApprovalRequest &request, const Error &why)
{
    Error error = nobodyToAsk(request);
    error.message = {CORE_TEXT("Core", "The client could not get the user's decision on the call of "
                                       "\"{tool}\", so it was not sent. {problem}"),
                     {{"tool", titleOf(request)}, {"problem", why.message}}};
    return error;
}

Error nobodyDecided(const ApprovalRequest &request, std::chrono::seconds patience)
{
    return {
        ErrorKind::Timeout,
        "approval_timeout",
        {clientOf(request).empty()
             ? CORE_TEXT("Core", "Nobody approved the call of \"{tool}\" within {duration}.")
             : CORE_TEXT("Core", "Nobody approved the call of \"{tool}\" by {client} within {duration}."),
         {{"tool", titleOf(request)}, {"client", clientOf(request)}, {"duration", formatDuration(patience)}}},
        CORE_TEXT("Core", "Ask the user to look for the request in Tooltray, then retry.")};
}

Error tooManyWaiting(const ApprovalRequest &request)
{
    return {ErrorKind::Unavailable,
            "approval_queue_full",
            {CORE_TEXT("Core", "Too many calls are already waiting for approval, so no "
                               "approval was requested for \"{tool}\"."),
             {{"tool", titleOf(request)}}},
            CORE_TEXT("Core", "Wait until the user has decided on the others, then retry.")};
}

// True if a person would compare the two: the same tool for the same program, however it is defined.
bool areComparable(const ApprovalRequest &one, const ApprovalRequest &other)
{
    return one.client == other.client && one.program == other.program && one.tool == other.tool
           && one.step == other.step
           && std::ranges::equal(one.callers, other.callers, {}, &CallingTool::name, &CallingTool::name);
}

bool hasSameDefinition(const ApprovalRequest &one, const ApprovalRequest &other)
{
    // The document of a REST request has its arguments in it.
    const bool isRest = !one.method.empty() && !other.method.empty();
    return one.definition == other.definition
           && (isRest || (one.document == other.document && one.operationName == other.operationName));
}

std::size_t bytesToCompare(const ApprovalRequest &request)
{
    std::size_t bytes = request.document.size() + request.url.size();
    for (const ApprovalValue &value : request.values)
        bytes += value.name.size() + json::writtenSize(value.value);
    return bytes;
}

} // namespace

Error neverTheSame(const std::string &endpoint)
{
    return {ErrorKind::Denied,
            "approval_changed",
            {CORE_TEXT("Core", "The request to the endpoint \"{endpoint}\" is different each time, so no "
                               "approval can cover it."),
             {{"endpoint", endpoint}}},
            CORE_TEXT("Core", "Check the headers and context variables of the endpoint, or set its mutation "
                              "policy to \"allow\".")};
}

struct Approvals::Waiter {
    Approvals *owner = nullptr; // null: it does not wait any more
    ApprovalId id;
    ApprovalRequest request;
    Asker asker;
    Done<Result<void>> done;
    WallTime since;
    bool isAtWindow = false;
    Timer patience;
    QObject context; // of the posted answer: it goes with the ticket
};

// Keeps a waiter registered for as long as its caller waits for the answer.
class Approvals::Place final : public Run {
public:
    explicit Place(std::shared_ptr<Waiter> waiter) : m_waiter(std::move(waiter)) {}
    ~Place() override
    {
        if (m_waiter->owner != nullptr)
            m_waiter->owner->giveUp(*m_waiter);
    }

private:
    std::shared_ptr<Waiter> m_waiter;
};

Approvals::~Approvals()
{
    for (const auto &[id, waiter] : m_waiting) {
        waiter->owner = nullptr;
        waiter->patience.cancel();
    }
}

void Approvals::setWindowAvailable(bool isAvailable)
{
    if (std::exchange(m_isWindowAvailable, isAvailable) == isAvailable || isAvailable)
        return;
    std::vector<std::shared_ptr<Waiter>> left;
    for (const auto &[id, waiter] : m_waiting) {
        if (std::exchange(waiter->isAtWindow, false))
            left.push_back(waiter);
    }
    for (const std::shared_ptr<Waiter> &waiter : left)
        askClient(waiter);
    if (!left.empty())
        tell();
}

std::vector<PendingApproval> Approvals::pending() const
{
    std::vector<PendingApproval> pending;
    for (const auto &[id, waiter] : m_waiting) {
        if (waiter->isAtWindow)
            pending.push_back({id, waiter->request, lastApproved(waiter->request), waiter->since,
                               waiter->since + m_limits.patience});
    }
    return pending;
}

bool Approvals::decide(ApprovalId id, Decision decision)
{
    const auto found = m_waiting.find(id);
    if (found == m_waiting.end() || !found->second->isAtWindow)
        return false;
    const std::shared_ptr<Waiter> waiter = found->second;
    if (decision == Decision::Deny) {
        settle(waiter, denied(waiter->request));
    } else {
        remember(waiter->request);
        if (decision == Decision::ApproveForAnHour)
            grant(digestOf(waiter->request));
        else if (decision == Decision::ApproveToolForAnHour)
            grant(digestOfTool(waiter->request));
        settle(waiter, {});
        releaseGranted();
    }
    tell();
    return true;
}

Ticket Approvals::ask(ApprovalRequest request, Asker asker, Done<Result<void>> done,
                      const std::function<void()> &atWindow)
{
    auto waiter = std::make_shared<Waiter>();
    waiter->owner = this;
    waiter->id = ApprovalId(++m_lastId);
    waiter->request = std::move(request);
    waiter->asker = std::move(asker);
    waiter->done = std::move(done);
    waiter->since = m_clock.wallTime();
    if (isGranted(waiter->request)) {
        remember(waiter->request);
        settle(waiter, {});
    } else if (m_waiting.size() >= m_limits.waiting) {
        settle(waiter, tooManyWaiting(waiter->request));
    } else {
        m_waiting.emplace(waiter->id, waiter);
        waiter->patience = m_clock.startTimer(m_limits.patience, [this, waiting = waiter.get()] {
            const std::shared_ptr<Waiter> late = m_waiting.at(waiting->id);
            settle(late, nobodyDecided(late->request, m_limits.patience));
            if (late->isAtWindow)
                tell();
        });
        waiter->isAtWindow = m_isWindowAvailable;
        if (!m_isWindowAvailable) {
            askClient(waiter);
        } else {
            tell();
            if (atWindow)
                atWindow();
        }
    }
    return std::make_unique<Place>(std::move(waiter));
}

void Approvals::askClient(const std::shared_ptr<Waiter> &waiter)
{
    if (!waiter->asker)
        return settle(waiter, nobodyToAsk(waiter->request));
    // The asker may answer when both the call and all of this are gone.
    waiter->asker(waiter->request, [waiting = std::weak_ptr(waiter)](const Result<bool> &answer) {
        const std::shared_ptr<Waiter> asked = waiting.lock();
        if (!asked || asked->owner == nullptr)
            return;
        if (!answer)
            return asked->owner->settle(asked, clientFailed(asked->request, answer.error()));
        if (*answer)
            asked->owner->remember(asked->request);
        asked->owner->settle(asked, *answer ? Result<void>() : denied(asked->request));
    });
}

void Approvals::settle(const std::shared_ptr<Waiter> &waiter, Result<void> result)
{
    leave(*waiter);
    waiter->owner = nullptr;
    post(&waiter->context, [waiting = waiter.get(), result = std::move(result)]() mutable {
        const Done<Result<void>> done = std::exchange(waiting->done, nullptr);
        done(std::move(result));
    });
}

void Approvals::leave(const Waiter &waiter)
{
    const auto found = m_waiting.find(waiter.id);
    if (found == m_waiting.end())
        return;
    const std::shared_ptr<Waiter> left = found->second;
    left->patience.cancel();
    m_waiting.erase(found);
}

void Approvals::giveUp(const Waiter &waiter)
{
    leave(waiter);
    if (waiter.isAtWindow)
        tell();
}

void Approvals::releaseGranted()
{
    std::vector<std::shared_ptr<Waiter>> granted;
    for (const auto &[id, waiter] : m_waiting) {
        if (isGranted(waiter->request))
            granted.push_back(waiter);
    }
    for (const std::shared_ptr<Waiter> &waiter : granted) {
        remember(waiter->request);
        settle(waiter, {});
    }
}

bool Approvals::isGranted(const ApprovalRequest &request) const
{
    const auto holds = [&](const std::string &digest) {
        const auto found = m_grants.find(digest);
        return found != m_grants.end() && m_clock.now() < found->second;
    };
    return !m_grants.empty() && (holds(digestOf(request)) || holds(digestOfTool(request)));
}

void Approvals::grant(std::string digest)
{
    std::erase_if(m_grants, [&](const auto &one) { return m_clock.now() >= one.second; });
    m_grants.insert_or_assign(std::move(digest), m_clock.now() + kGrantLasts);
}

void Approvals::remember(const ApprovalRequest &request)
{
    std::erase_if(m_approved, [&](const ApprovalRequest &one) { return areComparable(one, request); });
    if (bytesToCompare(request) > kApprovedBytes)
        return;
    if (m_approved.size() >= kApprovedKept)
        m_approved.erase(m_approved.begin());
    m_approved.push_back(request);
    m_approved.back().arguments = {};
}

std::optional<LastApproval> Approvals::lastApproved(const ApprovalRequest &request) const
{
    const auto found = std::ranges::find_if(
        m_approved, [&](const ApprovalRequest &one) { return areComparable(one, request); });
    if (found == m_approved.end())
        return std::nullopt;
    return LastApproval{.values = found->values,
                        .endpoint = found->endpoint,
                        .url = found->url,
                        .hasSameDefinition = hasSameDefinition(*found, request),
                        .hasSameDependencies = found->dependencies == request.dependencies,
                        .hasSameTarget = found->target == request.target};
}

void Approvals::tell() const
{
    if (m_changed)
        m_changed();
}

} // namespace tooltray::execution
