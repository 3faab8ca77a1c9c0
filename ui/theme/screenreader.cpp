// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/screenreader.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QScrollArea>
#include <QTabWidget>

namespace tooltray::ui {
namespace {

// Qt gives it no role, so that its name would not be read.
class Group final : public QAccessibleWidget {
public:
    explicit Group(QWidget *widget) : QAccessibleWidget(widget) {}

    QAccessible::Role role() const override
    {
        if (widget()->accessibleName().isEmpty())
            return QAccessibleWidget::role();
        return childCount() > 0 ? QAccessible::Grouping : QAccessible::Graphic; // one that paints itself
    }
};

template <typename Widget>
bool isClassOf(const QString &kind)
{
    return kind == QLatin1StringView(Widget::staticMetaObject.className());
}

// Asked for each class of a widget, from its own on.
QAccessibleInterface *withRole(const QString &kind, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (widget && isClassOf<Announcement>(kind))
        return new QAccessibleWidget(widget, QAccessible::Notification);
    if (widget && (isClassOf<QTabWidget>(kind) || isClassOf<QScrollArea>(kind) || isClassOf<QWidget>(kind)))
        return new Group(widget);
    return nullptr;
}

} // namespace

Announcement::Announcement(QWidget &window) : QWidget(&window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1); // what has no size is taken for hidden
    show();
}

Announcement::~Announcement() = default;

// Qt 6.4 passes no alert on to AT-SPI and has no event for announcements. What it does pass on is that something
// appears, and screen readers read notifications that appear.
void Announcement::say(const QWidget &widget, const QString &text)
{
    QWidget &window = *widget.window();
    if (text.isEmpty() || !window.isVisible())
        return;
    auto *notice = window.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
    if (!notice)
        notice = new Announcement(window);
    notice->setAccessibleName(text);
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(notice, kind);
        QAccessible::updateAccessibility(&event);
    }
}

void installRoles()
{
    QAccessible::installFactory(withRole);
}

} // namespace tooltray::ui
