// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/dialogs/addendpoint/endpointpages.h"
#include "ui/models/endpointdefaults.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/edits/edit.h"

#include <QDialog>

#include <cstdint>
#include <optional>

class QPushButton;
class QStackedWidget;

namespace tooltray::engine {
class WorkspaceClient;
class SecretsClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class EndpointAuthPage;
class EndpointSchemaPage;
class EndpointUrlPage;
class TextLabel;
class Theme;

// The way to a new endpoint in three steps: where it is, how to sign in, what it offers. The endpoint is asked
// while one goes, so each page already knows its answer, and whether it is GraphQL or REST. Deletes itself when it is closed.
class AddEndpointDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AddEndpointDialog)

public:
    struct EngineClients {
        engine::WorkspaceClient &workspaceClient;
        engine::SecretsClient &secrets;
        EndpointDefaults defaults = {};
    };

    AddEndpointDialog(const EngineClients &engineClients, const Theme &theme, QWidget *parent = nullptr);

    // Where what comes of the endpoint is known already.
    void leaveToolsOut() { m_schema->leaveToolsOut(); }

    void reject() override;

    // Goes on with the input that another dialog was closed with.
    void resume(const EndpointInput &input);

Q_SIGNALS:
    void added(const QString &endpoint);
    void givenUp(const tooltray::ui::EndpointInput &input);
    void toolsWanted(const QString &endpoint); // after added()

private:
    enum Step : int { UrlStep, AuthStep, SchemaStep };
    struct Made {
        workspace::Credential credential;
        workspace::Revision revision = 0;
    };

    void build(const Theme &theme);
    void showStep(Step step);
    void showButtons();
    void goOn();
    void goBack();
    void probe();
    void tellSilence(const ProbeVerdict &verdict);
    void tellRejection();
    void commitCredential();
    workspace::Edit editFor(const workspace::Credential &wanted) const;
    void credentialMade(const workspace::Credential &credential);
    void credentialRefused(const workspace::Credential &wanted, const Error &error);
    void keepSecret();
    void dropCredential();
    static void drop(const EngineClients &engineClients, const Made &made);
    void finish();
    workspace::Endpoint endpoint() const;
    void setBusy(bool busy);

    EngineClients m_engineClients;
    QStackedWidget *m_pages;
    EndpointUrlPage *m_url;
    EndpointAuthPage *m_auth;
    EndpointSchemaPage *m_schema;
    TextLabel *m_progress;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_cancel = nullptr;
    std::uint64_t m_revision = 0;    // of the question asked last
    QString m_askedUrl;              // without a credential
    QString m_silentUrl;             // where nobody answered, and that was said
    bool m_isAuthDone = false;       // of the URL asked last: whoever goes on is not led back
    ProbeVerdict m_found;            // there, with or without a credential
    std::optional<Made> m_made = {}; // here, and in use only when this is over
    bool m_isRejectionTold = false;  // of the credential as it is
    bool m_isBusy = false;
    bool m_isOver = false;
};

} // namespace tooltray::ui
