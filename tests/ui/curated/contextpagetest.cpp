// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/context/contextpage.h"

#include "support/testcase.h"
#include "ui/curated/curatedfixture.h"
#include "ui/models/contextmodel.h"
#include "ui/pages/context/envimportdialog.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/undonotice.h"

#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTreeWidget>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

workspace::ContextVariable pageVariable(const std::string &key, json::Value value,
                                        const std::string &description = {})
{
    workspace::ContextVariable variable;
    variable.key = key;
    variable.value = std::move(value);
    variable.description = description;
    return variable;
}

bool fillContext(test::CuratedFixture &fixture)
{
    workspace::Endpoint endpoint;
    endpoint.name = "demo";
    endpoint.url = "http:/"
                   "/127.0.0.1:1/graphql";
    workspace::Credential credential;
    credential.name = "github";
    workspace::ContextVariable secret = pageVariable("API_TOKEN", nullptr, "For the reports.");
    secret.credential = "github";
    return fixture.put(endpoint) && fixture.put(credential) && fixture.put(secret)
           && fixture.put(pageVariable("WORKSPACE_ID", "workspace_123", "Where everything happens."))
           && fixture.put(pageVariable("PROJECT", ""))
           && fixture.put(pageVariable("LIMIT", 20), workspace::Layer::Session)
           && fixture.put(
               test::curatedTool("list_issues", "query ($project: ID!, $workspaceId: ID!) { issues }"));
}

const workspace::ContextVariable *known(const test::CuratedFixture &fixture, const char *key)
{
    return fixture.workspace().find<workspace::ContextVariable>(key);
}

QPushButton *saveOf(const VariableDialog &dialog)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("Save"))
            return button;
    }
    return nullptr;
}

QStringList unnamedOf(const QWidget &window)
{
    QStringList names = test::unnamed(window);
    names.removeAll(QStringLiteral("QLabel ()"));
    return names;
}

} // namespace

class ContextPageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawThePage_data() { test::addThemeRows(); }

    void drawThePage()
    {
        QFETCH(ThemeChoice, choice);
        test::CuratedFixture fixture(choice);
        const QString tag = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(fixture.open());
        ContextPage page(fixture.context());
        page.resize(1100, 460);
        page.show();
        QVERIFY(test::savePicture(page, QStringLiteral("context-empty-") + tag));
        QVERIFY(fillContext(fixture));
        QTRY_COMPARE(page.findChild<ContextModel *>()->missing(), QStringList{QStringLiteral("PROJECT")});
        page.findChild<QTableView *>()->setFocus();
        QCoreApplication::processEvents();
        QVERIFY(test::savePicture(page, QStringLiteral("context-") + tag));
        QCOMPARE(unnamedOf(page).join(u'|'), QString());
    }

    void cellsAreEditedInPlace()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        ContextPage page(fixture.context());
        page.show();
        auto *model = page.findChild<ContextModel *>();
        const int row = model->rowOf(QStringLiteral("PROJECT"));
        model->setData(model->index(row, ContextModel::ValueColumn), QStringLiteral("p7"), Qt::EditRole);
        QTRY_COMPARE(known(fixture, "PROJECT")->value, json::Value("p7"));
        QTRY_VERIFY(page.findChild<UndoNotice *>()->isVisible());
        page.findChild<UndoNotice *>()->findChild<QPushButton *>()->click();
        QTRY_COMPARE(known(fixture, "PROJECT")->value, json::Value(""));
    }

    void aFilterThatMatchesNothingSaysSo()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        ContextPage page(fixture.context());
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        auto *view = page.findChild<QTableView *>();
        const int all = view->model()->rowCount();
        view->setFocus();
        QTest::keyClick(view, Qt::Key_Z); // begins to filter, not to edit
        auto *filter = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(filter);
        QCOMPARE(filter->accessibleName(), QStringLiteral("Filter variables"));
        QTest::keyClicks(filter, QStringLiteral("zz"));
        QCOMPARE(filter->text(), QStringLiteral("zzz"));
        QVERIFY(!view->isVisible());
        bool isSaid = false;
        for (const auto *label : page.findChildren<QLabel *>())
            isSaid = isSaid || (label->isVisible() && label->text() == u"No variable matches zzz.");
        QVERIFY(isSaid);
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(filter->hasFocus());
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(view->isVisible());
        QCOMPARE(view->model()->rowCount(), all);
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(view->hasFocus());
        QVERIFY(view->currentIndex().isValid());
    }

    void aClickOnAHeadingOrdersTheRowsAndIsKept()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        const auto keys = [](const ContextPage &page) {
            const QAbstractItemModel &rows = *page.findChild<QTableView *>()->model();
            QStringList found;
            for (int row = 0; row < rows.rowCount(); ++row)
                found.append(rows.index(row, ContextModel::KeyColumn).data().toString());
            return found;
        };
        const QStringList byName{QStringLiteral("API_TOKEN"), QStringLiteral("LIMIT"),
                                 QStringLiteral("PROJECT"), QStringLiteral("WORKSPACE_ID")};
        {
            ContextPage page(fixture.context());
            page.resize(1100, 460);
            page.show();
            QCoreApplication::processEvents();
            QCOMPARE(keys(page), byName);
            auto *heading = page.findChild<QTableView *>()->horizontalHeader();
            const QPoint onName(heading->sectionViewportPosition(ContextModel::KeyColumn) + 20,
                                heading->height() / 2);
            QTest::mouseClick(heading->viewport(), Qt::LeftButton, {}, onName);
            QCOMPARE(keys(page), QStringList(byName.crbegin(), byName.crend()));
        }
        const ContextPage again(fixture.context());
        QCOMPARE(keys(again), QStringList(byName.crbegin(), byName.crend()));
    }

    void deletesWithAWayBack()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        ContextPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("PROJECT")});
        QTest::keyClick(page.findChild<QTableView *>(), Qt::Key_Delete);
        QTRY_VERIFY(!known(fixture, "PROJECT"));
        QTRY_VERIFY(page.findChild<UndoNotice *>()->isVisible());
        page.findChild<UndoNotice *>()->findChild<QPushButton *>()->click();
        QTRY_VERIFY(known(fixture, "PROJECT"));
    }

    void theWayBackIsThatOfWhatWasDeleted()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        ContextPage page(fixture.context());
        page.show();
        page.showPlace({.page = {}, .item = QStringLiteral("PROJECT")});
        QTest::keyClick(page.findChild<QTableView *>(), Qt::Key_Delete);
        QTRY_VERIFY(page.findChild<UndoNotice *>()->isVisible());
        workspace::ContextVariable later;
        later.key = "LATER";
        later.value = json::Value("since");
        QVERIFY(fixture.put(later));
        page.findChild<UndoNotice *>()->findChild<QPushButton *>()->click();
        QTRY_VERIFY(known(fixture, "PROJECT"));
        QVERIFY(known(fixture, "LATER"));
    }

    void newVariablesAreCheckedWhileTheyAreTyped()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        const QPointer<VariableDialog> dialog = new VariableDialog(fixture.context(), {});
        dialog->open();
        const auto edits = dialog->findChildren<QLineEdit *>();
        auto *save = saveOf(*dialog);
        QVERIFY(save->isDefault());
        QVERIFY(!save->isEnabled());
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->text().contains(u'&'))
                QVERIFY2(label->buddy(), qPrintable(label->text())); // else the & is shown
        }
        edits[0]->setText(QStringLiteral("PROJECT"));
        QVERIFY(!save->isEnabled()); // there already
        edits[0]->setText(QStringLiteral("not a name!"));
        QVERIFY(!save->isEnabled());
        edits[0]->setText(QStringLiteral("TEAM"));
        edits[1]->setText(QStringLiteral("7"));
        QVERIFY(test::savePicture(*dialog, QStringLiteral("context-new")));
        QCOMPARE(unnamedOf(*dialog).join(u'|'), QString());
        save->click();
        QTRY_VERIFY(!dialog);
        QCOMPARE(known(fixture, "TEAM")->value, json::Value(7));
    }

    void renamesAndChangesAtOnce()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        const QPointer<VariableDialog> dialog =
            new VariableDialog(fixture.context(), QStringLiteral("PROJECT"));
        dialog->open();
        const auto edits = dialog->findChildren<QLineEdit *>();
        edits[0]->setText(QStringLiteral("PROJECT_ID"));
        edits[1]->setText(QStringLiteral("p1"));
        saveOf(*dialog)->click();
        QTRY_VERIFY(!dialog);
        QVERIFY(!known(fixture, "PROJECT"));
        QCOMPARE(known(fixture, "PROJECT_ID")->value, json::Value("p1"));
    }

    void importsWhatIsChosen()
    {
        test::CuratedFixture fixture;
        QVERIFY(fixture.open() && fillContext(fixture));
        QFile file(fixture.folder.filePath(QStringLiteral(".env")));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("WORKSPACE_ID=workspace_123\nPROJECT=p9\nREGION=eu-central-1\nwhat is this\n");
        file.close();
        const QPointer<EnvImportDialog> dialog = new EnvImportDialog(fixture.context(), file.fileName());
        dialog->open();
        auto *list = dialog->findChild<QTreeWidget *>();
        QTRY_COMPARE(list->topLevelItemCount(), 3);
        QCOMPARE(list->topLevelItem(0)->checkState(0), Qt::Unchecked); // is there already
        QVERIFY(test::savePicture(*dialog, QStringLiteral("context-import")));
        list->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->isDefault())
                button->click();
        }
        QTRY_VERIFY(!dialog);
        QCOMPARE(known(fixture, "REGION")->value, json::Value("eu-central-1"));
        QCOMPARE(known(fixture, "PROJECT")->value, json::Value(""));
    }
};

TOOLTRAY_TEST(ContextPageTest)
#include "contextpagetest.moc"
