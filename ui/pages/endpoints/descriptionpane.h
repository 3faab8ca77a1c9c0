// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"
#include "ui/models/schemachangemodel.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/endpoint.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace tooltray::ui {

class FaultList;
class FileField;
class TextLabel;
class Theme;

// Shows where the description of an endpoint's REST API is, what it says, what is wrong with it, and what the last
// change means for the tools.
class DescriptionPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptionPane)

public:
    explicit DescriptionPane(const Theme &theme, QWidget *parent = nullptr);

    void setSource(const workspace::ApiSource &source);
    workspace::ApiSource source() const;
    // If the source is not editable, the description can still be viewed and fetched.
    void setSourceEditable(bool isEditable);
    // Shows the description of the endpoint as it is saved, with the names of its broken tools.
    void setDescription(const engine::DescriptionState &state, const QStringList &brokenTools);
    // The tools that a repair would change, broken or affected by the latest changes, and why it would not change other
    // broken ones.
    void setRepairs(const QStringList &tools, const QStringList &refusals);
    void setBaseUrl(const QString &url); // that the endpoint has; empty: the one of the description
    void tell(MessageKind kind, const QString &text); // the outcome of a repair

Q_SIGNALS:
    void edited(); // the source
    void refreshWanted();
    void acceptWanted();
    void consentWanted();
    void toolsWanted(); // made from it
    void toolWanted(const QString &name);
    void repairWanted(const QStringList &tools);

private:
    void build(const Theme &theme);
    void connectParts();
    void retranslate();
    void showState();
    void showProblem();
    void showBroken();
    QString stateText() const;
    QString authenticationText() const;

    workspace::ApiSource m_source; // as it was shown
    engine::DescriptionState m_state;
    QStringList m_broken;
    QStringList m_repairable;
    QStringList m_refusals;
    QString m_baseUrl;
    SchemaChangeModel m_changeModel;
    QLabel *m_locationLabel;
    FileField *m_location;
    QLabel *m_originsLabel;
    QLineEdit *m_origins;
    TextLabel *m_summary;
    TextLabel *m_authentication;
    QPushButton *m_refresh;
    QPushButton *m_tools;
    InlineMessage *m_problem;
    QAction *m_accept;
    QAction *m_consent;
    InlineMessage *m_brokenMessage;
    QAction *m_repair;
    QAction *m_showBroken;
    InlineMessage *m_told;
    TextLabel *m_changesTitle;
    QListView *m_changes;
    FaultList *m_faults;
};

} // namespace tooltray::ui
