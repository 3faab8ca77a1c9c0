// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/comparedialog.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "json/parser.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QPainter>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

CompareSide comparedSide(const QString &title, const char *body)
{
    return {title, std::make_shared<const std::string>(QByteArray(body).replace('\'', '"').toStdString())};
}

CompareDialog *openCompared(const Theme &theme)
{
    return new CompareDialog(
        theme,
        comparedSide(QStringLiteral("#41, 14:02:22"),
                     "{'data':{'order':{'id':'gid:7','state':'open','total':12.50,'lines':[{'sku':'A','n':1},"
                     "{'sku':'B','n':2}],'customer':{'name':'Ada','email':'ada@example.com'},'notes':[],"
                     "'tags':['new'],'created':'2026-01-31'}}}"),
        comparedSide(
            QStringLiteral("#57, 14:11:03"),
            "{'data':{'order':{'state':'paid','id':'gid:7','total':12.50,'lines':[{'sku':'A','n':1}],"
            "'customer':{'name':'Ada Lovelace','email':'ada@example.com'},'notes':[],'tags':['new'],"
            "'created':'2026-01-31','paid':true}}}"));
}

} // namespace

class CompareDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestFont(); }

    void drawBothSides_data() { test::addThemeRows(); }

    void drawBothSides()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        const QPointer<CompareDialog> dialog = openCompared(theme);
        dialog->open();
        QTRY_VERIFY(dialog->isComplete());
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(test::savePicture(*dialog, QStringLiteral("compare-") + tag));
        QCOMPARE(test::unnamed(*dialog).join(u'\n'), QString());
        dialog->findChildren<QCheckBox *>().constFirst()->click();
        QTRY_VERIFY(dialog->isComplete());
        dialog->findChildren<QCheckBox *>().constLast()->click();
        QVERIFY(test::savePicture(*dialog, QStringLiteral("compare-differences-") + tag));
        dialog->close();
        QTRY_VERIFY(!dialog);
    }

    void theSidesAreTheSameInAMirroredWindow()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        const auto numbers = [&theme](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            const std::unique_ptr<CompareDialog> dialog(openCompared(theme));
            const auto *view = dialog->findChild<QTableView *>();
            QImage image(80, 24, QImage::Format_RGB32);
            image.fill(Qt::white);
            if (!QTest::qWaitFor([&] { return dialog->isComplete(); }))
                return QImage();
            QStyleOptionViewItem option;
            option.rect = image.rect();
            option.font = view->font();
            option.fontMetrics = view->fontMetrics();
            QPainter painter(&image);
            view->itemDelegate()->paint(&painter, option, view->model()->index(0, 0));
            return image;
        };
        const QImage mirrored = numbers(Qt::RightToLeft);
        const QImage usual = numbers(Qt::LeftToRight);
        QVERIFY(!usual.isNull());
        QCOMPARE(mirrored, usual);
    }

    void goesFromDifferenceToDifference()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        const QPointer<CompareDialog> dialog = openCompared(theme);
        dialog->open();
        QTRY_VERIFY(dialog->isComplete());
        auto *view = dialog->findChild<QTableView *>();
        const auto buttons = dialog->findChildren<QToolButton *>();
        QList<int> rows;
        const int first = view->currentIndex().row();
        do {
            rows.append(view->currentIndex().row());
            buttons.constLast()->click();
        } while (view->currentIndex().row() != first && rows.size() < 50);
        QVERIFY(rows.size() > 2);
        QVERIFY(std::is_sorted(rows.begin(), rows.end()));
        buttons.constFirst()->click(); // back around the beginning
        QCOMPARE(view->currentIndex().row(), rows.constLast());
        delete dialog;
    }

    void copiesThePatch()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        const QPointer<CompareDialog> dialog =
            new CompareDialog(theme, comparedSide(QStringLiteral("a"), "{'a':1}"),
                              comparedSide(QStringLiteral("b"), "{'a':2}"));
        dialog->open();
        QTRY_VERIFY(dialog->isComplete());
        QGuiApplication::clipboard()->clear();
        dialog->findChildren<QPushButton *>().constFirst()->click();
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const json::Parsed patch = json::parse(QGuiApplication::clipboard()->text().toStdString());
        QVERIFY(patch);
        QCOMPARE(patch.value[0]["path"].toString(), std::string_view("/a"));
        delete dialog;
    }
};

TOOLTRAY_TEST(CompareDialogTest)
#include "comparedialogtest.moc"
