// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/notices.h"

#include "engine/clients/logclient.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <memory>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr int kFilesPatience = 20'000; // ms, for a busy machine

// In place of what opens files.
class OpenedFiles final : public QObject {
    Q_OBJECT

public:
    OpenedFiles() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~OpenedFiles() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl &url) { urls.append(url); }
};

// The window over a folder that other programs write to.
class FilesScene final {
public:
    explicit FilesScene(ThemeChoice choice = ThemeChoice::Light)
        : theme(*qApp, choice)
        , language(QStringLiteral("en"))
        , state(folder.filePath(QStringLiteral("ui.ini")))
        , engine({.dataFolder = folder.path().toStdString()})
    {
        test::useTestFont();
    }

    bool open()
    {
        if (!test::await(engine.open()))
            return false;
        window = std::make_unique<MainWindow>(
            WindowContext{engine, engine::ServerSettings{.port = 0}, theme, language, state});
        window->show();
        return true;
    }
    FilesNotice &notice() const { return *window->findChild<FilesNotice *>(); }
    bool write(const char *name, const char *text) const
    {
        const QString path = folder.filePath(QLatin1StringView(name));
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
    }

    QTemporaryDir folder;
    Theme theme;
    Language language;
    UiState state;
    engine::Engine engine;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class FilesNoticeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aConfigurationThatIsBrokenIsToldUntilItIsMended_data() { test::addThemeRows(); }

    void aConfigurationThatIsBrokenIsToldUntilItIsMended()
    {
        QFETCH(ThemeChoice, choice);
        FilesScene scene(choice);
        QVERIFY(scene.write("config.yaml", "context_variables: { TEAM: blue }\n"));
        QVERIFY(scene.open());
        const FilesNotice &notice = scene.notice();
        QVERIFY(!notice.isVisible());

        QVERIFY(scene.write("config.yaml", "context_variables: { TEAM: blue }\nservers: {}\nports: 1\n"));
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), kFilesPatience);
        const QString text = messageIn(notice);
        QVERIFY2(text.startsWith(QStringLiteral("config.yaml, line 2, column 1: ")), qPrintable(text));
        QVERIFY2(text.contains(u"1 more error"), qPrintable(text));
        QVERIFY(test::savePicture(*scene.window,
                                  QStringLiteral("files-config-") + QLatin1String(QTest::currentDataTag())));
        QCOMPARE(test::clipped(*scene.window).join(u"; "), QString());

        const OpenedFiles opened;
        press(notice, QStringLiteral("Open file"));
        QCOMPARE(opened.urls,
                 QList<QUrl>{QUrl::fromLocalFile(scene.folder.filePath(QStringLiteral("config.yaml")))});

        QVERIFY(scene.write("config.yaml", "context_variables: { TEAM: red }\n"));
        QTRY_VERIFY_WITH_TIMEOUT(!notice.isVisible(), kFilesPatience);
    }

    void whatHoldsOnlyAfterAnotherStartIsToldToo()
    {
        FilesScene scene;
        QVERIFY(scene.write("config.yaml", "context_variables: { TEAM: blue }\n"));
        QVERIFY(scene.open());
        const FilesNotice &notice = scene.notice();
        QVERIFY(scene.write("config.yaml", "storage: { adapter: sqlite }\n"));
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), kFilesPatience);
        const QString text = messageIn(notice);
        QVERIFY2(text.contains(u"Start Tooltray again"), qPrintable(text));
    }

    void aFileOfTheWorkspaceThatIsBrokenIsToldToo()
    {
        FilesScene scene;
        QVERIFY(scene.open());
        const FilesNotice &notice = scene.notice();
        QVERIFY(!notice.isVisible());
        QVERIFY(scene.write("workspaces/default/tools/broken.json", "{\n  \"tool\": {,}\n}\n"));
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), kFilesPatience);
        const QString text = messageIn(notice);
        QVERIFY2(text.startsWith(QStringLiteral("broken.json is ignored")), qPrintable(text));
        QVERIFY(QFile::remove(scene.folder.filePath(QStringLiteral("workspaces/default/tools/broken.json"))));
        QTRY_VERIFY_WITH_TIMEOUT(!notice.isVisible(), kFilesPatience);
    }

    void aLibraryThatWasStoredElsewhereIsMovedOnRequest()
    {
        FilesScene scene;
        QVERIFY(scene.write("workspaces/default/mappings/people.json",
                            R"({"format": 1, "entries": {"ada": "user_1"}})"));
        QVERIFY(scene.write("workspaces/default/tools/broken.json", "{"));
        QVERIFY(scene.write("config.yaml", "storage: { adapter: sqlite }\n"));
        QVERIFY(scene.open());
        const FilesNotice &notice = scene.notice();
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), kFilesPatience);
        const QString text = messageIn(notice);
        QVERIFY2(text.contains(u"1 definition is missing or older"), qPrintable(text));
        QVERIFY2(text.contains(u"cannot be read completely: tools/broken.json, line 1"), qPrintable(text));
        QVERIFY(test::savePicture(*scene.window, QStringLiteral("files-library")));
        QVERIFY(QFile::remove(scene.folder.filePath(QStringLiteral("workspaces/default/tools/broken.json"))));
        press(notice, QStringLiteral("Move library"));
        QTRY_VERIFY_WITH_TIMEOUT(!notice.isVisible(), kFilesPatience);
        QVERIFY(scene.engine.workspaceClient().state().workspace->find<workspace::Mapping>("people")
                != nullptr);
    }

    void aLogThatCannotBeWrittenIsToldUntilItCan()
    {
        FilesScene scene;
        QVERIFY(scene.open());
        const FilesNotice &notice = scene.notice();
        engine::LogClient &log = scene.engine.log();
        journal::SpillState state;
        state.waiting = 3;
        state.problem = Error{ErrorKind::Unavailable, "disk_full", "There is no room left on the disk.", {}};
        log.takeArchive(state);
        QVERIFY(notice.isVisible());
        QVERIFY2(messageIn(notice).contains(u"no room left"), qPrintable(messageIn(notice)));
        QVERIFY2(!messageIn(notice).contains(u"missing"), qPrintable(messageIn(notice)));
        state.lost = 12;
        log.takeArchive(state);
        QVERIFY2(messageIn(notice).contains(u"12"), qPrintable(messageIn(notice)));
        log.takeArchive({.waiting = 0, .lost = 12, .problem = {}});
        QVERIFY(!notice.isVisible());
    }

private:
    static QString messageIn(const FilesNotice &notice)
    {
        for (const auto *message : notice.findChildren<InlineMessage *>()) {
            if (message->isVisible())
                return message->text();
        }
        return {};
    }
    static void press(const FilesNotice &notice, const QString &text)
    {
        QPushButton *button = test::buttonWith(notice, text);
        QVERIFY2(button, qPrintable(text));
        button->click();
    }
};

TOOLTRAY_TEST(FilesNoticeTest)
#include "filesnoticetest.moc"
