// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palettepopup.h"

#include "ui/language/language.h"
#include "ui/models/roles.h"
#include "ui/state/uistate.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QTextCharFormat>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kRowHeight = 34;
constexpr int kKindWidth = 80;

constexpr int kWidth = 620;
constexpr int kTop = 84; // below the server bar, so that the address stays readable
constexpr int kMaxVisibleRows = 12;
constexpr int kPageStep = 8;

bool isBeside(const QKeyEvent &press)
{
    return (press.key() == Qt::Key_Return || press.key() == Qt::Key_Enter)
           && (press.modifiers() & Qt::ControlModifier);
}

} // namespace

PaletteDelegate::PaletteDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    const bool isSelected = option.state & QStyle::State_Selected;
    const bool isHovered = option.state & QStyle::State_MouseOver;
    if (isSelected || isHovered)
        paint::roundedRect(*painter, option.rect, metrics::kRadius,
                           isSelected ? tokens.accentSoft : tokens.hover, QColor());
    const QRect inner = option.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    const auto place = [&](int left, int width) {
        return QStyle::visualRect(option.direction, inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };

    painter->save();
    QRect iconRect(0, 0, metrics::kIcon, metrics::kIcon);
    iconRect.moveCenter(place(0, metrics::kIcon).center());
    m_theme.icon(static_cast<Icon>(index.data(IconRole).toInt()), Tint::Muted)
        .paint(painter, iconRect, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);

    painter->setFont(option.font);
    painter->setPen(tokens.muted);
    int right = inner.width();
    const auto drawMuted = [&](const QString &text, int leastWidth) {
        const int width = std::max(leastWidth, option.fontMetrics.horizontalAdvance(text));
        right -= width;
        painter->drawText(place(right, width), lineFlags(option.direction, Qt::AlignRight), text);
        right -= metrics::kSpacing;
    };
    drawMuted(visibleLine(index.data(DetailRole).toString()), kKindWidth);
    drawMuted(index.data(KeysRole).toString(), 0);

    const int left = metrics::kIcon + metrics::kSpacing;
    const QRect rest = place(left, std::max(0, right - left));
    QTextCharFormat stressed;
    stressed.setForeground(tokens.accent);
    stressed.setFontWeight(QFont::Bold);
    painter->setPen(tokens.text);
    drawStressed(
        *painter, rest, option.direction,
        option.fontMetrics.elidedText(visibleLine(index.data().toString()), Qt::ElideRight, rest.width()),
        index.data(PositionsRole).value<QList<qsizetype>>(), stressed);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kRowHeight, option.fontMetrics.height() + metrics::kMargin)};
}

PalettePopup::PalettePopup(const Theme &theme, UiState &state, QWidget *window)
    : QFrame(window)
    , m_theme(theme)
    , m_state(state)
    , m_query(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new TextLabel(TextStyle::Muted, this))
    , m_foot(new TextLabel(TextStyle::Muted, this))
{
    hide();
    setAutoFillBackground(false);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new PaletteDelegate(theme, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus); // its keys come through the field
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    window->installEventFilter(this);
    setFocusProxy(m_query);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kSpacing, metrics::kSpacing, metrics::kSpacing, metrics::kSpacing);
    layout->addWidget(m_query);
    layout->addWidget(m_list);
    layout->addWidget(m_nothing);
    m_foot->setIndent(metrics::kSpacing);
    layout->addWidget(m_foot);

    connect(m_query, &QLineEdit::textChanged, this, &PalettePopup::search);
    connect(m_list, &QListView::clicked, this, [this] { runCurrent(); });
    // Whatever takes the keyboard away closes it: a click elsewhere, a dialog, another window.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now && now != m_query)
            hide();
    });
    keepTranslated(*this, [this] {
        setAccessibleName(tr("Find pages and commands"));
        m_query->setAccessibleName(tr("Find pages and commands"));
        m_list->setAccessibleName(tr("Results"));
        m_nothing->setText(tr("No results."));
        //: Below what the palette found; %1 are keys
        m_foot->setText(tr("%1 opens a tool in its own window.")
                            .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
        //: In the empty search field of the palette; the signs limit the search to one kind
        m_query->setPlaceholderText(
            tr("Type to find anything; > commands, @ tools, # calls, : filter the log"));
    });
}

void PalettePopup::open()
{
    if (!isVisible())
        m_focusBefore = QApplication::focusWidget();
    m_model.reload(m_state.recentCommands());
    m_query->clear();
    search({});
    show();
    raise();
    m_query->setFocus(Qt::PopupFocusReason);
}

bool PalettePopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_query)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride && isBeside(*static_cast<const QKeyEvent *>(event))) {
        event->accept(); // of the tool behind it the same keys are a command
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto &press = *static_cast<const QKeyEvent *>(event);
    switch (press.key()) {
    case Qt::Key_Up: moveBy(-1); return true;
    case Qt::Key_Down: moveBy(1); return true;
    case Qt::Key_PageUp: moveBy(-kPageStep); return true;
    case Qt::Key_PageDown: moveBy(kPageStep); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent(isBeside(press) ? PaletteModel::OpenMode::Beside : PaletteModel::OpenMode::InPlace);
        return true;
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: leave(); return true;
    default: return QFrame::eventFilter(watched, event);
    }
}

void PalettePopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius + 2, m_theme.tokens().panel,
                       m_theme.tokens().outline);
}

void PalettePopup::search(const QString &query)
{
    m_model.setQuery(query);
    m_list->setCurrentIndex(m_model.index(0));
    const bool isNothing = m_model.rowCount() == 0;
    m_list->setVisible(!isNothing);
    m_nothing->setVisible(isNothing);
    m_foot->setVisible(m_model.opensBeside());
    place();
}

void PalettePopup::moveBy(int rows)
{
    if (m_model.rowCount() == 0)
        return;
    const int last = m_model.rowCount() - 1;
    m_list->setCurrentIndex(m_model.index(std::clamp(m_list->currentIndex().row() + rows, 0, last)));
}

void PalettePopup::runCurrent(PaletteModel::OpenMode mode)
{
    const QModelIndex chosen = m_list->currentIndex();
    if (!chosen.isValid())
        return;
    // First back to where the keyboard was: what is run may want to move it.
    leave();
    if (const QString id = m_model.run(chosen, mode); !id.isEmpty())
        m_state.addRecentCommand(id);
}

void PalettePopup::leave()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

void PalettePopup::place()
{
    const int rows = std::clamp(m_model.rowCount(), 1, kMaxVisibleRows);
    const int rowHeight = m_model.rowCount() > 0 ? m_list->sizeHintForRow(0) : 0;
    m_list->setFixedHeight(rows * rowHeight);
    const QSize wanted(kWidth, layout()->sizeHint().height());
    const QSize room = parentWidget()->size() - QSize(2 * metrics::kMargin, kTop + metrics::kMargin);
    resize(wanted.boundedTo(room));
    move((parentWidget()->width() - width()) / 2, kTop);
}

} // namespace tooltray::ui
