// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/run.h"
#include "execution/delivery/action.h"
#include "execution/delivery/answercache.h"
#include "execution/delivery/approvals.h"
#include "execution/delivery/callframe.h"
#include "execution/delivery/endpoints.h"
#include "upstream/policy/quota.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tooltray::execution {

// Sends one action: policy, variables and limits first, then the endpoint with its credential, the cache, somebody's
// approval, and the rate of the tool; judges what comes back. Destroying it cancels without a word.
class ActionRun final : public Run {
public:
    ActionRun(CallFramePtr frame, ActionOrder order, Done<OperationOutcome> done);
    void start();

private:
    std::optional<CallFailure> check();
    void watchTime();
    void endInTime();
    std::optional<CallFailure> checkPolicy();
    std::optional<CallFailure> checkRequest();
    void checkValues();
    void takeValues(Findings findings, const graphql::OperationSize &size);
    void getReady();
    void takeReady(Result<ReadyEndpoint> ready);
    Result<Sendable> sendable();
    void askSomebody(ApprovalRequest request, std::string digest);
    std::optional<Error> changeOf(const std::vector<workspace::ObjectKey> &decisive) const;
    void waitForTurn();
    void send();
    void preview();
    upstream::SendOptions sendOptions();
    void notePage(std::uint64_t pages, std::uint64_t items);
    void note(const upstream::Attempt &attempt);
    OperationOutcome classified(OperationOutcome outcome) const;
    OperationOutcome shared(OperationOutcome outcome, std::optional<std::chrono::nanoseconds> age) const;
    void take(OperationOutcome outcome, std::optional<std::chrono::nanoseconds> age);
    bool mayHaveNewCredential(const OperationOutcome &outcome) const;
    void fail(CallFailure failure) { finishLater(std::move(failure)); } // before anything was sent
    void fail(Error error) { fail(toolFailure(std::move(error))); }
    void finishLater(OperationOutcome outcome);
    void finish(OperationOutcome outcome);

    CallFramePtr m_frame;
    ActionOrder m_order;
    Done<OperationOutcome> m_done;
    const workspace::Endpoint *m_definition = nullptr; // lies in the workspace of the frame
    EndpointBudget m_share;
    bool m_isMutation;
    bool m_mustAsk = false;
    std::string m_approved; // the digest of what somebody said yes to
    int m_timesAsked = 0;
    std::uint64_t m_page = 1;
    MonotonicTime m_sent;
    std::shared_ptr<const ReadyEndpoint> m_ready;
    std::optional<Sendable> m_sendable;
    std::optional<OperationOutcome> m_unauthorized; // what the first try came to, while there is a second one
    std::string m_key;                              // empty: the answer is nobody else's
    std::shared_ptr<upstream::RateLimit> m_rate;

    // The stages, each of which calls back into this.
    Ticket m_preparing;
    Ticket m_approval;
    upstream::WaitingLine::Place m_place;
    std::unique_ptr<RequestRun> m_sending;
    AnswerCache::Ticket m_shared;
    Timer m_deadline; // of the call
};

} // namespace tooltray::execution
