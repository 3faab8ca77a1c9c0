// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/result/strongid.h"
#include "base/time/clock.h"
#include "execution/answers/run.h"
#include "execution/delivery/approvalrequest.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {

// The code of the error of a call that the user did not allow.
inline constexpr std::string_view kApprovalDenied = "approval_denied";

using ApprovalId = StrongId<struct ApprovalIdTag, std::uint64_t>;

enum class Decision : std::uint8_t {
    Approve,              // this call
    ApproveForAnHour,     // and the very same call again
    ApproveToolForAnHour, // and calls of this tool by this program of this client with other arguments
    Deny,
};

// A call that waits for the window.
struct PendingApproval {
    ApprovalId id;
    ApprovalRequest request;
    std::optional<LastApproval> lastApproved;
    WallTime since;
    WallTime until; // when it is refused if nobody decides

    bool operator==(const PendingApproval &) const = default;
};

// Who says yes to a mutation. While the window is available (somebody watches it) calls wait there; else the client
// asks its user, when it can; else they are refused. A yes is for exactly the call that was shown.
class Approvals {
public:
    // Asks as an ApprovalAsker does; the call may be gone when it answers.
    using Asker = std::function<void(const ApprovalRequest &, Done<Result<bool>>)>;
    // An error says why not.

    struct Limits {
        std::size_t waiting = 100;
        std::chrono::seconds patience = std::chrono::minutes(10);
    };

    // The clock outlives it.
    explicit Approvals(Clock &clock) : Approvals(clock, Limits()) {}
    Approvals(Clock &clock, const Limits &limits) : m_clock(clock), m_limits(limits) {}
    ~Approvals();
    Approvals(const Approvals &) = delete;
    Approvals &operator=(const Approvals &) = delete;

    // When it closes, what waits there is asked of the clients, or refused.
    void setWindowAvailable(bool isAvailable);
    std::vector<PendingApproval> pending() const; // the oldest first
    // False when that call does not wait any more.
    bool decide(ApprovalId id, Decision decision);
    // Called when a call came to the window or left it.
    void setListener(std::function<void()> changed) { m_changed = std::move(changed); }
    // Every yes for an hour.
    void withdraw() { m_grants.clear(); }

    // Calls back once, from the event loop, and may destroy the ticket from there; without a word when that happens
    // before. No asker: the client cannot ask. atWindow: called from within when the call has to wait for the person there.
    // Tickets may outlive the approvals.
    [[nodiscard]] Ticket ask(ApprovalRequest request, Asker asker, Done<Result<void>> done,
                             const std::function<void()> &atWindow = {});

private:
    struct Waiter;
    class Place;

    void askClient(const std::shared_ptr<Waiter> &waiter);
    void settle(const std::shared_ptr<Waiter> &waiter, Result<void> result);
    void leave(const Waiter &waiter);
    void giveUp(const Waiter &waiter);
    void releaseGranted();
    bool isGranted(const ApprovalRequest &request) const;
    void grant(std::string digest);
    void remember(const ApprovalRequest &request);
    std::optional<LastApproval> lastApproved(const ApprovalRequest &request) const;
    void tell() const;

    Clock &m_clock;
    Limits m_limits;
    bool m_isWindowAvailable = false;
    std::function<void()> m_changed;
    std::uint64_t m_lastId = 0;
    std::map<ApprovalId, std::shared_ptr<Waiter>> m_waiting;
    std::map<std::string, MonotonicTime> m_grants; // until when, by digest
    std::vector<ApprovalRequest> m_approved;       // without the arguments, the latest last
};

// The refusal of what no approval can cover, as it is another request each time.
Error neverTheSame(const std::string &endpoint);

} // namespace tooltray::execution
