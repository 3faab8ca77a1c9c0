// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/operationtreemodel.h"

#include <QTreeView>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::ui {

class Theme;

// Shows operations to choose from. After a search its groups are open as they were before, and the operation that was
// looked at stays the current one.
class OperationTree final : public QTreeView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationTree)

public:
    OperationTree(const Theme &theme, OperationTreeModel &model, QWidget *parent = nullptr);

    void setOutline(const engine::ApiOutline &outline);
    // As the model takes them; nothing: all operations.
    void setHits(const std::optional<std::vector<std::string>> &hits);

Q_SIGNALS:
    void shown(); // the current operation is to be: it is another one, or was clicked

private:
    void retranslate();
    void keepExpanded();
    void restoreExpanded();
    std::string currentKey() const; // empty: a group

    OperationTreeModel &m_operations;
    std::set<QString> m_expanded; // groups, as they are without a search
};

} // namespace tooltray::ui
