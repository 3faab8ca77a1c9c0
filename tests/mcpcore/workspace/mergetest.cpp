// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/merge.h"

#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/codec/objectcodec.h"

#include <QTest>

#include <functional>
#include <vector>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

using Change = std::function<void(Tool &)>;

Tool toolWith(const std::vector<Change> &changes)
{
    Tool tool = samples::graphqlTool();
    for (const Change &change : changes)
        change(tool);
    return tool;
}

ToolVersion &activeOf(Tool &tool)
{
    return tool.versions.at(tool.active);
}

const ToolVersion &activeOf(const Tool &tool)
{
    return tool.versions.at(tool.active);
}

Entry entryOf(Tool tool)
{
    Entry entry;
    entry.set(Layer::Stored, makeDefinition(std::move(tool)));
    entry.setRevision(7, std::make_shared<const Author>(Author{Origin::Agent, "cursor"}));
    return entry;
}

// One for each field that can be changed alone.
std::vector<std::pair<std::string, Change>> changesOfFields()
{
    return {
        {"title", [](Tool &tool) { tool.title = "Other"; }},
        {"tags", [](Tool &tool) { tool.tags = {"other"}; }},
        {"aliases", [](Tool &tool) { tool.aliases = {"other.alias"}; }},
        {"enabled", [](Tool &tool) { tool.enabled = !tool.enabled; }},
        {"always_listed", [](Tool &tool) { tool.alwaysListed = !tool.alwaysListed; }},
        {"description", [](Tool &tool) { activeOf(tool).description = "Other."; }},
        {"parameters",
         [](Tool &tool) {
             activeOf(tool).parameters = json::Value::object({{"type", "object"}});
         }},
        {"output_schema",
         [](Tool &tool) {
             activeOf(tool).outputSchema = json::Value::object({{"type", "object"}});
         }},
        {"idempotency",
         [](Tool &tool) {
             activeOf(tool).idempotency = Idempotency{true, {}, std::chrono::seconds(5)};
         }},
        {"result", [](Tool &tool) { activeOf(tool).result.path = "/other"; }},
        {"annotations", [](Tool &tool) { activeOf(tool).annotations.openWorld = false; }},
        {"behaviour", [](Tool &tool) { activeOf(tool).behaviour.retries = 4; }},
        {"operation", [](Tool &tool) { activeOf(tool).operation = GraphqlOperation{"{ other }"}; }},
        {"a new version",
         [](Tool &tool) {
             tool.versions[Version{7, 0, 0}] = activeOf(tool);
         }},
    };
}

} // namespace

class MergeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesOfDifferentFieldsAreBothKept()
    {
        const auto all = changesOfFields();
        const Tool before = toolWith({});
        for (const auto &[theirName, their] : all) {
            for (const auto &[myName, my] : all) {
                if (theirName == myName)
                    continue;
                const auto merged = merge(before, entryOf(toolWith({their})), toolWith({my}));
                QVERIFY2(merged, (theirName + " and " + myName).c_str());
                // A new version begins as the active one is by then: what was copied is what its author saw.
                Tool expected = toolWith({my});
                their(expected);
                if (theirName == "a new version" || myName == "a new version")
                    expected.versions.at(Version{7, 0, 0}) = activeOf(before);
                QVERIFY2(encode(*merged) == encode(Object(expected)), (theirName + " and " + myName).c_str());
            }
        }
    }

    void changesOfOneFieldAreRefusedWithTheNameOfTheOther()
    {
        for (const auto &[name, change] : changesOfFields()) {
            if (name == "a new version" || name == "enabled" || name == "always_listed")
                continue; // there is one other value, or they made the same
            Tool theirs = toolWith({change});
            const auto same = merge(toolWith({}), entryOf(theirs), theirs);
            QVERIFY2(same && encode(*same) == encode(Object(theirs)), name.c_str());
        }
        const auto described = [](const char *text) {
            return toolWith({[text](Tool &tool) { activeOf(tool).description = text; }});
        };
        const auto refused = merge(toolWith({}), entryOf(described("Theirs.")), described("Mine."));
        COMPARE_ERROR(refused, ErrorKind::Conflict, "changed_since");
        QVERIFY(refused.error().message.find("was changed by cursor.") != std::string::npos);
        QVERIFY(refused.error().message.ends_with("Both changes affect the description."));
        QCOMPARE(refused.error().details["changed_by"].toString(), std::string_view("cursor"));
        QCOMPARE(refused.error().details["fields"][std::size_t{0}].toString(),
                 std::string_view("description"));
        QCOMPARE(refused.error().details["revision"].toUInt64(), std::optional<std::uint64_t>(7));
    }

    void ofOneFieldMineStaysWhereThatIsWanted()
    {
        const Tool before = samples::graphqlTool();
        const Tool mine = toolWith({[](Tool &tool) { activeOf(tool).description = "Mine."; }});
        const Tool theirs = toolWith({[](Tool &tool) { activeOf(tool).description = "Theirs."; },
                                      [](Tool &tool) { tool.title = "Their title"; }});
        const auto merged = merge(before, entryOf(theirs), mine, MergeConflict::KeepMine);
        VERIFY_RESULT(merged);
        const Tool &both = std::get<Tool>(*merged);
        QCOMPARE(activeOf(both).description, std::string("Mine."));
        QCOMPARE(both.title, std::string("Their title"));
    }

    void ofTwoNewVersionsTheHigherOneIsActive()
    {
        const auto with = [](Version version) {
            return toolWith({[version](Tool &tool) {
                tool.versions[version] = activeOf(tool);
                tool.active = version;
            }});
        };
        for (const auto &[theirs, mine] : {std::pair(Version{7, 0, 0}, Version{10, 0, 0}),
                                           std::pair(Version{10, 0, 0}, Version{7, 0, 0})}) {
            const auto merged = merge(toolWith({}), entryOf(with(theirs)), with(mine));
            VERIFY_RESULT(merged);
            const Tool &tool = std::get<Tool>(*merged);
            QVERIFY(tool.active == (Version{10, 0, 0}));
            QVERIFY(tool.versions.contains(theirs) && tool.versions.contains(mine));
        }
    }

    void whatOneRemovedIsGoneUnlessTheOtherChangedIt()
    {
        Tool before = toolWith({});
        before.versions[Version{7, 0, 0}] = activeOf(before);
        Tool theirs = before;
        theirs.versions.erase(Version{7, 0, 0});
        Tool mine = before;
        mine.title = "Mine";
        const auto merged = merge(before, entryOf(theirs), mine);
        VERIFY_RESULT(merged);
        QVERIFY(!std::get<Tool>(*merged).versions.contains(Version{7, 0, 0}));
        QCOMPARE(std::get<Tool>(*merged).title, std::string("Mine"));
        mine.versions.at(Version{7, 0, 0}).description = "Mine.";
        COMPARE_ERROR(merge(before, entryOf(theirs), mine), ErrorKind::Conflict, "changed_since");
    }
};

TOOLTRAY_TEST(MergeTest)
#include "mergetest.moc"
