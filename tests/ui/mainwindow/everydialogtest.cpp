// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/callclient.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/closedialog.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/dialogs/import/importdialog.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/dialogs/workspaces/leavedialog.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/pages/context/envimportdialog.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/pages/log/logtoolcommands.h"
#include "ui/support/sources.h"
#include "ui/widgets/approvals/approvalstack.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTcpSocket>
#include <QTest>
#include <QTreeWidget>
#include <QWindow>

#include <cstdint>
#include <map>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kDialogTimeout = 20'000; // ms, for a busy machine

// What a dialog needs at its narrowest to show all of its texts.
QSize narrowest(const QDialog &dialog)
{
    QSize size = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
    if (const QLayout *layout = dialog.layout(); layout && layout->hasHeightForWidth())
        size.setHeight(std::max(size.height(), layout->totalHeightForWidth(size.width())));
    return size;
}

QDialog *openDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

QPushButton *defaultButton(const QDialog &dialog)
{
    for (auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->isDefault())
            return button;
    }
    return nullptr;
}

bool writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
           && file.write(content) == content.size();
}

} // namespace

// Every dialog with something in it, as it opens and as narrow as it goes: nothing is cut off, everything has a name.
// A dialog that is new wants a case here.
class EveryDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDialogHasACase()
    {
        QStringList named;
        for (const auto &[name, show] : cases())
            named.append(name);
        QCOMPARE(named, test::windowClassesOf([](const QString &base) { return base == u"QDialog"; }));
    }

    void nothingIsCutOffOrNameless_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("dialog");
        for (const char *language : {"en", "de", "ar"}) {
            for (const auto &[name, show] : cases())
                QTest::addRow("%s, %s", language, qPrintable(name)) << QString::fromLatin1(language) << name;
        }
    }

    void nothingIsCutOffOrNameless()
    {
        QFETCH(QString, language);
        QFETCH(QString, dialog);
        if (!m_filled || m_filled->language.code() != language) {
            m_filled.reset();
            m_token.clear();
            m_filled = std::make_unique<test::FilledWindow>(language);
            QVERIFY(m_filled->open());
        }
        m_filled->problems.clear();
        (this->*cases().at(dialog))();
        const QPointer<QDialog> shown = openDialog();
        QVERIFY(shown);
        QVERIFY2(shown->inherits(qPrintable(QStringLiteral("tooltray::ui::") + dialog)),
                 shown->metaObject()->className());
        QVERIFY(!shown->windowTitle().isEmpty());
        look(QStringLiteral("at the end"));
        shown->reject();
        QTRY_VERIFY(!openDialog());
        QVERIFY2(m_filled->problems.isEmpty(), qPrintable(m_filled->problems.join(u'\n')));
    }

    // The card above the pages is blocked then, and a window of its own takes its place.
    void approvalsAreGivenWhileItIsOpen_data()
    {
        QTest::addColumn<QString>("dialog");
        for (const auto &[name, show] : cases())
            QTest::newRow(qPrintable(name)) << name;
    }

    void approvalsAreGivenWhileItIsOpen()
    {
        QFETCH(QString, dialog);
        if (!m_filled || m_filled->language.code() != u"en") {
            m_filled.reset();
            m_token.clear();
            m_filled = std::make_unique<test::FilledWindow>(QStringLiteral("en"));
            QVERIFY(m_filled->open());
        }
        engine::ApprovalClient &engineClient = m_filled->engine.approvals();
        auto *usual = window()->findChild<ApprovalStack *>();
        ApprovalWindow *own = approvalWindow();
        QVERIFY(own && usual);
        // The engine knows of none of these calls, and says so whenever it has news.
        std::vector<engine::ApprovalCard> pending;
        QObject context;
        connect(&engineClient, &engine::ApprovalClient::cardsChanged, &context, [&engineClient, &pending] {
            if (engineClient.cards() != pending)
                engineClient.takeCards(pending);
        });
        const auto ask = [&engineClient, &pending](std::vector<engine::ApprovalCard> cards) {
            pending = std::move(cards);
            engineClient.takeCards(pending);
        };
        ask({cardOf(1)});
        QVERIFY(usual->isVisible() && usual->isEnabled() && !own->isVisible());
        (this->*cases().at(dialog))();
        const QPointer<QDialog> shown = openDialog();
        QVERIFY(shown);
        QVERIFY(isServed());
        const bool isBlocked = shown->isModal() && shown->parentWidget();
        QTRY_COMPARE(own->isVisible(), isBlocked);
        QCOMPARE(usual->isEnabled(), !isBlocked);
        QWidget *asks = isBlocked ? static_cast<QWidget *>(own) : usual;
        auto *panel = asks->findChild<ApprovalPanel *>();
        auto *allow = panel->findChild<QPushButton *>();
        QTRY_VERIFY(allow->isEnabled());
        QSignalSpy decided(panel, &ApprovalPanel::decided);
        QSignalSpy blocked(usual->findChild<ApprovalPanel *>(), &ApprovalPanel::decided);

        // By the mouse, as it comes from the desktop: what is blocked gets nothing of it.
        const auto press = [](const QWidget &button) {
            QWidget *around = button.window();
            QTest::mouseClick(around->windowHandle(), Qt::LeftButton, {},
                              button.mapTo(around, button.rect().center()));
        };
        if (isBlocked) {
            press(*usual->findChild<QPushButton *>());
            QCOMPARE(blocked.count(), 0);
        }
        press(*allow);
        QTRY_COMPARE(decided.count(), 1);
        QVERIFY(shown && shown->isVisible());

        // By the keyboard: there with F9, the answer, and back to the field of the dialog.
        ask({cardOf(2)});
        QTRY_VERIFY(allow->isEnabled());
        shown->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(shown));
        QTest::keyClick(shown->windowHandle(), Qt::Key_A, Qt::AltModifier);
        QCOMPARE(decided.count(), 1); // that is a key of the dialog
        const QPointer<QWidget> field = shown->focusWidget();
        QTest::keyClick(shown->windowHandle(), Qt::Key_F9);
        QVERIFY(QTest::qWaitForWindowActive(asks->window()));
        QTRY_VERIFY(asks->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(asks->window()->windowHandle(), Qt::Key_A, Qt::AltModifier);
        QTRY_COMPARE(decided.count(), 2);
        QCOMPARE(decided.at(1).at(0).value<engine::ApprovalId>(), engine::ApprovalId(2));
        QTest::keyClick(asks->window()->windowHandle(), Qt::Key_Escape);
        QTRY_COMPARE(QApplication::activeWindow(), shown);
        if (field && field->isVisible() && field->isEnabled())
            QTRY_COMPARE(QApplication::focusWidget(), field);

        // Whoever closes it has it out of the way, and within reach: it is the only place to answer.
        const auto putAway = [own, isBlocked] {
            own->close();
            return own->isMinimized() == isBlocked && own->isVisible() == isBlocked;
        };
        const auto isThere = [own, isBlocked] {
            return own->isVisible() == isBlocked && !own->isMinimized();
        };
        if (isBlocked)
            own->move(own->pos() + QPoint(10, 10));
        const QPoint place = own->pos(); // where somebody has put it
        QVERIFY(putAway());
        if (isBlocked) {
            QTest::keyClick(shown->windowHandle(), Qt::Key_F9);
            QTRY_VERIFY(isThere() && own->isAncestorOf(QApplication::focusWidget()));
            QCOMPARE(own->pos(), place);
            QVERIFY(putAway());
        }
        ask({cardOf(2), cardOf(++m_newest)});
        QVERIFY(isThere());
        QCOMPARE(own->pos(), place);
        QVERIFY(putAway());
        bool isRestoredInView = false;
        {
            QObject watch;
            if (isBlocked)
                connect(own->windowHandle(), &QWindow::windowStateChanged, &watch,
                        [own, &isRestoredInView] { isRestoredInView |= own->isVisible(); });
            ask({});
        }
        QVERIFY(!own->isVisible() && !isRestoredInView);
        ask({cardOf(3)});
        QVERIFY(isThere());
        shown->reject();
        QTRY_VERIFY(!openDialog());
        QTRY_VERIFY(!own->isVisible());
        QVERIFY(usual->isVisible() && usual->isEnabled());
        ask({});
    }

    void cleanup()
    {
        if (m_filled)
            m_filled->engine.approvals().takeCards({});
        if (QDialog *left = openDialog())
            left->close();
    }
    void cleanupTestCase() { m_filled.reset(); }

