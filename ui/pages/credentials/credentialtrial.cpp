// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialtrial.h"

#include "base/task/ask.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/workspaceclient.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointschema.h"
#include "ui/models/logtext.h"
#include "ui/widgets/inlinemessage.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using workspace::ObjectKind;

} // namespace

CredentialTrial::CredentialTrial(engine::SecretsClient &secrets, engine::WorkspaceClient &workspaceClient,
                                 QObject *parent)
    : QObject(parent)
    , m_secrets(secrets)
    , m_workspaceClient(workspaceClient)
{}

void CredentialTrial::start(const std::string &credential)
{
    if (m_isUnderWay)
        return;
    m_isUnderWay = true;
    const std::uint64_t trial = ++m_trial;
    Q_EMIT told(MessageKind::Info, tr("Reading the secret..."));
    whenDone(m_secrets.check(credential), this, [this, trial, credential](const Result<void> &found) {
        if (trial != m_trial)
            return;
        if (found)
            findEndpoints(credential);
        else
            end(MessageKind::Error, errorText(found.error()));
    });
}

void CredentialTrial::stop()
{
    ++m_trial;
    m_isUnderWay = false;
}

void CredentialTrial::findEndpoints(const std::string &credential)
{
    m_waiting.clear();
    m_answers.clear();
    m_isUntested = false;
    for (const auto &[kind, name] :
         m_workspaceClient.state().workspace->usersOf({ObjectKind::Credential, credential})) {
        if (kind == ObjectKind::Endpoint)
            m_waiting.push_back(name);
    }
    std::ranges::reverse(m_waiting);
    askNext();
}

void CredentialTrial::askNext()
{
    const workspace::Endpoint *endpoint = nullptr;
    while (endpoint == nullptr && !m_waiting.empty()) { // one may be deleted meanwhile
        endpoint = m_workspaceClient.state().workspace->find<workspace::Endpoint>(m_waiting.back());
        m_waiting.pop_back();
    }
    if (endpoint == nullptr) {
        return end(m_isUntested ? MessageKind::Warning : MessageKind::Ok,
                   m_answers.isEmpty()
                       ? tr("The secret is available. No endpoint uses it yet, so nothing was sent.")
                       : m_answers.join(u' '));
    }
    const std::uint64_t trial = m_trial;
    //: %1 is an endpoint
    Q_EMIT told(MessageKind::Info, tr("Testing %1...").arg(QString::fromStdString(endpoint->name)));
    whenDone(m_workspaceClient.probe(*endpoint), this,
             [this, trial, name = endpoint->name](const Result<engine::EndpointProbe> &answer) {
                 if (trial == m_trial)
                     take(name, answer);
             });
}

void CredentialTrial::take(const std::string &endpoint, const Result<engine::EndpointProbe> &answer)
{
    using Kind = ProbeVerdict::Kind;
    const QString name = QString::fromStdString(endpoint);
    const ProbeVerdict verdict = ProbeVerdict::of(answer, ProbeVerdict::Asked::WithCredential);
    if (verdict.kind == Kind::WantsCredential || verdict.kind == Kind::Refused) {
        //: %1 is an endpoint, %2 a number such as 401, %3 a duration
        return end(MessageKind::Error,
                   tr("%1 rejected the credential: %2 after %3.")
                       .arg(name, QString::number(answer->status), LogText::duration(answer->latency)));
    }
    const bool isGraphql = verdict.kind == Kind::Schema || verdict.kind == Kind::NoSchema;
    // Many of them say so to strangers, with status 200.
    if (isGraphql && !answer->hasData && !answer->refusal.empty()) {
        //: %1 is an endpoint, %2 a duration, %3 what it said
        return end(MessageKind::Warning, tr("%1 responded in %2 with an error: %3")
                                             .arg(name, LogText::duration(answer->latency),
                                                  QString::fromStdString(answer->refusal)));
    }
    // The trial does not check whether the endpoint returns its schema.
    if (verdict.kind == Kind::Schema || (isGraphql && answer->hasData)) {
        //: %1 is an endpoint, %2 a duration
        m_answers.append(tr("%1 responded in %2.").arg(name, LogText::duration(answer->latency)));
        return askNext();
    }
    if (verdict.kind == Kind::Description) {
        m_isUntested = true;
        //: %1 is an endpoint, %2 what is known of it, in whole sentences
        m_answers.append(tr("%1: %2").arg(name, verdict.text));
        return askNext();
    }
    //: %1 is an endpoint, %2 what came of it, in whole sentences
    end(messageKindOf(verdict.tone), tr("Tested %1. %2").arg(name, verdict.text));
}

void CredentialTrial::end(MessageKind kind, const QString &text)
{
    m_isUnderWay = false;
    Q_EMIT told(kind, text);
}

} // namespace tooltray::ui
