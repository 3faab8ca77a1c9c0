// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/window/apart.h"

#include "bench/mcp/load.h"
#include "bench/window/servedwindow.h"
#include "bench/workspace/manytools.h"
#include "support/await.h"
#include "ui/navigation/place.h"

#include <QApplication>
#include <QFile>
#include <QListView>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>
#include <vector>

namespace tooltray::bench {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kTools = 1'000;
constexpr int kStarts = 5;
constexpr double kHourOfCalls = 180'000;
constexpr int kApartPatience = 600'000; // ms
const QString &startName()
{
    static const QString name = QStringLiteral("--start");
    return name;
}
const QString &hourName()
{
    static const QString name = QStringLiteral("--hour");
    return name;
}

// Of this machine, in every process the same.
qint64 nowMicroseconds()
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

[[noreturn]] void stop(const char *what)
{
    std::fprintf(stderr, "%s\n", what);
    std::exit(2);
}

QList<double> numbersOf(const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QCoreApplication::applicationFilePath(), arguments);
    if (!process.waitForFinished(kApartPatience) || process.exitCode() != 0)
        stop("The process of its own failed.");
    QList<double> numbers;
    for (const QByteArray &word : process.readAllStandardOutput().simplified().split(' '))
        numbers.append(word.toDouble());
    return numbers;
}

void fill(const QTemporaryDir &folder)
{
    const QString schema = folder.filePath(QStringLiteral("schema.graphql"));
    QFile file(schema);
    if (!file.open(QIODevice::WriteOnly)
        || file.write(QByteArray::fromStdString(schemaFor(100, SchemaRevision::First))) < 0)
        stop("The schema cannot be written.");
    file.close();
    engine::Engine engine(engine::EngineSettings{.dataFolder = folder.path().toStdString()});
    if (!test::await(engine.open()))
        stop("The workspace does not open.");
    workspace::Edit edit{"Fill", workspace::Origin::Person, {}};
    for (workspace::Object &object : manyTools(kTools)) {
        if (auto *endpoint = std::get_if<workspace::Endpoint>(&object))
            endpoint->schema = {.kind = workspace::SchemaSource::Kind::File, .path = schema.toStdString()};
        edit.steps.emplace_back(workspace::PutObject{.object = std::move(object)});
    }
    if (!test::await(engine.workspaceClient().apply(std::move(edit))))
        stop("The tools cannot be saved.");
    ui::UiState(folder.filePath(QStringLiteral("ui.ini"))).setPage(ui::pageid::kTools);
}

// As the program starts; see app/windowed.cpp.
int start(const QString &folder, qint64 begun)
{
    engine::Engine engine(engine::EngineSettings{.dataFolder = folder.toStdString()});
    ui::UiState state(folder + QStringLiteral("/ui.ini"));
    ui::Theme theme(*qApp, state.theme());
    ui::Language language(state.language());
    const engine::ServerSettings server{.port = 0};
    ui::MainWindow window({engine, server, theme, language, state});
    window.show();
    engine.startServer(server);
    QTimer looking;
    QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
        for (auto *list : window.findChildren<QListView *>()) {
            if (!list->isVisible() || !list->model() || list->model()->rowCount() < int(kTools))
                continue;
            window.repaint();
            std::printf("%.3f\n", double(nowMicroseconds() - begun) / 1000);
            QCoreApplication::exit(); // quit() would have the window ask first
            return;
        }
    });
    looking.start(1);
    return QCoreApplication::exec();
}

int hour()
{
    ServedWindow window;
    window.open(ui::pageid::kLog);
    double calls = 0;
    double seconds = 0;
    ServedWindow::workDuring(
        [&] {
            while (calls < kHourOfCalls) {
                const auto begun = std::chrono::steady_clock::now();
                const double perSecond = load(window.port(), window.callRequest(), 8, 2s).perSecond;
                const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
                calls += perSecond * took.count();
                seconds += took.count();
            }
        },
        [] {});
    std::printf("%.1f %.0f\n", double(residentMemory(::getpid())) / 1024 / 1024, calls / seconds);
    return 0;
}

} // namespace

double startMilliseconds()
{
    const QTemporaryDir folder;
    fill(folder);
    std::vector<double> times;
    for (int run = 0; run < kStarts; ++run)
        times.push_back(
            numbersOf({startName(), folder.path(), QString::number(nowMicroseconds())}).constFirst());
    std::ranges::sort(times);
    return times[kStarts / 2];
}

HourResult memoryAfterAnHour()
{
    const QList<double> numbers = numbersOf({hourName()});
    return {numbers.value(0), numbers.value(1)};
}

std::optional<int> runApart(const QStringList &arguments)
{
    if (arguments.value(1) == startName())
        return start(arguments.value(2), arguments.value(3).toLongLong());
    if (arguments.value(1) == hourName())
        return hour();
    return {};
}

} // namespace tooltray::bench
