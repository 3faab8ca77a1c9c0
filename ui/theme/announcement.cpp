// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/announcement.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace tooltray::ui {
namespace {

QAccessibleInterface *notificationFor(const QString &kind, QObject *object)
{
    if (kind != QLatin1StringView(Announcement::staticMetaObject.className()))
        return nullptr;
    return new QAccessibleWidget(static_cast<QWidget *>(object), QAccessible::Notification);
}

} // namespace

Announcement::Announcement(QWidget &window) : QWidget(&window)
{
    QAccessible::installFactory(notificationFor);
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

} // namespace tooltray::ui
