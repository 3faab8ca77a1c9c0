// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formrows.h"

#include "ui/theme/metrics.h"

#include <QEvent>
#include <QLayout>
#include <QStyle>
#include <QWidget>
#include <QWidgetItem>

#include <algorithm>

namespace tooltray::ui {
namespace {

// A label beside a field of one line is level with its text; beside a higher one it stays at the top.
constexpr double kLabelShare = 1.75;
constexpr int kAnyWidth = 10'000;

int heightAt(const QLayoutItem &item, int width)
{
    const int wanted = item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
    return std::clamp(wanted, item.minimumSize().height(),
                      std::max(item.minimumSize().height(), item.maximumSize().height()));
}

} // namespace

FormRows::FormRows(QWidget *parent) : QLayout(parent)
{
    setContentsMargins({});
    setSpacing(metrics::kSpacing);
}

FormRows::~FormRows()
{
    while (QLayoutItem *item = takeAt(0))
        delete item;
}

void FormRows::addRow(QLabel *label, QWidget *field)
{
    append(label, field, false);
}

void FormRows::addRow(QWidget *whole)
{
    append(nullptr, whole, true);
}

void FormRows::addUnlabelled(QWidget *field)
{
    append(nullptr, field, false);
}

void FormRows::append(QLabel *label, QWidget *field, bool isWhole)
{
    for (QWidget *widget : {static_cast<QWidget *>(label), field}) {
        if (widget != nullptr)
            addChildWidget(widget);
    }
    m_rows.push_back({label ? new QWidgetItem(label) : nullptr, new QWidgetItem(field), isWhole});
    invalidate();
}

void FormRows::addItem(QLayoutItem *item)
{
    m_rows.push_back({nullptr, item, true});
    invalidate();
}

int FormRows::count() const
{
    int count = 0;
    for (const Row &row : m_rows)
        count += (row.label ? 1 : 0) + (row.field ? 1 : 0);
    return count;
}

QLayoutItem *FormRows::itemAt(int index) const
{
    for (const Row &row : m_rows) {
        for (QLayoutItem *item : {row.label, row.field}) {
            if (item && index-- == 0)
                return item;
        }
    }
    return nullptr;
}

QLayoutItem *FormRows::takeAt(int index)
{
    QLayoutItem *taken = itemAt(index);
    for (Row &row : m_rows) {
        if (row.label == taken)
            row.label = nullptr;
        if (row.field == taken)
            row.field = nullptr;
    }
    std::erase_if(m_rows, [](const Row &row) { return !row.label && !row.field; });
    invalidate();
    return taken;
}

// The width of those labels that have room beside their field.
int FormRows::labelWidth(int width) const
{
    int widest = 0;
    for (const Row &row : m_rows) {
        if (!row.label || row.label->isEmpty() || !row.field)
            continue;
        const int wanted = row.label->sizeHint().width();
        if (wanted + spacing() + row.field->minimumSize().width() <= width)
            widest = std::max(widest, wanted);
    }
    return widest;
}

int FormRows::lay(const QRect &rect, Purpose purpose) const
{
    const int labels = labelWidth(rect.width());
    const int besides = labels > 0 ? labels + spacing() : 0;
    int y = rect.top();
    const auto place = [&](QLayoutItem &item, int x, int width, int height) {
        if (purpose == Purpose::Place)
            item.setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), rect,
                                                QRect(rect.left() + x, y, width, height)));
    };
    for (const Row &row : m_rows) {
        if (!row.field || row.field->isEmpty())
            continue;
        if (y > rect.top())
            y += spacing();
        QLayoutItem *label = row.label && !row.label->isEmpty() ? row.label : nullptr;
        const bool hasRoom = besides + row.field->minimumSize().width() <= rect.width()
                             && (!label || label->sizeHint().width() <= labels);
        const int from = row.isWhole || !hasRoom ? 0 : besides;
        const int width = rect.width() - from;
        const int height = heightAt(*row.field, width);
        if (label) {
            const int wanted = label->sizeHint().height();
            if (hasRoom) {
                place(*label, 0, labels, std::max(wanted, std::min(height, int(wanted * kLabelShare))));
            } else {
                place(*label, 0, rect.width(), wanted);
                y += wanted + metrics::kSpacingSmall;
            }
        }
        place(*row.field, from, width, height);
        y += height;
    }
    return y - rect.top();
}

QSize FormRows::sizeHint() const
{
    const int labels = labelWidth(kAnyWidth);
    int width = 0;
    for (const Row &row : m_rows) {
        if (row.field && !row.field->isEmpty())
            width = std::max(width, row.field->sizeHint().width()
                                        + (row.isWhole || labels == 0 ? 0 : labels + spacing()));
    }
    return {width, lay(QRect(0, 0, width, 0), Purpose::Measure)};
}

QSize FormRows::minimumSize() const
{
    int width = 0;
    for (const Row &row : m_rows) {
        if (!row.field || row.field->isEmpty())
            continue;
        width = std::max(width, row.field->minimumSize().width());
        if (row.label && !row.label->isEmpty())
            width = std::max(width, row.label->minimumSize().width());
    }
    return {width, lay(QRect(0, 0, kAnyWidth, 0), Purpose::Measure)}; // as low as they get
}

int FormRows::heightForWidth(int width) const
{
    return lay(QRect(0, 0, width, 0), Purpose::Measure);
}

void FormRows::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    lay(rect, Purpose::Place);
}

WheelGuard::WheelGuard(QObject *parent) : QObject(parent) {}

bool WheelGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
        return false;
    event->ignore();
    return true;
}

namespace {

// Not what only hands the keyboard on to one of its parts.
bool isControl(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy();
}

} // namespace

QWidgetList controlsOf(const QLayout &layout)
{
    QWidgetList controls;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem *item = layout.itemAt(i);
        QWidget *widget = item->widget();
        if (widget && isControl(*widget))
            controls.append(widget);
        else if (const QLayout *inner = widget ? widget->layout() : item->layout())
            controls += controlsOf(*inner);
    }
    return controls;
}

void orderTabs(const QWidgetList &controls)
{
    for (qsizetype i = 1; i < controls.size(); ++i)
        QWidget::setTabOrder(controls[i - 1], controls[i]);
}

} // namespace tooltray::ui
