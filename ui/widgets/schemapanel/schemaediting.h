// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editor/schemachoices.h"
#include "ui/models/schemanode.h"

#include <QObject>

#include <optional>

namespace tooltray::ui {

class GraphqlEditor;
class SchemaTreeModel;

// Keeps the boxes of a tree and the operation at the cursor of an editor the same, in both directions.
class SchemaEditing final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaEditing)

public:
    SchemaEditing(SchemaTreeModel &model, GraphqlEditor &editor, QObject *parent = nullptr);
    ~SchemaEditing() override;

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
