// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/comparedialog.h"

#include "base/task/ask.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/jsondiffmodel.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QTableView>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

struct CompareStyle {
    QColor background;
    QColor stressed;
    QString sign;
};

CompareStyle compareStyleOf(CompareKind kind, bool isRight, bool isThere, const Tokens &tokens)
{
    if (kind == CompareKind::Same)
        return {};
    if (!isThere)
        return {tokens.window, {}, {}};
    if (isRight)
        return {tokens.okSoft, mixed(tokens.ok, tokens.okSoft, 0.3), QStringLiteral("+")};
    return {tokens.errorSoft, mixed(tokens.error, tokens.errorSoft, 0.3), QStringLiteral("−")};
}

constexpr QSize kCompareSize(980, 640);

} // namespace

CompareDelegate::CompareDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

void CompareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    const bool isNumber =
        index.column() == JsonDiffModel::LeftNumber || index.column() == JsonDiffModel::RightNumber;
    const bool isRight = index.column() >= JsonDiffModel::RightNumber;
    const QString text = visibleLine(index.data().toString());
    const QString number = isNumber ? text : index.siblingAtColumn(index.column() - 1).data().toString();
    const auto kind = static_cast<CompareKind>(index.data(JsonDiffModel::KindRole).toInt());
    const bool isGap = index.data(JsonDiffModel::GapRole).toInt() > 0;
    const CompareStyle style = isGap ? CompareStyle{tokens.window, {}, {}}
                                     : compareStyleOf(kind, isRight, !number.isEmpty(), tokens);

    painter->save();
    painter->setLayoutDirection(Qt::LeftToRight); // code, in every language
    painter->setClipRect(option.rect);
    if (style.background.isValid())
        painter->fillRect(option.rect, style.background);
    painter->setFont(option.font);
    const QFontMetrics &font = option.fontMetrics;
    QRect area = option.rect.adjusted(metrics::kSpacingSmall, 0, -metrics::kSpacingSmall, 0);
    if (isNumber) {
        painter->setPen(tokens.muted);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, text);
    } else {
        painter->setPen(isGap ? tokens.muted : tokens.text);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, style.sign);
        area.setLeft(area.left() + font.horizontalAdvance(u'0') * 2);
        const QPoint part = index.data(JsonDiffModel::PartRole).toPoint();
        if (part.y() > 0) {
            const int begin = area.left() + font.horizontalAdvance(text.left(part.x()));
            const int width = font.horizontalAdvance(text.mid(part.x(), part.y()));
            painter->fillRect(begin, area.top() + 1, width, area.height() - 2, style.stressed);
        }
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }
    if (option.state & QStyle::State_Selected) {
        painter->setPen(tokens.accent);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->restore();
}

CompareDialog::CompareDialog(const Theme &theme, CompareSide left, CompareSide right, QWidget *parent)
    : QDialog(parent)
    , m_left(std::move(left))
    , m_right(std::move(right))
    , m_model(new JsonDiffModel(this))
    , m_leftTitle(new TextLabel(TextStyle::Strong, this))
    , m_rightTitle(new TextLabel(TextStyle::Strong, this))
    , m_count(new TextLabel(TextStyle::Muted, this))
    , m_ignoreOrder(new QCheckBox(this))
    , m_onlyDifferences(new QCheckBox(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_view(new QTableView(this))
    , m_copyPatch(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    build(theme);
    connect(m_ignoreOrder, &QCheckBox::toggled, this, &CompareDialog::compare);
    connect(m_onlyDifferences, &QCheckBox::toggled, this, [this](bool only) {
        m_model->setScope(only ? CompareScope::Differences : CompareScope::Everything);
        showDiff();
    });
    connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_copyPatch, &QPushButton::clicked, this, &CompareDialog::copyPatch);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    keepTranslated(*this, [this] { setTexts(); });
    compare();
    m_view->setFocus();
}

void CompareDialog::build(const Theme &theme)
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new CompareDelegate(theme, this));
    QFont font = codeFont();
    font.setPointSizeF(this->font().pointSizeF());
    m_view->setFont(font);
    m_view->setShowGrid(false);
    m_view->setTabKeyNavigation(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setWordWrap(false);
    m_view->setLayoutDirection(Qt::LeftToRight); // code, in every language
    m_view->horizontalHeader()->hide();
    m_view->horizontalHeader()->setMinimumSectionSize(0);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setMinimumSectionSize(0);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->verticalHeader()->setDefaultSectionSize(QFontMetrics(font).lineSpacing() + 4);

    m_previous->setIcon(theme.icon(Icon::ChevronUp));
    m_previous->setShortcut(Qt::SHIFT | Qt::Key_F8);
    m_next->setIcon(theme.icon(Icon::ChevronDown));
    m_next->setShortcut(Qt::Key_F8);
    m_copyPatch->setIcon(theme.icon(Icon::Copy));
    m_copyPatch->setAutoDefault(false);
    m_close->setAutoDefault(false); // nothing here is the thing to do
    auto *bar = new QHBoxLayout;
    bar->setSpacing(metrics::kSpacing);
    bar->addWidget(m_ignoreOrder);
    bar->addSpacing(metrics::kSpacing);
    bar->addWidget(m_onlyDifferences);
    bar->addStretch();
    bar->addWidget(m_count);
    for (QToolButton *button : {m_previous, m_next}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        bar->addWidget(button);
    }
    auto *heads = new QWidget(this);
    heads->setLayoutDirection(Qt::LeftToRight); // as the columns below
    auto *titles = new QHBoxLayout(heads);
    titles->setContentsMargins({});
    for (TextLabel *title : {m_leftTitle, m_rightTitle}) {
        title->shorten();
        titles->addWidget(title, 1);
    }
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copyPatch);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(bar);
    layout->addWidget(heads);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
    resize(kCompareSize);
}

