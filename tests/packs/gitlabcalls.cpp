// SPDX-License-Identifier: GPL-3.0-or-later
#include "gitlabcalls.h"

#include "json/parser.h"

#include <algorithm>

namespace tooltray::packs {
namespace {

std::vector<GitlabCall> made()
{
    std::vector<GitlabCall> calls;
    const auto call = [&](const char *name, const char *arguments, const std::vector<std::string> &answers,
                          const char *requests, const char *result) {
        GitlabCall made{name, quotedJson(arguments), {}, quotedJson(requests), quotedJson(result)};
        for (const std::string &answer : answers)
            made.answers.push_back(quotedJson(answer));
        calls.push_back(std::move(made));
    };
    const char *const kProject = "200 {'id':7,'path_with_namespace':'g/p','web_url':'w','description':null}";

    call("gitlab_list_projects", "{'owned':true}",
         {"200 [{'id':1,'name':'n','path_with_namespace':'g/n','web_url':'w','star_count':9}]"},
         "GET /api/v4/projects?owned=true&simple=true&per_page=100;",
         "{'projects':[{'id':1,'name':'n','path':'g/n','web_url':'w'}]}");
    call("gitlab_list_projects of a member", "{'membership':true}", {"200 []"},
         "GET /api/v4/projects?membership=true&simple=true&per_page=100;", "{'projects':[]}");
    call("gitlab_list_projects of a group", "{'group':'a%2Fb','search':'x'}", {"200 []"},
         "GET /api/v4/groups/a%2Fb/projects?search=x&include_subgroups=true&simple=true&per_page=100;",
         "{'projects':[]}");
    call("gitlab_get_project", "{'project':'42'}", {kProject}, "GET /api/v4/projects/42;",
         "{'id':7,'path':'g/p','web_url':'w'}");
    call("gitlab_list_issues", "{'project':'g%2Fp','labels':['a','b'],'assignee_id':3,'sort':'priority'}",
         {kProject,
          "200 {'data':{'project':{'issues':{'nodes':[{'iid':'5','title':'t','description':null,"
          "'state':'opened','webUrl':'u','labels':{'nodes':[{'title':'a'}]},'assignees':{'nodes':["
          "{'id':'gid://gitlab/User/3','name':'N','username':'n'}]},'milestone':{'title':'m'}},"
          "{'iid':'6','title':'t','description':'d','state':'opened','webUrl':'u','labels':{'nodes':[]},"
          "'assignees':{'nodes':[]},'milestone':null}],"
          "'pageInfo':{'hasNextPage':false,'endCursor':null}}}}}"},
         "GET /api/v4/projects/g%2Fp;POST /api/graphql {'project':'g/p','labels':['a','b'],"
         "'assigneeId':'3','sort':'PRIORITY_ASC','first':100};",
         "{'issues':[{'iid':5,'title':'t','state':'opened','labels':['a'],"
         "'assignee':{'id':3,'name':'N','username':'n'},'milestone':'m','web_url':'u'},"
         "{'iid':6,'title':'t','description':'d','state':'opened','labels':[],'web_url':'u'}]}");
    call("gitlab_create_issue", "{'project':'7','title':'t','assignee_ids':[3],'milestone_id':9}",
         {kProject, "200 {'data':{'createIssue':{'issue':{'iid':'5','webUrl':'u'},'errors':[]}}}"},
         "GET /api/v4/projects/7;POST /api/graphql {'input':{'projectPath':'g/p','title':'t',"
         "'assigneeIds':['gid://gitlab/User/3'],'milestoneId':'gid://gitlab/Milestone/9'}};",
         "{'issue':{'iid':5,'web_url':'u'}}");
    call("gitlab_update_issue",
         "{'project':'g/p','issue_iid':5,'updates':{'labels':['a'],'state_event':'close'}}",
         {"200 {'iid':5}"}, "PUT /api/v4/projects/g%2Fp/issues/5 {'labels':['a'],'state_event':'close'};",
         "{'updated':true}");
    call("gitlab_close_issue", "{'project':'g/p','issue_iid':5}",
         {kProject, "200 {'data':{'updateIssue':{'issue':{'iid':'5','state':'closed'},'errors':[]}}}"},
         "GET /api/v4/projects/g%2Fp;POST /api/graphql {'project':'g/p','iid':'5'};", "{'closed':true}");
    call("gitlab_list_merge_requests", "{'project':'g/p','target_branch':'main'}",
         {"200 [{'iid':2,'title':'t','source_branch':'f','target_branch':'main','state':'opened',"
          "'web_url':'u','assignee':null,'author':{}},{'iid':3,'title':'t','source_branch':'h',"
          "'target_branch':'main','state':'opened','web_url':'u','assignee':{'id':3,'username':'n',"
          "'name':'N','state':'active','locked':false,'avatar_url':'a','web_url':'w'}}]"},
         "GET "
         "/api/v4/projects/g%2Fp/merge_requests?scope=all&state=opened&target_branch=main&per_page=100;",
         "{'merge_requests':[{'iid':2,'title':'t','source_branch':'f','target_branch':'main',"
         "'state':'opened','web_url':'u'},{'iid':3,'title':'t','source_branch':'h','target_branch':'main',"
         "'state':'opened','web_url':'u','assignee':{'id':3,'name':'N','username':'n'}}]}");
    call("gitlab_create_merge_request",
         "{'project':'g/p','source_branch':'f','target_branch':'main','title':'t','labels':['a','b']}",
         {"201 {'iid':2,'web_url':'u'}"},
         "POST /api/v4/projects/g%2Fp/merge_requests {'source_branch':'f','target_branch':'main',"
         "'title':'t','labels':'a,b'};",
         "{'mr':{'iid':2,'web_url':'u'}}");
    const char *const kMergeRequest = "200 {'id':1,'iid':2,'state':'opened','sha':'h'}";
    call("gitlab_merge_merge_request", "{'project':'g/p','mr_iid':2}",
         {kMergeRequest, "200 {'state':'merged','merge_commit_sha':'c','sha':'h','web_url':'u'}"},
         "GET /api/v4/projects/g%2Fp/merge_requests/2;"
         "PUT /api/v4/projects/g%2Fp/merge_requests/2/merge {'sha':'h'};",
         "{'merged':true,'sha':'c','state':'merged','web_url':'u'}");
    call("gitlab_merge_merge_request later",
         "{'project':'g/p','mr_iid':2,'merge_when_ready':true,'sha':'abcdef0'}",
         {kMergeRequest, "200 {'state':'opened','merge_commit_sha':null,'sha':'h','web_url':'u'}"},
         "GET /api/v4/projects/g%2Fp/merge_requests/2;"
         "PUT /api/v4/projects/g%2Fp/merge_requests/2/merge {'auto_merge':true,"
         "'merge_when_pipeline_succeeds':true,'sha':'abcdef0'};",
         "{'merged':false,'sha':'h','state':'opened','web_url':'u'}");
    call("gitlab_approve_merge_request", "{'project':'g/p','mr_iid':2,'sha':'abcdef0'}",
         {kMergeRequest, "201 {'id':1}"},
         "GET /api/v4/projects/g%2Fp/merge_requests/2;"
         "POST /api/v4/projects/g%2Fp/merge_requests/2/approve {'sha':'abcdef0'};",
         "{'approved':true}");

    const char *const kNoFile = "404 {'message':'404 File Not Found'}";
    const char *const kOld = "200 {'file_path':'d/f.md','blob_id':'b','last_commit_id':'l','content':'b2xk'}";
    const char *const kSame =
        "200 {'file_path':'d/f.md','blob_id':'b','last_commit_id':'l','content':'eA=='}";
    const char *const kCommitted = "201 {'id':'c','web_url':'u'}";
    const char *const kWrite =
        "{'project':'g/p','file_path':'d/f.md','content':'x','branch':'main','commit_message':'m'}";
    call("gitlab_upsert_file new", kWrite, {kNoFile, kCommitted},
         "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
         "POST /api/v4/projects/g%2Fp/repository/commits {'branch':'main','commit_message':'m','actions':["
         "{'action':'create','file_path':'d/f.md','content':'x'}]};",
         "{'sha':'c','web_url':'u'}");
    call("gitlab_upsert_file changed", kWrite, {kOld, kCommitted},
         "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
         "POST /api/v4/projects/g%2Fp/repository/commits {'branch':'main','commit_message':'m','actions':["
         "{'action':'update','file_path':'d/f.md','content':'x','last_commit_id':'l'}]};",
         "{'sha':'c','web_url':'u'}");
    call("gitlab_upsert_file as it is", kWrite, {kSame, "200 {'id':'l','web_url':'v'}"},
         "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
         "GET /api/v4/projects/g%2Fp/repository/commits/l;",
         "{'sha':'l','web_url':'v'}");
    call("gitlab_upsert_file guarded and in base64",
         "{'project':'g/p','file_path':'d/f.md','content':'AAE=','branch':'main','commit_message':'m',"
         "'encoding':'base64','last_commit_id':'abcdef0'}",
         {kOld, kCommitted},
         "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
         "POST /api/v4/projects/g%2Fp/repository/commits {'branch':'main','commit_message':'m','actions':["
         "{'action':'update','file_path':'d/f.md','content':'AAE=','encoding':'base64',"
         "'last_commit_id':'abcdef0'}]};",
         "{'sha':'c','web_url':'u'}");
    call("gitlab_upsert_file over bytes", kWrite,
         {"200 {'file_path':'d/f.md','blob_id':'b','last_commit_id':'l','content':'iVBORw0KGgo='}",
          kCommitted},
         "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=main;"
         "POST /api/v4/projects/g%2Fp/repository/commits {'branch':'main','commit_message':'m','actions':["
         "{'action':'update','file_path':'d/f.md','content':'x','last_commit_id':'l'}]};",
         "{'sha':'c','web_url':'u'}");
    call("gitlab_get_file", "{'project':'g/p','file_path':'d/f.md'}", {kOld},
         "GET /api/v4/projects/g%2Fp/repository/files/d%2Ff.md?ref=HEAD;",
         "{'content':'old','encoding':'text','sha':'b','last_commit_id':'l','file_path':'d/f.md'}");
    call(
        "gitlab_delete_file",
        "{'project':'g/p','file_path':'a b','branch':'main','commit_message':'m','last_commit_id':'abcdef0'}",
        {"204 "},
        "DELETE /api/v4/projects/g%2Fp/repository/files/a%20b?branch=main&commit_message=m"
        "&last_commit_id=abcdef0;",
        "{'deleted':true}");
    call("gitlab_list_pipelines", "{'project':'g/p','status':'failed'}",
         {"200 [{'id':1,'iid':1,'sha':'s','ref':'main','status':'failed','web_url':'u'}]"},
         "GET /api/v4/projects/g%2Fp/pipelines?status=failed&per_page=100;",
         "{'pipelines':[{'id':1,'sha':'s','ref':'main','status':'failed','web_url':'u'}]}");
    call("gitlab_trigger_pipeline", "{'project':'g/p','ref':'main','variables':{'A':'1','B':'x'}}",
         {"201 {'id':1,'web_url':'u'}"},
         "POST /api/v4/projects/g%2Fp/pipeline {'ref':'main','variables':[{'key':'A','value':'1'},"
         "{'key':'B','value':'x'}]};",
         "{'pipeline':{'id':1,'web_url':'u'}}");
    call("gitlab_list_pipeline_jobs", "{'project':'g/p','pipeline_id':3}",
         {"200 [{'id':1,'name':'n','status':'success','stage':'test','web_url':'u','tag':false}]"},
         "GET /api/v4/projects/g%2Fp/pipelines/3/jobs?per_page=100;",
         "{'jobs':[{'id':1,'name':'n','status':'success','stage':'test','web_url':'u'}]}");
    call("gitlab_play_job", "{'project':'g/p','job_id':3}", {"200 {'id':3}"},
         "POST /api/v4/projects/g%2Fp/jobs/3/play;", "{'started':true}");
    return calls;
}

} // namespace

const std::vector<GitlabCall> &gitlabCalls()
{
    static const std::vector<GitlabCall> kCalls = made();
    return kCalls;
}

PackRunner::Ran runGitlab(const GitlabCall &call, const std::vector<std::string> &answers)
{
    constexpr std::size_t kStatusAndSpace = 4;
    static const workspace::WorkspacePtr kPack = readPackFile("gitlab").imported();
    PackRunner runner(kPack, "gitlab/schema.graphql", "https://gitlab.test/api/graphql",
                      "https://gitlab.test/api/v4");
    for (const std::string &answer : answers)
        runner.willAnswer(std::stoi(answer), answer.substr(kStatusAndSpace));
    return runner.run(call.tool(), json::parse(call.arguments).value);
}

std::string quotedJson(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

} // namespace tooltray::packs
