// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/secretwatch.h"

#include "base/task/ask.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"

#include <chrono>
#include <utility>
#include <variant>

namespace tooltray::ui {
namespace {

using KeychainCondition = engine::KeychainStatus::Condition;

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

KeychainWatch::KeychainWatch(const engine::WorkspaceClient &workspaceClient, engine::SecretsClient &secrets,
                             QObject *parent)
    : QObject(parent)
    , m_workspaceClient(workspaceClient)
    , m_secrets(secrets)
{
    m_again.setInterval(kBetweenLooks);
    connect(&m_again, &QTimer::timeout, this, [this] { m_secrets.lookAgain(); });
    connect(&workspaceClient, &engine::WorkspaceClient::workspaceChanged, this, &KeychainWatch::follow);
    connect(&secrets, &engine::SecretsClient::keychainChanged, this, [this] {
        follow();
        if (m_isNeeded)
            Q_EMIT changed();
    });
    follow();
}

engine::KeychainStatus KeychainWatch::look() const
{
    return m_isNeeded ? m_secrets.keychain() : engine::KeychainStatus{KeychainCondition::Available};
}

void KeychainWatch::follow()
{
    const bool wasNeeded = m_isNeeded;
    m_isNeeded = isKeychainNeeded(*m_workspaceClient.state().workspace);
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

MissingSecrets::MissingSecrets(const engine::WorkspaceClient &workspaceClient, engine::SecretsClient &secrets,
                               QObject *parent)
    : QObject(parent)
    , m_workspaceClient(workspaceClient)
    , m_secrets(secrets)
{
    connect(&workspaceClient, &engine::WorkspaceClient::workspaceChanged, this, &MissingSecrets::follow);
    connect(&secrets, &engine::SecretsClient::secretsChanged, this, &MissingSecrets::look);
    connect(&secrets, &engine::SecretsClient::keychainChanged, this, &MissingSecrets::look);
    follow();
}

void MissingSecrets::follow()
{
    std::vector<workspace::Credential> now;
    for (const auto &[name, entry] :
         m_workspaceClient.state().workspace->entries(workspace::ObjectKind::Credential))
        now.push_back(std::get<workspace::Credential>(entry.object()));
    if (now == m_known)
        return;
    m_known = std::move(now);
    look();
}

void MissingSecrets::look()
{
    const std::uint64_t number = ++m_look;
    m_found.clear();
    m_unanswered = m_known.size();
    if (m_known.empty())
        return finish();
    for (const workspace::Credential &credential : m_known) {
        whenDone(m_secrets.hasSecret(credential.name), this,
                 [this, number, name = credential.name](const Result<bool> &answer) {
                     if (number != m_look)
                         return;
                     if (answer && !*answer)
                         m_found.insert(name);
                     if (--m_unanswered == 0)
                         finish();
                 });
    }
}

void MissingSecrets::finish()
{
    if (m_found == m_credentials)
        return;
    m_credentials = m_found;
    Q_EMIT changed();
}

} // namespace tooltray::ui
