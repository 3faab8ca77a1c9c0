// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/await.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/startfailure.h"
#include "ui/keyboard/keyboardfixture.h"
#include "ui/mainwindow/notices.h"
#include "ui/models/tooldraft.h"
#include "ui/navigation/place.h"
#include "ui/support/sources.h"
#include "ui/support/walk.h"
#include "ui/widgets/log/filtercompleter.h"
#include "ui/widgets/log/logfilters.h"
#include "ui/widgets/serverbar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>
#include <QWindow>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kPopupPatience = 20'000; // ms, for a busy machine

// In place of what opens files.
class FilesOpened final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FilesOpened)

public:
    FilesOpened() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~FilesOpened() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl &url) { urls.append(url); }
};

} // namespace

// What is neither a page nor a dialog, without a mouse: what comes up beside a button, what is said above the pages,
// and what is there when there is no window.
class PopupsKeyboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<test::KeyboardFixture>(); }
    void cleanup() { m_fixture.reset(); }

    // One that is new wants a case here.
    void everyPopupHasACase()
    {
        static const QRegularExpression made(QStringLiteral("(\\w+)::\\1\\([^{;]*Qt::Popup\\)"));
        QStringList popups;
        for (const QString &text : test::sourcesBelow(QStringLiteral("ui"), {QStringLiteral("*.cpp")})) {
            for (auto found = made.globalMatch(text); found.hasNext();)
                popups.append(found.next().captured(1));
        }
        popups.sort();
        QCOMPARE(popups, (QStringList{QStringLiteral("FilterSheet"), QStringLiteral("NameFilterPopup"),
                                      QStringLiteral("ServerPopover")}));
    }

    void aFailedStartIsReadAndClosed()
    {
        StartFailure failure(Error{ErrorKind::Unavailable, "data_folder_not_writable",
                                   "The folder /data cannot be written to.", "Choose another."});
        failure.show();
        QVERIFY(QTest::qWaitForWindowActive(&failure));
        test::Keyboard alone(failure);
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Close"));
        alone.press(Qt::Key_Tab); // there is nowhere else to go
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Close"));
        QCOMPARE(test::unnamed(failure).join(u'\n'), QString());
        alone.press(Qt::Key_Space);
        QTRY_VERIFY(!failure.isVisible());
    }

    void theServerPopoverIsOpenedUsedAndClosed()
    {
        QVERIFY(m_fixture->open());
        const auto *pill = m_fixture->window->findChild<ServerPill *>();
        const auto *popover = m_fixture->window->findChild<ServerPopover *>();
        VERIFY_KEYS(keys().press(pill->accessibleName()));
        QTRY_VERIFY(popover->isVisible());
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Address of the server"));
        VERIFY_KEYS(keys().goAround());
        keys().press(Qt::Key_Escape);
        QTRY_VERIFY(!popover->isVisible());
        VERIFY_KEYS(keys().press(pill->accessibleName())); // the keyboard is back in the window
        QTRY_VERIFY(popover->isVisible());
        VERIFY_KEYS(keys().press(QStringLiteral("Pause calls")));
        QTRY_VERIFY(!popover->isVisible());
        QTRY_VERIFY(m_fixture->engine.serverStatus().isPaused);
    }

    void theFilterSheetFillsTheFilterAndANameKeepsIt()
    {
        QVERIFY(m_fixture->open());
        const QString example = QStringLiteral("is:error -client:inspector");
        keys().press(Qt::Key_7, Qt::AltModifier);
        QCOMPARE(m_fixture->page(), QString(pageid::kLog));
        const auto *filter = m_fixture->window->findChild<FilterEdit *>();
        const auto *sheet = m_fixture->window->findChild<FilterSheet *>();
        const auto *naming = m_fixture->window->findChild<NameFilterPopup *>();
        VERIFY_KEYS(keys().press(QStringLiteral("Filter help")));
        QTRY_VERIFY(sheet->isVisible());
        QCOMPARE(test::Keyboard::place(), QStringLiteral("Examples of filters"));
        VERIFY_KEYS(keys().choose(example));
        keys().press(Qt::Key_Return);
        QTRY_VERIFY(!sheet->isVisible());
        QCOMPARE(filter->text(), example);

        VERIFY_KEYS(keys().press(QStringLiteral("Save filter as a button")));
        QTRY_VERIFY(naming->isVisible());
        keys().press(Qt::Key_Escape);
        QTRY_VERIFY(!naming->isVisible());
        VERIFY_KEYS(keys().press(QStringLiteral("Save filter as a button")));
        QTRY_VERIFY(naming->isVisible());
        keys().type(QStringLiteral("Failed"));
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().press(QStringLiteral("Save")));
        QTRY_VERIFY(!naming->isVisible());
        QCOMPARE(m_fixture->state.namedLogFilters(),
                 (QList<NamedLogFilter>{{QStringLiteral("Failed"), example}}));
    }

    void theFilterSheetOpensAgainByTheSameKey()
    {
        QVERIFY(m_fixture->open());
        keys().press(Qt::Key_7, Qt::AltModifier);
        const auto *sheet = m_fixture->window->findChild<FilterSheet *>();
        for (const Qt::Key way : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Escape}) {
            VERIFY_KEYS(keys().press(QStringLiteral("Filter help")));
            QTRY_VERIFY(sheet->isVisible());
            QTRY_COMPARE(QGuiApplication::focusWindow(), sheet->windowHandle()); // as a desktop may do it
            QCOMPARE(test::Keyboard::place(), QStringLiteral("Examples of filters"));
            keys().press(way);
            QTRY_VERIFY(!sheet->isVisible());
        }
    }

    void whatWasLeftIsRestored()
    {
        QVERIFY(leaveDraft());
        QVERIFY(m_fixture->open());
        const auto *notice = m_fixture->window->findChild<DraftsNotice *>();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), kPopupPatience);
        VERIFY_KEYS(keys().goAround());
        VERIFY_KEYS(keys().press(QStringLiteral("Restore")));
        QTRY_COMPARE(m_fixture->page(), QString(pageid::kTools));
        QVERIFY(!notice->isVisible());
        VERIFY_KEYS(keys().waitFor(QStringLiteral("Name")));
        const auto *name = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(name);
        QTRY_COMPARE(name->text(), QStringLiteral("left_behind"));
    }

    void whatWasLeftIsDiscarded()
    {
        QVERIFY(leaveDraft());
        QVERIFY(m_fixture->open());
        const auto *notice = m_fixture->window->findChild<DraftsNotice *>();
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), kPopupPatience);
        VERIFY_KEYS(keys().press(QStringLiteral("Discard")));
        QTRY_VERIFY(!notice->isVisible());
        const auto left = test::await(m_fixture->engine.workspaceClient().recoveredDrafts());
        QVERIFY(left && left->empty());
    }

    void aFileWithAMistakeIsOpened()
    {
        QVERIFY(m_fixture->write(QStringLiteral("config.yaml"), "context_variables: { TEAM: blue }\n"));
        QVERIFY(m_fixture->open());
        const auto *notice = m_fixture->window->findChild<FilesNotice *>();
        QVERIFY(m_fixture->write(QStringLiteral("config.yaml"), "servers: {}\n"));
        QTRY_VERIFY_WITH_TIMEOUT(notice->isVisible(), kPopupPatience);
        VERIFY_KEYS(keys().goAround());
        const FilesOpened opened;
        VERIFY_KEYS(keys().press(QStringLiteral("Open file")));
        QTRY_COMPARE(opened.urls, QList<QUrl>{QUrl::fromLocalFile(
                                      m_fixture->folder.filePath(QStringLiteral("config.yaml")))});
    }

private:
    test::Keyboard &keys() const { return *m_fixture->keys; }

    // As a process that ends without saving; the window asks for that when it is made.
    bool leaveDraft()
    {
        m_fixture->keys.reset();
        m_fixture->window.reset();
        {
            engine::Engine before(
                engine::EngineSettings{.dataFolder = m_fixture->folder.path().toStdString()});
            ToolDraft draft =
                newToolDraft(*before.workspaceClient().state().workspace, {}, workspace::GraphqlOperation{});
            draft.tool.name = "left_behind";
            if (!test::await(before.workspaceClient().writeDraft("tool-new-1", encodeDraft(draft))))
                return false;
        }
        m_fixture->window = std::make_unique<MainWindow>(WindowContext{
            m_fixture->engine, m_fixture->server, m_fixture->theme, m_fixture->language, m_fixture->state});
        m_fixture->keys = std::make_unique<test::Keyboard>(*m_fixture->window);
        return true;
    }

    std::unique_ptr<test::KeyboardFixture> m_fixture;
};

TOOLTRAY_TEST(PopupsKeyboardTest)
#include "popupskeyboardtest.moc"
