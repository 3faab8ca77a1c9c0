// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/clientaccesspane.h"

#include "engine/engine.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/curated/curatedfixture.h"
#include "ui/models/logtext.h"
#include "ui/support/picture.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlineoffer.h"

#include <QApplication>
#include <QClipboard>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// A server that a client may call, and the pane.
struct AccessBench {
    explicit AccessBench(ThemeChoice choice = ThemeChoice::Light)
        : fixture(choice)
        , pane(fixture.engine, fixture.theme)
    {
        pane.resize(420, 300);
        pane.show();
    }

    bool serve()
    {
        return fixture.open() && test::await(fixture.engine.startServer({.port = 0})).hasValue()
               && test::await(fixture.engine.clients().issueToken("zed", "Zed", {})).hasValue();
    }
    const workspace::Client &zed() const { return *fixture.workspace().find<workspace::Client>("zed"); }
    QListWidget &list() const { return *pane.findChild<QListWidget *>(); }
    QString heading() const
    {
        const auto *label = pane.findChild<TextLabel *>(QString(), Qt::FindDirectChildrenOnly);
        return label->isVisible() ? label->text() : QString();
    }
    QString row(int number) const { return list().item(number)->text(); }
    bool press(const QString &text) const
    {
        for (auto *button : pane.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->isEnabled() && button->text() == text) {
                button->click();
                return true;
            }
        }
        return false;
    }

    test::CuratedFixture fixture;
    ClientAccessPane pane;
};

} // namespace

class ClientAccessPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoCouldCallIsThereBeforeItDoes()
    {
        AccessBench bench;
        QVERIFY(!bench.list().isVisible());
        QVERIFY(bench.serve());
        QTRY_COMPARE(bench.list().count(), 1);
        for (const char *part : {"zed", "has a token", "Not connected since startup"})
            QVERIFY2(bench.row(0).contains(QString::fromLatin1(part)), qPrintable(bench.row(0)));
        const WallTime now = wallTimeNow();
        bench.fixture.engine.clients().takeClients(
            {{.name = "relay", .program = "claude-ai 1", .calls = 2, .lastSeen = now},
             {.name = "zed", .program = "zed 0.9", .calls = 3, .lastSeen = now}});
        QCOMPARE(bench.list().count(), 2);
        QVERIFY2(bench.row(1).contains(u"zed 0.9") && bench.row(1).contains(u"has a token"),
                 qPrintable(bench.row(1)));
        // Who needs none can be given none.
        bench.list().setCurrentRow(0);
        QVERIFY(!bench.press(QStringLiteral("New token...")) && !bench.press(QStringLiteral("Block")));
    }

    void whatAClientCallsItselfDoesNotHideWhoItIs()
    {
        AccessBench bench;
        QVERIFY(bench.serve());
        QTRY_COMPARE(bench.list().count(), 1);
        const WallTime now = wallTimeNow();
        engine::ConnectedClients &clients = bench.fixture.engine.clients();
        clients.takeClients({{.name = "zed", .program = "Zed 0.9", .calls = 3, .lastSeen = now}});
        QVERIFY2(bench.row(0).startsWith(u"Zed 0.9 \u00b7 "), qPrintable(bench.row(0)));
        clients.takeClients({{.name = "zed", .program = "evil 1", .calls = 4, .lastSeen = now}});
        QVERIFY2(bench.row(0).startsWith(u"zed \u00b7 calls itself evil 1 \u00b7 "),
                 qPrintable(bench.row(0)));
        clients.takeClients({{.name = "zed", .program = "zedevil 1", .calls = 4, .lastSeen = now}});
        QVERIFY2(bench.row(0).startsWith(u"zed \u00b7 "), qPrintable(bench.row(0)));
        clients.takeClients({{.name = "(stdio)", .program = "Claude 1", .calls = 4, .lastSeen = now},
                             {.name = "(stdio)", .program = "Editor 2", .calls = 5, .lastSeen = now}});
        QVERIFY2(bench.row(0).startsWith(u"Claude 1 \u00b7 "), qPrintable(bench.row(0)));
        QVERIFY2(bench.row(1).startsWith(u"Editor 2 \u00b7 "), qPrintable(bench.row(1)));
    }

    // Which says how many still come in the older era.
    void callsAreCountedByRevision()
    {
        AccessBench bench;
        QVERIFY(bench.serve());
        const auto isSaid = [&bench](const QString &text) {
            const auto labels = bench.pane.findChildren<TextLabel *>();
            return std::ranges::any_of(labels, [&text](const TextLabel *label) {
                return label->isVisible() && label->text().contains(text);
            });
        };
        QVERIFY(!isSaid(QStringLiteral("protocol version")));
        bench.fixture.engine.clients().takeClients({}, {{"", 9}, {"2025-11-25", 1}, {"2026-07-28", 40}});
        QVERIFY(isSaid(QStringLiteral("protocol version: 2026-07-28: 40")));
        QVERIFY(isSaid(QStringLiteral("2025-11-25: 1")));
    }

    // They are not those that are connected now, of whom there may be none.
    void theListSaysWhoIsInIt()
    {
        AccessBench bench;
        QCOMPARE(bench.heading(), QString());
        QVERIFY(bench.serve());
        QTRY_COMPARE(bench.heading(), QStringLiteral("Has access"));
        const WallTime now = wallTimeNow();
        bench.fixture.engine.clients().takeClients({{.name = "relay", .calls = 2, .lastSeen = now}});
        QCOMPARE(bench.heading(), QStringLiteral("Has called or has access"));
        bench.fixture.engine.clients().takeClients(
            {{.name = "relay", .calls = 2, .lastSeen = now}, {.name = "zed", .calls = 1, .lastSeen = now}});
        QCOMPARE(bench.heading(), QStringLiteral("Has called"));
        QVERIFY(bench.list().accessibleName().contains(bench.heading()));
    }

    void aNewTokenIsMadeOnceItIsClearWhatItMeans()
    {
        AccessBench bench;
        QVERIFY(bench.serve());
        QTRY_COMPARE(bench.list().count(), 1);
        const std::string before = bench.zed().tokenHash;
        QVERIFY(bench.press(QStringLiteral("New token...")));
        QVERIFY(bench.pane.findChild<InlineOffer *>()->text().contains(u"stops working"));
        QVERIFY(bench.press(QStringLiteral("Cancel")));
        QCOMPARE(bench.zed().tokenHash, before);
        QApplication::clipboard()->clear();
        QVERIFY(bench.press(QStringLiteral("New token...")));
        QVERIFY(bench.press(QStringLiteral("Copy a new token")));
        QTRY_VERIFY(!QApplication::clipboard()->text().isEmpty());
        QVERIFY(bench.zed().tokenHash != before);
        QVERIFY(bench.pane.findChild<InlineOffer *>()->text().contains(u"on the clipboard"));
    }

    void whoIsLockedOutCanBeLetInAgain()
    {
        AccessBench bench;
        QVERIFY(bench.serve());
        QTRY_COMPARE(bench.list().count(), 1);
        QVERIFY(bench.press(QStringLiteral("Block")));
        QTRY_VERIFY(!bench.zed().enabled);
        QTRY_VERIFY(bench.row(0).contains(u"blocked"));
        QVERIFY(!bench.press(QStringLiteral("Block")));
        QTRY_VERIFY(bench.pane.findChild<InlineOffer *>()->text().contains(u"Blocked"));
        QVERIFY(bench.press(QStringLiteral("Undo")));
        QTRY_VERIFY(bench.zed().enabled);
        QTRY_VERIFY(bench.row(0).contains(u"has a token"));
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        AccessBench bench(choice);
        QVERIFY(bench.serve());
        QTRY_COMPARE(bench.list().count(), 1);
        QVERIFY(bench.press(QStringLiteral("New token...")));
        QVERIFY(test::savePicture(bench.pane, QStringLiteral("clientaccess-")
                                                  + QString::fromLatin1(QTest::currentDataTag())));
    }
};

TOOLTRAY_TEST(ClientAccessPaneTest)
#include "clientaccesspanetest.moc"
