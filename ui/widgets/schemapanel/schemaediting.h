// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/operationbuilder.h"
#include "ui/models/schemanode.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string_view>

// What choosing in the tree of a schema does to the text of an operation. All give edits of that text. Where it
// has no operation yet, choosing writes one.

namespace tooltray::ui {

class GraphqlEditor;
class SchemaTreeModel;

enum class Choice : std::uint8_t { Add, Remove };

// The operation is the one of that number in the document.
graphql::OperationEdit choose(const graphql::Schema &schema, const graphql::Document &document,
                              std::size_t operation, const SchemaPlace &place, Choice choice);

// Every field of what the place leads to that is no object and needs no arguments; with a depth of two also
// those of the objects in it. No more than a few hundred, the first ones.
graphql::OperationEdit addLeaves(const graphql::Schema &schema, const graphql::Document &document,
                                 std::size_t operation, const SchemaPlace &place, int depth);

// One edit that makes the second text of the first and leaves alone what they have in common at both ends.
graphql::TextEdits differenceOf(std::string_view before, std::string_view after);

// Keeps the boxes of a tree and the operation at the cursor of an editor the same, in both directions.
class SchemaEditing final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaEditing)

public:
    SchemaEditing(SchemaTreeModel &model, GraphqlEditor &editor, QObject *parent = nullptr);

    void choose(const SchemaPlace &place, Choice choice);
    // Worked out on a pool; given up when the text changes meanwhile.
    void addLeaves(const SchemaPlace &place, int depth);
    // Selects it in the text; false when the operation does not have it.
    bool showInText(const SchemaPlace &place);
    // What the operation selects, or gives, at the cursor; nothing inside named fragments.
    std::optional<SchemaPlace> placeAtCursor() const;
    graphql::OperationType operationType() const; // a query where there is none

Q_SIGNALS:
    void refused(const QString &why);
    void changed(); // by what was asked for here

private:
    void showOperation();
    bool isPossible(const SchemaPlace &place);
    void apply(const graphql::OperationEdit &edit);

    SchemaTreeModel &m_model;
    GraphqlEditor &m_editor;
};

} // namespace tooltray::ui
