// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"
#include "livefixture.h"
#include "storage/backends/jsonfolder.h"
#include "storage/store/asyncstore.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <optional>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;

namespace {

// A workspace on a folder, opened.
struct LiveFolder {
    explicit LiveFolder(const test::TemporaryFolder &folder) : store(folder.path(), clock), live(store, {})
    {
        opened = test::await(live.open());
    }

    SystemClock clock;
    JsonStore store;
    LiveWorkspace live;
    Result<void> opened;
};

} // namespace

// The live workspace over the store that people use.
class LiveJsonTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsAnsweredIsInTheFilesAndThereAfterARestart()
    {
        const test::TemporaryFolder folder;
        {
            LiveFolder first(folder);
            VERIFY_RESULT(first.opened);
            VERIFY_RESULT(test::await(first.live.apply(putting(toolNamed("a", "One")))));
            VERIFY_RESULT(test::await(first.live.apply(putting(toolNamed("b")))));
            QCOMPARE(folder.read("tools/a.json"), bodyOf(toolNamed("a", "One")));
            VERIFY_RESULT(test::await(first.live.undo()));
        }
        LiveFolder second(folder);
        VERIFY_RESULT(second.opened);
        QCOMPARE(second.live.workspace()->find<Tool>("a")->title, std::string("One"));
        QVERIFY(second.live.workspace()->find<Tool>("b") == nullptr);
        VERIFY_RESULT(test::await(second.live.apply(putting(toolNamed("a", "Two")))));
    }

    void filesThatPeopleChangeAreFollowedAndBadOnesReported()
    {
        const test::TemporaryFolder folder;
        LiveFolder it(folder);
        VERIFY_RESULT(it.opened);
        VERIFY_RESULT(test::await(it.live.apply(putting(toolNamed("a", "One")))));
        folder.write("tools/b.json", bodyOf(toolNamed("b")));
        QTRY_VERIFY(it.live.workspace()->find<Tool>("b") != nullptr);
        folder.write("tools/a.json", "{\n  \"format\": 1,\n}\n");
        QTRY_COMPARE(it.live.problems().size(), std::size_t{1});
        QCOMPARE(it.live.problems().front().error.position.line, std::size_t{3});
        QCOMPARE(it.live.workspace()->find<Tool>("a")->title, std::string("One"));
        folder.write("tools/a.json", bodyOf(toolNamed("a", "Two")));
        QTRY_COMPARE(it.live.workspace()->find<Tool>("a")->title, std::string("Two"));
        QVERIFY(it.live.problems().empty());
    }

    void aFolderThatSomebodyElseHasCanBeReadAndIsWrittenToOnceTheyAreGone()
    {
        const test::TemporaryFolder folder;
        folder.write("tools/a.json", bodyOf(toolNamed("a")));
        std::optional<JsonFolder> other(folder.path());
        other->open();
        LiveFolder it(folder);
        VERIFY_RESULT(it.opened);
        QVERIFY(it.live.workspace()->find<Tool>("a") != nullptr);
        const auto refused = test::await(it.live.apply(putting(toolNamed("b"))));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("locked"));
        QVERIFY(it.live.workspace()->find<Tool>("b") == nullptr);

        other.reset();
        VERIFY_RESULT(test::await(it.live.apply(putting(toolNamed("b")))));
        QCOMPARE(folder.read("tools/b.json"), bodyOf(toolNamed("b")));
    }
};

TOOLTRAY_TEST(LiveJsonTest)

#include "livejsontest.moc"
