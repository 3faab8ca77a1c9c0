// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacestate.h"
#include "ui/models/schemachangemodel.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QListView;
class QPushButton;

namespace tooltray::ui {

class FileField;
class InlineMessage;
class TextLabel;
class Theme;

// Shows where the schema of an endpoint comes from, its state, and what the last fetch changed.
class SchemaPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaPane)

public:
    explicit SchemaPane(const Theme &theme, QWidget *parent = nullptr);

    void setSource(const workspace::SchemaSource &source);
    workspace::SchemaSource source() const;
    // If the source is not editable, the schema can still be viewed, fetched and saved.
    void setSourceEditable(bool isEditable);
    // Shows the schema of the endpoint as it is saved, with the names of its broken tools.
    void setSchema(const engine::EndpointSchema &schema, const QStringList &brokenTools);
    // Opens the pending consent; visible only while the endpoint waits for one.
    QAction &consentAction() const { return *m_consent; }

Q_SIGNALS:
    void edited(); // the source
    void refreshWanted();
    void consentWanted();
    void toolsWanted(); // made from it
    void toolWanted(const QString &name);

private:
    void build(const Theme &theme);
    void retranslate();
    void showState();
    void save();

    SchemaChangeModel m_changeModel;
    engine::EndpointSchema m_schema;
    QStringList m_broken;
    QLabel *m_sourceLabel;
    QComboBox *m_source;
    QLabel *m_fileLabel;
    FileField *m_file;
    TextLabel *m_state;
    QPushButton *m_refresh;
    QPushButton *m_save;
    QPushButton *m_tools;
    InlineMessage *m_problem;
    InlineMessage *m_brokenMessage;
    QAction *m_consent;
    QAction *m_showBroken;
    TextLabel *m_changesTitle;
    TextLabel *m_changesState;
    QListView *m_changes;
};

} // namespace tooltray::ui
