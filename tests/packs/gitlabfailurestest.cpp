// SPDX-License-Identifier: GPL-3.0-or-later
#include "gitlabcalls.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray;
using namespace tooltray::packs;

namespace {

// What GitLab answers instead, and the status that the caller is to be told.
struct GitlabFailure {
    std::string name;
    std::string answer;
    int status = 0; // 0: whatever, as long as it is a failure
};

const char *const kUnauthorized = "401 {'message':'401 Unauthorized'}";
const char *const kDenied =
    "'errors':[{'message':'The resource that you are attempting to access does not exist or you "
    "don\\u0027t have permission to perform this action','locations':[{'line':1,'column':1}]}]}";

std::vector<GitlabFailure> requestFailures()
{
    return {{"401", kUnauthorized, 401},
            {"401 revoked", "401 {'error':'invalid_token','error_description':'Token was revoked.'}", 401},
            {"403", "403 {'message':'403 Forbidden'}", 403},
            {"403 scope",
             "403 {'error':'insufficient_scope','error_description':'The request requires higher privileges "
             "than provided by the access token.','scope':'api'}",
             403},
            {"404", "404 {'message':'404 Project Not Found'}", 404},
            {"409", "409 {'message':['Another open merge request already exists: !5']}", 409},
            {"400", "400 {'message':{'base':['Something is missing']}}", 400},
            {"422", "422 {'message':'Branch cannot be used'}", 422},
            {"429", "429 Retry later", 429},
            {"500", "500 {'message':'500 Internal Server Error'}", 500},
            {"502", "502 <html>Bad gateway</html>", 502}};
}

std::vector<GitlabFailure> graphqlFailures(const std::string &field)
{
    const std::string nothing = "200 {'data':{'" + field + "':null}";
    return {
        {"401", "401 {'errors':[{'message':'Invalid token'}]}", 401},
        {"429", "429 Retry later", 429},
        {"500", "500 {'errors':[{'message':'Internal server error'}]}", 500},
        {"no data, denied", std::string("200 {'data':null,") + kDenied, 403},
        {"null, denied", nothing + ',' + kDenied, 403},
        {"null, failed", nothing + ",'errors':[{'message':'Internal server error: undefined method'}]}", 500},
        {"no data, failed", "200 {'data':null,'errors':[{'message':'Timeout on validation of query'}]}", 500},
        {"null, refused", nothing + ",'errors':[{'message':'Variable $iid is no number'}]}", 400},
        {"null", nothing + '}', field == "createIssue" ? 502 : 404}};
}

std::vector<GitlabFailure> payloadFailures(const std::string &field)
{
    const std::string payload = "200 {'data':{'" + field + "':{'issue':null,'errors':[";
    return {{"payload", payload + "'Title is too long']}}}", 400},
            {"payload, denied", payload + "'insufficient_scope']}}}", 403},
            {"payload without anything", payload + "]}}}", field == "createIssue" ? 502 : 404}};
}

// What stands for another server that says yes to everything.
std::vector<GitlabFailure> strangeAnswers()
{
    return {{"a page", "200 <html>Sign in</html>", 0},
            {"an empty object", "200 {}", 0},
            {"nothing", "200 ", 0},
            {"a message", "200 {'message':'Hello'}", 0}};
}

std::string fieldOf(const GitlabCall &call)
{
    return call.tool() == "gitlab_list_issues"    ? "project"
           : call.tool() == "gitlab_create_issue" ? "createIssue"
                                                  : "updateIssue";
}

// Of a good token: GitLab says it to a user who may not.
bool isRightOfUser(const GitlabCall &call, std::size_t request)
{
    return request == 1
           && (call.tool() == "gitlab_merge_merge_request" || call.tool() == "gitlab_approve_merge_request");
}

} // namespace

