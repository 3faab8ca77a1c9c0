// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headertablemodel.h"
#include "workspace/snapshot/workspace.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// Where an endpoint is and how requests to it look.
class ConnectionForm final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectionForm)

public:
    explicit ConnectionForm(const Theme &theme, QWidget *parent = nullptr);

    // The workspace has the credentials and the variables.
    void setWorkspace(workspace::WorkspacePtr workspace);
    void setEndpoint(const workspace::Endpoint &endpoint);
    void writeTo(workspace::Endpoint &endpoint) const;
    void setDescribedUrl(const QString &url); // where the description says that the REST API is

Q_SIGNALS:
    void edited();
    void credentialWanted(const QString &credential); // to be looked at; empty: a new one

private:
    void build();
    void buildHeaders(QFormLayout &form);
    void connectParts();
    void retranslate();
    void fillCredentials(const QString &current);
    void showPreview();
    void removeHeader();

    const Theme &m_theme;
    workspace::WorkspacePtr m_workspace;
    QString m_describedUrl;
    bool m_isRest = false; // alone: there is no GraphQL API to say anything about
    HeaderTableModel m_headers;
    QLabel *m_urlLabel;
    QLineEdit *m_url;
    TextLabel *m_preview;
    QLabel *m_credentialLabel;
    QComboBox *m_credential;
    QToolButton *m_openCredential;
    QLabel *m_mutationsLabel;
    QComboBox *m_mutations;
    QLabel *m_headersLabel;
    QTableView *m_headerView;
    QToolButton *m_addHeader;
    QToolButton *m_removeHeader;
    InlineMessage *m_headerProblem;
    QLabel *m_descriptionLabel;
    QLineEdit *m_description;
    QLabel *m_restLabel;
    QLineEdit *m_rest;
    QLabel *m_subscriptionsLabel;
    QComboBox *m_protocol;
    QLineEdit *m_subscriptionsUrl;
};

} // namespace tooltray::ui
