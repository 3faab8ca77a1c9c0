// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionsources.h"
#include "ui/log/logentries.h"
#include "ui/mainwindow/palettesources.h"
#include "ui/navigation/place.h"
#include "ui/state/uistate.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

struct PlaceKeeper final : Navigator {
    void open(const Place &place) override { last = place; }

    Place last;
};

} // namespace

// What the palette finds of the log: calls behind "#", filters behind ":".
class LogPaletteTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNewestCallsAreListedNewestFirst()
    {
        engine::Engine engine;
        PlaceKeeper way;
        LogEntrySource calls(engine.log(), engine.workspaceClient(), way);
        QVERIFY(calls.entries().isEmpty());
        Q_EMIT engine.log().entriesChanged(test::logEntries(1, 250));
        journal::LogEntry ended = test::logEntry(200);
        ended.tool = "ended";
        ended.outcome = journal::Outcome::Ok;
        Q_EMIT engine.log().entriesChanged({test::sharedEntry(ended)});
        QList<PaletteEntry> entries = calls.entries();
        QCOMPARE(entries.size(), static_cast<qsizetype>(LogEntrySource::kNewest));
        QVERIFY(entries[0].text.startsWith(QStringLiteral("#250 ")));
        QVERIFY2(entries[50].text.startsWith(QStringLiteral("#200 ended")), qPrintable(entries[50].text));
        Q_EMIT engine.log().entriesRemoved({journal::EntryId(250)});
        QVERIFY(calls.entries().constFirst().text.startsWith(QStringLiteral("#249 ")));
        calls.run(entries[50].id);
        QCOMPARE(way.last, (Place{.page = QStringLiteral("log"), .item = QStringLiteral("200")}));
    }

    void everyCallIsFoundByItsNumber()
    {
        engine::Engine engine;
        PlaceKeeper way;
        LogEntrySource calls(engine.log(), engine.workspaceClient(), way);
        Q_EMIT engine.log().entriesChanged(test::logEntries(1, 250));
        // Only the archive may have it.
        QCOMPARE(calls.answers(QStringLiteral("12")).value(0).text, QStringLiteral("Call #12"));
        QVERIFY(calls.answers(QStringLiteral("249")).value(0).text.startsWith(QStringLiteral("#249 ")));
        for (const char *none : {"", "x", "0", "-3", "get_order"})
            QVERIFY2(calls.answers(QString::fromLatin1(none)).isEmpty(), none);
    }

    void whatIsTypedFiltersTheLog()
    {
        const QTemporaryDir folder;
        UiState state(folder.filePath(QStringLiteral("ui.ini")));
        PlaceKeeper way;
        LogFilterSource filters(state, way);
        QVERIFY(filters.answers(QString()).isEmpty());
        const auto good = filters.answers(QStringLiteral(" is:error "));
        QCOMPARE(good.value(0).text, QStringLiteral("Show calls with is:error"));
        filters.run(good.value(0).id);
        QCOMPARE(way.last, (Place{.page = QStringLiteral("log"), .filter = QStringLiteral("is:error")}));
        const auto wrong = filters.answers(QStringLiteral("toll:x"));
        QCOMPARE(wrong.value(0).icon, Icon::Warning);
        QVERIFY2(wrong.value(0).text.contains(QStringLiteral("tool")), qPrintable(wrong.value(0).text));
    }

    void namedAndRecentFiltersAreOfferedOnce()
    {
        const QTemporaryDir folder;
        UiState state(folder.filePath(QStringLiteral("ui.ini")));
        state.setNamedLogFilters({{QStringLiteral("Slow orders"), QStringLiteral("tool:order is:slow")}});
        state.addRecentLogFilter(QStringLiteral("is:error"));
        state.addRecentLogFilter(QStringLiteral("tool:order is:slow"));
        PlaceKeeper way;
        LogFilterSource filters(state, way);
        QStringList texts;
        for (const PaletteEntry &entry : filters.entries())
            texts.append(entry.text);
        QCOMPARE(texts, QStringList(
                            {QStringLiteral("Slow orders: tool:order is:slow"), QStringLiteral("is:error")}));
    }
};

TOOLTRAY_TEST(LogPaletteTest)
#include "logpalettetest.moc"
