// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsontablepane.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/jsontablemodel.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/json/jsonvaluedelegate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kMeasuredRows = 50;
constexpr int kMeasuredColumns = 30;
constexpr int kWidestColumn = 320;

} // namespace

JsonTablePane::JsonTablePane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new JsonTableModel(this))
    , m_tables(new QComboBox(this))
    , m_size(new TextLabel(TextLook::Muted, this))
    , m_view(new QTableView(this))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new JsonValueDelegate(theme, JsonTableModel::TypeRole, 0, this));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setResizeContentsPrecision(kMeasuredRows);

    auto *top = new QHBoxLayout;
    top->setContentsMargins(metrics::kSpacing, 0, metrics::kSpacing, 0);
    top->addWidget(m_tables);
    top->addWidget(m_size);
    top->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    connect(m_tables, &QComboBox::currentIndexChanged, this, &JsonTablePane::showTable);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &JsonTablePane::pointerChanged);
    keepTranslated(*this, [this] { setTexts(); });
}

JsonTablePane::~JsonTablePane() = default;

void JsonTablePane::setTexts()
{
    m_view->setAccessibleName(tr("JSON as a table"));
    m_tables->setAccessibleName(tr("List that is shown"));
    const int number = m_tables->currentIndex();
    if (number >= 0)
        m_size->setText(tr("%n row(s)", nullptr,
                           static_cast<int>(m_document.tables[static_cast<std::size_t>(number)].rows)));
}

void JsonTablePane::setDocument(const JsonDocument &document)
{
    const QSignalBlocker blocker(m_tables);
    m_tables->clear();
    m_model->clear();
    m_document = document;
    for (const JsonTable &table : m_document.tables)
        m_tables->addItem(table.pointer.isRoot() ? QStringLiteral("/") : fromUtf8(table.pointer.toString()));
    m_tables->setVisible(m_document.tables.size() > 1);
    if (!m_document.tables.empty())
        showTable(0);
}

void JsonTablePane::showTable(int number)
{
    if (number < 0)
        return;
    m_model->setTable(m_document.value, m_document.tables[static_cast<std::size_t>(number)]);
    for (int column = 0; column < std::min(m_model->columnCount(), kMeasuredColumns); ++column) {
        m_view->resizeColumnToContents(column);
        if (m_view->columnWidth(column) > kWidestColumn)
            m_view->setColumnWidth(column, kWidestColumn);
    }
    m_view->setCurrentIndex(m_model->index(0, 0));
    setTexts();
}

json::Pointer JsonTablePane::pointer() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? m_model->pointer(index) : json::Pointer();
}

const json::Value *JsonTablePane::value() const
{
    return m_model->value(m_view->currentIndex());
}

bool JsonTablePane::showPointer(const json::Pointer &pointer)
{
    QModelIndex index = m_model->indexOf(pointer);
    for (int number = 0; !index.isValid() && number < m_tables->count(); ++number) {
        const auto own = m_document.tables[static_cast<std::size_t>(number)].pointer.tokens();
        if (pointer.tokens().size() < own.size() + 2
            || !std::ranges::equal(own, pointer.tokens().first(own.size())))
            continue;
        m_tables->setCurrentIndex(number);
        index = m_model->indexOf(pointer);
    }
    if (!index.isValid())
        return false;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
    return true;
}

QString JsonTablePane::copiedCells() const
{
    const QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    return cells.size() > 1 ? m_model->tabSeparated(cells) : QString();
}

} // namespace tooltray::ui