private:
    using Case = void (EveryDialogTest::*)();

    static const std::map<QString, Case> &cases()
    {
        static const std::map<QString, Case> all{
            {QStringLiteral("AboutDialog"), &EveryDialogTest::about},
            {QStringLiteral("AddEndpointDialog"), &EveryDialogTest::addEndpoint},
            {QStringLiteral("CloseDialog"), &EveryDialogTest::close},
            {QStringLiteral("CompareDialog"), &EveryDialogTest::compare},
            {QStringLiteral("ConnectDialog"), &EveryDialogTest::connectClient},
            {QStringLiteral("ConsentDialog"), &EveryDialogTest::consents},
            {QStringLiteral("CreateToolsDialog"), &EveryDialogTest::createTools},
            {QStringLiteral("EnvImportDialog"), &EveryDialogTest::importVariables},
            {QStringLiteral("HelpDialog"), &EveryDialogTest::help},
            {QStringLiteral("ImportDialog"), &EveryDialogTest::importTools},
            {QStringLiteral("LeaveDialog"), &EveryDialogTest::leaveWorkspace},
            {QStringLiteral("MoveToolsDialog"), &EveryDialogTest::moveTools},
            {QStringLiteral("ReportDialog"), &EveryDialogTest::report},
            {QStringLiteral("ResendDialog"), &EveryDialogTest::resend},
            {QStringLiteral("SettingsDialog"), &EveryDialogTest::settings},
            {QStringLiteral("ShortcutsDialog"), &EveryDialogTest::shortcuts},
            {QStringLiteral("VariableDialog"), &EveryDialogTest::newVariable},
            {QStringLiteral("WorkspacesDialog"), &EveryDialogTest::workspaces},
        };
        return all;
    }

    QWidget *window() const { return m_filled->window.get(); }

    // A client calls a tool and has its result while the window does nothing at all.
    bool isServed()
    {
        if (m_token.isEmpty()) {
            const auto guest = test::await(m_filled->engine.connectGuest(engine::Guest::Script));
            m_token = guest ? QByteArray::fromStdString(guest->token) : QByteArray();
        }
        const QByteArray body =
            R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"who_am_i","arguments":{},"_meta":{)"
            R"("io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
            R"("io.modelcontextprotocol/clientCapabilities":{}}}})";
        QTcpSocket client;
        client.connectToHost(QStringLiteral("127.0.0.1"), m_filled->engine.serverStatus().port);
        client.write("POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + m_token
                     + "\r\nMCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: who_am_i"
                       "\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream"
                       "\r\nContent-Length: "
                     + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        QByteArray answer;
        while (!answer.contains("\"login\"") && client.waitForReadyRead(kDialogTimeout))
            answer += client.readAll();
        return answer.startsWith("HTTP/1.1 200") && answer.contains("\"login\"");
    }

    static ApprovalWindow *approvalWindow()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<ApprovalWindow *>(widget))
                return found;
        }
        return nullptr;
    }

    static engine::ApprovalCard cardOf(std::uint64_t id)
    {
        engine::ApprovalCard card{.id = engine::ApprovalId(id), .client = "Inspector"};
        card.headline = "shipOrder";
        card.endpoint = "tracker";
        return card;
    }

    // At the size that it has and at its narrowest.
    void look(const QString &where) const
    {
        QDialog *dialog = openDialog();
        if (!dialog)
            return m_filled->problems.append(where + QStringLiteral(": There is no dialog."));
        m_filled->look(*dialog, where);
        const QSize usual = dialog->size();
        dialog->resize(narrowest(*dialog));
        m_filled->look(*dialog, where + QStringLiteral(", at its narrowest"));
        dialog->resize(usual);
    }

    // Each row of the list on the side of a dialog, which shows another part of it.
    void lookAtEach() const
    {
        const QDialog *dialog = openDialog();
        QVERIFY(dialog);
        auto *list = dialog->findChild<QListWidget *>();
        QVERIFY(list);
        for (int row = 0; row < list->count(); ++row) {
            list->setCurrentRow(row);
            look(list->item(row)->text());
        }
    }

    void about() { m_filled->trigger(QStringLiteral("help.about")); }

    void addEndpoint()
    {
        m_filled->trigger(actionid::kNewEndpoint);
        const QDialog *dialog = openDialog();
        QVERIFY(dialog);
        look(QStringLiteral("empty"));
        const auto *steps = dialog->findChild<QStackedWidget *>();
        QPushButton *next = defaultButton(*dialog);
        QVERIFY(steps && next);
        auto *url = steps->currentWidget()->findChild<QLineEdit *>(QStringLiteral("url"));
        QVERIFY(url);
        url->setText(QString::fromStdString(m_filled->engine.serverStatus().demoUrl));
        for (int step = 0; step < 2; ++step) {
            QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), kDialogTimeout);
            look(QStringLiteral("step %1").arg(step + 1));
            next->click();
            QTRY_COMPARE_WITH_TIMEOUT(steps->currentIndex(), step + 1, kDialogTimeout);
        }
        QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), kDialogTimeout);
    }

    void close()
    {
        auto *alone = new CloseDialog(CloseDialog::Offer::QuitOnly, window());
        alone->open();
        look(QStringLiteral("without a tray"));
        alone->close();
        QTRY_VERIFY(!openDialog());
        (new CloseDialog(CloseDialog::Offer::KeepRunning, window()))->open();
    }

    void compare()
    {
        const auto side = [](const char *title, const char *body) {
            return CompareSide{QString::fromLatin1(title), std::make_shared<const std::string>(body)};
        };
        auto *dialog = new CompareDialog(m_filled->theme, side("Before", R"({"state":"OPEN","votes":1})"),
                                         side("After", R"({"votes":1,"state":"DONE"})"), window());
        dialog->open();
        QTRY_VERIFY(dialog->isComplete());
    }

    void connectClient()
    {
        const QString file = m_filled->folder.filePath(QStringLiteral("home/.cursor/mcp.json"));
        QVERIFY(writeFile(file, "{\n  \"theme\": \"dark\"\n}\n"));
        m_filled->trigger(actionid::kConnectClient);
        const QDialog *dialog = openDialog();
        QVERIFY(dialog);
        auto *clients = dialog->findChild<QAbstractItemView *>();
        QVERIFY(clients);
        QTRY_VERIFY_WITH_TIMEOUT(clients->model()->rowCount() > 0, kDialogTimeout);
        for (int row = 0; row < clients->model()->rowCount(); ++row) {
            clients->setCurrentIndex(clients->model()->index(row, 0));
            look(clients->currentIndex().data().toString());
        }
    }

    void createTools()
    {
        m_filled->trigger(actionid::kToolsFromSchema);
        QVERIFY(openDialog());
        const auto *fields = openDialog()->findChild<QAbstractItemView *>();
        QVERIFY(fields);
        QTRY_VERIFY_WITH_TIMEOUT(fields->model()->rowCount() > 0, kDialogTimeout);
    }

    void importVariables()
    {
        const QString file = m_filled->folder.filePath(QStringLiteral("sample.env"));
        QVERIFY(writeFile(file, "TEAM=blue\nPAGE_SIZE=25\nnothing at all\n"));
        (new EnvImportDialog(m_filled->context(), file, window()))->open();
    }

    void help()
    {
        m_filled->trigger(actionid::kContents);
        lookAtEach();
    }

    void importTools()
    {
        m_filled->trigger(actionid::kImport);
        look(QStringLiteral("empty"));
        auto *dialog = qobject_cast<ImportDialog *>(openDialog());
        QVERIFY(dialog);
        const QString sources = QStringLiteral(TOOLTRAY_SOURCE_DIR "/");
        dialog->openFile(sources + QStringLiteral("tests/data/fuzz/foreign/postman.json"));
        const auto *tools = dialog->findChild<QTreeWidget *>();
        QVERIFY(tools);
        QTRY_VERIFY_WITH_TIMEOUT(tools->topLevelItemCount() > 0, kDialogTimeout);
        look(QStringLiteral("a collection"));
        dialog->openFile(sources + QStringLiteral("resources/demo/schema.graphql"));
    }

    void moveTools()
    {
        using Fit = ToolMove::Fit;
        (new MoveToolsDialog(
             m_filled->theme,
             {{"fine", Fit::Fits}, {"odd", Fit::Misfit, QStringLiteral("It has no such field.")}},
             QStringLiteral("billing"), window()))
            ->open();
    }

    void report() { m_filled->trigger(QStringLiteral("help.reportProblem")); }

    void resend()
    {
        (new ResendDialog(m_filled->theme, QStringLiteral("execute_graphql_query"),
                          json::Value::object({{"query", "{ viewer { login } }"}}),
                          ResendDialog::Arguments::WithoutMasked, window()))
            ->open();
    }

    void settings()
    {
        m_filled->trigger(actionid::kSettings);
        lookAtEach();
    }

    void consents() { m_filled->trigger(actionid::kConsents); }

    void shortcuts() { m_filled->trigger(actionid::kShortcuts); }

    void leaveWorkspace()
    {
        (new LeaveDialog(QStringLiteral("default"), {QStringLiteral("list_issues"), QString()}, window()))
            ->open();
    }

    void workspaces()
    {
        m_filled->trigger(actionid::kWorkspaces);
        QVERIFY(openDialog());
        const auto *tree = openDialog()->findChild<QTreeWidget *>();
        QVERIFY(tree);
        QTRY_VERIFY_WITH_TIMEOUT(tree->topLevelItemCount() > 0, kDialogTimeout);
        for (QPushButton *button : openDialog()->findChildren<QPushButton *>()) {
            if (button->isEnabled() && QString(button->text()).remove(u'&').endsWith(u"..."))
                return button->click(); // and the row for a name
        }
    }

    void newVariable() { (new VariableDialog(m_filled->context(), {}, window()))->open(); }

    std::unique_ptr<test::FilledWindow> m_filled;
    QByteArray m_token;         // of a client of the window
    std::uint64_t m_newest = 3; // card that the window was told of
};

TOOLTRAY_TEST(EveryDialogTest)
#include "everydialogtest.moc"
