// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/resulttreemodel.h"
#include "workspace/definitions/toolversion.h"

#include <QWidget>

class QPushButton;
class QTreeView;

namespace tooltray::ui {

class TextLabel;

// What comes back from an operation, as a tree to choose from. It is found out away from the window's thread.
class ResultPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResultPane)

public:
    explicit ResultPane(QWidget *parent = nullptr);
    ~ResultPane() override;

    void setOperation(const std::optional<workspace::Operation> &operation,
                      const graphql::SchemaPointer &schema);
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
    quint64 m_revision = 0;
    ResultTreeModel m_model;
    QTreeView *m_tree;
    TextLabel *m_note;
    QPushButton *m_only;
    QPushButton *m_all;
};

} // namespace tooltray::ui
