// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingsdialog.h"

#include "engine/engine.h"
#include "support/await.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/windowactions.h"
#include "ui/language/language.h"
#include "ui/state/uistate.h"
#include "ui/support/picture.h"
#include "ui/support/rest.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

class SettingsFixture {
public:
    explicit SettingsFixture(ThemeChoice choice = ThemeChoice::Light)
        : theme(*qApp, choice)
        , language(QStringLiteral("en"))
        , engine({.dataFolder = folder.path().string()})
        , state(QString::fromStdString((folder / "ui.ini").string()))
        , actions(theme)
    {
        test::useTestFont();
        addThemeActions(actions, theme, state);
        addLanguageActions(actions, language, state);
        actions.add({.id = QStringLiteral("server.toggle"),
                     .section = ActionSection::Server,
                     .text = "&Start server",
                     .shortcuts = {Qt::CTRL | Qt::SHIFT | Qt::Key_S}});
        actions.add({.id = QStringLiteral("file.quit"),
                     .section = ActionSection::File,
                     .text = "&Quit",
                     .shortcuts = {Qt::CTRL | Qt::Key_Q}});
        isOpen = test::await(engine.open()).hasValue();
        keys = std::make_unique<ChosenKeys>(actions, state);
        dialog = new SettingsDialog({engine, theme, actions, state, *keys});
        dialog->open();
    }
    ~SettingsFixture() { delete dialog; }

    QWidget *showPage(const QString &name) const
    {
        auto *categories = dialog->findChild<QListWidget *>();
        categories->setCurrentItem(categories->findItems(name, Qt::MatchExactly).constFirst());
        return dialog->findChild<QStackedWidget *>()->currentWidget();
    }
    template <typename T>
    T *named(const QString &label) const
    {
        for (auto *found : dialog->findChildren<T *>()) {
            if (found->text().remove(u'&') == label)
                return found;
        }
        return nullptr;
    }
    QComboBox *boxWith(const QString &entry) const
    {
        for (auto *box : dialog->findChildren<QComboBox *>()) {
            if (box->findText(entry) >= 0)
                return box;
        }
        return nullptr;
    }
    // As a person chooses.
    void choose(const QString &entry) const
    {
        QComboBox *box = boxWith(entry);
        box->setCurrentIndex(box->findText(entry));
        Q_EMIT box->activated(box->currentIndex());
    }
    void chooseCommand(const QString &text) const
    {
        for (auto *list : dialog->findChildren<QTreeWidget *>()) {
            for (QTreeWidgetItemIterator it(list); *it; ++it) {
                if ((*it)->text(0) == text)
                    list->setCurrentItem(*it);
            }
        }
    }
    workspace::Settings settings() { return engine.workspaceClient().state().workspace->settings(); }

    test::TemporaryFolder folder;
    Theme theme;
    Language language;
    engine::Engine engine;
    UiState state;
    ActionRegistry actions;
    std::unique_ptr<ChosenKeys> keys;
    QPointer<SettingsDialog> dialog;
    bool isOpen = false;
};

// What a field is called: by its label, by the text on it, for those who listen.
QStringList namesOf(const QWidget &page, const QWidget &field)
{
    QStringList names{field.accessibleName()};
    if (const auto *button = qobject_cast<const QAbstractButton *>(&field))
        names.append(button->text().remove(u'&'));
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        if (label->buddy() == &field)
            names.append(label->text().remove(u'&'));
    }
    names.removeAll(QString());
    return names;
}

} // namespace

class SettingsDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySettingIsFoundByItsName()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        auto *pages = fixture.dialog->findChild<QStackedWidget *>();
        QSet<QString> known;
        for (const SettingName &setting : settingNames()) {
            const QWidget *page = pages->widget(static_cast<int>(setting.category));
            known.insert(setting.name());
            QStringList there;
            for (const QWidget *field : page->findChildren<QWidget *>())
                there += namesOf(*page, *field);
            QVERIFY2(there.contains(setting.name()), qPrintable(setting.id()));
        }
        QStringList forgotten;
        for (int index = 0; index < pages->count(); ++index) {
            const QWidget *page = pages->widget(index);
            for (const QWidget *field : page->findChildren<QWidget *>()) {
                const bool isSetting = qobject_cast<const QAbstractSpinBox *>(field)
                                       || qobject_cast<const QComboBox *>(field)
                                       || qobject_cast<const QCheckBox *>(field);
                const QStringList names = namesOf(*page, *field);
                if (isSetting
                    && std::ranges::none_of(names, [&](const QString &name) { return known.contains(name); }))
                    forgotten.append(names.join(u'/'));
            }
        }
        QCOMPARE(forgotten.join(u'\n'), QString());
    }

    void aSettingIsShownWithTheKeyboardInIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("a number") << QStringLiteral("Port");
        QTest::newRow("a choice") << QStringLiteral("Tool list");
        QTest::newRow("a switch") << QStringLiteral("Format GraphQL on save");
        QTest::newRow("a list") << QStringLiteral("Snapshots");
    }

    void aSettingIsShownWithTheKeyboardInIt()
    {
        QFETCH(QString, name);
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        QVERIFY(QTest::qWaitForWindowActive(fixture.dialog));
        const QList<SettingName> all = settingNames();
        const auto setting = std::ranges::find(all, name, &SettingName::name);
        QVERIFY(setting != all.end());
        fixture.dialog->showSetting(*setting);
        const QWidget *page = fixture.dialog->findChild<QStackedWidget *>()->currentWidget();
        const QWidget *field = QApplication::focusWidget();
        QVERIFY(field && page->isAncestorOf(field));
        QVERIFY(namesOf(*page, *field).contains(name));
        QCOMPARE(fixture.dialog->findChild<QListWidget *>()->currentItem()->text(),
                 categoryName(setting->category));
    }

    void thePaletteLeadsToThem()
    {
        QStringList opened;
        SettingsSource source([&opened](const SettingName &setting) { opened.append(setting.name()); });
        QStringList texts;
        for (const PaletteEntry &entry : source.entries()) {
            texts.append(entry.text);
            source.run(entry.id);
        }
        QVERIFY(texts.contains(QStringLiteral("Server: Port")));
        QCOMPARE(opened.size(), texts.size());
        QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
    }

    void changesTheLooksAtOnceWithTheMenus()
    {
        SettingsFixture fixture;
        fixture.choose(QStringLiteral("Dark"));
        QCOMPARE(fixture.theme.choice(), ThemeChoice::Dark);
        QCOMPARE(fixture.state.theme(), ThemeChoice::Dark);
        QVERIFY(fixture.actions.action(QStringLiteral("view.theme.dark"))->isChecked());
        fixture.actions.action(QStringLiteral("view.theme.light"))->trigger();
        QCOMPARE(fixture.boxWith(QStringLiteral("Dark"))->currentText(), QStringLiteral("Light"));
        fixture.choose(QStringLiteral("Stop the server and quit"));
        QCOMPARE(fixture.state.closeChoice(), CloseChoice::Quit);
        fixture.named<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QCOMPARE(fixture.state.theme(), ThemeChoice::System);
        QCOMPARE(fixture.state.closeChoice(), CloseChoice::Ask);
        QCOMPARE(fixture.boxWith(QStringLiteral("Ask"))->currentText(), QStringLiteral("Ask"));
    }

    void toolsAreSavedWhenTheyAreLeftOnlyWhereThatIsChosen()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Editor"));
        auto *leaving = fixture.named<QCheckBox>(QStringLiteral("Save valid drafts when I leave a tool"));
        QVERIFY(leaving && !leaving->isChecked());
        QVERIFY(!fixture.state.savesOnLeave());
        leaving->click();
        QVERIFY(fixture.state.savesOnLeave());
        fixture.named<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QVERIFY(!fixture.state.savesOnLeave());
        QVERIFY(!leaving->isChecked());
    }

    void changesTheWorkspaceAsOneStepEach()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Tools"));
        fixture.choose(QStringLiteral("Every tool"));
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Direct);
        auto *schemas = fixture.named<QCheckBox>(QStringLiteral("Search and inspect APIs"));
        QVERIFY(schemas->isChecked());
        schemas->click();
        QTRY_COMPARE(fixture.settings().groupsOff,
                     std::vector<workspace::BuiltInGroup>{workspace::BuiltInGroup::Schema});
        for (auto *spin : fixture.dialog->findChildren<QSpinBox *>()) {
            if (spin->suffix().contains(QStringLiteral("kB")))
                spin->setValue(80);
        }
        QTRY_COMPARE(fixture.settings().resultBytes, std::uint64_t{80'000});

        QVERIFY(test::await(fixture.engine.workspaceClient().undo()).hasValue());
        QTRY_COMPARE(fixture.settings().resultBytes, std::uint64_t{40'000});
        QVERIFY(!schemas->isChecked());
        fixture.named<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QTRY_COMPARE(fixture.settings(), workspace::Settings());
        QTRY_VERIFY(schemas->isChecked());
    }

    void takesKeysFromAnotherCommandOnlyWhenTold()
    {
        SettingsFixture fixture;
        fixture.showPage(QStringLiteral("Shortcuts"));
        fixture.chooseCommand(QStringLiteral("Start server"));
        auto *keys = fixture.dialog->findChild<QKeySequenceEdit *>();
        auto *assign = fixture.named<QPushButton>(QStringLiteral("Assign"));
        QVERIFY(!assign->isEnabled());
        const QKeySequence quit(Qt::CTRL | Qt::Key_Q);
        keys->setKeySequence(quit);
        QTRY_VERIFY(fixture.dialog->findChild<QStackedWidget *>()
                        ->currentWidget()
                        ->findChild<InlineMessage *>()
                        ->isVisible());
        QCOMPARE(fixture.keys->ownerOf(quit), QStringLiteral("file.quit"));
        assign->click();
        QCOMPARE(fixture.keys->ownerOf(quit), QStringLiteral("server.toggle"));
        QVERIFY(fixture.actions.action(QStringLiteral("file.quit"))->shortcuts().isEmpty());
        QVERIFY(fixture.actions.conflicts().isEmpty());
        // And at the next start.
        ActionRegistry next(fixture.theme);
        const QAction *toggle = next.add({.id = QStringLiteral("server.toggle"), .text = "x"});
        const QAction *quits =
            next.add({.id = QStringLiteral("file.quit"), .text = "y", .shortcuts = {quit}});
        const ChosenKeys again(next, fixture.state);
        QCOMPARE(toggle->shortcut(), quit);
        QCOMPARE(toggle->toolTip(), QStringLiteral("x (Ctrl+Q)"));
        QVERIFY(quits->shortcuts().isEmpty());

        fixture.named<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QCOMPARE(fixture.keys->ownerOf(quit), QStringLiteral("file.quit"));
        QVERIFY(fixture.state.chosenKeys().isEmpty());
    }

    void removesAndResetsKeys()
    {
        SettingsFixture fixture;
        fixture.showPage(QStringLiteral("Shortcuts"));
        fixture.chooseCommand(QStringLiteral("Quit"));
        auto *remove = fixture.named<QPushButton>(QStringLiteral("Remove"));
        auto *reset = fixture.named<QPushButton>(QStringLiteral("Default"));
        QVERIFY(remove->isEnabled());
        QVERIFY(!reset->isEnabled());
        remove->click();
        QVERIFY(fixture.actions.action(QStringLiteral("file.quit"))->shortcuts().isEmpty());
        QVERIFY(!remove->isEnabled());
        reset->click();
        QCOMPARE(fixture.actions.action(QStringLiteral("file.quit"))->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_Q));
        QVERIFY(fixture.state.chosenKeys().isEmpty());
    }

    void goesBackToASavedMoment()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Tools"));
        fixture.choose(QStringLiteral("Every tool"));
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Direct);
        fixture.choose(QStringLiteral("Automatic"));
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Auto);
        QWidget *page = fixture.showPage(QStringLiteral("Data"));
        auto *moments = page->findChild<QTreeWidget *>();
        QTRY_VERIFY(moments->topLevelItemCount() >= 2);
        auto *back = fixture.named<QPushButton>(QStringLiteral("Restore snapshot"));
        QVERIFY(!back->isEnabled());
        const auto known = test::await(fixture.engine.workspaceClient().moments());
        QVERIFY(known.hasValue());
        moments->setCurrentItem(moments->topLevelItem(1));
        QVERIFY(back->isEnabled());
        back->click();
        QTRY_VERIFY(page->findChild<InlineMessage *>()->isVisible());
        QCOMPARE(page->findChild<InlineMessage *>()->kind(), MessageKind::Ok);
    }

    void noticesAreSwitchedOffAtOnce()
    {
        SettingsFixture fixture;
        auto *notices =
            fixture.named<QCheckBox>(QStringLiteral("Show notifications while another window is in front"));
        QVERIFY(notices && notices->isChecked());
        notices->click();
        QVERIFY(!fixture.state.showsNotices());
        fixture.named<QPushButton>(QStringLiteral("Restore defaults"))->click();
        QVERIFY(fixture.state.showsNotices());
        QVERIFY(notices->isChecked());
    }

    void aBackupIsAMomentToGoBackTo()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.showPage(QStringLiteral("Tools"));
        fixture.choose(QStringLiteral("Every tool"));
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Direct);
        QWidget *page = fixture.showPage(QStringLiteral("Data"));
        fixture.named<QPushButton>(QStringLiteral("Back up now"))->click();
        auto *moments = page->findChild<QTreeWidget *>();
        QTRY_VERIFY(moments->topLevelItemCount() > 0
                    && moments->topLevelItem(0)->text(1) == QStringLiteral("Backed up"));
        QCOMPARE(page->findChild<InlineMessage *>()->kind(), MessageKind::Ok);
        fixture.showPage(QStringLiteral("Tools"));
        fixture.choose(QStringLiteral("Automatic"));
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Auto);
        fixture.showPage(QStringLiteral("Data"));
        QTRY_VERIFY(moments->topLevelItemCount() > 1
                    && moments->topLevelItem(1)->text(1) == QStringLiteral("Backed up"));
        moments->setCurrentItem(moments->topLevelItem(1));
        fixture.named<QPushButton>(QStringLiteral("Restore snapshot"))->click();
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Direct);
    }

    void aBackupThatCannotBeMadeSaysWhy()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        fixture.folder.write("workspaces/default/tools/folder.json/inside", "x");
        QWidget *page = fixture.showPage(QStringLiteral("Data"));
        auto *message = page->findChild<InlineMessage *>();
        fixture.named<QPushButton>(QStringLiteral("Back up now"))->click();
        QTRY_VERIFY(message->isVisible());
        QCOMPARE(message->kind(), MessageKind::Error);
        QVERIFY2(message->text().contains(QStringLiteral("folder.json")), qPrintable(message->text()));
    }

    void allToolsAreExportedThoughNothingCanBeSaved()
    {
        SettingsFixture fixture;
        QVERIFY(fixture.isOpen);
        QWidget *page = fixture.showPage(QStringLiteral("Data"));
        auto *message = page->findChild<InlineMessage *>();
        auto *everything = fixture.named<QPushButton>(QStringLiteral("Export all tools..."));
        everything->click();
        QCOMPARE(message->text(), QStringLiteral("There are no tools to export yet."));
        QVERIFY(!page->findChild<QFileDialog *>());

        workspace::Edit edit{.label = "Put", .origin = workspace::Origin::Person, .steps = {}};
        for (const char *name : {"first", "second"}) {
            workspace::Tool tool;
            tool.name = name;
            tool.versions[tool.active].operation = workspace::GraphqlOperation{"{ a }"};
            edit.steps.emplace_back(workspace::PutObject{.object = tool});
        }
        QVERIFY(test::await(fixture.engine.workspaceClient().apply(edit)).hasValue());
        fixture.engine.workspaceClient().takeSaving(
            Error{ErrorKind::Denied, "read_only", "The disk is read-only.", "Choose another disk."});
        everything->click();
        auto *chooser = page->findChild<QFileDialog *>();
        QVERIFY(chooser);
        chooser->hide();
        const QString path = QString::fromStdString((fixture.folder / "all.json").string());
        Q_EMIT chooser->fileSelected(path);
        QTRY_VERIFY2(message->text().contains(QStringLiteral("all.json")), qPrintable(message->text()));
        QCOMPARE(message->kind(), MessageKind::Ok);
        const auto pack = QByteArray::fromStdString(fixture.folder.read("all.json"));
        QVERIFY2(pack.contains("\"first\"") && pack.contains("\"second\""), pack.constData());
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        SettingsFixture fixture(choice);
        fixture.showPage(QStringLiteral("Tools"));
        fixture.choose(QStringLiteral("Every tool"));
        QTRY_COMPARE(fixture.settings().surface.mode, workspace::SurfaceMode::Direct);
        for (const char *page : {"General", "Tools", "Shortcuts", "Data"}) {
            fixture.showPage(QString::fromLatin1(page));
            fixture.chooseCommand(QStringLiteral("Start server"));
            if (QLatin1StringView(page) == u"Shortcuts")
                fixture.dialog->findChild<QKeySequenceEdit *>()->setKeySequence(
                    QKeySequence(Qt::CTRL | Qt::Key_Q));
            QVERIFY(test::finishesWork(fixture.engine));
            QVERIFY(test::savePicture(*fixture.dialog, QStringLiteral("settings-")
                                                           + QString::fromLatin1(page).toLower() + u'-'
                                                           + QString::fromLatin1(QTest::currentDataTag())));
        }
    }
};

TOOLTRAY_TEST(SettingsDialogTest)
#include "settingsdialogtest.moc"
