// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/galleryorder.h"

#include "ui/support/rest.h"

#include <QAbstractItemView>
#include <QFile>
#include <QFileInfo>
#include <QPixmap>
#include <QTabWidget>

#include <cstdio>

namespace tooltray::test {

bool settle(const Order &order)
{
    const bool isSettled = order.engine ? finishesWork(*order.engine) : finishesWork();
    if (!isSettled)
        std::fputs("A window is not done with its work.\n", stderr);
    return isSettled;
}

bool save(QWidget &widget, const Order &order, const QString &what)
{
    return settle(order) && widget.grab().save(order.file(what));
}

bool choose(const QWidget &window, const QString &text)
{
    for (auto *view : window.findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || view->model() == nullptr)
            continue;
        const QAbstractItemModel &model = *view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                if (model.index(row, column).data().toString() != text)
                    continue;
                view->setCurrentIndex(model.index(row, 0));
                return finishesWork();
            }
        }
    }
    return false;
}

bool showTab(QWidget *part)
{
    bool isShown = false;
    for (QWidget *page = part; page && page->parentWidget(); page = page->parentWidget()) {
        auto *tabs = qobject_cast<QTabWidget *>(page->parentWidget()->parentWidget());
        if (tabs == nullptr || tabs->indexOf(page) < 0)
            continue;
        tabs->setCurrentWidget(page);
        isShown = true;
    }
    if (!isShown)
        std::fputs("A side of a tool is in no tab.\n", stderr);
    return isShown && finishesWork();
}

bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
           && file.write(content) == content.size();
}

} // namespace tooltray::test
