// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/appstyle.h"

#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fielddirection.h"
#include "ui/theme/iconengine.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"
#include "ui/theme/viewpainter.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QHoverEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyleOption>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kToolButtonFocusInset = 3; // of Qt's focus rectangle
constexpr int kGroupBoxTopMargin = 3;    // as Fusion lays the contents out
constexpr int kFieldPadding = 5;
constexpr int kShortestScrollHandle = 28;
constexpr int kCellPadding = 5; // beside Qt's 3, so that text stands below that of its heading
constexpr int kTabArrowWidth = 24;
constexpr int kMenuMark = 20;   // at the end of a button that has a text and a menu
constexpr int kWidestTip = 480; // more wraps

// Fields of spin boxes and combo boxes: the box around them has the edge.
bool isWithinField(const QWidget *field)
{
    const QWidget *box = field ? field->parentWidget() : nullptr;
    return qobject_cast<const QAbstractSpinBox *>(box) || qobject_cast<const QComboBox *>(box);
}

// Texts of several lines that can be typed in look like fields of one.
const QPlainTextEdit *textField(const QWidget *widget)
{
    const auto *text = qobject_cast<const QPlainTextEdit *>(widget);
    return text && !text->isReadOnly() ? text : nullptr;
}

int titleHeight(const QStyleOption &groupBox)
{
    return std::max(metrics::kIndicator, groupBox.fontMetrics.height()) + kGroupBoxTopMargin;
}

QRect scrollBarPart(const QStyleOptionSlider &option, QStyle::SubControl part)
{
    const bool isHorizontal = option.orientation == Qt::Horizontal;
    const int length = isHorizontal ? option.rect.width() : option.rect.height();
    const int range = option.maximum - option.minimum;
    int handle = length;
    if (range > 0) {
        const double share = static_cast<double>(option.pageStep) / (range + option.pageStep);
        handle =
            std::clamp(static_cast<int>(share * length), std::min(kShortestScrollHandle, length), length);
    }
    const int start = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      length - handle, option.upsideDown);
    const auto slice = [&](int from, int size) {
        const QRect rect = isHorizontal ? QRect(from, 0, size, option.rect.height())
                                        : QRect(0, from, option.rect.width(), size);
        return QStyle::visualRect(option.direction, option.rect, rect.translated(option.rect.topLeft()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider: return slice(start, handle);
    case QStyle::SC_ScrollBarSubPage: return slice(0, start);
    case QStyle::SC_ScrollBarAddPage: return slice(start + handle, length - start - handle);
    case QStyle::SC_ScrollBarGroove: return slice(0, length);
    default: return {}; // no buttons at the ends
    }
}

constexpr const char *kRowUnderMouse = "rowUnderMouse"; // counted from 1; 0 or nothing: none

// Qt paints only the cell again that the mouse comes to.
void followMouse(QTableView &table, const QHoverEvent &event)
{
    const bool isOver = event.type() == QEvent::HoverMove;
    const int row = isOver ? table.rowAt(qRound(event.position().y())) + 1 : 0;
    const int before = table.property(kRowUnderMouse).toInt();
    if (row == before || table.selectionBehavior() != QAbstractItemView::SelectRows)
        return;
    table.setProperty(kRowUnderMouse, row);
    for (const int each : {before, row}) {
        if (each > 0)
            table.viewport()->update(0, table.rowViewportPosition(each - 1), table.viewport()->width(),
                                     table.rowHeight(each - 1));
    }
}

bool isInRowUnderMouse(const QStyleOptionViewItem &item, const QWidget *widget)
{
    return qobject_cast<const QTableView *>(widget) && item.index.isValid()
           && widget->property(kRowUnderMouse).toInt() == item.index.row() + 1;
}

} // namespace

AppStyle::AppStyle(std::shared_ptr<const Tokens> tokens)
    : QProxyStyle(QStringLiteral("Fusion"))
    , m_tokens(std::move(tokens))
{}

void AppStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    // The label of every tooltip comes by here before it has its text.
    if (auto *label = qobject_cast<QLabel *>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    if (widget->inherits("QTipLabel"))
        widget->installEventFilter(this);
    keepEmptyFieldDirected(*widget);
    keepPanesWhole(*widget);
    // Rows tell where the mouse is; Fusion switches that on for buttons only.
    if (const auto *view = qobject_cast<QAbstractItemView *>(widget))
        view->viewport()->setAttribute(Qt::WA_Hover);
    if (const auto *table = qobject_cast<QTableView *>(widget))
        table->viewport()->installEventFilter(this);
    if (paint::isCellEditor(*widget))
        widget->setAutoFillBackground(true); // else the text of the cell shows through
    if (auto *header = qobject_cast<QHeaderView *>(widget))
        header->setTextElideMode(Qt::ElideRight);
    else if (textField(widget)) // asked for its edge before it was known to be a text
        static_cast<QFrame *>(widget)->setFrameShape(static_cast<QFrame *>(widget)->frameShape());
    else if (auto *arrow = qobject_cast<QToolButton *>(widget);
             arrow && qobject_cast<QTabBar *>(widget->parentWidget())) {
        arrow->setAutoRaise(true);
        arrow->setFocusPolicy(Qt::NoFocus); // the arrow keys go through the tabs
    }
}

bool AppStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (auto *table = qobject_cast<QTableView *>(watched->parent()); table && watched == table->viewport()) {
        if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave)
            followMouse(*table, static_cast<const QHoverEvent &>(*event));
        return false;
    }
    // Qt measures the text as it came, and wraps it only where it is wider than the screen.
    if (event->type() == QEvent::Show || event->type() == QEvent::Resize)
        fitTip(*static_cast<QLabel *>(watched));
    return QProxyStyle::eventFilter(watched, event);
}

void AppStyle::fitTip(QLabel &tip)
{
    const QString shown = visibleText(tip.text());
    if (tip.width() <= kWidestTip && shown == tip.text())
        return;
    tip.setWordWrap(true);
    QLabel measured;
    measured.setTextFormat(Qt::PlainText);
    measured.setFont(tip.font());
    measured.setMargin(tip.margin());
    measured.setIndent(tip.indent());
    measured.setText(shown);
    const int width = std::min(kWidestTip, measured.sizeHint().width() + 1);
    measured.setWordWrap(true);
    tip.resize(width, measured.heightForWidth(width));
}

void AppStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                            bool enabled, const QString &text, QPalette::ColorRole role) const
{
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, visibleText(text), role);
}

int AppStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize: return metrics::kIcon;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return metrics::kIndicator;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return metrics::kSpacing;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return metrics::kMargin;
    case PM_HeaderMargin: return metrics::kSpacing;
    case PM_SplitterWidth: return 1;
    case PM_ScrollBarExtent: return metrics::kScrollBar;
    case PM_ScrollBarSliderMin: return kShortestScrollHandle;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_MenuBarPanelWidth:
    case PM_MenuPanelWidth: return 0;
    case PM_MenuHMargin:
    case PM_MenuVMargin: return metrics::kSpacingSmall;
    case PM_MenuBarHMargin:
    case PM_MenuBarVMargin: return 1;
    case PM_ToolTipLabelFrameWidth: return 6;
    case PM_TabBarScrollButtonWidth: return kTabArrowWidth;
    case PM_DefaultFrameWidth:
        if (const QPlainTextEdit *text = textField(widget))
            return text->lineWrapMode() == QPlainTextEdit::NoWrap ? metrics::kFocusRing
                                                                  : metrics::kSpacingSmall;
        return QProxyStyle::pixelMetric(metric, option, widget);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int AppStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                        QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_Widget_Animation_Duration: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_TabBar_Alignment: return Qt::AlignLeft;
    default: return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QSize AppStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                 const QWidget *widget) const
{
    if (type == CT_MenuItem) {
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            return paint::menuItemSize(*item, contents);
    }
    const auto dense = [this](int height) { return metrics::dense(height, m_isCompact); };
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        return QSize(size.width() + metrics::kSpacing,
                     std::max(size.height(), dense(metrics::kControlHeight)));
    case CT_ToolButton:
    case CT_LineEdit: return size.expandedTo({0, dense(metrics::kControlHeight)});
    case CT_ComboBox: // its text begins later than in Fusion
        return QSize(size.width() + 2 * kFieldPadding,
                     std::max(size.height(), dense(metrics::kControlHeight)));
    case CT_SpinBox: return {size.width() + 2 * kFieldPadding, contents.height()}; // and so does this one's
    case CT_CheckBox:
    case CT_RadioButton: return size.expandedTo({0, 24});
    case CT_ItemViewItem:
        return {size.width() + 2 * kCellPadding, std::max(size.height(), dense(metrics::kRowHeight))};
    case CT_HeaderSection: return size.expandedTo({0, dense(28)});
    case CT_TabBarTab: return QSize(size.width() + metrics::kSpacing, std::max(size.height(), dense(34)));
    case CT_MenuBarItem: return contents + QSize(2 * metrics::kSpacing, metrics::kSpacing);
    default: return size;
    }
}

