// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/bindings.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class ConditionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decides_data()
    {
        const TestRows<std::string, std::string> row{"condition", "result"};
        row("{'exists':{'parameter':'a'}}", "true");
        row("{'exists':{'parameter':'missing'}}", "false");
        row("{'exists':{'parameter':'none'}}", "false");
        row("{'equals':[{'parameter':'one'},{'constant':1.0}]}", "true");
        row("{'equals':[{'parameter':'one'},{'constant':'1'}]}", "false");
        row("{'equals':[{'parameter':'missing'},{'constant':null}]}", "true");
        row("{'matches':{'parameter':'a'},'pattern':'^te?xt$'}", "true");
        row("{'matches':{'parameter':'a'},'pattern':'ex'}", "true");
        row("{'matches':{'parameter':'one'},'pattern':'^1$'}", "true");
        row("{'matches':{'parameter':'list'},'pattern':''}", "false");
        row("{'matches':{'parameter':'missing'},'pattern':''}", "false");
        row("{'not':{'exists':{'parameter':'a'}}}", "false");
        row("{'all':[{'exists':{'parameter':'a'}},{'exists':{'parameter':'missing'}}]}", "false");
        row("{'any':[{'exists':{'parameter':'missing'}},{'exists':{'parameter':'a'}}]}", "true");
        row("{'any':[{'exists':{'parameter':'missing'}},{'exists':{'parameter':'none'}}]}", "false");
        row("{'exists':{'parameter':'a','transforms':['number']}}", "transform_failed");
        row("{'not':{'exists':{'parameter':'a','transforms':['number']}}}", "transform_failed");
        row("{'all':[{'exists':{'parameter':'missing'}},{'exists':{'parameter':'a','transforms':['number']}}]"
            "}",
            "false");
    }

    void decides()
    {
        QFETCH(const std::string, condition);
        QFETCH(const std::string, result);
        const auto decoded = json::decode<workspace::Condition>(value(condition));
        QVERIFY(decoded.errors.empty());
        Scope scope;
        scope.workspace = workspace::Workspace::create({});
        scope.arguments = value("{'a':'text','one':1,'none':null,'list':[]}");
        const Result<bool> holds = execution::holds(decoded.value, scope);
        QCOMPARE(holds ? std::string(*holds ? "true" : "false") : holds.error().code, result);
    }

    void hasNoPatience()
    {
        Scope scope;
        scope.workspace = workspace::Workspace::create({});
        scope.arguments.set("a", json::Value(std::string(100'000, 'a')));
        const workspace::MatchesTest test{{workspace::ParameterSource{"a"}}, "^(?=(a+)+b)"};
        QCOMPARE(holds({test}, scope).error().code, std::string("pattern_limit"));
    }
};

TOOLTRAY_TEST(ConditionTest)

#include "conditiontest.moc"
