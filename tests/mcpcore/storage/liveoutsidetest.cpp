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

using Listed = std::vector<std::string>;

const DocumentKey kTypeDocument{DocumentKind::Type, "state"};

CustomType stateType()
{
    return {"state", {}, {}, json::Value::object({{"type", "string"}})};
}

Tool toolOfType(const std::string &name)
{
    Tool tool = toolNamed(name);
    json::Value properties =
        json::Value::object({{"state", json::Value::object({{"$ref", "tooltray:types/state"}})}});
    tool.versions.begin()->second.parameters =
        json::Value::object({{"type", "object"}, {"properties", std::move(properties)}});
    return tool;
}

// Once everything reported before is dealt with.
void settle(LiveFixture &fixture)
{
    static_cast<void>(test::await(fixture.live.useConfig({})));
    static_cast<void>(test::await(fixture.live.useConfig({})));
}

} // namespace

class LiveOutsideTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goodChangesTakeEffectAndAreNews()
    {
        LiveFixture fixture({{toolDocument("a"), bodyOf(toolNamed("a"))}});
        fixture.store.changeOutside(toolDocument("a"), bodyOf(toolNamed("a", "Changed")));
        fixture.store.changeOutside(toolDocument("b"), bodyOf(toolNamed("b")));
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools(), (Listed{"a: Changed", "b"}));
        QCOMPARE(fixture.news.size(), std::size_t{1});
        QCOMPARE(int(fixture.news.front().changes->origin), int(Origin::Outside));
        QVERIFY(fixture.store.commits().empty());
        QVERIFY(fixture.live.history().done().empty());
        fixture.store.changeOutside(toolDocument("a"), std::nullopt);
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools(), Listed{"b"});
    }

    void ofAFileThatCannotBeReadTheLastGoodStateStays()
    {
        LiveFixture fixture({{toolDocument("a"), bodyOf(toolNamed("a", "Good"))}});
        std::vector<DocumentProblem> reported;
        connect(&fixture.live, &LiveWorkspace::problemsChanged, this,
                [&](const std::vector<DocumentProblem> &problems) { reported = problems; });
        fixture.store.changeOutside(toolDocument("a"), "{\n  \"format\": 1,\n  oops");
        fixture.store.changeOutside(toolDocument("b"), bodyOf(toolNamed("b")));
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools(), (Listed{"a: Good", "b"}));
        QCOMPARE(reported.size(), std::size_t{1});
        QVERIFY(reported.front().key == toolDocument("a"));
        QVERIFY((reported.front().error.position == json::Position{3, 3}));
        // Nothing is written over what its author is to mend.
        COMPARE_ERROR(fixture.make(putting(toolNamed("a", "Mine"))), ErrorKind::Conflict, "set_aside");

        fixture.store.changeOutside(toolDocument("a"), bodyOf(toolNamed("a", "Mended")));
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools(), (Listed{"a: Mended", "b"}));
        QVERIFY(reported.empty());
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "Mine"))));
        QVERIFY(fixture.isStoreEqual());
    }

    void aFileUnreadableAtTheStartIsFollowedOnceItIsMended()
    {
        LiveFixture fixture({{toolDocument("a"), "{"}});
        COMPARE_ERROR(fixture.make(putting(toolNamed("a", "Mine"))), ErrorKind::Conflict, "set_aside");
        fixture.store.changeOutside(toolDocument("a"), bodyOf(toolNamed("a", "Mended")));
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools(), Listed{"a: Mended"});
        QVERIFY(fixture.live.problems().empty());
    }

    void whatIsInUseStaysUntilNobodyUsesIt()
    {
        LiveFixture fixture({{kTypeDocument, bodyOf(stateType())},
                             {toolDocument("a"), bodyOf(toolOfType("a"))},
                             {toolDocument("b"), bodyOf(toolOfType("b"))}});
        fixture.store.changeOutside(kTypeDocument, std::nullopt);
        fixture.store.report();
        settle(fixture);
        QVERIFY(fixture.live.workspace()->find<CustomType>("state") != nullptr);
        QCOMPARE(fixture.live.problems().size(), std::size_t{1});

        fixture.store.changeOutside(toolDocument("a"), std::nullopt);
        fixture.store.report();
        settle(fixture);
        QVERIFY(fixture.live.workspace()->find<CustomType>("state") != nullptr);
        VERIFY_RESULT(fixture.make(removing(ObjectKind::Tool, "b")));
        QTRY_VERIFY(fixture.live.workspace()->find<CustomType>("state") == nullptr);
        QVERIFY(fixture.live.problems().empty());
        QVERIFY(fixture.isStoreEqual());
    }

    void whatBelongsTogetherIsFollowedTogether()
    {
        LiveFixture fixture;
        fixture.store.changeOutside(toolDocument("a"), bodyOf(toolOfType("a")));
        fixture.store.report();
        settle(fixture);
        QVERIFY(fixture.tools().empty());
        QCOMPARE(fixture.live.problems().size(), std::size_t{1});
        fixture.store.changeOutside(kTypeDocument, bodyOf(stateType()));
        fixture.store.changeOutside(toolDocument("bad"), "[]");
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools(), Listed{"a"});
        QCOMPARE(fixture.live.problems().size(), std::size_t{1});
        QVERIFY(fixture.live.problems().front().key == toolDocument("bad"));
    }

    void aFileThatTakesANameAwayIsNotFollowed()
    {
        LiveFixture fixture;
        fixture.store.changeOutside(toolDocument("invoke_command"), bodyOf(toolNamed("invoke_command")));
        fixture.store.report();
        settle(fixture);
        QVERIFY(fixture.tools().empty());
        QVERIFY(fixture.live.problems().front().error.message.find("built-in") != std::string::npos);
    }

    void someFilesOfManyCanBeFollowedInAnyOrder()
    {
        LiveFixture fixture;
        for (int i = 0; i < 20; ++i) {
            Tool tool = toolNamed("t" + std::to_string(i));
            tool.aliases = {"alias" + std::to_string(i / 2)};
            fixture.store.changeOutside(toolDocument(tool.name), bodyOf(tool));
        }
        fixture.store.report();
        settle(fixture);
        QCOMPARE(fixture.tools().size(), std::size_t{10});
        QCOMPARE(fixture.live.problems().size(), std::size_t{10});
        QCOMPARE(fixture.news.size(), std::size_t{1});
        QCOMPARE(fixture.news.front().changes->changes.size(), std::size_t{10});
    }

    void undoDoesNotTakeBackWhatWasDoneOutside()
    {
        LiveFixture fixture;
        VERIFY_RESULT(fixture.make(putting(toolNamed("a", "Mine"))));
        fixture.store.changeOutside(toolDocument("a"), bodyOf(toolNamed("a", "Theirs")));
        fixture.store.report();
        settle(fixture);
        COMPARE_ERROR(test::await(fixture.live.undo()), ErrorKind::Conflict, "changed_since");
    }

    void whatTheConfigurationHidesMayChangeBelowIt()
    {
        ContextVariable hidden{"KEY", "stored", {}, {}, Origin::Person};
        const DocumentKey context{DocumentKind::Context, {}};
        LiveFixture fixture({{context, bodyOf(hidden)}});
        const std::vector<Object> config{ContextVariable{"KEY", "config", {}, {}, Origin::Config}};
        VERIFY_RESULT(test::await(fixture.live.useConfig(config)));
        hidden.value = "changed";
        fixture.store.changeOutside(context, bodyOf(hidden));
        fixture.store.report();
        VERIFY_RESULT(test::await(fixture.live.useConfig(config)));
        QVERIFY(fixture.live.problems().empty());
        QCOMPARE(fixture.live.workspace()->find<ContextVariable>("KEY")->value.toString(),
                 std::string_view("config"));
        settle(fixture);
        QCOMPARE(fixture.live.workspace()->find<ContextVariable>("KEY")->value.toString(),
                 std::string_view("changed"));
    }
};

TOOLTRAY_TEST(LiveOutsideTest)

#include "liveoutsidetest.moc"
