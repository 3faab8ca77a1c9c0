// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/models/endpointtexts.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

workspace::NamedBinding sentAs(const char *name, const char *argument)
{
    return {name, {.source = workspace::ParameterSource{argument}}};
}

workspace::Tool toolSending(workspace::RestRequest request, const std::vector<std::string> &arguments)
{
    workspace::Tool tool;
    tool.name = "list_pets";
    workspace::ToolVersion version;
    json::Value properties = json::Value::object();
    for (const std::string &argument : arguments)
        properties.set(argument, json::Value::object({{"type", "string"}}));
    version.parameters = json::Value::object({{"type", "object"}, {"properties", properties}});
    version.operation = std::move(request);
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

} // namespace

// What a repair took out of a tool, and what it put in.
class RepairedValuesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsGoneAndWhatIsNewHasItsName()
    {
        workspace::RestRequest request;
        request.path = "/pets";
        request.query = {sentAs("status", "status"), sentAs("sort", "order")};
        request.headers = {{"X-Beta", {.source = workspace::ConstantSource{json::Value("1")}}}};
        const workspace::Tool before = toolSending(request, {"status", "order"});
        QCOMPARE(repairedValues(before, before), RepairedValues());
        request.query = {sentAs("status", "status"), sentAs("owner", "owner")};
        request.headers.clear();
        const RepairedValues values = repairedValues(before, toolSending(request, {"status", "owner"}));
        QCOMPARE(values.removed, QStringLiteral("order sort X-Beta").split(u' '));
        QCOMPARE(values.added, QStringList{QStringLiteral("owner")});
        QCOMPARE(values.required, QStringList());
    }

    void whatIsNoLongerReturnedHasItsName()
    {
        workspace::RestRequest request;
        request.path = "/pets";
        workspace::Tool before = toolSending(request, {});
        before.versions.at(before.active).result.rename = {{"/*/stargazers_count", "stars"}};
        const RepairedValues values = repairedValues(before, toolSending(request, {}));
        QCOMPARE(values, (RepairedValues{.removed = {QStringLiteral("stars")}}));
    }

    void aFixedValueThatMovedHasBothNames()
    {
        const workspace::Binding seven{.source = workspace::ConstantSource{json::Value(7)}};
        workspace::RestRequest request;
        request.path = "/pets";
        request.query = {{"milestone", seven}};
        const workspace::Tool before = toolSending(request, {});
        request.query = {{"milestone_number", seven}};
        QCOMPARE(
            repairedValues(before, toolSending(request, {})),
            (RepairedValues{.moved = {{QStringLiteral("milestone"), QStringLiteral("milestone_number")}}}));
    }

    void whatAcceptsSomethingElseHasItsName()
    {
        workspace::RestRequest request;
        request.path = "/pets";
        request.query = {sentAs("status", "status")};
        const workspace::Tool before = toolSending(request, {"status"});
        workspace::Tool after = before;
        after.versions.at(after.active).parameters.find("properties")->find("status")->set("maxLength", 5);
        QCOMPARE(repairedValues(before, after), (RepairedValues{.changed = {QStringLiteral("status")}}));
    }

    void whatWasOptionalHasItsName()
    {
        workspace::RestRequest request;
        request.path = "/pets";
        request.query = {sentAs("status", "status"), sentAs("owner", "owner")};
        const workspace::Tool before = toolSending(request, {"status", "owner"});
        workspace::Tool after = before;
        after.versions.at(after.active).parameters.set("required", json::Value::array({"owner"}));
        QCOMPARE(repairedValues(before, after), (RepairedValues{.required = {QStringLiteral("owner")}}));
    }
};

TOOLTRAY_TEST(RepairedValuesTest)
#include "repairedvaluestest.moc"
