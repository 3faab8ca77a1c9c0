// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacestate.h"
#include "ui/models/endpointschema.h"
#include "ui/pages/curated/objecteditor.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <utility>

class QAction;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;

namespace tooltray::ui {

class ConnectionForm;
class DescriptionPane;
class InlineMessage;
class LimitsForm;
class SchemaPane;
class Theme;

// One endpoint with everything that can be said of it.
class EndpointEditor final : public ObjectEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointEditor)

public:
    explicit EndpointEditor(const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ObjectDraft &draft, workspace::Layer layer) override;
    ObjectDraft draft() const override { return {.original = {}, .object = endpoint()}; }
    void setWorkspace(const workspace::WorkspacePtr &workspace) override;
    // One of a layer that is not stored cannot be changed here.
    void setEndpoint(const workspace::Endpoint &endpoint, workspace::Layer layer);
    workspace::Endpoint endpoint() const;
    ConnectionForm &connection() const { return *m_connection; }
    SchemaPane &schema() const { return *m_schema; }
    DescriptionPane &description() const { return *m_description; }
    // The schema of the saved endpoint; its problems are shown where the endpoint is opened.
    void setSchema(const engine::EndpointSchema &schema, const QStringList &brokenTools);
    void clearProblem() override; // with what the test said
    void showTesting();
    void showTest(const ProbeVerdict &verdict, const QString &excerpt);

Q_SIGNALS:
    void testWanted();

private:
    void build(const Theme &theme);
    QWidget *page(QWidget &content, QWidget *above = nullptr);
    void retranslate();
    void showState() override;
    void showFirstTab(const workspace::Endpoint &endpoint);

    workspace::Endpoint m_shown; // with what no field shows
    workspace::Layer m_layer = workspace::Layer::Stored;
    std::pair<std::optional<WallTime>, std::optional<WallTime>> m_fetchedAt; // schema and description
    bool m_isNameWrong = false;                                              // and the message says so
    bool m_isTesting = false;
    QPushButton *m_test;
    InlineMessage *m_testMessage;
    QPlainTextEdit *m_excerpt;
    QTabWidget *m_tabs;
    InlineMessage *m_schemaProblem;
    QAction *m_fetchAgain;
    QAction *m_showSchema;
    ConnectionForm *m_connection;
    SchemaPane *m_schema;
    DescriptionPane *m_description;
    LimitsForm *m_limits;
};

} // namespace tooltray::ui
