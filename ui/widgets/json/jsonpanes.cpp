// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonpanes.h"

#include "base/task/ask.h"
#include "text/encoding/encoding.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/jsonmodels.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImageReader>
#include <QPainter>
#include <QTableView>
#include <QThreadPool>

#include <algorithm>
#include <deque>

namespace tooltray::ui {
namespace {

QColor colourOf(json::Type type, const Tokens &tokens)
{
    switch (type) {
    case json::Type::String: return tokens.syntax.string;
    case json::Type::Number: return tokens.syntax.number;
    case json::Type::Boolean:
    case json::Type::Null: return tokens.syntax.keyword;
    case json::Type::Array:
    case json::Type::Object: return tokens.muted;
    }
    return tokens.text;
}

constexpr int kLevelsAtFirst = 3;
constexpr int kMaxOpenedRows = 1500;
constexpr int kMaxOpenedAtFirst = 120;
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

constexpr int kMeasuredRows = 50;
constexpr int kMeasuredColumns = 30;
constexpr int kWidestColumn = 320;

} // namespace

JsonValueDelegate::JsonValueDelegate(const Theme &theme, int typeRole, int firstValueColumn, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_typeRole(typeRole)
    , m_firstValueColumn(firstValueColumn)
{}

void JsonValueDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant type = index.data(m_typeRole);
    const Tokens &tokens = m_theme.tokens();
    QColor colour = type.isValid() ? tokens.syntax.type : tokens.muted;
    if (index.column() >= m_firstValueColumn && type.isValid())
        colour = colourOf(static_cast<json::Type>(type.toInt()), tokens);
    option->palette.setColor(QPalette::Text, colour);
    option->palette.setColor(QPalette::HighlightedText, colour);
}

JsonTreePane::JsonTreePane(const Theme &theme, QWidget *parent)
    : QTreeView(parent)
    , m_model(new JsonTreeModel(this))
{
    setModel(m_model);
    announceRows(*this);
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

void JsonTreePane::setValue(std::shared_ptr<const json::Value> value)
{
    m_model->setValue(std::move(value));
    openBranches(*this, kLevelsAtFirst, kMaxOpenedAtFirst);
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
    openBranches(*this, levels, kMaxOpenedRows);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

namespace {

constexpr int kMaxImageSide = 4096; // px

// Images come from others: only the usual formats are read. Null for anything else.
const char *formatOf(const json::Value &value)
{
    const std::string_view mediaType = value["media_type"].toString();
    return mediaType == "image/png"    ? "png"
           : mediaType == "image/jpeg" ? "jpg"
           : mediaType == "image/gif"  ? "gif"
                                       : nullptr;
}

QImage imageIn(const json::Value &value)
{
    const auto bytes = decodeBase64(value["content_base64"].toString());
    if (!bytes)
        return {};
    QByteArray data = QByteArray::fromStdString(*bytes);
    QBuffer buffer(&data);
    QImageReader reader(&buffer, formatOf(value));
    const QSize size = reader.size();
    const bool isSmall = size.width() <= kMaxImageSide && size.height() <= kMaxImageSide;
    return size.isValid() && isSmall ? reader.read() : QImage();
}

} // namespace

JsonImagePane::JsonImagePane(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus); // so that it is read out
    keepTranslated(*this, [this] { setTexts(); });
}

void JsonImagePane::setValue(const std::shared_ptr<const json::Value> &value)
{
    const int revision = ++m_revision;
    m_image = {};
    if (!value || formatOf(*value) == nullptr)
        return;
    whenDone(ask(QThreadPool::globalInstance(), [value]() -> Result<QImage> { return imageIn(*value); }),
             this, [this, revision](const Result<QImage> &image) {
                 if (revision != m_revision || !image || image->isNull())
                     return;
                 m_image = *image;
                 setTexts();
                 update();
                 Q_EMIT changed();
             });
}

void JsonImagePane::setTexts()
{
    //: %1 and %2 are numbers
    setAccessibleName(tr("Image of %1 × %2 pixels").arg(m_image.width()).arg(m_image.height()));
}

void JsonImagePane::paintEvent(QPaintEvent *)
{
    if (m_image.isNull())
        return;
    const QRect room =
        rect().adjusted(metrics::kSpacing, metrics::kSpacing, -metrics::kSpacing, -metrics::kSpacing);
    QSize size = m_image.size();
    if (size.width() > room.width() || size.height() > room.height())
        size.scale(room.size(), Qt::KeepAspectRatio);
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRect(room.topLeft(), size), m_image);
}

JsonTablePane::JsonTablePane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new JsonTableModel(this))
    , m_tables(new QComboBox(this))
    , m_size(new TextLabel(TextStyle::Muted, this))
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
    m_isFitted = false;
    if (isVisible())
        fitColumns();
    m_view->setCurrentIndex(m_model->index(0, 0));
    setTexts();
}

void JsonTablePane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isFitted)
        fitColumns();
}

void JsonTablePane::fitColumns()
{
    m_isFitted = true;
    for (int column = 0; column < std::min(m_model->columnCount(), kMeasuredColumns); ++column) {
        m_view->resizeColumnToContents(column);
        if (m_view->columnWidth(column) > kWidestColumn)
            m_view->setColumnWidth(column, kWidestColumn);
    }
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
