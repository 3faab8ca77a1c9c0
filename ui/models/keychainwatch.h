// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/secretdesk.h"

#include <QObject>
#include <QTimer>

namespace tooltray::engine {
class CurationDesk;
class SecretDesk;
} // namespace tooltray::engine

namespace tooltray::ui {

// Whether the keychain stands in the way of calls: looks at it while a credential of the workspace has its secret
// there, and again while it is locked, as nobody tells when it is opened.
class KeychainWatch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeychainWatch)

public:
    KeychainWatch(const engine::CurationDesk &curation, engine::SecretDesk &secrets,
                  QObject *parent = nullptr);
    ~KeychainWatch() override;

    // Available while none is needed.
    engine::KeychainLook look() const;

Q_SIGNALS:
    void changed();

private:
    void follow();

    const engine::CurationDesk &m_curation;
    engine::SecretDesk &m_secrets;
    QTimer m_again;
    bool m_isNeeded = false;
};

} // namespace tooltray::ui
