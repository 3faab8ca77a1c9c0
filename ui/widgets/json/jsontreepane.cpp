// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsontreepane.h"

#include "ui/language/language.h"
#include "ui/models/jsontreemodel.h"
#include "ui/widgets/json/jsonvaluedelegate.h"

#include <QHeaderView>

#include <algorithm>
#include <deque>

namespace tooltray::ui {
namespace {

constexpr int kLevelsAtFirst = 3;
constexpr int kMostOpenedRows = 1500;
constexpr int kMostOpenedAtFirst = 120;
constexpr int kMemberWidth = 220;

// Level by level, so that all of a level is open before the next; returns nothing, stops when there are enough.
void openBranches(QTreeView &view, int levels, int most)
{
    QAbstractItemModel &model = *view.model();
    std::deque<std::pair<QModelIndex, int>> waiting{{QModelIndex(), 0}};
    int rows = model.rowCount();
    while (!waiting.empty()) {
        const auto [parent, level] = waiting.front();
        waiting.pop_front();
        for (int row = 0; level < levels && row < model.rowCount(parent) && rows < most; ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            if (!model.hasChildren(index))
                continue;
            view.setExpanded(index, true);
            rows += model.rowCount(index);
            waiting.emplace_back(index, level + 1);
        }
    }
}

} // namespace

JsonTreePane::JsonTreePane(const Theme &theme, QWidget *parent)
    : QTreeView(parent)
    , m_model(new JsonTreeModel(this))
{
    setModel(m_model);
    setItemDelegate(new JsonValueDelegate(theme, JsonTreeModel::TypeRole, JsonTreeModel::ValueColumn, this));
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setAllColumnsShowFocus(true);
    setEditTriggers(NoEditTriggers);
    header()->setSectionResizeMode(JsonTreeModel::NameColumn, QHeaderView::Interactive);
    header()->resizeSection(JsonTreeModel::NameColumn, kMemberWidth);
    header()->setStretchLastSection(true);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &JsonTreePane::pointerChanged);
    keepTranslated(*this, [this] { setAccessibleName(tr("JSON as a tree")); });
}

JsonTreePane::~JsonTreePane() = default;

void JsonTreePane::setValue(std::shared_ptr<const json::Value> value)
{
    m_model->setValue(std::move(value));
    openBranches(*this, kLevelsAtFirst, kMostOpenedAtFirst);
    if (m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, 0));
}

json::Pointer JsonTreePane::pointer() const
{
    return m_model->pointer(currentIndex());
}

const json::Value *JsonTreePane::value() const
{
    return currentIndex().isValid() ? m_model->value(currentIndex()) : nullptr;
}

void JsonTreePane::showPointer(const json::Pointer &pointer)
{
    const QModelIndex index = m_model->indexOf(pointer);
    if (!index.isValid())
        return;
    setCurrentIndex(index); // opens the branches above
    scrollTo(index, PositionAtCenter);
}

void JsonTreePane::openLevels(int levels)
{
    collapseAll();
    openBranches(*this, levels, kMostOpenedRows);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

} // namespace tooltray::ui
