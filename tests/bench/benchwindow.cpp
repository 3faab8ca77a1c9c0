// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_window [--no-bounds] [start|schema|operations|answer|log|served|memory]... What people wait for at the window,
// and what clients wait for because of it. There is no peer: each figure stands beside its bound.
#include "bench/mcp/load.h"
#include "bench/support/answer.h"
#include "bench/window/apart.h"
#include "bench/window/figures.h"
#include "bench/window/servedwindow.h"
#include "bench/window/turns.h"
#include "journal/filter/parser.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/editor/graphqleditor.h"
#include "ui/log/logentries.h"
#include "ui/models/logmodel.h"
#include "ui/models/operationtreemodel.h"
#include "ui/navigation/place.h"
#include "ui/support/enginefixture.h"
#include "ui/support/shopschema.h"
#include "ui/widgets/json/jsonview.h"
#include "ui/widgets/log/logtable.h"
#include "ui/widgets/schemapanel/schemapanel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <cstdio>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using namespace std::chrono_literals;
using bench::Figures;
using bench::ServedWindow;
using bench::Turns;

namespace {

constexpr std::size_t kTenMegabytes = 10 * 1024 * 1024;
constexpr std::uint64_t kLogged = 100'000;
constexpr double kFrame = 33; // ms

void benchStart(Figures &figures)
{
    figures.add(QStringLiteral("window with 1,000 tools, from the start of the process"),
                bench::startMilliseconds(), 400, "ms");
}

void benchSchema(Figures &figures)
{
    const Theme theme(*qApp, ThemeChoice::Light);
    const graphql::SchemaPointer schema = test::hugeSchema(3'500);
    GraphqlEditor editor(theme);
    SchemaPanel panel(theme);
    panel.setEditor(&editor);
    panel.resize(290, 700);
    panel.show();
    QCoreApplication::processEvents();
    Turns opening;
    opening.run([&] {
        panel.setSchema(schema);
        panel.findChild<QTreeView *>()->expandToDepth(0);
        QCoreApplication::processEvents();
        panel.repaint();
    });
    figures.add(QStringLiteral("schema of 3,500 types opened"), opening.total(), 50, "ms");
    Turns typing;
    auto &search = *panel.findChild<QLineEdit *>();
    search.setFocus();
    auto &hits = *panel.findChild<QListView *>()->model();
    for (const char letter : std::string("type12")) {
        typing.run([&] { QTest::keyClick(&search, letter); });
        bool isFound = false;
        const auto found = QObject::connect(&hits, &QAbstractItemModel::modelReset, [&] { isFound = true; });
        typing.runUntil([&] { return isFound; });
        QObject::disconnect(found);
    }
    figures.add(QStringLiteral("  longest turn of a key that searches it"), typing.longest(), 50, "ms");
}

// A thousand operations on forty kinds of things.
QByteArray description()
{
    QByteArray text = R"({"openapi":"3.0.3","info":{"title":"Shop","version":"1"},)"
                      R"("servers":[{"url":"https://shop.example"}],"paths":{)";
    for (int thing = 0; thing < 500; ++thing) {
        const QByteArray number = QByteArray::number(thing);
        const QByteArray common =
            R"("tags":["kind)" + QByteArray::number(thing / 13)
            + R"("],"parameters":[{"name":"shop","in":"query","schema":{"type":"string"}},)"
              R"({"name":"limit","in":"query","description":"At most as many.","schema":{"type":"integer"}}],)"
              R"("responses":{"200":{"description":"","content":{"application/json":{"schema":{"type":"object",)"
              R"("properties":{"id":{"type":"integer"},"name":{"type":"string"},"state":{"type":"string"}}}}}}}})";
        text += (thing == 0 ? "" : ",") + QByteArray(R"("/things)") + number
                + R"(":{"get":{"operationId":"list)" + number + R"(","summary":"List the things of kind )"
                + number + R"(",)" + common + R"(,"post":{"operationId":"create)" + number
                + R"(","summary":"Create a thing of kind )" + number + R"(",)" + common + '}';
    }
    return text + "}}";
}

bool describe(test::EngineFixture &fixture)
{
    QFile file(fixture.folder.filePath(QStringLiteral("shop.json")));
    // Or another one, such as that of GitHub.
    const QString other = qEnvironmentVariable("TOOLTRAY_BENCH_DESCRIPTION");
    workspace::Endpoint endpoint;
    endpoint.name = "shop";
    endpoint.restUrl = "https://shop.example";
    endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    endpoint.api.location = (other.isEmpty() ? file.fileName() : other).toStdString();
    if (!file.open(QIODevice::WriteOnly) || file.write(description()) < 0 || !file.flush() || !fixture.open()
        || !fixture.put(endpoint))
        return false;
    return QTest::qWaitFor(
        [&fixture] {
            const auto &schemas = fixture.workspaceClient().state().schemas;
            const auto found = schemas.find("shop");
            return found != schemas.end() && found->second.described.summary;
        },
        60'000);
}

void benchOperations(Figures &figures)
{
    test::EngineFixture fixture;
    if (!describe(fixture))
        qFatal("There is no description.");
    QElapsedTimer clock;
    clock.start();
    Turns opening;
    CreateToolsDialog *dialog = nullptr;
    opening.run([&] {
        dialog = new CreateToolsDialog(fixture.engine, fixture.theme, QStringLiteral("shop"));
        dialog->show();
    });
    QTreeView *tree = nullptr;
    for (auto *each : dialog->findChildren<QTreeView *>())
        tree = qobject_cast<OperationTreeModel *>(each->model()) ? each : tree;
    QAbstractItemModel &rows = *tree->model();
    opening.runUntil([&] { return rows.rowCount() > 0; });
    opening.run([&] { dialog->repaint(); });
    figures.add(QStringLiteral("operations of a REST API offered, until they are seen"),
                double(clock.elapsed()), 100, "ms");
    figures.add(QStringLiteral("  all of the window's thread"), opening.total(), 100, "ms");
    Turns expanding;
    expanding.run([&] {
        tree->expandAll();
        dialog->repaint();
    });
    figures.add(QStringLiteral("  all groups expanded"), expanding.total(), 50, "ms");
    Turns typing;
    auto &search = *dialog->findChild<QLineEdit *>(QStringLiteral("filter"));
    search.setFocus();
    for (const char letter : std::string("create a thing"))
        typing.run([&] { QTest::keyClick(&search, letter); });
    typing.runUntil([&] { return !rows.index(0, 0, rows.index(0, 0)).isValid(); });
    figures.add(QStringLiteral("  longest turn of a key that searches them"), typing.longest(), 50, "ms");
    search.clear();
    Turns choosing;
    QPushButton *save = nullptr;
    for (auto *button : dialog->findChildren<QPushButton *>())
        save = button->isDefault() ? button : save;
    clock.restart();
    choosing.run([&] {
        for (int group = 0; group < rows.rowCount(); ++group)
            rows.setData(rows.index(group, 0), Qt::Checked, Qt::CheckStateRole);
    });
    choosing.runUntil([&] { return save->isEnabled(); });
    figures.add(QStringLiteral("all of them chosen, until their size is told"), double(clock.elapsed()), 1000,
                "ms");
    figures.add(QStringLiteral("  longest turn"), choosing.longest(), 100, "ms");
    delete dialog;
}

void benchAnswer(Figures &figures)
{
    const Theme theme(*qApp, ThemeChoice::Light);
    const auto body = std::make_shared<const std::string>(bench::graphqlAnswer(kTenMegabytes));
    JsonView view(theme);
    view.resize(900, 700);
    view.show();
    QCoreApplication::processEvents();
    Turns turns;
    turns.run([&] { view.setBody(body); });
    turns.runUntil([&] { return view.isComplete(); });
    figures.add(QStringLiteral("answer of 10 MB shown, all of the window's thread"), turns.total(), 150,
                "ms");
    figures.add(QStringLiteral("  longest turn"), turns.longest(), kFrame, "ms");
}

const char *const kFilters[] = {"tool:order status:>=400 | dur:>350", "body~\"tot[a-z]+\" -client:inspector",
                                "arg.first=7", ""};

void benchLog(Figures &figures)
{
    constexpr std::uint64_t kBatch = 100; // twenty times a second: 2,000 calls a second
    const Theme theme(*qApp, ThemeChoice::Light);
    LogModel model;
    LogTable table(theme, model);
    table.resize(1200, 700);
    table.show();
    model.setEntries(test::logEntries(1, kLogged));
    QCoreApplication::processEvents();
    std::vector<std::vector<journal::EntryPointer>> batches;
    for (std::uint64_t batch = 0; batch < 400; ++batch)
        batches.push_back(test::logEntries(kLogged + 1 + batch * kBatch, kBatch));
    std::size_t sent = 0;
    QTimer source;
    QObject::connect(&source, &QTimer::timeout, &source,
                     [&] { model.change(batches[sent++ % batches.size()]); });
    source.start(50);
    Turns turns;
    for (const char *text : kFilters) {
        bool isFiltered = false;
        const auto filtered =
            QObject::connect(&model, &LogModel::filtered, &source, [&] { isFiltered = true; });
        turns.run([&] { model.setFilter(journal::parseFilter(text).filter); });
        turns.runUntil([&, until = sent + 4] { return isFiltered && sent >= until; });
        QObject::disconnect(filtered);
    }
    figures.add(QStringLiteral("log of 100,000 filtered at 2,000 calls/s, longest turn"), turns.longest(),
                kFrame, "ms");
}

void addCalls(Figures &figures, const QString &during, const bench::LoadResult &result)
{
    const auto milliseconds = [](std::chrono::nanoseconds time) {
        return std::chrono::duration<double, std::milli>(time).count();
    };
    figures.add(QStringLiteral("served call, ") + during + QStringLiteral(": p50"),
                milliseconds(result.median), 5, "ms");
    figures.add(QStringLiteral("  p99"), milliseconds(result.percentile99), 5, "ms");
}

void benchServed(Figures &figures)
{
    ServedWindow window;
    window.open(pageid::kLog);
    const auto during = [&](const QString &what, const std::function<void()> &work) {
        bench::LoadResult result;
        ServedWindow::workDuring([&] { result = bench::load(window.port(), window.callRequest(), 1, 3s); },
                                 work);
        addCalls(figures, what, result);
    };
    during(QStringLiteral("while nothing happens"), [] {});

    const Theme theme(*qApp, ThemeChoice::Light);
    {
        const auto body = std::make_shared<const std::string>(bench::graphqlAnswer(kTenMegabytes));
        JsonView view(theme);
        view.show();
        during(QStringLiteral("while answers of 10 MB are shown"), [&] {
            if (view.isComplete())
                view.setBody(std::make_shared<const std::string>(*body));
        });
    }
    {
        LogModel model;
        LogTable table(theme, model);
        table.show();
        model.setEntries(test::logEntries(1, kLogged));
        std::size_t filter = 0;
        during(QStringLiteral("while all of a log is filtered"), [&] {
            if (!model.isFiltering())
                model.setFilter(journal::parseFilter(kFilters[filter++ % std::size(kFilters)]).filter);
        });
    }
    window.trigger(actionid::kSettings);
    during(QStringLiteral("while a dialog is open"), [] {});
}

void benchMemory(Figures &figures)
{
    const bench::HourResult hour = bench::memoryAfterAnHour();
    figures.add(QStringLiteral("memory after 180,000 calls, at %1 a second").arg(hour.perSecond),
                hour.megabytes, 120, "MB");
}

} // namespace

int main(int argc, char *argv[])
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QStringList wanted = QCoreApplication::arguments();
    if (const auto exitCode = bench::runApart(wanted))
        return *exitCode;
    wanted.removeFirst();
    const bool hasBounds = wanted.removeAll(QStringLiteral("--no-bounds")) == 0;
    const std::pair<const char *, void (*)(Figures &)> all[]{
        {"start", benchStart},   {"schema", benchSchema}, {"operations", benchOperations},
        {"answer", benchAnswer}, {"log", benchLog},       {"served", benchServed},
        {"memory", benchMemory}};
    Figures figures;
    for (const auto &[name, measure] : all) {
        if (wanted.isEmpty() || wanted.contains(QLatin1String(name)))
            measure(figures);
    }
    figures.print();
    return hasBounds && figures.hasMissed() ? 1 : 0;
}
