// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_workspace [--no-bounds]. There is no peer: what stands beside is the same without us, the bare
// files and the bare fsync.
#include "base/files/files.h"
#include "base/time/clock.h"
#include "bench/support/bench.h"
#include "bench/workspace/manytools.h"
#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "storage/backends/jsonfolder.h"
#include "storage/documents/layout.h"
#include "storage/store/asyncstore.h"
#include "storage/store/liveworkspace.h"
#include "support/await.h"
#include "support/memorystore.h"
#include "workspace/checks/health.h"
#include "workspace/checks/rules.h"
#include "workspace/codec/document.h"
#include "workspace/edits/apply.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <time.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;
using namespace std::chrono_literals;
using bench::Bench;
using bench::Duration;

namespace {

constexpr std::size_t kTools = 10'000;
constexpr std::size_t kBulk = 1'000;
constexpr int kStarts = 5;

// The processor's time of all threads, which other work on the machine lengthens little, and that on the wall.
struct Times {
    Duration processor{};
    Duration wall{};
};

class Stopwatch {
public:
    Times elapsed() const { return {processor() - m_processor, std::chrono::steady_clock::now() - m_wall}; }

private:
    static Duration processor()
    {
        timespec time{};
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    Duration m_processor = processor();
    std::chrono::steady_clock::time_point m_wall = std::chrono::steady_clock::now();
};

Times median(const std::vector<Times> &times)
{
    const auto of = [&](Duration Times::*clock) {
        std::vector<Duration> sorted;
        for (const Times &one : times)
            sorted.push_back(one.*clock);
        std::ranges::sort(sorted);
        return sorted[sorted.size() / 2];
    };
    return {of(&Times::processor), of(&Times::wall)};
}

void report(Bench &bench, const std::string &what, const std::vector<Times> &times, Duration atMost)
{
    const Times middle = median(times);
    bench.report(what + ", on the wall", middle.wall);
    bench.report(what + ", of the processor", middle.processor);
    bench.check(what + " in time", middle.processor < atMost);
}

// Where files cost no waiting for a disk, when there is such a place.
QString memoryFolder()
{
    const QString shared = QStringLiteral("/dev/shm");
    return (std::filesystem::exists("/dev/shm") ? shared : QDir::tempPath())
           + QStringLiteral("/tooltray-XXXXXX");
}

void fill(const std::string &folder)
{
    for (const std::string_view name : kDocumentFolders)
        static_cast<void>(createFolder(folder + "/" + std::string(name), FileAccess::Public));
    for (const Object &object : bench::manyTools(kTools)) {
        const DocumentKey key = documentOf(keyOf(object));
        const Object *only = &object;
        std::ofstream(folder + '/' + relativePath(key)) << encodeDocument(key.kind, std::span(&only, 1));
    }
}

double residentMegabytes()
{
    std::size_t total = 0;
    std::size_t resident = 0;
    std::ifstream("/proc/self/statm") >> total >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

// A process that does nothing but open the folder: says how long that took and how big it has become.
int openOnce(const std::string &folder)
{
    const double before = residentMegabytes();
    SystemClock clock;
    JsonStore store(folder, clock);
    LiveWorkspace live(store, {});
    const Stopwatch watch;
    if (!test::await(live.open()) || live.workspace()->entries(ObjectKind::Tool).size() != kTools)
        return 1;
    const Times took = watch.elapsed();
    // Twice around, and what opening took is given back.
    for (int i = 0; i < 2; ++i)
        static_cast<void>(test::await(live.useConfig({})));
    std::printf("%f %f %f %f\n", took.processor.count(), took.wall.count(), before, residentMegabytes());
    return 0;
}

void benchOpen(Bench &bench, const char *program, const std::string &folder)
{
    std::puts("Open 10,000 tools, in a new process each time");
    std::vector<Times> times;
    double before = 0;
    double after = 0;
    for (int i = 0; i < kStarts; ++i) {
        const std::string command = std::string("'") + program + "' --open '" + folder + "'";
        const auto close = [](FILE *pipe) { ::pclose(pipe); };
        const std::unique_ptr<FILE, decltype(close)> output(::popen(command.c_str(), "r"), close);
        double processor = 0;
        double wall = 0;
        if (output
            && std::fscanf(output.get(), "%lf %lf %lf %lf", &processor, &wall,
                           &before, // NOLINT(cert-err34-c)
                           &after)
                   == 4)
            times.push_back({Duration(processor), Duration(wall)});
    }
    if (times.empty())
        return bench.check("the process opens it", false);
    std::printf("    a process without a workspace has %.1f MB, with it %.1f MB\n", before, after);
    report(bench, "open", times, 400ms);
    bench.check("60 MB of memory, the process included", after < 60);

    JsonFolder bare(folder);
    bench.measure(
        {.title = "of that, reading the files", .run = [&] { bench::keep(bare.load().hasValue()); }});
    const std::vector<Document> documents = *bare.load();
    bench.measure({.title = "of that, making the workspace",
                   .run = [&] { bench::keep(assemble({}, documents, 0).workspace); }});
}

Edit titled(const Workspace &workspace, std::size_t first, std::size_t count, std::size_t title)
{
    Edit edit{"Title", Origin::Person, {}};
    for (std::size_t i = first; i < first + count; ++i) {
        Tool tool = *workspace.find<Tool>(bench::toolName(i % kTools));
        tool.title = std::to_string(title);
        edit.steps.emplace_back(PutObject{std::move(tool)});
    }
    return edit;
}

// Asked and answered.
Times timeOf(LiveWorkspace &live, Edit edit)
{
    const Stopwatch watch;
    static_cast<void>(test::await(live.apply(std::move(edit))));
    return watch.elapsed();
}

void benchSave(Bench &bench, const std::string &folder, const std::string &diskFolder)
{
    std::puts("Save one of 10,000");
    SystemClock clock;
    JsonStore store(folder, clock);
    LiveWorkspace live(store, {});
    static_cast<void>(test::await(live.open()));
    std::vector<Times> times;
    for (std::size_t i = 0; i < 51; ++i)
        times.push_back(timeOf(live, titled(*live.workspace(), i * 37, 1, i)));
    report(bench, "save, in a folder in memory", times, 5ms);

    times.clear();
    for (int i = 0; i < 21; ++i) {
        const Stopwatch watch;
        static_cast<void>(writeFile(diskFolder + "/one", "one", FileAccess::Public));
        times.push_back(watch.elapsed());
    }
    bench.report("beside it a file and its folder synced to disk", median(times).wall);
}

void benchUndo(Bench &bench)
{
    std::puts("Undo an edit of 1,000 tools among 10,000");
    test::MemoryStore store;
    LiveWorkspace live(store, {});
    static_cast<void>(test::await(live.open()));
    Edit all{"Fill", Origin::Agent, {}};
    for (Object &object : bench::manyTools(kTools))
        all.steps.emplace_back(PutObject{std::move(object)});
    static_cast<void>(test::await(live.apply(std::move(all))));
    static_cast<void>(timeOf(live, titled(*live.workspace(), 500, kBulk, 1)));
    std::vector<Times> times;
    for (int i = 0; i < 11; ++i) {
        const Stopwatch watch;
        const bool isUndone = test::await(live.undo()).hasValue();
        times.push_back(watch.elapsed());
        if (!isUndone || !test::await(live.redo()))
            return bench.check("it is undone and redone", false);
    }
    report(bench, "undo, answered and seen, without a disk", times, 50ms);
}

graphql::SchemaPointer schemaOf(bench::SchemaRevision revision)
{
    return graphql::buildSchema(graphql::parseDocument(bench::schemaFor(1'000, revision))).schema;
}

void benchHealth(Bench &bench)
{
    std::puts("Check 10,000 tools against a schema of 3,000 types, on one thread");
    Edit all{"Fill", Origin::Agent, {}};
    for (Object &object : bench::manyTools(kTools))
        all.steps.emplace_back(PutObject{std::move(object)});
    const WorkspacePtr workspace = apply(*Workspace::create({}), all)->workspace;
    const Schemas before{{"main", schemaOf(bench::SchemaRevision::First)}};
    const Schemas after{{"main", schemaOf(bench::SchemaRevision::WithoutOneField)}};
    const Health health = Health::check(workspace, before, {});
    bench.check("all of them are well", health.broken().empty() && health.checked() == kTools);
    bench.measure({.title = "all",
                   .run = [&] { bench::keep(Health::check(workspace, before, {}).checked()); },
                   .atMost = 2s});
    const Health changed = Health::check(workspace, after, health);
    bench.check("a field that 100 ask for breaks these",
                changed.broken().size() == 100 && changed.checked() == 100);
    bench.measure({.title = "after that change",
                   .run = [&] { bench::keep(Health::check(workspace, after, health).checked()); },
                   .atMost = 200ms});
    const Schemas schemas = after;
    bench.measure({.title = "one at save time", .run = [&] {
                       const Tool &tool = *workspace->find<Tool>(bench::toolName(5));
                       bench::keep(checkVersion(*workspace, schemas, tool, tool.active).problems.empty());
                   }});
    bench.measure({.title = "lint one", .run = [&] {
                       const Tool &tool = *workspace->find<Tool>(bench::toolName(5));
                       bench::keep(lint(*workspace, schemas, tool).size());
                   }});
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    if (argc == 3 && std::strcmp(argv[1], "--open") == 0)
        return openOnce(argv[2]);
    Bench bench(argc, argv);
    const QTemporaryDir inMemory(memoryFolder());
    const QTemporaryDir onDisk;
    const std::string folder = inMemory.path().toStdString();
    fill(folder);
    benchOpen(bench, argv[0], folder);
    benchSave(bench, folder, onDisk.path().toStdString());
    benchUndo(bench);
    benchHealth(bench);
    return bench.exitCode();
}
