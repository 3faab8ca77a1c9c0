// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "credentials/consent/consentledger.h"
#include "credentials/oauth/tokens.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/secretstore.h"
#include "engine/access/clienttokens.h"
#include "journal/record/journal.h"
#include "upstream/exchange/transport.h"

#include <QThreadPool>

#include <memory>

namespace tooltray::engine {

// What the workspaces have in common; all of it outlives them.
struct Dependencies {
    Clock &clock;
    QThreadPool &pool;
    upstream::Transport &transport;
    credentials::SecretStore &keychain;
    credentials::TokenExchange &exchange;
    credentials::ConsentLedger &ledger;
    std::shared_ptr<credentials::Redactor> redactor;
    ClientTokens &tokens;
    journal::Journal::Limits logLimits;
};

} // namespace tooltray::engine
