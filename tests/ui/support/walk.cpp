// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/walk.h"

#include "ui/models/roles.h"
#include "ui/widgets/listpane.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

#include <algorithm>

namespace tooltray::test {
namespace {

QString spokenName(QWidget &widget)
{
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

// Parts that Qt makes within its own widgets; the widget around them speaks for them.
bool isInner(const QWidget &widget)
{
    return widget.objectName().startsWith(u"qt_") || qobject_cast<const QScrollBar *>(&widget)
           || qobject_cast<const QHeaderView *>(&widget)
           || qobject_cast<const QMenuBar *>(widget.parentWidget())
           || qobject_cast<const QTabBar *>(widget.parentWidget())
           || qobject_cast<const QLineEdit *>(widget.parentWidget());
}

QString told(const QRect &place)
{
    return QStringLiteral("%1,%2 %3x%4").arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height());
}

bool isWithinScrollArea(const QWidget &widget)
{
    for (const QWidget *parent = widget.parentWidget(); parent; parent = parent->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea *>(parent))
            return true;
    }
    return false;
}

} // namespace

void select(ui::ListPane &list, const QStringList &ids)
{
    auto *view = list.findChild<QListView *>();
    QItemSelection rows;
    for (int i = 0; i < view->model()->rowCount(); ++i) {
        if (const QModelIndex row = view->model()->index(i, 0); ids.contains(row.data(ui::IdRole).toString()))
            rows.select(row, row);
    }
    view->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
}

QPushButton *buttonWith(const QWidget &part, QString text)
{
    text.remove(u'&');
    for (QPushButton *button : part.findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

QString nameOf(const QWidget &widget)
{
    QString text = widget.accessibleName();
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        text = label->text();
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget); button && text.isEmpty())
        text = button->text();
    return QStringLiteral("%1 (%2)").arg(QString::fromLatin1(widget.metaObject()->className()), text);
}

QList<QWidget *> tabStops(QWidget &window, Qt::Key key, QString &problem)
{
    constexpr int kMaxStops = 500;
    QList<QWidget *> stops;
    for (int pressed = 0; pressed < kMaxStops; ++pressed) {
        QWidget *before = QApplication::focusWidget();
        if (!before || before->window() != &window) {
            problem = QStringLiteral("The keyboard has left the window for ")
                      + (before ? nameOf(*before) : QStringLiteral("nowhere"));
            return stops;
        }
        if (stops.contains(before)) {
            if (before != stops.constFirst())
                problem = QStringLiteral("Tab goes in a circle that leaves out the beginning, at ")
                          + nameOf(*before);
            return stops;
        }
        stops.append(before);
        // Texts stop at each of their links before they let the keyboard on.
        constexpr int kMaxLinks = 20;
        for (int link = 0; link < kMaxLinks && QApplication::focusWidget() == before; ++link)
            QTest::keyClick(before, key);
        if (QApplication::focusWidget() == before) {
            problem = QStringLiteral("The keyboard cannot leave ") + nameOf(*before);
            return stops;
        }
    }
    problem = QStringLiteral("There is no end to the stops.");
    return stops;
}

QList<QWidget *> controls(const QWidget &window)
{
    QList<QWidget *> found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isControl = qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget)
                               || qobject_cast<QAbstractItemView *>(widget)
                               || qobject_cast<QComboBox *>(widget);
        if (isControl && widget->isVisibleTo(&window) && widget->window() == &window && widget->isEnabled()
            && !isInner(*widget))
            found.append(widget);
    }
    return found;
}

QStringList clipped(const QWidget &window)
{
    QStringList problems;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != window.window() || isInner(*widget))
            continue;
        const QWidget &parent = *widget->parentWidget();
        // Mirrored, a splitter counts one pixel too many.
        const bool isMirrored = qobject_cast<const QSplitter *>(&parent) && parent.isRightToLeft();
        if (!parent.rect().adjusted(0, 0, isMirrored ? 1 : 0, 0).contains(widget->geometry())
            && !isWithinScrollArea(*widget))
            problems.append(
                QStringLiteral("%1 at %2 does not fit into %3 of %4")
                    .arg(nameOf(*widget), told(widget->geometry()), nameOf(parent), told(parent.rect())));
        QSize wanted = widget->minimumSizeHint();
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            wanted = label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
            if (label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
                wanted.setWidth(0); // shortens its text on purpose
        }
        // Lines that wrap need less height than at the narrowest width, which the hint is about.
        if (const QLayout *layout = widget->layout(); layout != nullptr && layout->hasHeightForWidth())
            wanted.setHeight(std::min(wanted.height(), layout->totalMinimumHeightForWidth(widget->width())));
        if (qobject_cast<const QPlainTextEdit *>(widget))
            wanted.setHeight(0); // it scrolls, however low it is
        if (qobject_cast<const QComboBox *>(&parent))
            wanted.setHeight(0); // the choice around the field draws its edge
        if (const auto *box = qobject_cast<const QAbstractSpinBox *>(widget)) {
            const auto *field = box->findChild<QLineEdit *>();
            if (field->fontMetrics().horizontalAdvance(box->text()) > field->width())
                problems.append(QStringLiteral("%1 cuts off %2").arg(nameOf(*widget), box->text()));
        }
        if (const auto *area = qobject_cast<const QScrollArea *>(widget);
            area && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
            && area->widget()->width() > area->viewport()->width())
            problems.append(QStringLiteral("%1 shows %2 of %3 px and scrolls only down")
                                .arg(nameOf(*widget))
                                .arg(area->viewport()->width())
                                .arg(area->widget()->width()));
        const QSize given = widget->size();
        if (given.width() < wanted.width() || given.height() < wanted.height())
            problems.append(QStringLiteral("%1 has %2x%3 and wants %4x%5")
                                .arg(nameOf(*widget))
                                .arg(given.width())
                                .arg(given.height())
                                .arg(wanted.width())
                                .arg(wanted.height()));
    }
    return problems;
}