QRect AppStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents && !isWithinField(widget))
        return rect.adjusted(kFieldPadding, 0, -kFieldPadding, 0);
    if (element == SE_ItemViewItemText)
        return rect.adjusted(kCellPadding, 0, -kCellPadding, 0);
    if (element == SE_ItemViewItemFocusRect)
        return option->rect; // around the box as well
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    const bool isAtEnd = item != nullptr && item->decorationPosition == QStyleOptionViewItem::Right;
    if (element == SE_ItemViewItemCheckIndicator || (element == SE_ItemViewItemDecoration && !isAtEnd))
        return rect.translated(option->direction == Qt::RightToLeft ? -kCellPadding : kCellPadding, 0);
    return rect;
}

QRect AppStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                               SubControl subControl, const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return scrollBarPart(*slider, subControl);
    }
    const QRect rect = QProxyStyle::subControlRect(control, option, subControl, widget);
    if ((control == CC_ComboBox && subControl == SC_ComboBoxEditField)
        || (control == CC_SpinBox && subControl == SC_SpinBoxEditField)) {
        const QRect inner = rect.adjusted(kFieldPadding, 0, 0, 0);
        return option->direction == Qt::RightToLeft ? rect.adjusted(0, 0, -kFieldPadding, 0) : inner;
    }
    return rect;
}

QIcon AppStyle::standardIcon(StandardPixmap standard, const QStyleOption *option, const QWidget *widget) const
{
    const auto own = [this](Icon icon, Tint tint) { return QIcon(new IconEngine(icon, tint, m_tokens)); };
    switch (standard) {
    case SP_LineEditClearButton: return own(Icon::Close, Tint::Muted);
    case SP_MessageBoxInformation: return own(Icon::Info, Tint::Info);
    case SP_MessageBoxWarning: return own(Icon::Warning, Tint::Warn);
    case SP_MessageBoxCritical: return own(Icon::Error, Tint::Error);
    default: return QProxyStyle::standardIcon(standard, option, widget);
    }
}

void AppStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const auto arrow = [&](Qt::ArrowType direction) {
        paint::chevron(*painter, option->rect, direction, m_tokens->muted);
    };
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: paint::checkBox(*painter, *option, *m_tokens); return;
    case PE_IndicatorRadioButton: paint::radioButton(*painter, *option, *m_tokens); return;
    case PE_FrameLineEdit:
        return paint::roundedRect(*painter, option->rect, metrics::kRadius, QColor(), m_tokens->outline);
    case PE_PanelLineEdit:
        if (isWithinField(widget))
            return;
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame && frame->lineWidth > 0)
            paint::lineEdit(*painter, *option, *m_tokens);
        return;
    case PE_FrameGroupBox:
        // Fusion passes the whole box and leaves it to this place to keep clear of the title.
        return paint::roundedRect(*painter, option->rect.adjusted(0, titleHeight(*option), 0, 0),
                                  metrics::kRadius, QColor(), m_tokens->outline);
    case PE_FrameFocusRect: drawFocus(*option, *painter, widget); return;
    case PE_PanelButtonCommand:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            paint::pushButton(*painter, *button, *m_tokens);
        return;
    case PE_PanelButtonTool: paint::toolButton(*painter, *option, *m_tokens); return;
    case PE_PanelMenu:
    case PE_PanelTipLabel: paint::menuPanel(*painter, *option, *m_tokens); return;
    case PE_FrameMenu:
    case PE_PanelStatusBar:
    case PE_FrameStatusBarItem:
    case PE_PanelMenuBar:
    case PE_FrameTabWidget:
    case PE_PanelScrollAreaCorner:
    case PE_IndicatorTabTearLeft: // the arrows tell that there are more
    case PE_IndicatorTabTearRight: return;
    case PE_FrameTabBarBase: {
        // Below what stands in a corner beside the tabs the line goes on at their height. Of that corner, too, the
        // style is told with the tab bar.
        const auto *tabs = qobject_cast<const QTabBar *>(widget);
        const int bottom =
            tabs ? std::min(tabs->geometry().bottom(), option->rect.bottom()) : option->rect.bottom();
        painter->fillRect(QRect(option->rect.left(), bottom, option->rect.width(), 1), m_tokens->line);
        return;
    }
    case PE_Frame:
        if (textField(widget))
            return paint::lineEdit(*painter, *option, *m_tokens);
        return paint::roundedRect(*painter, option->rect, metrics::kRadius - 2, QColor(), m_tokens->line);
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem row(*item);
            if (isInRowUnderMouse(*item, widget))
                row.state |= State_MouseOver;
            paint::row(*painter, row, *m_tokens);
        }
        return;
    case PE_IndicatorBranch: paint::branch(*painter, *option, *m_tokens); return;
    case PE_IndicatorArrowDown: return arrow(Qt::DownArrow);
    case PE_IndicatorArrowUp: return arrow(Qt::UpArrow);
    case PE_IndicatorArrowLeft: return arrow(Qt::LeftArrow);
    case PE_IndicatorArrowRight: return arrow(Qt::RightArrow);
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void AppStyle::drawFocus(const QStyleOption &option, QPainter &painter, const QWidget *widget) const
{
    if (!(option.state & State_KeyboardFocusChange))
        return;
    QStyleOption ring = option;
    if (qobject_cast<const QToolButton *>(widget))
        ring.rect.adjust(-kToolButtonFocusInset, -kToolButtonFocusInset, kToolButtonFocusInset,
                         kToolButtonFocusInset);
    paint::focusRing(painter, ring, *m_tokens);
    // A ring in the colour of the button itself would not be seen.
    if (const auto *button = qobject_cast<const QPushButton *>(widget); button && button->isDefault()) {
        paint::roundedRect(painter, QRectF(ring.rect).adjusted(2.5, 2.5, -2.5, -2.5), metrics::kRadius - 2,
                           QColor(), m_tokens->onAccent, 1.5);
    }
}

void AppStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    switch (element) {
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            paint::menuItem(*painter, *item, *proxy(), *m_tokens);
        return;
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, m_tokens->window); return;
    case CE_MenuBarItem:
        painter->fillRect(option->rect, m_tokens->window);
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            paint::menuBarItem(*painter, *item, *proxy(), *m_tokens);
        return;
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            paint::tab(*painter, *tab, *m_tokens);
        return;
    case CE_TabBarTabLabel: // Fusion would draw a frame of its own
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            QStyleOptionTab label = *tab;
            label.state &= ~State_HasFocus;
            QProxyStyle::drawControl(element, &label, painter, widget);
            if (tab->state & State_HasFocus)
                drawFocus(*tab, *painter, widget);
        }
        return;
    case CE_HeaderSection:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            paint::headerSection(*painter, *header, *m_tokens);
        return;
    case CE_Splitter: painter->fillRect(option->rect, m_tokens->line); return;
    case CE_ItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem shown = *item;
            if (item->features & QStyleOptionViewItem::WrapText) {
                QStringList lines = item->text.split(QChar::LineSeparator);
                for (QString &line : lines)
                    line = directedLine(line, item->direction);
                shown.text = lines.join(QChar::LineSeparator);
            } else {
                shown.text = directedLine(item->text, item->direction);
            }
            QProxyStyle::drawControl(element, &shown, painter, widget);
            return;
        }
        break;
    case CE_PushButton:
        QProxyStyle::drawControl(element, option, painter, widget);
        if (option->state & State_HasFocus) // Fusion leaves this to the bevel
            drawFocus(*option, *painter, widget);
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            QStyleOptionButton label = *button;
            // Text on the accent; the palette knows no role for it.
            if ((button->features & QStyleOptionButton::DefaultButton) && (button->state & State_Enabled)) {
                label.palette.setColor(QPalette::ButtonText, m_tokens->onAccent);
                label.icon = paint::inColour(label.icon, label.iconSize, *painter, m_tokens->onAccent);
            }
            if (label.direction == Qt::RightToLeft && !label.icon.isNull() && !label.text.isEmpty())
                paint::mirroredLabel(*painter, label);
            else
                QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void AppStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                  QPainter *painter, const QWidget *widget) const
{
    switch (control) {
    case CC_ToolButton:
        // Fusion would draw the mark of a menu over an icon that stands alone, and in the corner beside a text.
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            button && (button->features & QStyleOptionToolButton::HasMenu)
            && !(button->features & QStyleOptionToolButton::MenuButtonPopup)) {
            QStyleOptionToolButton plain = *button;
            plain.features &= ~QStyleOptionToolButton::HasMenu;
            if (button->toolButtonStyle != Qt::ToolButtonIconOnly) {
                const int room =
                    button->rect.width() - button->iconSize.width() - kMenuMark - 2 * metrics::kSpacing;
                plain.text = button->fontMetrics.elidedText(button->text, Qt::ElideRight, room);
            }
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            if (button->toolButtonStyle != Qt::ToolButtonIconOnly) {
                const QRect end(button->rect.right() + 1 - kMenuMark, button->rect.top(), kMenuMark,
                                button->rect.height());
                paint::chevron(*painter, visualRect(button->direction, button->rect, end), Qt::DownArrow,
                               m_tokens->muted);
            }
            return;
        }
        break;
    case CC_GroupBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionGroupBox *>(option)) {
            QStyleOptionGroupBox shown = *box;
            shown.text = visibleLine(box->text); // the frame keeps clear of what is drawn
            QProxyStyle::drawComplexControl(control, &shown, painter, widget);
            return;
        }
        break;
    case CC_ScrollBar:
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option))
            paint::scrollBar(*painter, *slider, *proxy(), *m_tokens);
        return;
    case CC_ComboBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            paint::lineEdit(*painter, *option, *m_tokens);
            const QRect arrow = proxy()->subControlRect(CC_ComboBox, box, SC_ComboBoxArrow, widget);
            paint::chevron(*painter, arrow, Qt::DownArrow, m_tokens->muted);
        }
        return;
    case CC_SpinBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
            paint::lineEdit(*painter, *option, *m_tokens);
            const auto step = [&](SubControl part, Qt::ArrowType direction,
                                  QAbstractSpinBox::StepEnabledFlag can) {
                const QRect rect = proxy()->subControlRect(CC_SpinBox, box, part, widget);
                paint::chevron(*painter, rect.adjusted(0, 2, 0, -2), direction,
                               box->stepEnabled & can ? m_tokens->muted : m_tokens->disabled);
            };
            step(SC_SpinBoxUp, Qt::UpArrow, QAbstractSpinBox::StepUpEnabled);
            step(SC_SpinBoxDown, Qt::DownArrow, QAbstractSpinBox::StepDownEnabled);
        }
        return;
    default: break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace tooltray::ui