void CompareDialog::setTexts()
{
    setWindowTitle(tr("Compare"));
    m_leftTitle->setText(m_left.title);
    m_rightTitle->setText(m_right.title);
    m_ignoreOrder->setText(tr("Ignore member order"));
    m_onlyDifferences->setText(tr("Differences only"));
    const auto name = [](QToolButton &button, const QString &text) {
        button.setToolTip(
            QStringLiteral("%1 (%2)").arg(text, button.shortcut().toString(QKeySequence::NativeText)));
        button.setAccessibleName(text);
    };
    name(*m_previous, tr("Previous difference"));
    name(*m_next, tr("Next difference"));
    m_view->setAccessibleName(tr("Lines of both sides"));
    m_copyPatch->setText(tr("Copy patch"));
    m_copyPatch->setToolTip(tr("JSON Patch (RFC 6902) from left to right"));
    m_close->setText(tr("Close"));
    showDiff();
}

void CompareDialog::compare()
{
    const int revision = ++m_revision;
    m_isComplete = false;
    const MemberOrder order = m_ignoreOrder->isChecked() ? MemberOrder::Ignored : MemberOrder::Counts;
    auto comparing = ask(QThreadPool::globalInstance(),
                         [left = m_left.body, right = m_right.body, order]() -> Result<JsonDiff> {
                             return diffJson(*left, *right, order);
                         });
    whenDone(comparing, this, [this, revision](const Result<JsonDiff> &diff) {
        if (revision != m_revision || !diff)
            return;
        m_isComplete = true;
        m_model->setDiff(*diff);
        fitColumns();
        showDiff();
        if (!m_model->differences().isEmpty())
            step(1);
        Q_EMIT completed();
    });
}

void CompareDialog::showDiff()
{
    const int count = static_cast<int>(m_model->differences().size());
    QString text;
    if (m_isComplete)
        text = count == 0 ? tr("Identical") : tr("%n difference(s)", nullptr, count);
    m_count->setText(text);
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    m_copyPatch->setEnabled(m_isComplete);
}

void CompareDialog::step(int direction)
{
    const QList<int> &rows = m_model->differences();
    if (rows.isEmpty())
        return;
    const int current = m_view->currentIndex().isValid() ? m_view->currentIndex().row() : -1;
    qsizetype next = 0;
    if (direction > 0) {
        next = std::ranges::upper_bound(rows, current) - rows.begin();
        next = next == rows.size() ? 0 : next;
    } else {
        next = std::ranges::lower_bound(rows, current) - rows.begin() - 1;
        next = next < 0 ? rows.size() - 1 : next;
    }
    const QModelIndex index = m_model->index(rows[next], JsonDiffModel::LeftLine);
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_count->setText(tr("%1 of %n difference(s)", nullptr, static_cast<int>(rows.size())).arg(next + 1));
}

void CompareDialog::copyPatch()
{
    auto making = ask(
        QThreadPool::globalInstance(), [left = m_left.body, right = m_right.body]() -> Result<std::string> {
            const json::Parsed from = json::parse(*left);
            const json::Parsed to = json::parse(*right);
            if (!from || !to)
                return Error{ErrorKind::Invalid, "not_json", CORE_TEXT("Core", "Only JSON can be patched.")};
            return json::writePretty(jsonPatch(from.value, to.value));
        });
    whenDone(making, this, [this](const Result<std::string> &patch) {
        if (patch)
            QGuiApplication::clipboard()->setText(fromUtf8(*patch));
        m_count->setText(patch ? tr("Patch copied.") : tr("Only JSON can be patched."));
    });
}

void CompareDialog::fitColumns()
{
    const qsizetype rows = std::max(m_model->diff().left.size(), m_model->diff().right.size());
    const QString longest = QString::number(std::max<qsizetype>(rows, 10));
    const int number = QFontMetrics(m_view->font()).horizontalAdvance(longest) + 2 * metrics::kSpacing;
    // Both sides are always seen; what is longer is in the tooltip, or in a wider window.
    const int half = m_view->viewport()->width() / 2 - number;
    for (const int column : {JsonDiffModel::LeftNumber, JsonDiffModel::RightNumber})
        m_view->setColumnWidth(column, number);
    for (const int column : {JsonDiffModel::LeftLine, JsonDiffModel::RightLine})
        m_view->setColumnWidth(column, half);
}

void CompareDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitColumns();
}

} // namespace tooltray::ui
