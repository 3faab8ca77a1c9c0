// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/resulttreemodel.h"
#include "ui/pages/tools/pagedform.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <QWidget>

#include <array>

class QPushButton;

namespace tooltray::ui {

class ResultTree;
class TextLabel;

// What comes back from an operation, as a tree to choose from. It is found out away from the window's thread.
class ResultPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultPane)

public:
    explicit ResultPane(QWidget *parent = nullptr);

    void setOperation(const workspace::Shared<workspace::Operation> &operation,
                      const graphql::SchemaPointer &schema);
    // What a description says of the response of a REST operation; null: nothing.
    void setResponse(const json::Value &schema);
    void setShape(const workspace::ResultShape &shape);

Q_SIGNALS:
    void shapeEdited(const tooltray::workspace::ResultShape &shape);

private:
    void infer();
    void setSchema(const json::Value &schema);
    void enableButtons();
    void retranslate();
    void choosePath(const std::string &path);

    std::optional<workspace::GraphqlOperation> m_operation; // nothing: not a GraphQL one
    graphql::SchemaPointer m_schema;
    json::Value m_response;
    quint64 m_revision = 0;
    ResultTreeModel m_model;
    ResultTree *m_tree;
    TextLabel *m_note;
    QPushButton *m_only;
    QPushButton *m_all;
};

// What becomes of an answer: which part of it is returned and how, how its pages are fetched, and which answers are
// errors.
class ResultTab final : public PagedForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultTab)

public:
    explicit ResultTab(const Theme &theme, QWidget *parent = nullptr);

    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;
    void setResponse(const json::Value &schema) { m_pane->setResponse(schema); }

private:
    void addShape();
    void addErrors();
    void retranslate();
    void showInherited();
    void followDraft() override;

    workspace::WorkspacePtr m_workspace;
    graphql::SchemaPointer m_schema;
    std::array<TextLabel *, 4> m_headings{};
    TextLabel *m_stepsNote;
    ResultPane *m_pane;
};

} // namespace tooltray::ui
