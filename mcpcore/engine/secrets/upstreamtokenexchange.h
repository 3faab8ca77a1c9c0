// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "credentials/oauth/tokens.h"
#include "upstream/exchange/transport.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <memory>

namespace tooltray::engine {

// Brings the requests of OAuth to authorization servers, by the transport that all requests go by.
class UpstreamTokenExchange final : public credentials::TokenExchange {
public:
    // Both live on one thread; the transport outlives this.
    explicit UpstreamTokenExchange(upstream::Transport &transport) : m_transport(transport) {}

    QFuture<Result<credentials::TokenAnswer>> post(credentials::TokenRequest request) override;

private:
    struct Pending {
        std::unique_ptr<upstream::Transfer> transfer;
        ResultPromise<credentials::TokenAnswer> answer;
    };

    void finish(std::uint64_t number, const upstream::Request &request, upstream::Outcome outcome);

    upstream::Transport &m_transport;
    std::map<std::uint64_t, Pending> m_pending;
    std::uint64_t m_lastNumber = 0;
};

} // namespace tooltray::engine
