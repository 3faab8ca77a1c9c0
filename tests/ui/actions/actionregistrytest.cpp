// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actionregistry.h"

#include "support/testcase.h"
#include "ui/actions/actionsources.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QTest>

using namespace tooltray::ui;

class ActionRegistryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light); }
    void cleanupTestCase() { m_theme.reset(); }

    void init()
    {
        m_ran.clear();
        m_registry = std::make_unique<ActionRegistry>(*m_theme);
        m_registry->add({.id = QStringLiteral("server.start"),
                         .section = ActionSection::Server,
                         .text = "&Start server",
                         .icon = Icon::Play,
                         .shortcuts = {Qt::CTRL | Qt::Key_S}},
                        [this] { m_ran.append(QStringLiteral("start")); });
        m_registry->add({.id = QStringLiteral("theme.dark"),
                         .section = ActionSection::View,
                         .text = "&Dark",
                         .submenu = "&Theme"},
                        [this] { m_ran.append(QStringLiteral("dark")); });
        m_registry->add({.id = QStringLiteral("page.log"),
                         .section = ActionSection::View,
                         .text = "Log",
                         .shortcuts = {Qt::ALT | Qt::Key_7},
                         .kind = ActionKind::Page});
    }

    void everyPlaceReadsTheSameAction()
    {
        QAction *action = m_registry->action(QStringLiteral("server.start"));
        QVERIFY(action);
        QCOMPARE(action->objectName(), QStringLiteral("server.start"));
        QCOMPARE(action->text(), QStringLiteral("&Start server"));
        QCOMPARE(action->toolTip(), QStringLiteral("Start server (Ctrl+S)"));
        QVERIFY(!action->icon().isNull());
        action->trigger();
        QCOMPARE(m_ran, QStringList(QStringLiteral("start")));
        QVERIFY(!m_registry->action(QStringLiteral("server.stop")));
    }

    void buttonsHaveNoEllipsis()
    {
        QAction *action = m_registry->action(QStringLiteral("server.start"));
        for (const char *text : {"&Connect a client...", "Connect a &client \u2026"}) {
            m_registry->setText(action->objectName(), text, Icon::Link);
            QCOMPARE(action->iconText(), QStringLiteral("Connect a client"));
        }
    }

    void aSubmenuIsPartOfThePlainText()
    {
        QCOMPARE(ActionRegistry::plainText(m_registry->entries()[1]), QStringLiteral("Theme: Dark"));
        QCOMPARE(m_registry->action(QStringLiteral("theme.dark"))->toolTip(), QStringLiteral("Theme: Dark"));
    }

    void textAndIconCanFollowTheState()
    {
        m_registry->setText(QStringLiteral("server.start"), "&Stop server", Icon::Stop);
        QCOMPARE(m_registry->action(QStringLiteral("server.start"))->text(), QStringLiteral("&Stop server"));
        m_registry->retranslate();
        QCOMPARE(m_registry->action(QStringLiteral("server.start"))->text(), QStringLiteral("&Stop server"));
    }

    void keysThatTwoActionsClaimAreReported()
    {
        QVERIFY(m_registry->conflicts().isEmpty());
        m_registry->add({.id = QStringLiteral("file.save"),
                         .section = ActionSection::File,
                         .text = "Save",
                         .shortcuts = {Qt::Key_F2, Qt::CTRL | Qt::Key_S}});
        const auto conflicts = m_registry->conflicts();
        QCOMPARE(conflicts.size(), 1);
        QCOMPARE(conflicts[0].first, QStringLiteral("server.start"));
        QCOMPARE(conflicts[0].second, QStringLiteral("file.save"));
    }

    void thePaletteFindsWhatCanBeRunNow()
    {
        ActionSource commands(*m_registry, ActionKind::Command);
        ActionSource pages(*m_registry, ActionKind::Page);
        QCOMPARE(commands.entries().size(), 2);
        QCOMPARE(commands.entries().constFirst().text, QStringLiteral("Start server"));
        QCOMPARE(commands.entries().constFirst().keys, QStringLiteral("Ctrl+S"));
        QCOMPARE(pages.entries().size(), 1);
        QCOMPARE(pages.entries().constFirst().id, QStringLiteral("page.log"));

        m_registry->action(QStringLiteral("server.start"))->setEnabled(false);
        m_registry->action(QStringLiteral("theme.dark"))->setVisible(false);
        QVERIFY(commands.entries().isEmpty());

        commands.run(QStringLiteral("theme.dark"));
        commands.run(QStringLiteral("gone since"));
        QCOMPARE(m_ran, QStringList(QStringLiteral("dark")));
    }

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<ActionRegistry> m_registry;
    QStringList m_ran;
};

TOOLTRAY_TEST(ActionRegistryTest)
#include "actionregistrytest.moc"
