// SPDX-License-Identifier: GPL-3.0-or-later
#include "packworkspace.h"
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::string names(const Pack &pack)
{
    std::string text;
    for (const auto &[key, object] : pack.objects)
        text.append(text.empty() ? "" : " ").append(key.name);
    return text;
}

// As a file brings it.
WorkspacePtr changedOutside(const Workspace &base, Object object)
{
    return workspace::apply(base, {"Read", Origin::Outside, {PutObject{std::move(object)}}})
        .value()
        .workspace;
}

// A REST tool whose only request fills a header with a constant.
Tool sendingHeader(const std::string &header, Binding value)
{
    RestRequest request;
    request.path = "/me";
    request.headers = {{header, std::move(value)}};
    Tool tool = samples::plainTool("who_am_i");
    tool.versions.begin()->second.operation = std::move(request);
    return tool;
}

} // namespace

class ExportPackTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void toolsBringWhatTheyNeed_data()
    {
        const TestRows<QByteArray, QByteArray> row{"tool", "objects"};
        row("types and mappings", "list_issues", "list_issues issue_state sort_orders");
        row("an alias", "gitlab.list_issues", "list_issues issue_state sort_orders");
        row("other tools", "merge_merge_request", "list_issues merge_merge_request issue_state sort_orders");
        row("cases", "save_issue", "save_issue issue_state");
    }

    void toolsBringWhatTheyNeed()
    {
        QFETCH(const QByteArray, tool);
        QFETCH(const QByteArray, objects);
        QCOMPARE(names(exported(*fullWorkspace(), {{tool.toStdString()}, {}})), objects.toStdString());
    }

    void tagsChooseTools()
    {
        QCOMPARE(names(exported(*fullWorkspace(), {{}, {"issues"}})),
                 std::string("list_issues issue_state sort_orders"));
    }

    void withoutAChoiceItIsAll()
    {
        const Pack all = exported(*fullWorkspace());
        QCOMPARE(names(all),
                 std::string("list_issues merge_merge_request save_issue update_issue issue_state "
                             "sort_orders"));
    }

    void whatIsNotThereIsTold()
    {
        const auto name = exportPack(*fullWorkspace(), {{"list_isues"}, {}});
        COMPARE_ERROR(name, ErrorKind::NotFound, "not_found");
        QCOMPARE(name.error().hint, std::string("Did you mean \"list_issues\"?"));
        COMPARE_ERROR(exportPack(*fullWorkspace(), {{}, {"isues"}}), ErrorKind::NotFound, "not_found");
    }

    void neitherUrlsNorCredentialsNorApprovalsLeave()
    {
        const std::string text = json::write(encode(exported(*fullWorkspace())));
        for (const char *secret : {"git.example.com", "gitlab-token", "GITLAB_TOKEN", "\"pin\"",
                                   "approved_at", "workspace_123", "proxy"})
            QVERIFY2(text.find(secret) == std::string::npos, secret);
        QVERIFY(text.find("\"endpoint\":\"gitlab\"") != std::string::npos);
    }

    void aToolWithASecretWrittenIntoItStaysHere_data()
    {
        addColumns<QByteArray, bool>("header", "isRefused");
        QTest::newRow("authorization") << QByteArray("Authorization") << true;
        QTest::newRow("a token") << QByteArray("Private-Token") << true;
        QTest::newRow("a cookie") << QByteArray("cookie") << true;
        QTest::newRow("a language") << QByteArray("Accept-Language") << false;
    }

    void aToolWithASecretWrittenIntoItStaysHere()
    {
        QFETCH(const QByteArray, header);
        QFETCH(const bool, isRefused);
        const WorkspacePtr workspace =
            workspaceWith({sendingHeader(header.toStdString(), {ConstantSource{"s3cr3t"}, {}, {}})});
        const auto pack = exportPack(*workspace, {});
        QCOMPARE(pack.hasValue(), !isRefused);
        if (!isRefused)
            return;
        COMPARE_ERROR(pack, ErrorKind::Denied, "secret_in_tool");
        QVERIFY(pack.error().message.find("s3cr3t") == std::string::npos);
    }

    void aSecretInTheQueryStaysHere()
    {
        RestRequest request;
        request.path = "/me";
        request.query = {{"api_key", {ConstantSource{"s3cr3t"}, {}, {}}}};
        Tool tool = samples::plainTool("who_am_i");
        tool.versions.begin()->second.operation = std::move(request);
        const auto pack = exportPack(*workspaceWith({tool}), {});
        COMPARE_ERROR(pack, ErrorKind::Denied, "secret_in_tool");
        QVERIFY(pack.error().message.find("api_key") != std::string::npos);
        QVERIFY(pack.error().message.find("s3cr3t") == std::string::npos);
    }

    void aSecretInThePathOrTheBodyStaysHere()
    {
        const Binding secret{ConstantSource{"s3cr3t"}, {}, {}};
        RestRequest inBody{RestRequest::Method::Post, "/me"};
        inBody.body = Binding{ObjectSource{{{"password", secret}}}, {}, {}};
        for (const auto &[request, name] :
             {std::pair<RestRequest, const char *>{{RestRequest::Method::Get, "/me?access_token=s3cr3t"},
                                                   "query parameter \"access_token\""},
              {inBody, "the parameter \"password\""}}) {
            Tool tool = samples::plainTool("who_am_i");
            tool.versions.begin()->second.operation = request;
            const auto pack = exportPack(*workspaceWith({tool}), {});
            COMPARE_ERROR(pack, ErrorKind::Denied, "secret_in_tool");
            QVERIFY2(pack.error().message.find(name) != std::string::npos, pack.error().message.c_str());
            QVERIFY(pack.error().message.find("s3cr3t") == std::string::npos);
        }
    }

    void aTokenUnderAnyNameStaysHere()
    {
        const std::string token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
        const Binding value{ConstantSource{"Bearer " + token}, {}, {}};
        const auto pack =
            exportPack(*changedOutside(*emptyWithEndpoint(), sendingHeader("X-Note", value)), {});
        COMPARE_ERROR(pack, ErrorKind::Invalid, "secret_in_text");
        QVERIFY(pack.error().message.find("a GitHub token") != std::string::npos);
        QVERIFY(pack.error().message.find(token) == std::string::npos);
    }

    void aTokenInWhatAToolNeedsStaysHere()
    {
        CustomType type;
        type.name = "issue_state";
        type.schema.set("enum", json::Value::array({json::Value("glpat-abcdefghij0123456789")}));
        const auto pack = exportPack(*changedOutside(*fullWorkspace(), type), {.names = {"list_issues"}});
        COMPARE_ERROR(pack, ErrorKind::Invalid, "secret_in_text");
        QVERIFY2(pack.error().message.find("type \"issue_state\"") != std::string::npos,
                 pack.error().message.c_str());
    }

    void aHeaderThatIsFilledFromContextMayLeave()
    {
        const WorkspacePtr workspace =
            workspaceWith({sendingHeader("Authorization", {ContextSource{"TOKEN"}, {}, {}})});
        QVERIFY(exportPack(*workspace, {}));
    }

    void aSecretWithinAListOfCandidatesIsFound()
    {
        const Binding value{
            FirstSource{{{ContextSource{"TOKEN"}, {}, {}}, {ConstantSource{"x"}, {}, {}}}}, {}, {}};
        const WorkspacePtr workspace = workspaceWith({sendingHeader("Authorization", value)});
        COMPARE_ERROR(exportPack(*workspace, {}), ErrorKind::Denied, "secret_in_tool");
    }
};

TOOLTRAY_TEST(ExportPackTest)

#include "exportpacktest.moc"
