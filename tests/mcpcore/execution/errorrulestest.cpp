// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/answer/errorrules.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using workspace::ErrorRule;

class ErrorRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allConditionsMustHold()
    {
        const json::Value data = value("{'project':null,'user':{'id':1}}");
        const AnswerFacts facts{&data, {"Not found here"}, 200};
        const auto applies = [&](const ErrorRule &rule) {
            return applyRules(std::array{rule}, {}, facts, json::Value()).has_value();
        };
        QVERIFY(applies({.nullAt = "/project"}));
        QVERIFY(applies({.nullAt = "/project/id"}));
        QVERIFY(applies({.nullAt = "/missing"}));
        QVERIFY(!applies({.nullAt = "/user"}));
        QVERIFY(applies({.messageMatches = "[Nn]ot found"}));
        QVERIFY(!applies({.messageMatches = "denied"}));
        QVERIFY(applies({.httpStatus = 200}));
        QVERIFY(!applies({.httpStatus = 404}));
        QVERIFY(applies({.nullAt = "/project", .messageMatches = "found", .httpStatus = 200}));
        QVERIFY(!applies({.nullAt = "/project", .messageMatches = "denied", .httpStatus = 200}));
        QVERIFY(!applies({.messageMatches = "(", .httpStatus = 200}));
        QVERIFY(!applies({}));
    }

    void withoutDataEverythingIsNothing()
    {
        QVERIFY(applyRules(std::array{ErrorRule{.nullAt = "/a"}}, {}, {}, json::Value()));
    }

    void theToolsRulesComeFirst()
    {
        const json::Value data = value("{'project':null}");
        const ErrorRule tool{
            .nullAt = "/project", .status = 404, .message = "No project {path} ({id}, {list}) {x} {"};
        const ErrorRule endpoint{.nullAt = "/project", .status = 403};
        const auto ruled = applyRules(std::array{tool}, std::array{endpoint}, {&data, {}, 200},
                                      value("{'path':'a/b','id':7,'list':[1]}"));
        QVERIFY(ruled);
        QCOMPARE(ruled->status, 404);
        QCOMPARE(ruled->message, std::string("No project a/b (7, [1]) {x} {"));
        QCOMPARE(applyRules({}, std::array{endpoint}, {&data, {}, 200}, json::Value())->status, 403);
        QVERIFY(!applyRules({}, {}, {&data, {}, 200}, json::Value()));
    }
};

TOOLTRAY_TEST(ErrorRulesTest)

#include "errorrulestest.moc"
