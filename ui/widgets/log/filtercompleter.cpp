// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/filtercompleter.h"

#include "base/task/ask.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/roles.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/theme/viewpainter.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QStyleOption>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kChoiceHeight = 26;
constexpr double kDetailShare = 0.45; // where what it means begins, for all rows alike

} // namespace

ChoiceDelegate::ChoiceDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

void ChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        paint::roundedRect(*painter, option.rect, metrics::kRadius - 2,
                           option.state & QStyle::State_Selected ? tokens.accentSoft : tokens.hover,
                           QColor());
    const QRect inner = option.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    const QString text = visibleLine(index.data().toString());
    const QString detail = visibleLine(index.data(DetailRole).toString());
    QFont code = codeFont();
    if (option.font.pointSizeF() > 0)
        code.setPointSizeF(option.font.pointSizeF());
    const QFontMetrics codeMetrics(code);
    int textWidth = inner.width();
    if (!detail.isEmpty())
        textWidth = std::max(static_cast<int>(inner.width() * kDetailShare),
                             std::min(codeMetrics.horizontalAdvance(text), inner.width()));
    const auto place = [&](int left, int width) {
        return QStyle::visualRect(option.direction, inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };
    painter->save();
    painter->setFont(code);
    painter->setPen(tokens.text);
    painter->drawText(place(0, textWidth), lineFlags(option.direction, Qt::AlignLeft, text),
                      codeMetrics.elidedText(text, Qt::ElideRight, textWidth));
    const int left = textWidth + metrics::kSpacing;
    if (const int room = inner.width() - left; !detail.isEmpty() && room > 0) {
        painter->setFont(option.font);
        painter->setPen(tokens.muted);
        painter->drawText(place(left, room), lineFlags(option.direction, Qt::AlignLeft, detail),
                          option.fontMetrics.elidedText(detail, Qt::ElideRight, room));
    }
    painter->restore();
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kChoiceHeight, option.fontMetrics.height() + metrics::kSpacing)};
}

namespace {

constexpr int kPopupWidth = 460;
constexpr int kPopupRows = 10;

constexpr QSize kSheetSize(540, 488);

} // namespace

FilterCompleter::FilterCompleter(const Theme &theme, QLineEdit &field)
    : QCompleter(&field)
    , m_field(field)
    , m_choices(this)
{
    setModel(&m_choices);
    setWidget(&field);
    setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    setMaxVisibleItems(kPopupRows);
    popup()->setItemDelegate(new ChoiceDelegate(theme, popup()));
    connect(this, qOverload<const QModelIndex &>(&QCompleter::activated), this, &FilterCompleter::choose);
}

void FilterCompleter::offer()
{
    const int revision = ++m_revision;
    const QString text = m_field.text();
    const auto cursor =
        static_cast<std::size_t>(QStringView(text).first(m_field.cursorPosition()).toUtf8().size());
    // Counting values over the whole log and parsing arguments must not delay typing.
    auto work = [text = text.toStdString(), cursor,
                 entries = m_entries ? m_entries() : std::vector<journal::EntryPointer>()]()
        -> Result<journal::FilterCompletions> { return journal::completeFilter(text, cursor, entries); };
    whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
             [this, revision, text](const Result<journal::FilterCompletions> &done) {
                 if (done && revision == m_revision && m_field.hasFocus())
                     show(*done, text);
             });
}

void FilterCompleter::offerWhole(const QStringList &texts)
{
    ++m_revision;
    m_choices.clear();
    for (const QString &text : texts)
        m_choices.appendRow(new QStandardItem(text));
    m_from = 0;
    m_length = m_field.text().size();
    open();
}

void FilterCompleter::show(const journal::FilterCompletions &completions, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const auto position = [&](std::size_t offset) {
        return QString::fromUtf8(QByteArrayView(bytes).first(static_cast<qsizetype>(offset))).size();
    };
    m_from = position(completions.offset);
    m_length = position(completions.offset + completions.length) - m_from;
    m_choices.clear();
    for (const journal::FilterCompletion &choice : completions.choices) {
        auto *item = new QStandardItem(QString::fromStdString(choice.text));
        item->setData(said(choice.description), DetailRole);
        m_choices.appendRow(item);
    }
    // Text that is typed already need not be offered.
    const bool isTyped =
        m_choices.rowCount() == 1 && m_choices.item(0)->text() == QStringView(text).mid(m_from, m_length);
    if (isTyped)
        m_choices.clear();
    open();
}

