// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"
#include "graphql/schema/schema.h"
#include "ui/models/toolnotes.h"
#include "ui/pages/tools/tooltab.h"

#include <cstddef>
#include <map>
#include <optional>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace tooltray::ui {

class DefinitionPane;
class GraphqlEditor;
class Theme;

// Edits what a tool does: its GraphQL operation, or the requests that it makes.
class OperationTab final : public ToolTab {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationTab)

public:
    explicit OperationTab(const Theme &theme, QWidget *parent = nullptr);

    void setSchema(const graphql::SchemaPointer &schema);
    GraphqlEditor &editor() { return *m_document; }
    bool isGraphql() const { return m_isGraphql; }
    // Goes to the place of the note; returns false if the note is not about the operation.
    bool goTo(const ToolNote &note);
    bool goTo(const QString &place) override;
    void focusEditor();

    void showDraft(const ToolDraft &draft) override;
    void store(ToolDraft &draft) const override;
    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;
    void showRecognized(const engine::RecognizedRequest &request, const QStringList &paths);

private:
    QWidget *buildDocument();
    void buildKind();
    void showNames();
    void chooseKind(std::size_t kind);

    bool m_isShowing = false;
    QString m_shown; // text that is known; highlighting reports changes that are none
    bool m_isGraphql = true;
    QWidget *m_kindLine; // of a tool that is new: what it is to do
    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QStackedWidget *m_parts;
    GraphqlEditor *m_document;
    QWidget *m_which = nullptr; // of several operations in one text
    QLabel *m_nameLabel = nullptr;
    QComboBox *m_name = nullptr;
    DefinitionPane *m_definition = nullptr;
    ToolDraft m_draft;
    // The operations that the tool shown had before its kind was changed, by kind.
    std::map<std::size_t, workspace::Operation> m_before;
    std::optional<workspace::Operation> m_chosen; // set while edited() is emitted
    workspace::Operation m_operation;
};

} // namespace tooltray::ui
