// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/windowactions.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/editor/codeeditor.h"
#include "ui/language/language.h"
#include "ui/state/autostart.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTcpServer>

#include <QDoubleSpinBox>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

std::uint16_t unusedPort()
{
    QTcpServer probe;
    return probe.listen(QHostAddress::LocalHost) ? probe.serverPort() : 0;
}

class PagesFixture {
public:
    explicit PagesFixture(const std::string &config = {}, ThemeChoice choice = ThemeChoice::Light)
        : theme(*qApp, choice)
        , language(QStringLiteral("en"))
        , state(QString::fromStdString((folder / "ui.ini").string()))
        , actions(theme)
    {
        test::useTestFont();
        if (!config.empty())
            folder.write("config.yaml", config);
        engine = std::make_unique<engine::Engine>(
            engine::EngineSettings{.dataFolder = folder.path().string(), .home = (folder / "home").string()});
        addThemeActions(actions, theme, state);
        addLanguageActions(actions, language, state);
        isOpen = test::await(engine->open()).hasValue();
        keys = std::make_unique<ChosenKeys>(actions, state);
        dialog =
            new SettingsDialog({*engine,
                                theme,
                                actions,
                                state,
                                *keys,
                                {QStringLiteral("/opt/tool tray/tooltray"), QStringLiteral("--data-dir")},
                                QString::fromStdString((folder / "autostart").string())});
        dialog->open();
    }
    ~PagesFixture() { delete dialog; }

    bool choosePort(std::uint16_t port)
    {
        engine::Preferences preferences;
        preferences.server.port = port;
        return test::await(engine->preferences().apply(preferences)).hasValue();
    }
    QWidget *showPage(const QString &name) const
    {
        auto *categories = dialog->findChild<QListWidget *>();
        categories->setCurrentItem(categories->findItems(name, Qt::MatchExactly).constFirst());
        return dialog->findChild<QStackedWidget *>()->currentWidget();
    }
    // Of the page that is shown, by what its label says.
    template <typename T>
    T *field(const QString &label) const
    {
        for (auto *found : dialog->findChildren<QLabel *>()) {
            if (found->isVisible() && found->text().remove(u'&') == label)
                return qobject_cast<T *>(found->buddy());
        }
        return nullptr;
    }
    template <typename T>
    T *button(const QString &text) const
    {
        for (auto *found : dialog->findChildren<T *>()) {
            if (found->isVisible() && found->text().remove(u'&') == text)
                return found;
        }
        return nullptr;
    }
    QString message() const
    {
        for (auto *shown : dialog->findChildren<InlineMessage *>()) {
            if (shown->isVisible())
                return shown->text();
        }
        return {};
    }
    const engine::PreferencesState &preferences() const { return engine->preferences().state(); }

    test::TemporaryFolder folder;
    Theme theme;
    Language language;
    std::unique_ptr<engine::Engine> engine;
    UiState state;
    ActionRegistry actions;
    std::unique_ptr<ChosenKeys> keys;
    QPointer<SettingsDialog> dialog;
    bool isOpen = false;
};

} // namespace

class SettingsPagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theServerMovesToThePortThatIsTyped()
    {
        PagesFixture fixture;
        QVERIFY(fixture.isOpen && fixture.choosePort(unusedPort()));
        QVERIFY(test::await(fixture.engine->startServer({})).hasValue());
        fixture.showPage(QStringLiteral("Server"));
        auto *port = fixture.field<QSpinBox>(QStringLiteral("Port"));
        QTRY_COMPARE(port->value(), int(fixture.engine->serverStatus().port));
        const std::uint16_t next = unusedPort();
        port->setValue(next);
        QTRY_COMPARE(fixture.engine->serverStatus().port, next);
        QTRY_VERIFY(fixture.message().contains(QString::number(next)));
        QCOMPARE(*fixture.preferences().chosen.server.port, next);
    }

    void aPortThatIsTakenIsSaidAndStays()
    {
        PagesFixture fixture;
        const std::uint16_t before = unusedPort();
        QVERIFY(fixture.isOpen && fixture.choosePort(before));
        QVERIFY(test::await(fixture.engine->startServer({})).hasValue());
        fixture.showPage(QStringLiteral("Server"));
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        auto *port = fixture.field<QSpinBox>(QStringLiteral("Port"));
        port->setValue(occupant.serverPort());
        QTRY_VERIFY(fixture.message().contains(QString::number(occupant.serverPort())));
        QTRY_COMPARE(port->value(), int(before));
        QTRY_COMPARE(fixture.engine->serverStatus().state, engine::ServerStatus::State::Running);
    }

    void openingItToTheNetworkIsWarnedAboutFirst()
    {
        PagesFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Server"));
        auto *reach = fixture.field<QComboBox>(QStringLiteral("Reachable from"));
        const auto choose = [reach](int row) {
            reach->setCurrentIndex(row);
            Q_EMIT reach->activated(row);
        };
        choose(1);
        QVERIFY(fixture.message().contains(u"not encrypted"));
        QVERIFY(fixture.preferences().chosen.server.addresses.empty());
        fixture.button<QPushButton>(QStringLiteral("Keep as is"))->click();
        QCOMPARE(reach->currentIndex(), 0);
        QVERIFY(fixture.message().isEmpty());
        choose(1);
        fixture.button<QPushButton>(QStringLiteral("Open to the network"))->click();
        QTRY_COMPARE(fixture.preferences().chosen.server.addresses,
                     (std::vector<std::string>{"0.0.0.0", "::"}));
        QCOMPARE(reach->currentIndex(), 1);
        fixture.button<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QTRY_VERIFY(fixture.preferences().chosen.server.addresses.empty());
        QTRY_COMPARE(reach->currentIndex(), 0);
    }

    void whatTheFileSaysIsShownAndCannotBeChanged()
    {
        const std::uint16_t port = unusedPort();
        PagesFixture fixture("server: { port: " + std::to_string(port) + ", allowed_hosts: [team.local] }\n"
                             + "surface: direct\n");
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Server"));
        QTRY_COMPARE(fixture.field<QSpinBox>(QStringLiteral("Port"))->value(), int(port));
        QVERIFY(!fixture.field<QSpinBox>(QStringLiteral("Port"))->isEnabled());
        QVERIFY(!fixture.field<QLineEdit>(QStringLiteral("Other host names"))->isEnabled());
        QCOMPARE(fixture.field<QLineEdit>(QStringLiteral("Other host names"))->text(),
                 QStringLiteral("team.local"));
        QVERIFY(fixture.field<QLineEdit>(QStringLiteral("Allowed web origins"))->isEnabled());
        QVERIFY(fixture.button<QLabel>(QStringLiteral("set in the configuration file")));
        QVERIFY(test::savePicture(*fixture.dialog, QStringLiteral("settings-server-configured")));
        fixture.showPage(QStringLiteral("Tools"));
        QVERIFY(fixture.message().contains(u"configuration file"));
        QVERIFY(!fixture.field<QComboBox>(QStringLiteral("Tool list"))->isEnabled());
    }

    void whichContextClientsMayReplaceIsChosen()
    {
        PagesFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Tools"));
        auto *choice = fixture.field<QComboBox>(QStringLiteral("Context that clients may override"));
        const auto kept = [&fixture] {
            return fixture.engine->workspaceClient().state().workspace->settings().contextOverride;
        };
        for (const auto wanted : {workspace::ContextOverride::None, workspace::ContextOverride::All,
                                  workspace::ContextOverride::Persons}) {
            QCOMPARE(choice->count(), 3);
            choice->setCurrentIndex(static_cast<int>(wanted));
            Q_EMIT choice->activated(choice->currentIndex());
            QTRY_VERIFY(kept() == wanted);
            QCOMPARE(choice->currentIndex(), static_cast<int>(wanted));
        }
    }

    void hostsAreCheckedWhenTheyAreTyped()
    {
        PagesFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Server"));
        auto *hosts = fixture.field<QLineEdit>(QStringLiteral("Other host names"));
        const auto type = [hosts](const QString &text) {
            hosts->setFocus();
            hosts->selectAll();
            QTest::keyClicks(hosts, text);
            QTest::keyClick(hosts, Qt::Key_Return);
        };
        type(QStringLiteral("desk.local, other.local:80"));
        QTRY_COMPARE(fixture.preferences().chosen.server.allowedHosts,
                     (std::vector<std::string>{"desk.local", "other.local:80"}));
        QVERIFY(fixture.dialog->isVisible()); // Return ends typing and nothing else
        type(QStringLiteral("desk@local"));
        QTRY_VERIFY(fixture.message().contains(u"desk@local"));
        QCOMPARE(fixture.preferences().chosen.server.allowedHosts.size(), std::size_t(2));
    }

    void theLogFollows()
    {
        PagesFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Log"));
        fixture.field<QSpinBox>(QStringLiteral("Calls in memory"))->setValue(500);
        QTRY_COMPARE(fixture.preferences().chosen.log.entries, 500U);
        fixture.field<QSpinBox>(QStringLiteral("Max size on disk"))->setValue(128);
        QTRY_COMPARE(fixture.preferences().chosen.log.archiveBytes, std::uint64_t{128} << 20U);
        auto *names = fixture.field<QLineEdit>(QStringLiteral("Also mask fields"));
        names->setFocus();
        QTest::keyClicks(names, QStringLiteral("X-Customer taxNumber"));
        QTest::keyClick(names, Qt::Key_Return);
        QTRY_COMPARE(fixture.preferences().chosen.log.secretNames,
                     (std::vector<std::string>{"X-Customer", "taxNumber"}));
        fixture.button<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QTRY_VERIFY(fixture.preferences().chosen.log == engine::LogPreferences());
    }

    void codeLooksAsItIsChosenEverywhereAtOnce()
    {
        PagesFixture fixture;
        CodeEditor elsewhere(fixture.theme);
        fixture.showPage(QStringLiteral("Editor"));
        fixture.field<QSpinBox>(QStringLiteral("Size"))->setValue(17);
        QCOMPARE(elsewhere.font().pointSize(), 17);
        fixture.field<QSpinBox>(QStringLiteral("Indentation"))->setValue(4);
        elsewhere.setText(QStringLiteral("{"));
        elsewhere.moveCursor(QTextCursor::End);
        QTest::keyClick(&elsewhere, Qt::Key_Return);
        QCOMPARE(elsewhere.text(), QStringLiteral("{\n    "));
        const UiState again(fixture.state.file());
        QCOMPARE(fixture.state.codeStyle().indent, 4);
        fixture.button<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QCOMPARE(fixture.state.codeStyle(), CodeStyle());
        QCOMPARE(elsewhere.font(), fixture.theme.codeFont());
    }

    void aNewEndpointBeginsWithWhatIsChosen()
    {
        PagesFixture fixture;
        fixture.showPage(QStringLiteral("New endpoints"));
        fixture.field<QDoubleSpinBox>(QStringLiteral("Response timeout"))->setValue(45);
        fixture.field<QSpinBox>(QStringLiteral("Retry up to"))->setValue(1);
        workspace::Endpoint endpoint;
        fixture.state.endpointDefaults().applyTo(endpoint);
        QCOMPARE(endpoint.timeouts.total.count(), 45'000);
        QCOMPARE(endpoint.retry.retries, 1U);
        QCOMPARE(endpoint.limits.responseBytes, workspace::EndpointLimits().responseBytes);
        fixture.button<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QCOMPARE(fixture.state.endpointDefaults(), EndpointDefaults());
    }

    void theDesktopStartsItWhenTold()
    {
        PagesFixture fixture;
        auto *login = fixture.button<QCheckBox>(QStringLiteral("Start when I sign in"));
        QVERIFY(login && !login->isChecked());
        login->click();
        QFile entry(QString::fromStdString((fixture.folder / "autostart" / "tooltray.desktop").string()));
        QVERIFY(entry.open(QIODevice::ReadOnly));
        QVERIFY(entry.readAll().contains("Exec=\"/opt/tool tray/tooltray\" \"--data-dir\"\n"));
        const Autostart seen(QString::fromStdString((fixture.folder / "autostart").string()), {});
        QVERIFY(seen.isOn());
        login->click();
        QVERIFY(!entry.exists());
    }

    void anEntryThatTheDesktopSwitchedOffIsOff()
    {
        const test::TemporaryFolder folder;
        const Autostart autostart(QString::fromStdString(folder.path().string()),
                                  {QStringLiteral("a\"b"), QStringLiteral("100%$x")});
        QVERIFY(autostart.setOn(true));
        QFile entry(autostart.file());
        QVERIFY(entry.open(QIODevice::ReadWrite | QIODevice::Append));
        entry.seek(0);
        QVERIFY(entry.readAll().contains("Exec=\"a\\\\\"b\" \"100%%\\\\$x\""));
        entry.write("Hidden = true\n");
        entry.close();
        QVERIFY(!autostart.isOn());
    }

    void lessMotionMeansThatNothingBlinks()
    {
        PagesFixture fixture;
        const int usual = QApplication::cursorFlashTime();
        auto *still = fixture.button<QCheckBox>(QStringLiteral("Reduce motion"));
        still->click();
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QVERIFY(fixture.state.reducesMotion());
        fixture.button<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QCOMPARE(QApplication::cursorFlashTime(), usual);
        QVERIFY(!fixture.state.reducesMotion());
    }

    void compactRowsAreLower()
    {
        PagesFixture fixture;
        QListWidget list;
        list.addItem(QStringLiteral("row"));
        QPushButton button(QStringLiteral("button"));
        list.show();
        const int row = list.sizeHintForRow(0);
        const int height = button.sizeHint().height();
        auto *compact = fixture.button<QCheckBox>(QStringLiteral("Compact rows and buttons"));
        compact->click();
        QVERIFY(fixture.state.isCompact());
        QVERIFY(list.sizeHintForRow(0) < row && list.sizeHintForRow(0) >= 24);
        QVERIFY(button.sizeHint().height() < height && button.sizeHint().height() >= 24);
        QCOMPARE(list.visualItemRect(list.item(0)).height(), list.sizeHintForRow(0)); // at once
        fixture.button<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QVERIFY(!fixture.state.isCompact());
        QCOMPARE(list.sizeHintForRow(0), row);
    }

    void draw_data() { test::addThemeRows(); }
    void draw()
    {
        QFETCH(ThemeChoice, choice);
        PagesFixture fixture({}, choice);
        for (const char *page : {"General", "Server", "Log", "Editor", "New endpoints"}) {
            QWidget *shown = fixture.showPage(QString::fromLatin1(page));
            if (QLatin1StringView(page) == u"Server") {
                auto *reach = fixture.field<QComboBox>(QStringLiteral("Reachable from"));
                reach->setCurrentIndex(1);
                Q_EMIT reach->activated(1);
            }
            QVERIFY(test::finishesWork());
            QVERIFY(test::savePicture(*fixture.dialog,
                                      QStringLiteral("settings-page-")
                                          + QString::fromLatin1(page).toLower().replace(u' ', u'-') + u'-'
                                          + QString::fromLatin1(QTest::currentDataTag())));
            QStringList problems = test::unnamed(*shown) + test::clipped(*shown);
            problems.removeAll(QStringLiteral("QLabel ()"));
            QCOMPARE(problems.join(u'\n'), QString());
        }
    }
};

TOOLTRAY_TEST(SettingsPagesTest)
#include "settingspagestest.moc"
