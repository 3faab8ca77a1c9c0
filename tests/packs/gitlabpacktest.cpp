// SPDX-License-Identifier: GPL-3.0-or-later
#include "packrunner.h"
#include "support/testcase.h"
#include "workspace/definitions/walk.h"
#include "json/parse.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::packs;

namespace {

std::string quoted(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

} // namespace

// What the tools send to GitLab, and what they make of its answers.
class GitlabPackTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasTheToolsItPromises()
    {
        const PackFile file = readPackFile("gitlab");
        QCOMPARE(file.tools().size(), std::size_t(17));
        for (const workspace::Tool *tool : file.tools())
            QVERIFY2(tool->name.starts_with("gitlab_"), tool->name.c_str());
    }

    void everyToolDoesWhatItSays_data()
    {
        QTest::addColumn<std::string>("arguments");
        QTest::addColumn<std::vector<std::string>>("answers"); // status and body
        QTest::addColumn<std::string>("requests");
        QTest::addColumn<std::string>("result");
        using Answers = std::vector<std::string>;
        const auto row = [](const char *name, const char *arguments, const Answers &answers,
                            const char *requests, const char *result) {
            QTest::newRow(name) << quoted(arguments) << answers << quoted(requests) << quoted(result);
        };
        const char *const kProject = "200 {'id':7,'path_with_namespace':'g/p','web_url':'w'}";

        row("gitlab_list_projects", "{'owned':true}",
            {"200 [{'id':1,'name':'n','path_with_namespace':'g/n','web_url':'w','star_count':9}]"},
            "GET /api/v4/projects?owned=true&membership=true&per_page=100;",
            "{'projects':[{'id':1,'name':'n','path':'g/n','web_url':'w'}]}");
        row("gitlab_list_projects of a group", "{'group':'a%2Fb','search':'x'}", {"200 []"},
            "GET /api/v4/groups/a%2Fb/projects?search=x&include_subgroups=true&per_page=100;",
            "{'projects':[]}");
        row("gitlab_get_project", "{'project':42}", {kProject}, "GET /api/v4/projects/42;",
            "{'id':7,'path':'g/p','web_url':'w'}");
        row("gitlab_get_project nowhere", "{'project':'g/x'}", {"404 {'message':'404 Project Not Found'}"},
            "GET /api/v4/projects/g%2Fx;", "http_404 404");
        row("gitlab_list_issues", "{'project':'g%2Fp','labels':['a','b'],'assignee_id':3,'sort':'priority'}",
            {kProject,
             "200 {'data':{'project':{'issues':{'nodes':[{'iid':'5','title':'t','description':null,"
             "'state':'opened','webUrl':'u','labels':{'nodes':[{'title':'a'}]},'assignees':{'nodes':["
             "{'id':'gid://gitlab/User/3','name':'N','username':'n'}]},'milestone':{'title':'m'}}],"
             "'pageInfo':{'hasNextPage':false,'endCursor':null}}}}}"},
            "GET /api/v4/projects/g%2Fp;POST /api/graphql {'project':'g/p','labels':['a','b'],"
            "'assigneeId':'3','sort':'PRIORITY_DESC','first':100};",
            "{'issues':[{'iid':5,'title':'t','description':null,'state':'opened','labels':['a'],"
            "'assignee':{'id':3,'name':'N','username':'n'},'milestone':'m','web_url':'u'}]}");
        row("gitlab_create_issue", "{'project':7,'title':'t','assignee_ids':[3],'milestone_id':9}",
            {kProject, "200 {'data':{'createIssue':{'issue':{'iid':'5','webUrl':'u'},'errors':[]}}}"},
            "GET /api/v4/projects/7;POST /api/graphql {'input':{'projectPath':'g/p','title':'t',"
            "'assigneeIds':['gid://gitlab/User/3'],'milestoneId':'gid://gitlab/Milestone/9'}};",
            "{'issue':{'iid':5,'web_url':'u'}}");
        row("gitlab_update_issue",
            "{'project':'g/p','issue_iid':5,'updates':{'labels':['a'],"
            "'state_event':'close'}}",
            {"200 {'iid':5}"}, "PUT /api/v4/projects/g%2Fp/issues/5 {'labels':['a'],'state_event':'close'};",
            "{'updated':true}");
        row("gitlab_close_issue", "{'project':'g/p','issue_iid':5}",
            {kProject, "200 {'data':{'updateIssue':{'issue':{'iid':'5','state':'closed'},'errors':[]}}}"},
            "GET /api/v4/projects/g%2Fp;POST /api/graphql {'project':'g/p','iid':'5'};", "{'closed':true}");
        row("gitlab_list_merge_requests", "{'project':'g/p','target_branch':'main'}",
            {"200 [{'iid':2,'title':'t','source_branch':'f','target_branch':'main','state':'opened',"
             "'web_url':'u','assignee':null,'author':{}}]"},
            "GET "
            "/api/v4/projects/g%2Fp/merge_requests?scope=all&state=opened&target_branch=main&per_page=100;",
            "{'merge_requests':[{'iid':2,'title':'t','source_branch':'f','target_branch':'main',"
            "'state':'opened','web_url':'u','assignee':null}]}");
        row("gitlab_create_merge_request",
            "{'project':'g/p','source_branch':'f','target_branch':'main','title':'t','labels':['a','b']}",
            {"201 {'iid':2,'web_url':'u'}"},
            "POST /api/v4/projects/g%2Fp/merge_requests {'source_branch':'f','target_branch':'main',"
            "'title':'t','labels':'a,b'};",
            "{'mr':{'iid':2,'web_url':'u'}}");
        row("gitlab_merge_merge_request", "{'project':'g/p','mr_iid':2}",
            {"200 {'state':'merged','merge_commit_sha':'c','sha':'h','web_url':'u'}"},
            "PUT /api/v4/projects/g%2Fp/merge_requests/2/merge {};",
            "{'merged':true,'sha':'c','state':'merged','web_url':'u'}");
        row("gitlab_merge_merge_request later", "{'project':'g/p','mr_iid':2,'merge_when_ready':true}",
            {"200 {'state':'opened','merge_commit_sha':null,'sha':'h','web_url':'u'}"},
            "PUT /api/v4/projects/g%2Fp/merge_requests/2/merge {'auto_merge':true,"
            "'merge_when_pipeline_succeeds':true};",
            "{'merged':false,'sha':'h','state':'opened','web_url':'u'}");
        row("gitlab_approve_merge_request", "{'project':'g/p','mr_iid':2}", {"201 {'id':1}"},
            "POST /api/v4/projects/g%2Fp/merge_requests/2/approve;", "{'approved':true}");
        const char *const kMeta = "200 {'file_path':'d/f.md','blob_id':'b','last_commit_id':'l'}";
        row("gitlab_upsert_file new",
            "{'project':'g/p','file_path':'d/f.md','content':'x','branch':'main','commit_message':'m'}",
            {"404 {'message':'404 File Not Found'}", "201 {'id':'c','web_url':'u'}"},
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
            "POST /api/v4/projects/g%2Fp/repository/commits {'branch':'main','commit_message':'m','actions':["
            "{'action':'create','file_path':'d/f.md','content':'x'}]};",
            "{'sha':'c','web_url':'u'}");
        row("gitlab_upsert_file changed",
            "{'project':'g/p','file_path':'d/f.md','content':'x','branch':'main','commit_message':'m'}",
            {kMeta, "200 old", "201 {'id':'c','web_url':'u'}"},
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md/raw?ref=main;"
            "POST /api/v4/projects/g%2Fp/repository/commits {'branch':'main','commit_message':'m','actions':["
            "{'action':'update','file_path':'d/f.md','content':'x'}]};",
            "{'sha':'c','web_url':'u'}");
        row("gitlab_upsert_file as it is",
            "{'project':'g/p','file_path':'d/f.md','content':'x','branch':'main','commit_message':'m'}",
            {kMeta, "200 x"},
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md/raw?ref=main;",
            "{'sha':'l'}");
        row("gitlab_get_file", "{'project':'g/p','file_path':'d/f.md'}", {kMeta, "200 hello"},
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=HEAD;"
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md/raw?ref=HEAD;",
            "{'content':'hello','encoding':'text','sha':'b','file_path':'d/f.md'}");
        row("gitlab_get_file empty", "{'project':'g/p','file_path':'d/f.md','ref':'v1'}", {kMeta, "200 "},
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=v1;"
            "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md/raw?ref=v1;",
            "{'content':'','encoding':'text','sha':'b','file_path':'d/f.md'}");
        row("gitlab_delete_file", "{'project':'g/p','file_path':'a b','branch':'main','commit_message':'m'}",
            {"204 "}, "DELETE /api/v4/projects/g%2Fp/repository/files/a%20b?branch=main&commit_message=m;",
            "{'deleted':true}");
        row("gitlab_list_pipelines", "{'project':'g/p','status':'failed'}",
            {"200 [{'id':1,'iid':1,'sha':'s','ref':'main','status':'failed','web_url':'u'}]"},
            "GET /api/v4/projects/g%2Fp/pipelines?status=failed&per_page=100;",
            "{'pipelines':[{'id':1,'sha':'s','ref':'main','status':'failed','web_url':'u'}]}");
        row("gitlab_trigger_pipeline", "{'project':'g/p','ref':'main','variables':{'A':'1','B':'x'}}",
            {"201 {'id':1,'web_url':'u'}"},
            "POST /api/v4/projects/g%2Fp/pipeline {'ref':'main','variables':[{'key':'A','value':'1'},"
            "{'key':'B','value':'x'}]};",
            "{'pipeline':{'id':1,'web_url':'u'}}");
        row("gitlab_list_pipeline_jobs", "{'project':'g/p','pipeline_id':3}",
            {"200 [{'id':1,'name':'n','status':'success','stage':'test','web_url':'u','tag':false}]"},
            "GET /api/v4/projects/g%2Fp/pipelines/3/jobs?per_page=100;",
            "{'jobs':[{'id':1,'name':'n','status':'success','stage':'test','web_url':'u'}]}");
        row("gitlab_play_job", "{'project':'g/p','job_id':3}", {"200 {'id':3}"},
            "POST /api/v4/projects/g%2Fp/jobs/3/play;", "{'started':true}");
    }
    void everyToolDoesWhatItSays()
    {
        QFETCH(std::string, arguments);
        QFETCH(std::vector<std::string>, answers);
        QFETCH(std::string, requests);
        QFETCH(std::string, result);
        PackRunner runner("gitlab", "gitlab/schema.graphql", "https://gitlab.test/api/graphql",
                          "https://gitlab.test/api/v4");
        for (const std::string &answer : answers)
            runner.willAnswer(std::stoi(answer), quoted(answer.substr(4)));
        const std::string tag = QTest::currentDataTag();
        const PackRunner::Ran ran = runner.run(tag.substr(0, tag.find(' ')), json::parse(arguments).value);
        QCOMPARE(ran.requests, requests);
        QCOMPARE(ran.result, result);
    }

