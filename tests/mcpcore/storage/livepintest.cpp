// SPDX-License-Identifier: GPL-3.0-or-later
#include "livefixture.h"
#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/checks/pinning.h"
#include "workspace/edits/permissions.h"

#include <QTest>

#include <functional>
#include <memory>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::workspace;

namespace {

constexpr const char *kApproved = "{ approved }";

Tool pinnedTool()
{
    Tool tool = toolNamed("big");
    tool.versions[tool.active].operation = GraphqlOperation{kApproved};
    tool.pin = Pin{"2026-01-01T00:00:00Z", tool.endpoint, tool.active, tool.resolved(tool.active)};
    return tool;
}

std::string servedDocument(const LiveWorkspace &live)
{
    const Tool *tool = live.workspace()->find<Tool>("big");
    if (tool == nullptr)
        return {};
    const Tool given = served(*tool);
    return std::get<GraphqlOperation>(*given.resolved(given.active).operation).document;
}

} // namespace

// What documents may do to a tool that a person pinned: anything but have calls get something else.
class LivePinTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noDocumentTakesAPinAway_data()
    {
        using Change = std::function<void(Tool &)>;
        const TestRows<Change> row{"change"};
        const auto operate = [](ToolVersion &version) { version.operation = GraphqlOperation{"{ evil }"}; };
        row("control: nothing", [](Tool &) {});
        row("the pin is gone", [](Tool &tool) { tool.pin.reset(); });
        row("the pin and the definition", [=](Tool &tool) {
            tool.pin.reset();
            operate(tool.versions[tool.active]);
        });
        row("the snapshot is another one", [=](Tool &tool) { operate(tool.pin->definition); });
        row("snapshot and definition", [=](Tool &tool) {
            operate(tool.pin->definition);
            operate(tool.versions[tool.active]);
        });
        row("its version is another one", [=](Tool &tool) {
            const Version other = Version::parse("0.9.0").value();
            tool.versions[other] = tool.versions[tool.active];
            operate(tool.versions[other]);
            tool.active = other;
            tool.pin->version = other;
        });
        row("its endpoint is another one", [](Tool &tool) { tool.pin->endpoint = "evil"; });
        row("its parameters are others", [](Tool &tool) {
            tool.pin->definition.parameters = json::Value::object({{"type", json::Value("object")}});
        });
    }

    void noDocumentTakesAPinAway()
    {
        QFETCH(const std::function<void(Tool &)>, change);
        LiveFixture fixture({{toolDocument("big"), bodyOf(pinnedTool())}});
        const Pin approved = *pinnedTool().pin;
        Tool tool = pinnedTool();
        change(tool);

        fixture.store.changeOutside(toolDocument("big"), bodyOf(tool));
        fixture.store.report();
        QTRY_VERIFY(fixture.store.documents().at(toolDocument("big")) == bodyOf(tool));
        VERIFY_RESULT(fixture.make(putting(toolNamed("other")))); // whatever came before has been followed
        QCOMPARE(servedDocument(fixture.live), std::string(kApproved));
        QVERIFY(*fixture.live.workspace()->find<Tool>("big")->pin == approved);

        // And while nobody looked on.
        test::MemoryStore store({{toolDocument("big"), bodyOf(tool)}});
        LiveWorkspace later(store, {});
        later.setPins(pinsFrom(encode(fixture.live.pins())));
        VERIFY_RESULT(test::await(later.open()));
        QCOMPARE(servedDocument(later), std::string(kApproved));
        QVERIFY(*later.workspace()->find<Tool>("big")->pin == approved);
    }

    void aDocumentThatComesBackIsPinnedAgain()
    {
        LiveFixture fixture({{toolDocument("big"), bodyOf(pinnedTool())}});
        fixture.store.changeOutside(toolDocument("big"), std::nullopt);
        fixture.store.report();
        QTRY_VERIFY(fixture.live.workspace()->find<Tool>("big") == nullptr);
        Tool evil = toolNamed("big");
        evil.versions[evil.active].operation = GraphqlOperation{"{ evil }"};
        COMPARE_ERROR(fixture.make(putting(evil, Origin::Agent)), ErrorKind::Denied, "pinned");
        fixture.store.changeOutside(toolDocument("big"), bodyOf(evil));
        fixture.store.report();
        QTRY_VERIFY(fixture.live.workspace()->find<Tool>("big") != nullptr);
        QCOMPARE(servedDocument(fixture.live), std::string(kApproved));
    }

    void personsChangeWhatIsOnRecord()
    {
        LiveFixture fixture({{toolDocument("big"), bodyOf(pinnedTool())}});
        QCOMPARE(fixture.live.pins().size(), std::size_t(1));
        Tool tool = pinnedTool();
        tool.versions[tool.active].operation = GraphqlOperation{"{ newer }"};
        VERIFY_RESULT(
            fixture.make(putting(accepted(*fixture.live.workspace(), tool, "2026-02-02T00:00:00Z"))));
        QCOMPARE(servedDocument(fixture.live), std::string("{ newer }"));
        QVERIFY(fixture.live.pins().at("big").definition.operation
                == Shared<Operation>(GraphqlOperation{"{ newer }"}));
        tool.pin.reset();
        VERIFY_RESULT(fixture.make(putting(tool)));
        QVERIFY(fixture.live.pins().empty());
        tool.versions[tool.active].operation = GraphqlOperation{"{ newest }"};
        fixture.store.changeOutside(toolDocument("big"), bodyOf(tool));
        fixture.store.report();
        QTRY_COMPARE(servedDocument(fixture.live), std::string("{ newest }"));
    }

    void whatIsOnRecordIsTold()
    {
        LiveFixture fixture;
        int told = 0;
        connect(&fixture.live, &LiveWorkspace::pinsChanged, &fixture.live, [&] { ++told; });
        VERIFY_RESULT(fixture.make(putting(toolNamed("plain"))));
        QCOMPARE(told, 0);
        VERIFY_RESULT(fixture.make(putting(pinnedTool())));
        QCOMPARE(told, 1);
        std::vector<std::string> kept;
        connect(&fixture.live, &LiveWorkspace::pinsKept, &fixture.live,
                [&](const std::vector<std::string> &tools) { kept = tools; });
        Tool tool = pinnedTool();
        tool.pin.reset();
        fixture.store.changeOutside(toolDocument("big"), bodyOf(tool));
        fixture.store.report();
        QTRY_COMPARE(kept, (std::vector<std::string>{"big"}));
        QCOMPARE(told, 1);
    }
};

TOOLTRAY_TEST(LivePinTest)
#include "livepintest.moc"
