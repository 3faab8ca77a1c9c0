// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/operationtree.h"

#include "ui/delegates/operationdelegate.h"
#include "ui/language/language.h"
#include "ui/theme/screenreader.h"

namespace tooltray::ui {
namespace {

constexpr std::size_t kExpandedAtOnce = 60; // operations that are seen at once

} // namespace

OperationTree::OperationTree(const Theme &theme, OperationTreeModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_operations(model)
{
    setModel(&model);
    announceRows(*this);
    setItemDelegate(new OperationDelegate(theme, this));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &OperationTree::shown);
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        setCurrentIndex(index); // Qt leaves it where it is when a box is ticked
        Q_EMIT shown();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void OperationTree::retranslate()
{
    setAccessibleName(tr("Operations"));
    m_operations.retranslate();
}

void OperationTree::setOutline(const engine::ApiOutline &outline)
{
    keepExpanded();
    const std::string before = currentKey();
    m_operations.setOutline(outline);
    if (outline->size() <= kExpandedAtOnce)
        expandAll();
    restoreExpanded();
    QModelIndex current = m_operations.indexOf(before);
    if (const QModelIndex group = m_operations.index(0, 0); !current.isValid())
        current = isExpanded(group) ? m_operations.index(0, 0, group) : group;
    setCurrentIndex(current);
}

void OperationTree::setHits(const std::optional<std::vector<std::string>> &hits)
{
    if (!hits && !m_operations.hasHits())
        return;
    keepExpanded();
    const std::string before = currentKey();
    m_operations.setHits(hits);
    restoreExpanded();
    // The best of what was found is first; afterwards the group of the one that was looked at is unfolded.
    setCurrentIndex(hits ? m_operations.index(0, 0) : m_operations.indexOf(before));
    if (!currentIndex().isValid()) // a model that is reset does not tell that nothing is current
        Q_EMIT shown();
}

void OperationTree::keepExpanded()
{
    if (m_operations.hasHits()) // which are in no groups
        return;
    m_expanded.clear();
    for (int row = 0; row < m_operations.rowCount(); ++row) {
        if (const QModelIndex group = m_operations.index(row, 0); isExpanded(group))
            m_expanded.insert(group.data().toString());
    }
}

void OperationTree::restoreExpanded()
{
    for (int row = 0; row < m_operations.rowCount() && !m_operations.hasHits(); ++row) {
        if (const QModelIndex group = m_operations.index(row, 0);
            m_expanded.contains(group.data().toString()))
            expand(group);
    }
}

std::string OperationTree::currentKey() const
{
    const engine::OutlineOperation *operation = m_operations.operationAt(currentIndex());
    return operation == nullptr ? std::string() : operation->key;
}

} // namespace tooltray::ui
