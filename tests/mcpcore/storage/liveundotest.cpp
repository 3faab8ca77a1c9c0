// SPDX-License-Identifier: GPL-3.0-or-later
#include "livefixture.h"
#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;

namespace {

using Titles = std::vector<std::string>;

HistoryStepId lastStep(const LiveFixture &fixture)
{
    return fixture.live.history().done().back().id;
}

} // namespace

class LiveUndoTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedoAreStoredLikeAnyEdit()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "One"))));
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "Two"))));
        VERIFY_RESULT(test::await(fixture.live.undo()));
        QCOMPARE(fixture.tools(), Titles{"a: One"});
        QVERIFY(fixture.isStoreEqual());
        VERIFY_RESULT(test::await(fixture.live.undo()));
        QVERIFY(fixture.tools().empty());
        QVERIFY(fixture.isStoreEqual());
        COMPARE_ERROR(test::await(fixture.live.undo()), ErrorKind::NotFound, "nothing_to_undo");
        VERIFY_RESULT(test::await(fixture.live.redo()));
        VERIFY_RESULT(test::await(fixture.live.redo()));
        QCOMPARE(fixture.tools(), Titles{"a: Two"});
        QVERIFY(fixture.isStoreEqual());
        COMPARE_ERROR(test::await(fixture.live.redo()), ErrorKind::NotFound, "nothing_to_redo");
    }

    void anEditOfManyIsOneStep()
    {
        LiveFixture fixture;
        Edit edit{"Import 50 tools", Origin::Person, {}};
        for (int i = 0; i < 50; ++i)
            edit.steps.emplace_back(PutObject{toolNamed("t" + std::to_string(i))});
        VERIFY_RESULT(fixture.make(edit));
        QCOMPARE(fixture.live.history().done().size(), std::size_t{1});
        VERIFY_RESULT(test::await(fixture.live.undo()));
        QVERIFY(fixture.tools().empty());
        QCOMPARE(fixture.store.commits().back().label, std::string("Import 50 tools"));
        QCOMPARE(fixture.store.commits().back().changes.size(), std::size_t{50});
    }

    void whatSomebodyElseChangedSinceIsNotUndoneAndTheReasonSaysWhat()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "Mine"))));
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "Agent's"), Origin::Agent)));
        const auto undone = test::await(fixture.live.undo());
        COMPARE_ERROR(undone, ErrorKind::Conflict, "changed_since");
        QVERIFY(undone.error().message.find("\"a\"") != std::string::npos);
        QCOMPARE(fixture.tools(), Titles{"a: Agent's"});
    }

    void theNextUndoIsAPersonsOwnAndAnyOtherCanBeNamed()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("mine"))));
        VERIFY_RESULT(fixture.make(putting(toolNamed("theirs"), Origin::Agent)));
        const HistoryStepId theirs = lastStep(fixture);
        VERIFY_RESULT(test::await(fixture.live.undo()));
        QCOMPARE(fixture.tools(), Titles{"theirs"});
        VERIFY_RESULT(test::await(fixture.live.undo(theirs)));
        QVERIFY(fixture.tools().empty());
        VERIFY_RESULT(test::await(fixture.live.redo(theirs)));
        QCOMPARE(fixture.tools(), Titles{"theirs"});
        QCOMPARE(int(fixture.live.history().done().back().origin), int(Origin::Agent));
        COMPARE_ERROR(test::await(fixture.live.redo(theirs)), ErrorKind::NotFound, "no_such_step");
    }

    void anotherEditEndsWhatCouldBeRedoneAndAnAgentsDoesNot()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a"))));
        VERIFY_RESULT(test::await(fixture.live.undo()));
        VERIFY_RESULT(fixture.make(putting(toolNamed("b"), Origin::Agent)));
        VERIFY_RESULT(test::await(fixture.live.redo()));
        QCOMPARE(fixture.tools(), (Titles{"a", "b"}));
        VERIFY_RESULT(test::await(fixture.live.undo()));
        VERIFY_RESULT(fixture.make(putting(toolNamed("c"))));
        COMPARE_ERROR(test::await(fixture.live.redo()), ErrorKind::NotFound, "nothing_to_redo");
    }

    void anUndoSharesATurnWithWhatItUndoes()
    {
        LiveFixture fixture;
        fixture.store.hold();
        const auto first = fixture.live.apply(putting(toolNamed("first")));
        const auto made = fixture.live.apply(putting(toolNamed("a")));
        const auto undone = fixture.live.undo();
        QTRY_COMPARE(fixture.store.held(), std::size_t{1});
        fixture.store.release();
        VERIFY_RESULT(test::await(made));
        VERIFY_RESULT(test::await(undone));
        QCOMPARE(fixture.tools(), Titles{"first"});
        QCOMPARE(fixture.store.commits().size(), std::size_t{1});
        QVERIFY(fixture.isStoreEqual());
    }

    void anUndoThatCannotBeStoredHasNotHappened()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a"))));
        fixture.store.failNext({ErrorKind::Unavailable, "disk_full", "The disk is full."});
        COMPARE_ERROR(test::await(fixture.live.undo()), ErrorKind::Unavailable, "disk_full");
        QCOMPARE(fixture.tools(), Titles{"a"});
        VERIFY_RESULT(test::await(fixture.live.undo()));
        QVERIFY(fixture.tools().empty());
    }

    void onlyTheLastEditsAreKept()
    {
        LiveFixture fixture;
        std::vector<QFuture<Result<Done>>> answers;
        for (std::size_t i = 0; i < History::kLongest + 20; ++i)
            answers.push_back(fixture.live.apply(putting(toolNamed("a", std::to_string(i)))));
        VERIFY_RESULT(test::await(answers.back()));
        QCOMPARE(fixture.live.history().done().size(), History::kLongest);
        for (std::size_t i = 0; i < History::kLongest; ++i)
            VERIFY_RESULT(test::await(fixture.live.undo()));
        QCOMPARE(fixture.tools(), Titles{"a: 19"});
    }
};

TOOLTRAY_TEST(LiveUndoTest)

#include "liveundotest.moc"
