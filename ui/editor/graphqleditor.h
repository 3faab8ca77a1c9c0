// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"
#include "graphql/schema/schema.h"
#include "ui/editor/codeeditor.h"
#include "ui/editor/completionpopup.h"
#include "ui/editor/graphqlanalysis.h"
#include "ui/editor/textediting.h"

#include <QTimer>

namespace tooltray::ui {

class HoverTip;
struct Completion;

// Where an operation is written. It is parsed and checked a moment after the last key; problems() are those of the
// last check. Everything that edits the text for somebody can be undone as one step. Its menu has what the widgets
// around it have as actions.
class GraphqlEditor final : public CodeEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GraphqlEditor)

public:
    explicit GraphqlEditor(const Theme &theme, QWidget *parent = nullptr);

    // Another text, with nothing to undo, checked at once.
    void setText(const QString &text);
    void setSchema(graphql::SchemaPointer schema); // null: only the syntax is checked
    const graphql::SchemaPointer &schema() const { return m_schema; }

    // What stands there now, parsed. Never null.
    ParsedTextPointer parsed() const;
    // The operation at the cursor, of parsed(); no node when there is none.
    graphql::OperationDefinition currentOperation() const;
    // The edits are to the text of parsed().
    void applyEdits(const graphql::TextEdits &edits);
    // True when all of the text can be read.
    bool canFormat() const;
    // True when problems() are about the text as it is now.
    bool isChecked() const { return m_checkedRevision == m_revision; }

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

public Q_SLOTS:
    void format();
    // Applies what the problem at the cursor suggests.
    void applyFix();
    // Lists what can be written at the cursor.
    void complete();
    void goToDefinition();
    void extractVariable();
    void inlineVariable();
    // The selected fields, or all that stand together at the cursor.
    void extractFragment();

Q_SIGNALS:
    // Once after some typing, at once after applyEdits() and setText().
    void documentChanged();
    // problems() are about the text as it is now, be they the same as before or not.
    void checked();
    // The cursor is in another operation.
    void operationChanged();
    // Somebody asks for the part of the schema that the operation names here: "Query.user".
    void definitionWanted(const QString &coordinate);
    // Why something that was asked for cannot be done.
    void refused(const QString &why);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void offerCompletions(CompletionPopup::Preselection preselection);
    void completeAfter(const QKeyEvent &event);
    void insertCompletion(const Completion &completion);
    bool goToNextStop();
    void refactor(const graphql::OperationEdit &edit);
    QString coordinateAt(int position) const;
    QString tipAt(int position) const;
    QString fixText(const QString &title) const;
    void noteChange();
    void flush();
    void check();
    void announce();
    void noteOperation();

    graphql::SchemaPointer m_schema;
    QTimer m_pause{this};
    std::uint64_t m_revision = 1; // of the text and of the schema it is checked against
    std::uint64_t m_checkedRevision = 0;
    std::uint64_t m_textRevision = 1;
    mutable std::uint64_t m_parsedRevision = 0;
    mutable ParsedTextPointer m_parsed;
    ParsedTextPointer m_announced;
    CompletionPopup *m_completion = nullptr; // made when it is first wanted
    SnippetStops m_stops;                    // that an inserted completion left to fill in
    HoverTip *m_hover;
    std::size_t m_operation = 0; // the place of the current one among all
};

} // namespace tooltray::ui