namespace {

constexpr int kMaxRows = 60; // of a view

// What a tooltip with the text would draw. It is shown in fact, by the same function that Qt calls for all of them.
QString readAsMarkup(const QString &tip, QWidget &widget)
{
    if (!Qt::mightBeRichText(tip))
        return {};
    QToolTip::showText({10, 10}, tip, &widget);
    QString problem = QStringLiteral("%1 has a tip that is not shown: %2").arg(nameOf(widget), tip);
    for (QWidget *shown : QApplication::topLevelWidgets()) {
        const auto *label = qobject_cast<const QLabel *>(shown);
        if (!label || !shown->inherits("QTipLabel") || label->text() != tip)
            continue;
        problem = label->textFormat() == Qt::PlainText
                      ? QString()
                      : QStringLiteral("%1 reads its tip as markup: %2").arg(nameOf(widget), tip);
    }
    QToolTip::hideText();
    return problem;
}

void addTips(const QAbstractItemModel &model, const QModelIndex &parent, QWidget &view, QStringList &problems)
{
    for (int row = 0; row < std::min(kMaxRows, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            problems.append(
                readAsMarkup(model.index(row, column, parent).data(Qt::ToolTipRole).toString(), view));
        if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first))
            addTips(model, first, view, problems);
    }
}

// Markup that the window writes itself must have no tag in it but its own.
bool hasForeignTags(const QString &html)
{
    static const QRegularExpression own(QStringLiteral(
        "</?(?:p|b|i|s|a|br|code|span|h[1-4]|ul|ol|li|table|tr|td|th|kbd|pre|hr|div|em|strong|dl|dt|dd)"
        "(?: (?:style|href|class|colspan|align)=\"[^\"<>]*\")* ?/?>"));
    QString rest = html;
    return rest.remove(own).contains(u'<');
}

} // namespace

QStringList markup(const QWidget &window)
{
    QStringList problems;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        if (label && label->textFormat() == Qt::AutoText)
            problems.append(QStringLiteral("%1 may read its text as markup").arg(nameOf(*widget)));
        if (label && label->textFormat() != Qt::PlainText && hasForeignTags(label->text()))
            problems.append(QStringLiteral("%1 has markup that is not the window's").arg(nameOf(*widget)));
        if (auto *text = qobject_cast<QTextEdit *>(widget); text && text->toHtml().contains(u"<img"))
            problems.append(QStringLiteral("%1 shows a picture").arg(nameOf(*widget)));
        problems.append(readAsMarkup(widget->toolTip(), *widget));
        if (auto *view = qobject_cast<QAbstractItemView *>(widget);
            view && view->model() && view->isVisible())
            addTips(*view->model(), {}, *view, problems);
    }
    problems.removeAll(QString());
    return problems;
}

QStringList unnamed(const QWidget &window)
{
    QStringList problems;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        // A message that is not shown yet gets its words with what it is going to say.
        const auto *label = qobject_cast<const QLabel *>(widget);
        const bool isSilent = label && label->text().isEmpty() && !widget->isVisible();
        const bool speaks = widget->focusPolicy() != Qt::NoFocus && !isInner(*widget) && !isSilent
                            && !qobject_cast<QMenuBar *>(widget);
        QString name = spokenName(*widget);
        // What is chosen in a box is no name of it.
        if (const auto *box = qobject_cast<QComboBox *>(widget); box && name == box->currentText())
            name.clear();
        if (speaks && widget->window() == &window && name.isEmpty())
            problems.append(nameOf(*widget));
    }
    return problems;
}

} // namespace tooltray::test