void FilterCompleter::choose(const QModelIndex &index)
{
    const QString chosen = index.data().toString();
    QString text = m_field.text();
    text.replace(m_from, m_length, chosen);
    m_field.setText(text);
    m_field.setCursorPosition(static_cast<int>(m_from + chosen.size()));
    Q_EMIT m_field.textEdited(text);
}

void FilterCompleter::open()
{
    if (m_choices.rowCount() == 0) {
        popup()->hide();
        return;
    }
    const QRect field = m_field.rect();
    const int at = m_field.fontMetrics().horizontalAdvance(m_field.text().first(m_from));
    const int width = std::min(kPopupWidth, std::max(field.width(), kPopupWidth));
    const int left = std::clamp(at, 0, std::max(0, field.width() - width));
    complete(QRect(left, 0, width, field.height() + 4));
    popup()->setCurrentIndex({});
}

FilterSheet::FilterSheet(const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_theme(theme)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_rules(new TextLabel(TextStyle::Muted, this))
    , m_examples(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose, false);
    m_rules->setWordWrap(true);
    m_examples->setFrameShape(QFrame::NoFrame);
    m_examples->setItemDelegate(new ChoiceDelegate(theme, m_examples));
    m_examples->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_rules);
    layout->addWidget(m_examples, 1);
    setFocusProxy(m_examples);
    const auto take = [this](const QListWidgetItem *item) {
        close(); // hidden only, it would go on having the keys where the desktop gave them to it
        Q_EMIT chosen(item->text());
    };
    connect(m_examples, &QListWidget::itemClicked, this, take);
    connect(m_examples, &QListWidget::itemActivated, this, take);
    keepTranslated(*this, [this] {
        m_title->setText(tr("Filter of the log"));
        m_rules->setText(tr("A space means and, | means or, - means not; brackets group. A bare word "
                            "searches every column."));
        m_examples->setAccessibleName(tr("Examples of filters"));
        setAccessibleName(m_title->text());
        fill();
    });
}

void FilterSheet::openBelow(const QWidget &anchor)
{
    resize(kSheetSize);
    const QRect screen = anchor.screen()->availableGeometry();
    QPoint place = anchor.mapToGlobal(QPoint(anchor.width() - width(), anchor.height() + 4));
    place.setX(std::clamp(place.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    place.setY(std::clamp(place.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
    move(place);
    m_examples->setCurrentRow(0);
    show();
    m_examples->setFocus();
}

void FilterSheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    paint::menuPanel(painter, option, m_theme.tokens());
}

void FilterSheet::fill()
{
    m_examples->clear();
    const auto add = [this](const QString &filter, const QString &meaning) {
        auto *item = new QListWidgetItem(filter, m_examples);
        item->setData(DetailRole, meaning);
        item->setData(Qt::AccessibleDescriptionRole, meaning);
    };
    add(QStringLiteral("order"), tr("a word, in any column"));
    add(QStringLiteral("tool:order client=inspector"), tr("contains, and is exactly"));
    add(QStringLiteral("tool~^get_"), tr("a regular expression"));
    add(QStringLiteral("status:>=400"), tr("the endpoint returned an error"));
    add(QStringLiteral("status:5xx | dur:>1.5s"), tr("one or the other"));
    add(QStringLiteral("is:error -client:inspector"), tr("failed, except from that client"));
    add(QStringLiteral("is:slow"), tr("ok, pinned, mutation, cached, replayed, test ..."));
    add(QStringLiteral("time:10m"), tr("in the last ten minutes"));
    add(QStringLiteral("time:14:00-14:05"), tr("between two times today"));
    add(QStringLiteral("size:>100k"), tr("large results"));
    add(QStringLiteral("arg.state:open"), tr("an argument of the call"));
    add(QStringLiteral("header.etag:abc"), tr("a request or response header"));
    add(QStringLiteral("body:\"not found\""), tr("anything sent or received"));
    add(QStringLiteral("id:>1000"), tr("the number of the call"));
}

} // namespace tooltray::ui
