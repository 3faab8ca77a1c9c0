// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "mcp/wire/requestid.h"

#include <unordered_map>

namespace tooltray::mcp {

class Call;

// The unanswered requests of one client, by their ids. Calls take themselves out when they end.
class InFlight {
public:
    bool isEmpty() const { return m_calls.empty(); }
    bool contains(const RequestId &id) const { return m_calls.contains(id); }
    void add(Call &call);
    void remove(const Call &call);

    // An id that is not in flight is no mistake: the answer may have crossed the notification.
    void cancel(const RequestId &id, CancelReason reason);
    void cancelAll(CancelReason reason);

private:
    std::unordered_map<RequestId, Call *> m_calls;
};

} // namespace tooltray::mcp
