// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"

#include <QWidget>

namespace tooltray::workspace {
struct Tool;
class Workspace;
} // namespace tooltray::workspace

namespace tooltray::ui {

class GraphqlEditor;
class SchemaPanel;
class TextLabel;
class Theme;
class UiState;

// The schema of the endpoint beside the tool. It changes GraphQL operations and has nothing to say about others. Where
// there is little room it is shown only while somebody wants it there.
class SchemaSide final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaSide)

public:
    SchemaSide(const Theme &theme, UiState &state, QWidget *parent = nullptr);

    void setEditor(GraphqlEditor &editor); // outlives this
    void setSchema(const graphql::SchemaPointer &schema);
    void showOperation();
    // Says where a schema would come from, while there is none.
    void setTool(const workspace::Workspace &workspace, const workspace::Tool &tool);

    void setUsable(bool isUsable); // there is a GraphQL operation
    bool isNarrow() const { return m_isNarrow; }
    void setNarrow(bool isNarrow);
    void toggle();

private:
    void showOrHide();

    UiState &m_state;
    TextLabel *m_title;
    SchemaPanel *m_schema;
    bool m_isWanted;
    bool m_isNarrow = false;
    bool m_isWantedNarrow = false; // there is no room for it then
    bool m_isUsable = false;
};

} // namespace tooltray::ui
