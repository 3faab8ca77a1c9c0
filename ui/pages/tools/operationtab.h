// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/toolnotes.h"
#include "ui/pages/tools/tooltab.h"

class QComboBox;
class QLabel;
class QStackedWidget;

namespace tooltray::ui {

class CodeEditor;
class GraphqlEditor;
class InlineMessage;
class TextLabel;
class Theme;

// What a tool does: its GraphQL operation, or else the JSON that says which requests it makes.
class OperationTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationTab)

public:
    explicit OperationTab(const Theme &theme, QWidget *parent = nullptr);
    ~OperationTab() override;

    void setSchema(const graphql::SchemaPointer &schema);
    GraphqlEditor &editor() { return *m_document; }
    bool isGraphql() const { return m_isGraphql; }
    // Where the note is about; false when it is not about the operation.
    bool goTo(const ToolNote &note);
    bool goTo(const QString &place) override;
    void focusEditor();

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &draft) const override;

private:
    QWidget *buildDocument();
    QWidget *buildDefinition();
    void showNames();
    void checkDefinition();

    const Theme &m_theme;
    bool m_isShowing = false;
    QString m_shown; // text that is known; highlighting reports changes that are none
    bool m_isGraphql = true;
    QStackedWidget *m_parts;
    GraphqlEditor *m_document;
    QWidget *m_which = nullptr; // of several operations in one text
    QLabel *m_nameLabel = nullptr;
    QComboBox *m_name = nullptr;
    CodeEditor *m_definition = nullptr;
    TextLabel *m_kind;
    InlineMessage *m_problem;
    bool m_isDefined = true; // whether the JSON is an operation
    workspace::Operation m_operation;
};

} // namespace tooltray::ui
