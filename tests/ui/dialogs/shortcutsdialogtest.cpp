// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcutsdialog.h"

#include "support/testcase.h"
#include "ui/actions/actionregistry.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

using namespace tooltray::ui;

namespace {

// "Command=Keys" of the rows that can be seen.
QStringList visibleRows(const QTreeWidget &list)
{
    QStringList rows;
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = list.topLevelItem(i);
        for (int row = 0; row < group->childCount(); ++row) {
            const QTreeWidgetItem *item = group->child(row);
            if (!group->isHidden() && !item->isHidden())
                rows.append(item->text(0) + u'=' + item->text(1));
        }
    }
    return rows;
}

} // namespace

class ShortcutsDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsAndFiltersWhatHasKeys()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ActionRegistry registry(theme);
        registry.add({.id = QStringLiteral("a"),
                      .section = ActionSection::View,
                      .text = "&Find page",
                      .shortcuts = {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::SHIFT | Qt::Key_P}});
        registry.add({.id = QStringLiteral("b"), .section = ActionSection::View, .text = "Without keys"});
        registry.add({.id = QStringLiteral("c"),
                      .section = ActionSection::File,
                      .text = "&Quit",
                      .shortcuts = {Qt::CTRL | Qt::Key_Q}});
        QPointer<ShortcutsDialog> dialog = new ShortcutsDialog(registry);
        dialog->open();
        auto *list = dialog->findChild<QTreeWidget *>();
        auto *filter = dialog->findChild<QLineEdit *>();
        const QString quit = QStringLiteral("Quit=Ctrl+Q");
        const QString find = QStringLiteral("Find page=Ctrl+K or Ctrl+Shift+P");
        QCOMPARE(visibleRows(*list), QStringList({quit, find}));
        filter->setText(QStringLiteral("shift"));
        QCOMPARE(visibleRows(*list), QStringList({find}));
        filter->setText(QStringLiteral("QUIT"));
        QCOMPARE(visibleRows(*list), QStringList({quit}));
        filter->clear();
        QCOMPARE(visibleRows(*list).size(), 2);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
    }
};

TOOLTRAY_TEST(ShortcutsDialogTest)
#include "shortcutsdialogtest.moc"
