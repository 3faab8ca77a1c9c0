// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/oauth/tokens.h"

#include <QObject>

namespace tooltray::credentials::test {

// Brings requests to a server on this machine.
class SocketExchange final : public TokenExchange {
public:
    QFuture<Result<TokenAnswer>> post(TokenRequest request) override;

private:
    QObject m_context;
};

} // namespace tooltray::credentials::test
