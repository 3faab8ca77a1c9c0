// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/delivery/action.h"
#include "execution/delivery/approvalrequest.h"
#include "execution/delivery/callframe.h"

#include <vector>

namespace tooltray::execution {

// Every value of what is about to be sent, in full and with where it comes from. Secrets are masked by what they are,
// not by the name they stand under: an agent could hide what it sends behind such a name.
class SentValues {
public:
    SentValues(const CallFrame &frame, const ActionOrder &order, const ReadyEndpoint &ready);

    const Scope &scope() const { return m_scope; }

    std::vector<ApprovalValue> of(const OperationOrder &sent);
    std::vector<ApprovalValue> of(const RestOrder &sent);

    // The URL of the request without secrets, those included that only the scope knows of.
    std::string shownUrl(const RestOrder &sent) const;
    std::string shownPath(const RestOrder &sent) const;

private:
    const upstream::Request &shown(const RestOrder &sent) const;
    json::Value masked(const json::Value &value) const;
    void add(ApprovalValue::Place place, std::string name, json::Value value, const ValueSources &sources);
    void add(ApprovalValue::Place place, std::string name, json::Value value, ValueSource source);
    void addDefaults(const OperationOrder &sent, const json::Value &variables);
    void addPlaceholders(const RestAction &rest);
    void addQuery(const RestAction &rest, const upstream::Request &request);
    void addHeaders(const upstream::Request &request, const workspace::RestRequest *definition);
    void addBody(const RestAction &rest, const upstream::Request &request);

    const CallFrame &m_frame;
    const ActionOrder &m_order;
    const ReadyEndpoint &m_ready;
    Scope m_none;
    const Scope &m_scope;
    std::optional<Scope> m_maskedScope;         // nothing: there are no secrets in it
    std::optional<upstream::Request> m_request; // of a REST request, made of the masked scope
    std::vector<ApprovalValue> m_values;
};

// What somebody says yes to: exactly what is about to be sent, shown in full and covered by digests. It costs as much
// as sending does, so that only calls that need a yes have one.
ApprovalRequest approvalRequestOf(const CallFrame &frame, const ActionOrder &order,
                                  const ReadyEndpoint &ready, const Sendable &sendable);

} // namespace tooltray::execution
