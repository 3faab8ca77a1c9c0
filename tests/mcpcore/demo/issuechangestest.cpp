// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/tracker/issues.h"

#include "demoserver.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::demo;

// The mutations, over a real socket.
class IssueChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_server = std::make_unique<DemoServer>(); }
    void createMakesAnIssue()
    {
        const QByteArray made =
            data("mutation { createIssue(input: {project: \"docs\", title: \"Try it\", "
                 "priority: HIGH, assignees: [\"jay\", "
                 "\"jay\"], labels: [\"docs\", \"bug\"], estimate: 1.5, dueOn: "
                 "\"2026-03-01\"}) { issue { title body state priority "
                 "author { __typename login } assignees { login } labels { name } estimate "
                 "dueOn createdAt updatedAt closedAt "
                 "project { key } } errors { message } } }");
        QCOMPARE(made,
                 QByteArray(
                     "{\"createIssue\":{\"issue\":{\"title\":\"Try "
                     "it\",\"body\":\"\",\"state\":\"OPEN\",\"priority\":\"HIGH\","
                     "\"author\":{\"__typename\":\"User\",\"login\":\"robin\"},\"assignees\":[{\"login\":"
                     "\"jay\"}],"
                     "\"labels\":[{\"name\":\"bug\"},{\"name\":\"docs\"}],\"estimate\":1.5,\"dueOn\":\"2026-"
                     "03-01\","
                     "\"createdAt\":\"2026-01-01T00:00:00.000Z\",\"updatedAt\":\"2026-01-01T00:00:00.000Z\","
                     "\"closedAt\":null,\"project\":{\"key\":\"DOCS\"}},\"errors\":[]}}"));
        QCOMPARE(data("{ statistics { total } }"), QByteArray("{\"statistics\":{\"total\":601}}"));
        QCOMPARE(
            data("{ issueList(limit: 1, orderBy: {field: UPDATED_AT, direction: DESC}, filter: {text: \"TRY "
                 "it\", author: "
                 "\"robin\"}) { items { title } } }"),
            QByteArray("{\"issueList\":{\"items\":[{\"title\":\"Try it\"}]}}"));
    }

    void updateChangesWhatIsGiven()
    {
        data("mutation { updateIssue(input: {issue: {key: \"WEB-1\"}, estimate: 8, dueOn: \"2026-05-01\", "
             "body: "
             "\"b\"}) { errors { "
             "message } } }");
        m_server->clock().advance(std::chrono::hours(1));
        QCOMPARE(
            data("mutation { updateIssue(input: {issue: {key: \"web-1\"}, title: \"New\", estimate: null, "
                 "assignees: [], "
                 "labels: [\"bug\"], priority: LOW}) { issue { title body estimate dueOn priority assignees "
                 "{ login } labels { "
                 "name } updatedAt } errors { code } } }"),
            QByteArray("{\"updateIssue\":{\"issue\":{\"title\":\"New\",\"body\":\"b\",\"estimate\":null,"
                       "\"dueOn\":\"2026-05-01\","
                       "\"priority\":\"LOW\",\"assignees\":[],\"labels\":[{\"name\":\"bug\"}],"
                       "\"updatedAt\":\"2026-01-01T01:00:00.000Z\"},\"errors\":[]}}"));
    }

    void stateChangesAreRemembered()
    {
        const json::Value made = m_server->post(
            "mutation { createIssue(input: {project: \"OPS\", title: \"t\"}) { issue { key } } }");
        const json::Value &key = made["data"]["createIssue"]["issue"]["key"];
        const QByteArray reference =
            "{key: \"" + QByteArray::fromStdString(std::string(key.toString())) + "\"}";
        QCOMPARE(
            data(("mutation { setIssueState(input: {issue: " + reference
                  + ", state: DONE}) { issue { state closedAt isActive } errors { code } } }")
                     .constData()),
            QByteArray(
                "{\"setIssueState\":{\"issue\":{\"state\":\"DONE\",\"closedAt\":\"2026-01-01T00:00:00.000Z\","
                "\"isActive\":false},\"errors\":[]}}"));
        QCOMPARE(data(("{ issue(by: " + reference
                       + ") { timeline { ... on StateChange { from to actor { login } at } } } }")
                          .constData()),
                 QByteArray("{\"issue\":{\"timeline\":[{\"from\":\"OPEN\",\"to\":\"DONE\",\"actor\":{"
                            "\"login\":\"robin\"},"
                            "\"at\":\"2026-01-01T00:00:00.000Z\"}]}}"));
    }

    void commentsAreAdded()
    {
        QCOMPARE(
            data("mutation { addComment(input: {issue: {key: \"TRAY-1\"}, body: \"Yes\"}) { comment { body "
                 "createdAt author { "
                 "login } issue { key } } errors { code } } }"),
            QByteArray(
                "{\"addComment\":{\"comment\":{\"body\":\"Yes\",\"createdAt\":\"2026-01-01T00:00:00.000Z\","
                "\"author\":{\"login\":\"robin\"},\"issue\":{\"key\":\"TRAY-1\"}},\"errors\":[]}}"));
        QCOMPARE(data("{ issue(by: {key: \"TRAY-1\"}) { comments(last: 1) { nodes { body } pageInfo { "
                      "hasNextPage } } } }"),
                 QByteArray("{\"issue\":{\"comments\":{\"nodes\":[{\"body\":\"Yes\"}],\"pageInfo\":{"
                            "\"hasNextPage\":false}}}}"));
    }

    void deletedIssuesAreGone()
    {
        const json::Value before = m_server->post("{ issue(by: {key: \"PAY-2\"}) { id commentCount } }");
        const std::string id(before["data"]["issue"]["id"].toString());
        QCOMPARE(data(("mutation { deleteIssue(input: {issue: {id: \"" + id
                       + "\"}}) { deletedId errors { code } } }")
                          .c_str()),
                 QByteArray::fromStdString("{\"deleteIssue\":{\"deletedId\":\"" + id + "\",\"errors\":[]}}"));
        QCOMPARE(data(("{ node(id: \"" + id
                       + "\") { id } issue(by: {key: \"PAY-2\"}) { id } statistics { total } }")
                          .c_str()),
                 QByteArray("{\"node\":null,\"issue\":null,\"statistics\":{\"total\":599}}"));
        // What it blocked is still whole, and its number is not used again.
        QVERIFY(m_server->post("{ issues(first: 100) { nodes { blockedBy { key } } } }")["errors"].isNull());
    }

    void resetBringsEverythingBack()
    {
        const char *question =
            "{ issues(first: 100, orderBy: {field: TITLE}) { nodes { key title commentCount } } }";
        const QByteArray before = data(question);
        data("mutation { deleteIssue(input: {issue: {key: \"WEB-1\"}}) { deletedId } a: addComment(input: "
             "{issue: {key: \"WEB-2\"}, "
             "body: \"x\"}) { errors { code } } }");
        QCOMPARE(data("mutation { resetData { issueCount } }"),
                 QByteArray("{\"resetData\":{\"issueCount\":600}}"));
        QCOMPARE(data(question), before);
    }

    void mutationsRunOneAfterTheOther()
    {
        const QByteArray answer = data(
            "mutation { a: setIssueState(input: {issue: {key: \"TRAY-1\"}, state: CANCELLED}) { issue { "
            "state } } "
            "b: setIssueState(input: {issue: {key: \"TRAY-1\"}, state: CANCELLED}) { issue { state } errors "
            "{ code } } "
            "c: setIssueState(input: {issue: {key: \"TRAY-1\"}, state: OPEN}) { issue { state } } }");
        QCOMPARE(answer, QByteArray("{\"a\":{\"issue\":{\"state\":\"CANCELLED\"}},"
                                    "\"b\":{\"issue\":null,\"errors\":[{\"code\":\"UNCHANGED\"}]},"
                                    "\"c\":{\"issue\":{\"state\":\"OPEN\"}}}"));
    }

    void refusalsSayWhyAndChangeNothing_data()
    {
        // errors: field: code message
        const TestRows<QByteArray, QByteArray> row{"mutation", "errors"};
        row("a blank title", "createIssue(input: {project: \"WEB\", title: \" \"})",
            "title: BLANK Title can't be blank.");
        row("a long title",
            "createIssue(input: {project: \"WEB\", title: \"" + QByteArray("\xC3\xA4").repeated(201) + "\"})",
            "title: TOO_LONG Title may have 200 characters at most.");
        row("a long body",
            "createIssue(input: {project: \"WEB\", title: \"t\", body: \"" + QByteArray(65537, 'x') + "\"})",
            "body: TOO_LONG Body may have 64 KiB at most.");
        row("an unknown project", "createIssue(input: {project: \"X\", title: \"t\"})",
            "project: NOT_FOUND There is no project \"X\".");
        row("an archived project", "createIssue(input: {project: \"OLD\", title: \"t\"})",
            "project: ARCHIVED The project OLD is archived and takes no new issues.");
        row("all at once",
            "createIssue(input: {project: \"WEB\", title: \"\", assignees: [\"nobody\"], labels: [\"none\"], "
            "estimate: -1})",
            "title: BLANK Title can't be blank.; assignees: NOT_FOUND There is no user \"nobody\".; "
            "labels: NOT_FOUND The project has no label \"none\".; estimate: OUT_OF_RANGE Estimate has to be "
            "0 "
            "to 10000 hours.");
        row("a bot to work on it",
            "createIssue(input: {project: \"WEB\", title: \"t\", assignees: [\"woodpecker\"]})",
            "assignees: NOT_FOUND There is no user \"woodpecker\".");
        row("an unknown key", "updateIssue(input: {issue: {key: \"WEB-9999\"}, title: \"t\"})",
            "issue.key: NOT_FOUND There is no issue \"WEB-9999\".");
        row("an id of something else", "updateIssue(input: {issue: {id: \"user_1\"}, title: \"t\"})",
            "issue.id: NOT_FOUND There is no issue \"user_1\".");
        row("nothing to change", "updateIssue(input: {issue: {key: \"WEB-1\"}})",
            ": UNCHANGED Nothing was given to change.");
        row("no title", "updateIssue(input: {issue: {key: \"WEB-1\"}, title: null, estimate: 1})",
            "title: BLANK An issue cannot be without title.");
        row("a state of old", "setIssueState(input: {issue: {key: \"WEB-1\"}, state: ON_HOLD})",
            "state: DEPRECATED ON_HOLD is not used any more. Use BLOCKED.");
        row("a blank comment", "addComment(input: {issue: {key: \"WEB-1\"}, body: \"\"})",
            "body: BLANK A comment can't be blank.");
        row("a comment on nothing", "addComment(input: {issue: {key: \"WEB-0\"}, body: \"x\"})",
            "issue.key: NOT_FOUND There is no issue \"WEB-0\".");
        row("deleting nothing", "deleteIssue(input: {issue: {id: \"issue_1\"}})",
            "issue.id: NOT_FOUND There is no issue \"issue_1\".");
    }
    void refusalsSayWhyAndChangeNothing()
    {
        QFETCH(QByteArray, mutation);
        const char *state =
            "{ issues(first: 100, filter: {project: \"WEB\"}, orderBy: {field: UPDATED_AT}) { "
            "totalCount nodes { title "
            "commentCount updatedAt } } }";
        const QByteArray before = data(state);
        const json::Value answer = m_server->post("mutation { m: " + mutation.toStdString()
                                                  + " { errors { field code message } } }");
        QByteArrayList errors;
        for (const json::Value &error : answer["data"]["m"]["errors"].elements()) {
            QByteArrayList field;
            for (const json::Value &step : error["field"].elements())
                field.append(QByteArray::fromStdString(std::string(step.toString())));
            errors.append(field.join('.') + ": "
                          + QByteArray::fromStdString(std::string(error["code"].toString())) + " "
                          + QByteArray::fromStdString(std::string(error["message"].toString())));
        }
        QTEST(errors.join("; "), "errors");
        QCOMPARE(data(state), before);
    }

private:
    QByteArray data(const char *document)
    {
        const json::Value answer = m_server->post(document);
        return QByteArray::fromStdString(answer["errors"].isNull() ? json::write(answer["data"])
                                                                   : json::write(answer));
    }

    std::unique_ptr<DemoServer> m_server;
};

TOOLTRAY_TEST(IssueChangesTest)
#include "issuechangestest.moc"
