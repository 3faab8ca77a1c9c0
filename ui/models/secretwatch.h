// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/secretsclient.h"
#include "workspace/definitions/credential.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace tooltray::engine {
class WorkspaceClient;
} // namespace tooltray::engine

namespace tooltray::ui {

// Whether the keychain stands in the way of calls: looks at it while a credential of the workspace has its secret
// there, and again while it is locked, as nobody tells when it is opened.
class KeychainWatch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeychainWatch)

public:
    KeychainWatch(const engine::WorkspaceClient &workspaceClient, engine::SecretsClient &secrets,
                  QObject *parent = nullptr);

    // Available while none is needed.
    engine::KeychainStatus look() const;

Q_SIGNALS:
    void changed();

private:
    void follow();

    const engine::WorkspaceClient &m_workspaceClient;
    engine::SecretsClient &m_secrets;
    QTimer m_again;
    bool m_isNeeded = false;
};

// The credentials of the workspace whose secret is kept nowhere, so that calls with them fail. Looks again when a
// credential, a secret or the keychain changes.
class MissingSecrets final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MissingSecrets)

public:
    MissingSecrets(const engine::WorkspaceClient &workspaceClient, engine::SecretsClient &secrets,
                   QObject *parent = nullptr);

    const std::set<std::string> &credentials() const { return m_credentials; }

Q_SIGNALS:
    void changed();

private:
    void follow();
    void look();
    void finish();

    const engine::WorkspaceClient &m_workspaceClient;
    engine::SecretsClient &m_secrets;
    std::vector<workspace::Credential> m_known; // that were looked at
    std::uint64_t m_look = 0;
    std::size_t m_unanswered = 0;
    std::set<std::string> m_found; // by the look that goes on
    std::set<std::string> m_credentials;
};

} // namespace tooltray::ui
