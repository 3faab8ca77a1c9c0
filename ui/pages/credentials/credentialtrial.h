// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"
#include "ui/widgets/inlinemessage.h"

#include <QObject>
#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::engine {
class WorkspaceClient;
class SecretsClient;
} // namespace tooltray::engine

namespace tooltray::ui {

// Whether a saved credential does what it is for: its secret is asked for, then the endpoints that use it, one after
// the other up to the first that does not take it (ui.md 2.3).
class CredentialTrial final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialTrial)

public:
    CredentialTrial(engine::SecretsClient &secrets, engine::WorkspaceClient &workspaceClient,
                    QObject *parent = nullptr);

    // Nothing while one is under way: no endpoint is asked twice at a time.
    void start(const std::string &credential);
    void stop(); // what comes later is told nobody

Q_SIGNALS:
    void told(tooltray::ui::MessageKind kind, const QString &text);

private:
    void findEndpoints(const std::string &credential);
    void askNext();
    void take(const std::string &endpoint, const Result<engine::EndpointProbe> &answer);
    void end(MessageKind kind, const QString &text);

    engine::SecretsClient &m_secrets;
    engine::WorkspaceClient &m_workspaceClient;
    std::uint64_t m_trial = 0;
    bool m_isUnderWay = false;
    std::vector<std::string> m_waiting; // endpoints, the next one last
    QStringList m_answers;              // of those before
    bool m_isUntested = false;          // one of them only had its description fetched
};

} // namespace tooltray::ui
