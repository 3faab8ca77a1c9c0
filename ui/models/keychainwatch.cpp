// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/keychainwatch.h"

#include "engine/clients/curationdesk.h"
#include "engine/clients/secretdesk.h"
#include "workspace/definitions/credential.h"

#include <chrono>

namespace tooltray::ui {
namespace {

using KeychainCondition = engine::KeychainLook::Condition;

constexpr std::chrono::seconds kBetweenLooks{10};

bool isKeychainNeeded(const workspace::Workspace &workspace)
{
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Credential)) {
        const auto *credential = std::get_if<workspace::Credential>(&entry.object());
        if (credential && credential->source == workspace::Credential::Source::Keychain)
            return true;
    }
    return false;
}

} // namespace

KeychainWatch::KeychainWatch(const engine::CurationDesk &curation, engine::SecretDesk &secrets,
                             QObject *parent)
    : QObject(parent)
    , m_curation(curation)
    , m_secrets(secrets)
{
    m_again.setInterval(kBetweenLooks);
    connect(&m_again, &QTimer::timeout, this, [this] { m_secrets.lookAgain(); });
    connect(&curation, &engine::CurationDesk::workspaceChanged, this, &KeychainWatch::follow);
    connect(&secrets, &engine::SecretDesk::keychainChanged, this, [this] {
        follow();
        if (m_isNeeded)
            Q_EMIT changed();
    });
    follow();
}

KeychainWatch::~KeychainWatch() = default;

engine::KeychainLook KeychainWatch::look() const
{
    return m_isNeeded ? m_secrets.keychain() : engine::KeychainLook{KeychainCondition::Available};
}

void KeychainWatch::follow()
{
    const bool wasNeeded = m_isNeeded;
    m_isNeeded = isKeychainNeeded(*m_curation.state().workspace);
    const bool isLocked = m_isNeeded && m_secrets.keychain().condition == KeychainCondition::Locked;
    if (!isLocked)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
    if (m_isNeeded == wasNeeded)
        return;
    if (m_isNeeded)
        m_secrets.lookAgain();
    Q_EMIT changed();
}

} // namespace tooltray::ui
