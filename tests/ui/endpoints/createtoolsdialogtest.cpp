// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/createtoolsdialog.h"

#include "engine/clients/workspaceclient.h"
#include "support/testcase.h"
#include "ui/support/enginefixture.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/widgets/inlinemessage.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <vector>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

QPushButton *createButton(const QDialog &dialog)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->isDefault())
            return button;
    }
    return nullptr;
}

} // namespace

class CreateToolsDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsOutAllChosenTools_data() { test::addThemeRows(); }

    void handsOutAllChosenTools()
    {
        QFETCH(ThemeChoice, choice);
        test::EngineFixture fixture(choice);
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        QPointer<CreateToolsDialog> dialog =
            new CreateToolsDialog(fixture.engine, fixture.theme, QStringLiteral("demo"));
        dialog->show();
        std::vector<workspace::Tool> tools;
        connect(dialog, &CreateToolsDialog::created, this,
                [&tools](const std::vector<workspace::Tool> &created) { tools = created; });
        QPushButton *button = createButton(*dialog);
        QTRY_VERIFY(button->isEnabled());
        auto *tree = dialog->findChild<QTreeView *>();
        const int queries = tree->model()->rowCount(tree->model()->index(0, 0));
        QVERIFY(queries > 2);
        QVERIFY(!dialog->findChild<QPlainTextEdit *>()->toPlainText().isEmpty());
        QVERIFY(test::savePicture(*dialog, QStringLiteral("createtools-")
                                               + QString::fromLatin1(QTest::currentDataTag())));
        QCOMPARE(test::clipped(*dialog).join(u"; "), QString());
        QCOMPARE(test::unnamedFields(*dialog), QString());
        button->click();
        QCOMPARE(tools.size(), static_cast<std::size_t>(queries));
        QVERIFY(fixture.workspace().entries(workspace::ObjectKind::Tool).isEmpty()); // until they are saved
        QTRY_VERIFY(!dialog);                                                        // it is gone by itself
    }

    void aFilterLimitsWhatAGroupChooses()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        CreateToolsDialog dialog(fixture.engine, fixture.theme, {});
        dialog.show();
        auto *tree = dialog.findChild<QTreeView *>();
        QAbstractItemModel &rows = *tree->model();
        QVERIFY(rows.setData(rows.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
        dialog.findChild<QLineEdit *>()->setText(
            rows.index(0, 0, rows.index(0, 0)).data().toString().section(u'(', 0, 0));
        const int shown = rows.rowCount(rows.index(0, 0));
        QVERIFY(shown > 0);
        QVERIFY(rows.setData(rows.index(0, 0), Qt::Checked, Qt::CheckStateRole));
        QPushButton *button = createButton(dialog);
        QTRY_VERIFY(button->isEnabled());
        QVERIFY2(button->text().contains(QString::number(shown)), qPrintable(button->text()));
    }

    // What was chosen beforehand is not what somebody wants who looks for something.
    void createsWhatIsSeen()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        CreateToolsDialog dialog(fixture.engine, fixture.theme, {});
        dialog.show();
        QPushButton *button = createButton(dialog);
        QTRY_VERIFY(button->isEnabled());
        const QString all = button->text();
        auto *filter = dialog.findChild<QLineEdit *>();
        filter->setText(QStringLiteral("issue"));
        QTRY_VERIFY(!button->isEnabled()); // nothing is chosen
        auto *tree = dialog.findChild<QTreeView *>();
        QAbstractItemModel &rows = *tree->model();
        const QModelIndex first = rows.index(0, 0, rows.index(0, 0));
        QVERIFY(rows.setData(first, Qt::Checked, Qt::CheckStateRole));
        filter->setText(QStringLiteral("viewer"));
        QTRY_VERIFY(button->isEnabled());
        QVERIFY2(button->text().contains(u'1'), qPrintable(button->text()));
        filter->clear();
        QTRY_VERIFY(button->text().contains(u'1') && button->text() != all);
    }

    void whereNothingIsFoundNoOperationIsShown()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        CreateToolsDialog dialog(fixture.engine, fixture.theme, {});
        dialog.show();
        const auto *operation = dialog.findChild<QPlainTextEdit *>();
        QTRY_VERIFY(!operation->toPlainText().isEmpty());
        QTest::failOnWarning(QRegularExpression(QStringLiteral("is not valid")));
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("zzqx"));
        const QAbstractItemModel &rows = *dialog.findChild<QTreeView *>()->model();
        QCOMPARE(rows.rowCount(), 0);
        QCOMPARE(operation->toPlainText(), QString());
        QCOMPARE(operation->placeholderText(), QString());
        const auto messages = dialog.findChildren<InlineMessage *>();
        const auto said = std::ranges::find(messages, QStringLiteral("No field matches zzqx."),
                                            [](const InlineMessage *message) { return message->text(); });
        QVERIFY(said != messages.end() && (*said)->isVisible());
        (*said)->findChild<QAbstractButton *>()->click();
        QCOMPARE(dialog.findChild<QLineEdit *>()->text(), QString());
        QVERIFY(rows.rowCount() > 0);
        QVERIFY(!(*said)->isVisible());
    }

    void fieldsBelowTheRootsAreFound()
    {
        test::EngineFixture fixture(ThemeChoice::Dark);
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        CreateToolsDialog dialog(fixture.engine, fixture.theme, {});
        dialog.show();
        dialog.findChild<QLineEdit *>()->setText(QStringLiteral("comments"));
        auto *tree = dialog.findChild<QTreeView *>();
        const QModelIndexList found =
            tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("comments"), 1,
                                 Qt::MatchStartsWith | Qt::MatchRecursive);
        QVERIFY(!found.isEmpty());
        QVERIFY(found.front().parent().parent().isValid()); // not a field of a root type
        QVERIFY(tree->model()->setData(found.front(), Qt::Checked, Qt::CheckStateRole));
        tree->setCurrentIndex(found.front());
        QVERIFY(dialog.findChild<QPlainTextEdit *>()->toPlainText().contains(QStringLiteral("comments")));
        QTRY_VERIFY(createButton(dialog)->isEnabled());
        QVERIFY(test::savePicture(dialog, QStringLiteral("createtools-nested")));
    }

    // Existing tools are not chosen again, and names that others have are told of.
    void takenNamesOfferAPrefix()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        workspace::Endpoint other;
        other.name = "other";
        other.url = "http://127.0.0.1:9/graphql";
        QVERIFY(fixture.put(other));
        workspace::Tool tool;
        tool.name = "get_viewer";
        tool.endpoint = "other";
        tool.versions[tool.active].operation = workspace::GraphqlOperation{.document = "{ viewer { id } }"};
        QVERIFY(fixture.put(tool));
        CreateToolsDialog dialog(fixture.engine, fixture.theme, QStringLiteral("demo"));
        dialog.show();
        QAction *offer = nullptr;
        const auto findOffer = [&] {
            for (QAction *action : dialog.findChildren<QAction *>()) {
                if (action->text().contains(QStringLiteral("demo_")))
                    offer = action;
            }
            return offer != nullptr;
        };
        QTRY_VERIFY(findOffer());
        QVERIFY(test::savePicture(dialog, QStringLiteral("createtools-prefix")));
        offer->trigger();
        QCOMPARE(dialog.findChild<QLineEdit *>(QStringLiteral("prefix"))->text(), QStringLiteral("demo_"));
    }

    void beginsWithAnEndpointThatHasASchema()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        workspace::Endpoint silent;
        silent.name = "a_first_one";
        silent.url = "http://127.0.0.1:9/graphql";
        QVERIFY(fixture.put(silent));
        const CreateToolsDialog any(fixture.engine, fixture.theme, {});
        QCOMPARE(any.findChild<QComboBox *>()->currentText(), QStringLiteral("demo"));
        const CreateToolsDialog asked(fixture.engine, fixture.theme, QStringLiteral("a_first_one"));
        QCOMPARE(asked.findChild<QComboBox *>()->currentText(), QStringLiteral("a_first_one"));
    }

    // What was planned for the prefix before is not what is created.
    void createsWhatWasTypedLast()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        QVERIFY(!fixture.serveDemo().isEmpty());
        CreateToolsDialog dialog(fixture.engine, fixture.theme, {});
        std::vector<workspace::Tool> tools;
        connect(&dialog, &CreateToolsDialog::created, this,
                [&tools](const std::vector<workspace::Tool> &created) { tools = created; });
        dialog.show();
        QPushButton *button = createButton(dialog);
        QTRY_VERIFY(button->isEnabled());

        QThreadPool &pool = *QThreadPool::globalInstance();
        QSemaphore go;
        for (int i = 0; i < pool.maxThreadCount(); ++i)
            pool.start([&go] { go.acquire(); });
        auto *prefix = dialog.findChild<QLineEdit *>(QStringLiteral("prefix"));
        prefix->setText(QStringLiteral("old_"));
        QTRY_VERIFY(!dialog.findChild<QTimer *>()->isActive()); // its plan waits for the pool
        prefix->setText(QStringLiteral("new_"));
        go.release(pool.maxThreadCount());
        QVERIFY(pool.waitForDone());
        QCoreApplication::processEvents();

        QTRY_VERIFY(button->isEnabled());
        button->click();
        QVERIFY(!tools.empty());
        QVERIFY2(tools.front().name.starts_with("new_"), tools.front().name.c_str());
    }

    void waitsForASchema()
    {
        test::EngineFixture fixture;
        QVERIFY(fixture.open());
        CreateToolsDialog dialog(fixture.engine, fixture.theme, {});
        dialog.show();
        QVERIFY(!createButton(dialog)->isEnabled());
    }
};

TOOLTRAY_TEST(CreateToolsDialogTest)
#include "createtoolsdialogtest.moc"
