// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/missingsecrets.h"

#include "base/ask.h"
#include "engine/clients/curationdesk.h"
#include "engine/clients/secretdesk.h"

#include <utility>
#include <variant>

namespace tooltray::ui {

MissingSecrets::MissingSecrets(const engine::CurationDesk &curation, engine::SecretDesk &secrets,
                               QObject *parent)
    : QObject(parent)
    , m_curation(curation)
    , m_secrets(secrets)
{
    connect(&curation, &engine::CurationDesk::workspaceChanged, this, &MissingSecrets::follow);
    connect(&secrets, &engine::SecretDesk::secretsChanged, this, &MissingSecrets::look);
    connect(&secrets, &engine::SecretDesk::keychainChanged, this, &MissingSecrets::look);
    follow();
}

MissingSecrets::~MissingSecrets() = default;

void MissingSecrets::follow()
{
    std::vector<workspace::Credential> now;
    for (const auto &[name, entry] : m_curation.state().workspace->entries(workspace::ObjectKind::Credential))
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