// Whatever GitLab answers in place of what a tool is about, at whichever request, nobody is told that it was done.
class GitlabFailuresTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noFailureIsASuccess_data()
    {
        addColumns<std::size_t, std::size_t, std::string, int>("index", "request", "answer", "status");
        for (std::size_t i = 0; i < gitlabCalls().size(); ++i) {
            const GitlabCall &call = gitlabCalls()[i];
            for (std::size_t request = 0; request < call.answers.size(); ++request)
                addRows(call, i, request);
        }
    }
    void noFailureIsASuccess()
    {
        QFETCH(std::size_t, index);
        QFETCH(std::size_t, request);
        QFETCH(std::string, answer);
        QFETCH(int, status);
        const GitlabCall &call = gitlabCalls()[index];
        std::vector<std::string> answers(call.answers.begin(),
                                         call.answers.begin() + static_cast<std::ptrdiff_t>(request));
        answers.push_back(answer);
        const PackRunner::Ran ran = runGitlab(call, answers);
        QVERIFY2(!ran.result.starts_with('{') && ran.result != "no answer", ran.result.c_str());
        QVERIFY2(std::ranges::count(ran.requests, ';') == static_cast<std::ptrdiff_t>(request) + 1,
                 ran.requests.c_str());
        if (status == 0)
            return;
        QCOMPARE(ran.result.substr(ran.result.rfind(' ') + 1), std::to_string(status));
        QVERIFY2(!ran.hint.empty(), ran.message.c_str());
        QVERIFY2(ran.message.find("_}") == std::string::npos, ran.message.c_str());
        const json::Value arguments = json::parse(call.arguments).value;
        // Who only reads has nothing in conflict, and nothing that could be wrong but what the parameters check.
        const std::size_t last = ran.requests.rfind(';', ran.requests.size() - 2);
        const bool isReading = ran.requests.compare(last == std::string::npos ? 0 : last + 1, 4, "GET ") == 0;
        const bool isAboutObject = status == 403 || status == 404
                                   || (!isReading && (status == 400 || status == 409 || status == 422));
        if (!isAboutObject || !arguments.contains("project"))
            return;
        const std::string project(arguments["project"].toString());
        QVERIFY2(ran.message.find('\'' + project + '\'') != std::string::npos, ran.message.c_str());
        QVERIFY2(ran.message.find("https:") == std::string::npos, ran.message.c_str());
        QVERIFY2(ran.message.find('{') == std::string::npos, ran.message.c_str());
    }

    void theApiSaysWhyOnce()
    {
        const auto call =
            std::ranges::find(gitlabCalls(), std::string("gitlab_trigger_pipeline"), &GitlabCall::name);
        const PackRunner::Ran ran =
            runGitlab(*call, {quotedJson("400 {'message':{'base':['Variables are not allowed']}}")});
        QCOMPARE(ran.message,
                 std::string("trigger: GitLab refuses to run a pipeline for 'main' in project 'g/p': "
                             "Variables are not allowed"));
    }

    void whatIsMergedIsNotMergedAgain()
    {
        const auto call =
            std::ranges::find(gitlabCalls(), std::string("gitlab_merge_merge_request"), &GitlabCall::name);
        const std::string merged =
            quotedJson("200 {'state':'merged','merge_commit_sha':'c','sha':'h','web_url':'u'}");
        const PackRunner::Ran ran = runGitlab(*call, {merged, merged});
        QCOMPARE(ran.result, quotedJson("{'merged':true,'sha':'c','state':'merged','web_url':'u'}"));
    }

    void aFileThatChangedIsAConflict()
    {
        for (const GitlabCall &call : gitlabCalls()) {
            if (call.name != "gitlab_upsert_file changed" && call.name != "gitlab_delete_file")
                continue;
            std::vector<std::string> answers = call.answers;
            answers.back() =
                quotedJson("400 {'message':'You are attempting to update a file that has changed since you "
                           "started editing it.'}");
            QCOMPARE(runGitlab(call, answers).result, std::string("http_409 409"));
            answers.back() = "400 {\"message\":\"A file with this name doesn't exist\"}";
            QCOMPARE(runGitlab(call, answers).result, std::string("http_404 404"));
        }
    }

    void whatIsMissingIsNamed_data()
    {
        addColumns<std::string, std::string, std::string>("name", "said", "told");
        const auto row = [](const char *name, const char *said, const char *told) {
            QTest::addRow("%s: %s", name, said)
                << std::string(name) << std::string(said) << std::string(told);
        };
        row("gitlab_get_file", "404 File Not Found", "File 'd/f.md' not found");
        row("gitlab_get_file", "404 Commit Not Found", "No branch, tag or commit 'HEAD' in project");
        row("gitlab_get_file", "404 Project Not Found", "Project not found: 'g/p'");
        row("gitlab_upsert_file new", "404 Commit Not Found", "Branch 'main' not found");
        row("gitlab_upsert_file new", "404 Project Not Found", "Project not found: 'g/p'");
        row("gitlab_list_pipeline_jobs", "404 Not found", "Pipeline 3 not found");
        row("gitlab_update_issue", "404 Not found", "Issue 5 not found");
        row("gitlab_play_job", "404 Not Found", "Job 3 not found");
        row("gitlab_merge_merge_request", "404 Not found", "Merge request 2 not found");
        row("gitlab_list_projects of a group", "404 Group Not Found", "Group not found: 'a%2Fb'");
    }
    void whatIsMissingIsNamed()
    {
        QFETCH(std::string, name);
        QFETCH(std::string, said);
        QFETCH(std::string, told);
        const auto call = std::ranges::find(gitlabCalls(), name, &GitlabCall::name);
        QVERIFY(call != gitlabCalls().end());
        const PackRunner::Ran ran = runGitlab(*call, {"404 {\"message\":\"" + said + "\"}"});
        QVERIFY2(ran.result.ends_with(" 404"), ran.result.c_str());
        QVERIFY2(ran.message.find(told) != std::string::npos, ran.message.c_str());
    }

private:
    static void addRows(const GitlabCall &call, std::size_t index, std::size_t request)
    {
        std::size_t at = 0;
        for (std::size_t i = 0; i < request; ++i)
            at = call.requests.find(';', at) + 1;
        const bool isGraphql = call.requests.compare(at, 17, "POST /api/graphql") == 0;
        const bool isLast = request + 1 == call.answers.size();
        std::vector<GitlabFailure> failures = isGraphql ? graphqlFailures(fieldOf(call)) : requestFailures();
        if (isGraphql && fieldOf(call) != "project")
            std::ranges::move(payloadFailures(fieldOf(call)), std::back_inserter(failures));
        if (isLast)
            std::ranges::move(strangeAnswers(), std::back_inserter(failures));
        for (const GitlabFailure &failure : failures) {
            const bool isUsers = isRightOfUser(call, request) && failure.status == 401;
            QTest::addRow("%s, request %zu: %s", call.name.c_str(), request + 1, failure.name.c_str())
                << index << request << quotedJson(failure.answer) << (isUsers ? 403 : failure.status);
        }
    }
};

TOOLTRAY_TEST(GitlabFailuresTest)

#include "gitlabfailurestest.moc"
