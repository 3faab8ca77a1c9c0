// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/desks/approvaldesk.h"
#include "engine/desks/calldesk.h"
#include "engine/desks/clientdesk.h"
#include "engine/desks/consentdesk.h"
#include "engine/desks/curationdesk.h"
#include "engine/desks/logdesk.h"
#include "engine/desks/preferencesdesk.h"
#include "engine/desks/secretdesk.h"
#include "engine/desks/signindesk.h"
#include "engine/desks/workspacedesk.h"

#include <string>

namespace tooltray::engine {

// All of them, on the main thread.
struct Desks {
    Desks(Core &core, credentials::KeychainStore &keychain, const std::string &folder)
        : curation(core, folder)
        , calls(core)
        , log(core)
        , secrets(core, keychain)
        , signIns(core, folder)
        , clients(core)
        , approvals(core)
        , preferences(core)
        , consents(core)
        , workspaces(core)
    {
        QObject::connect(&secrets, &SecretDesk::signInMissing, &signIns, &SignInDesk::forget);
    }

    CurationDesk curation;
    CallDesk calls;
    LogDesk log;
    SecretDesk secrets;
    SignInDesk signIns;
    ClientDesk clients;
    ApprovalDesk approvals;
    PreferencesDesk preferences;
    ConsentDesk consents;
    WorkspaceDesk workspaces;
};

} // namespace tooltray::engine