    // Whatever GitLab answers in place of what a tool is about, nobody is told that it was done.
    void noFailureIsASuccess_data()
    {
        QTest::addColumn<std::string>("arguments");
        QTest::addColumn<std::vector<std::string>>("answers");
        QTest::addColumn<std::string>("told");
        using Answers = std::vector<std::string>;
        const auto row = [](const char *name, const char *arguments, const Answers &answers,
                            const char *told) {
            QTest::newRow(name) << quoted(arguments) << answers << std::string(told);
        };
        const char *const kProject = "200 {'id':7,'path_with_namespace':'g/p','web_url':'w'}";
        const std::string denied =
            "'errors':[{'message':'The resource that you are attempting to access does "
            "not exist or you don\\u0027t have permission to perform this action'}]}";
        const char *const kIssue = "{'project':'g/p','issue_iid':5}";
        row("gitlab_close_issue read-only token", kIssue,
            {kProject, "200 {'data':{'updateIssue':null}," + denied}, "error_rule 403");
        row("gitlab_close_issue no data", kIssue, {kProject, "200 {'data':null," + denied},
            "graphql_errors 403");
        row("gitlab_close_issue other error", kIssue,
            {kProject, "200 {'data':{'updateIssue':null},'errors':[{'message':'Busy'}]}"},
            "graphql_errors 0");
        row("gitlab_close_issue no issue", kIssue,
            {kProject, "200 {'data':{'updateIssue':{'issue':null,'errors':[]}}}"}, "error_rule 404");
        row("gitlab_close_issue payload error", kIssue,
            {kProject, "200 {'data':{'updateIssue':{'issue':null,'errors':['no']}}}"}, "payload_errors 0");
        row("gitlab_close_issue no project", kIssue, {"404 {'message':'404 Project Not Found'}"},
            "http_404 404");
        row("gitlab_close_issue project without a path", kIssue, {"200 {'id':7}"}, "error_rule 0");
        row("gitlab_create_issue read-only token", "{'project':'g/p','title':'t'}",
            {kProject, "200 {'data':{'createIssue':null}," + denied}, "error_rule 403");
        row("gitlab_create_issue no issue", "{'project':'g/p','title':'t'}",
            {kProject, "200 {'data':{'createIssue':{'issue':null,'errors':[]}}}"}, "error_rule 0");
        row("gitlab_list_issues hidden", "{'project':'g/p'}", {kProject, "200 {'data':{'project':null}}"},
            "error_rule 404");
        row("gitlab_list_issues denied", "{'project':'g/p'}",
            {kProject, "200 {'data':{'project':null}," + denied}, "error_rule 403");
        row("gitlab_update_issue another page", "{'project':'g/p','issue_iid':5,'updates':{'title':'t'}}",
            {"200 <html>Sign in</html>"}, "error_rule 0");
        row("gitlab_update_issue forbidden", "{'project':'g/p','issue_iid':5,'updates':{'title':'t'}}",
            {"403 {'message':'403 Forbidden'}"}, "http_403 403");
        row("gitlab_approve_merge_request another page", "{'project':'g/p','mr_iid':2}",
            {"200 <html></html>"}, "error_rule 0");
        row("gitlab_merge_merge_request another page", "{'project':'g/p','mr_iid':2}", {"200 <html></html>"},
            "error_rule 0");
        row("gitlab_create_merge_request nothing",
            "{'project':'g/p','source_branch':'f','target_branch':'m','title':'t'}", {"201 {}"},
            "error_rule 0");
        row("gitlab_play_job another page", "{'project':'g/p','job_id':3}", {"200 <html></html>"},
            "error_rule 0");
        row("gitlab_trigger_pipeline nothing", "{'project':'g/p','ref':'main'}", {"201 {}"}, "error_rule 0");
        row("gitlab_delete_file another status",
            "{'project':'g/p','file_path':'a','branch':'main','commit_message':'m'}", {"202 "},
            "http_202 202");
        row("gitlab_get_file nothing", "{'project':'g/p','file_path':'a'}", {"200 {}", "200 x"},
            "error_rule 0");
    }
    void noFailureIsASuccess()
    {
        QFETCH(std::string, arguments);
        QFETCH(std::vector<std::string>, answers);
        QFETCH(std::string, told);
        PackRunner runner("gitlab", "gitlab/schema.graphql", "https://gitlab.test/api/graphql",
                          "https://gitlab.test/api/v4");
        for (const std::string &answer : answers)
            runner.willAnswer(std::stoi(answer), quoted(answer.substr(4)));
        const std::string tag = QTest::currentDataTag();
        QCOMPARE(runner.run(tag.substr(0, tag.find(' ')), json::parse(arguments).value).result, told);
    }

    void noResultIsASuccessByItself()
    {
        const PackFile file = readPackFile("gitlab");
        for (const workspace::Tool *tool : file.tools()) {
            const auto *steps = std::get_if<workspace::Sequence>(&*tool->versions.at(tool->active).operation);
            if (steps == nullptr || !steps->result)
                continue;
            workspace::walkBindings(*steps->result, [&](const workspace::Binding &binding) {
                const auto *constant = std::get_if<workspace::ConstantSource>(&binding.source);
                QVERIFY2(constant == nullptr || !constant->value.toBool(), tool->name.c_str());
            });
        }
    }
};

TOOLTRAY_TEST(GitlabPackTest)

#include "gitlabpacktest.moc"
