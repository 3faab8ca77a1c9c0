// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/reader.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Edit put(Object object, Origin origin = Origin::Person)
{
    return {"Save", origin, {PutObject{std::move(object)}}};
}

Edit remove(ObjectKind kind, std::string name, Origin origin = Origin::Person)
{
    return {"Delete", origin, {RemoveObject{{kind, std::move(name)}}}};
}

Edit rename(ObjectKind kind, std::string from, std::string to, Origin origin = Origin::Person)
{
    return {"Rename", origin, {RenameObject{{kind, std::move(from)}, std::move(to)}}};
}

WorkspacePtr empty()
{
    return Workspace::create({"execute_graphql_query", "invoke_command"});
}

// With one of each sample, everything they name included.
WorkspacePtr full()
{
    Edit edit{"Fill", Origin::Person, {}};
    for (const Object &object : samples::everything())
        edit.steps.push_back(PutObject{object});
    return workspace::apply(*empty(), edit).value().workspace;
}

std::string codeOf(const Result<Applied> &result)
{
    return result ? std::string("none") : result.error().code;
}

constexpr const char *kToken = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";

// Of whatever has one.
void setDescription(Object &object)
{
    std::visit(
        []([[maybe_unused]] auto &one) {
            if constexpr (requires { one.description = std::string(); })
                one.description = "Something else.";
            else if constexpr (requires { one.tags; })
                one.tags.emplace_back("more");
        },
        object);
}

Tool withAliases(Tool tool, std::vector<std::string> aliases)
{
    tool.aliases = std::move(aliases);
    return tool;
}

} // namespace

class EditTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPutIsThereAndTheOldStateStaysAsItWas()
    {
        const WorkspacePtr before = empty();
        const auto applied = workspace::apply(*before, put(samples::plainTool("who_am_i")));
        VERIFY_RESULT(applied);
        const Workspace &after = *applied->workspace;
        QVERIFY(*after.find<Tool>("who_am_i") == samples::plainTool("who_am_i"));
        QVERIFY(before->find<Tool>("who_am_i") == nullptr);
        QVERIFY(after.revision() > before->revision());
        QCOMPARE(after.find({ObjectKind::Tool, "who_am_i"})->revision(), after.revision());
        QCOMPARE(applied->changes.changes.size(), std::size_t{1});
        QVERIFY(applied->changes.changes.front().before == nullptr);
    }

    void puttingTheSameAgainChangesNothing()
    {
        const WorkspacePtr before = full();
        const auto applied = workspace::apply(*before, put(samples::graphqlTool()));
        VERIFY_RESULT(applied);
        QVERIFY(applied->changes.isEmpty());
    }

    void anotherOrderOfMembersIsAChange()
    {
        CustomType type = samples::type();
        const json::Value oneOf = type.schema["oneOf"];
        type.schema.remove("type");
        type.schema.set("type", "string");
        QVERIFY(type == samples::type());
        const auto applied = workspace::apply(*full(), put(type));
        VERIFY_RESULT(applied);
        QCOMPARE(applied->changes.changes.size(), std::size_t{1});
    }

    void whatCannotBeReadBackIsNotKept()
    {
        Tool tool = samples::plainTool("broken");
        tool.active = {9, 9, 9};
        const auto applied = workspace::apply(*empty(), put(tool));
        QCOMPARE(codeOf(applied), std::string("invalid_definition"));
        QVERIFY(applied.error().message.find("9.9.9") != std::string::npos);
        QCOMPARE(applied.error().details["problems"].size(), std::size_t{1});
    }

    void anEditIsDoneAsAWholeOrNotAtAll()
    {
        const WorkspacePtr before = empty();
        const Edit edit{"Two",
                        Origin::Person,
                        {PutObject{samples::plainTool("one")}, RemoveObject{{ObjectKind::Tool, "two"}}}};
        const auto applied = workspace::apply(*before, edit);
        QCOMPARE(codeOf(applied), std::string("not_found"));
        QCOMPARE(applied.error().details["step"].toInt64(), std::optional<std::int64_t>(1));
        QVERIFY(before->find<Tool>("one") == nullptr);
    }

    void namesThatAreTakenAreRefused_data()
    {
        addColumns<int, QByteArray, QByteArray>("kind", "name", "code");
        const auto row = [](const char *title, ObjectKind kind, const char *name, const char *code) {
            QTest::newRow(title) << static_cast<int>(kind) << QByteArray(name) << QByteArray(code);
        };
        row("built-in tool", ObjectKind::Tool, "invoke_command", "name_taken");
        row("alias", ObjectKind::Tool, "issues", "name_taken");
        row("no name at all", ObjectKind::Tool, "List Issues", "name_invalid");
        row("type but for case", ObjectKind::Type, "ISSUE_STATE", "name_taken");
        row("type but for underscores", ObjectKind::Type, "issuestate", "none");
        row("mapping but for case", ObjectKind::Mapping, "Sort_Orders", "name_taken");
        row("context but for case and underscores", ObjectKind::Context, "workspaceId", "name_taken");
        row("same name of another kind", ObjectKind::Mapping, "issue_state", "none");
        row("another prompt", ObjectKind::Prompt, "triage2", "none");
    }

    void namesThatAreTakenAreRefused()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, code);
        const auto workspace =
            workspace::apply(*full(), put(withAliases(samples::plainTool("other"), {"issues"})));
        VERIFY_RESULT(workspace);
        Object object;
        for (const Object &sample : samples::everything()) {
            if (kindOf(sample) == static_cast<ObjectKind>(kind))
                object = sample;
        }
        if (auto *tool = std::get_if<Tool>(&object))
            tool->aliases.clear();
        workspace::rename(object, name.toStdString());
        QCOMPARE(codeOf(workspace::apply(*workspace->workspace, put(object))), code.toStdString());
    }

    void aliasesBelongToOneToolOnly_data()
    {
        addColumns<QByteArray, QByteArray>("alias", "code");
        QTest::newRow("free") << QByteArray("my.alias") << QByteArray("none");
        QTest::newRow("of another tool") << QByteArray("gitlab.list_issues") << QByteArray("name_taken");
        QTest::newRow("name of a tool") << QByteArray("update_issue") << QByteArray("name_taken");
        QTest::newRow("its own name") << QByteArray("who_am_i") << QByteArray("name_taken");
        QTest::newRow("name of a built-in tool") << QByteArray("invoke_command") << QByteArray("name_taken");
    }

    void aliasesBelongToOneToolOnly()
    {
        QFETCH(const QByteArray, alias);
        QFETCH(const QByteArray, code);
        const Tool tool = withAliases(samples::plainTool("who_am_i"), {alias.toStdString()});
        QCOMPARE(codeOf(workspace::apply(*full(), put(tool))), code.toStdString());
    }

    void aliasesChangeHandsWithinOneEdit()
    {
        const auto first =
            workspace::apply(*empty(), {"",
                                        Origin::Person,
                                        {PutObject{withAliases(samples::plainTool("one"), {"x"})},
                                         PutObject{withAliases(samples::plainTool("two"), {"y"})}}});
        VERIFY_RESULT(first);
        const auto second =
            workspace::apply(*first->workspace, {"",
                                                 Origin::Person,
                                                 {PutObject{withAliases(samples::plainTool("one"), {"y"})},
                                                  PutObject{withAliases(samples::plainTool("two"), {"x"})}}});
        VERIFY_RESULT(second);
        QCOMPARE(second->workspace->namedTool("x")->tool->name, std::string("two"));
        QCOMPARE(second->workspace->namedTool("y")->tool->name, std::string("one"));
        const auto third = workspace::apply(*second->workspace, remove(ObjectKind::Tool, "one"));
        VERIFY_RESULT(third);
        QVERIFY(!third->workspace->namedTool("y"));
    }

    void referencesLeadSomewhere()
    {
        Tool tool = samples::plainTool("lost");
        tool.endpoint = "nowhere";
        const auto applied = workspace::apply(*full(), put(tool));
        QCOMPARE(codeOf(applied), std::string("unknown_reference"));
        QCOMPARE(applied.error().details["name"].toString(), std::string_view("nowhere"));
        tool.endpoint = "gitlab";
        VERIFY_RESULT(workspace::apply(*full(), put(tool)));
    }

    void aUrlWithAPasswordIsNotSaved()
    {
        Endpoint endpoint = samples::endpoint("shop");
        endpoint.restUrl = "https://me:hunter2@shop.example/api";
        QCOMPARE(codeOf(workspace::apply(*empty(), put(endpoint))), std::string("credentials_in_url"));
        endpoint.restUrl = "https://shop.example/api?to=me@shop.example";
        QVERIFY(codeOf(workspace::apply(*full(), put(endpoint))) != "credentials_in_url");
        Mapping mapping;
        mapping.name = "hooks";
        mapping.entries = {{.label = "shop", .value = json::Value("https://me:hunter2@shop.example/")}};
        const auto refused = workspace::apply(*empty(), put(mapping));
        QCOMPARE(codeOf(refused), std::string("secret_in_text"));
        QVERIFY2(refused.error().message.contains("a URL with a password"), refused.error().message.c_str());
    }

    void aTokenInAnyTextIsNotSaved_data()
    {
        addColumns<int, QByteArray, QByteArray>("kind", "body", "place");
        const auto row = [](const char *title, ObjectKind kind, const char *body, const char *place) {
            QTest::newRow(title) << static_cast<int>(kind) << QByteArray(body).replace("TOKEN", kToken)
                                 << QByteArray(place);
        };
        const auto tool = [&](const char *title, const std::string &members, const std::string &version,
                              const char *place) {
            const std::string body = "{\"active\":\"0.1.0\"" + members
                                     + ",\"versions\":{\"0.1.0\":{\"operation\":{\"path\":\"/a\"}" + version
                                     + "}}}";
            row(title, ObjectKind::Tool, body.c_str(), place);
        };
        tool("title", R"(,"title":"TOKEN")", "", "/title");
        tool("tag", R"(,"tags":["TOKEN"])", "", "/tags/0");
        tool("example", R"(,"examples":[{"name":"e","parameters":{"project":"TOKEN"}}])", "",
             "/examples/0/parameters/project");
        tool("description", "", R"(,"description":"With TOKEN.")", "/versions/0.1.0/description");
        tool("constant", "", R"(,"bindings":{"v":{"constant":["x","Bearer TOKEN"]}})",
             "/versions/0.1.0/bindings/v/constant/1");
        tool("name of a member", "", R"(,"bindings":{"v":{"constant":{"TOKEN":1}}})",
             "/versions/0.1.0/bindings/v/constant/***");
        tool("default", "", R"(,"parameters":{"properties":{"p":{"default":"TOKEN"}}})",
             "/versions/0.1.0/parameters/properties/p/default");
        row("type", ObjectKind::Type, R"({"schema":{"enum":["TOKEN"]}})", "/schema/enum/0");
        row("value of a mapping", ObjectKind::Mapping, R"({"entries":{"a":"TOKEN"}})", "/entries/a");
        row("label of a mapping", ObjectKind::Mapping, R"({"entries":{"TOKEN":1}})", "/entries/***");
        row("prompt", ObjectKind::Prompt, R"({"messages":[{"text":"Use TOKEN."}]})", "/messages/0/text");
        row("context", ObjectKind::Context, R"({"value":"TOKEN"})", "/value");
        row("header of an endpoint", ObjectKind::Endpoint,
            "{\"url\":\"https://a.example\",\"headers\":{\"X-Note\":\"TOKEN\"}}", "/headers/X-Note");
    }

    void aTokenInAnyTextIsNotSaved()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, place);
        const json::Value stored = json::parse(body.toStdString()).value;
        Object object = makeObject(static_cast<ObjectKind>(kind));
        std::vector<json::DecodeError> errors;
        workspace::read(json::Reader(stored, errors), object);
        QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().message.c_str());
        workspace::rename(object, "some_name");
        for (const Origin origin : {Origin::Agent, Origin::Person}) {
            const auto refused = workspace::apply(*empty(), put(object, origin));
            QCOMPARE(codeOf(refused), std::string("secret_in_text"));
            const Error &error = refused.error();
            QCOMPARE(error.details["place"].toString(), std::string_view(place.constData()));
            QVERIFY2(error.message.find("a GitHub token") != std::string::npos, error.message.c_str());
            QVERIFY2(error.message.find(kToken) == std::string::npos, error.message.c_str());
            QCOMPARE(error.hint.find("ask the user") != std::string::npos, origin == Origin::Agent);
        }
        // It does not get in the way of whoever has it in a file, or changes something else.
        const auto outside = workspace::apply(*empty(), put(object, Origin::Outside));
        VERIFY_RESULT(outside);
        setDescription(object);
        QVERIFY(codeOf(workspace::apply(*outside->workspace, put(object))) != "secret_in_text");
    }

    void aTokenAsANameIsNotSaved()
    {
        CustomType type;
        type.name = kToken;
        const auto refused = workspace::apply(*empty(), put(type));
        QCOMPARE(codeOf(refused), std::string("secret_in_text"));
        QVERIFY2(refused.error().message.find(kToken) == std::string::npos, refused.error().message.c_str());
    }

    void whatHoldsForTheSessionMayBeAToken()
    {
        ContextVariable variable;
        variable.key = "WHO";
        variable.value = kToken;
        VERIFY_RESULT(
            workspace::apply(*empty(), {"Set", Origin::Person, {PutObject{variable, {}, Layer::Session}}}));
    }

    void whatIsInUseIsNotDeletedAndItsUsersAreNamed_data()
    {
        addColumns<int, QByteArray, QByteArray>("kind", "name", "users");
        const auto row = [](ObjectKind kind, const char *name, const char *users) {
            QTest::addRow("%s", name) << static_cast<int>(kind) << QByteArray(name) << QByteArray(users);
        };
        row(ObjectKind::Type, "issue_state", "list_issues,save_issue");
        row(ObjectKind::Mapping, "sort_orders", "list_issues");
        row(ObjectKind::Endpoint, "gitlab", "list_issues,merge_merge_request,update_issue");
        row(ObjectKind::Credential, "gitlab-token", "gitlab,API_KEY");
        row(ObjectKind::Tool, "list_issues", "merge_merge_request");
        row(ObjectKind::Context, "WORKSPACE_ID", "");
        row(ObjectKind::Prompt, "triage", "");
        row(ObjectKind::Client, "cursor", "");
        row(ObjectKind::Tool, "save_issue", "");
        row(ObjectKind::Settings, "", "");
    }

    void whatIsInUseIsNotDeletedAndItsUsersAreNamed()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, users);
        const ObjectKey key{static_cast<ObjectKind>(kind), name.toStdString()};
        const auto applied = workspace::apply(*full(), remove(key.kind, key.name));
        if (users.isEmpty()) {
            VERIFY_RESULT(applied);
            QVERIFY(applied->workspace->find(key) == nullptr);
            return;
        }
        QCOMPARE(codeOf(applied), std::string("in_use"));
        QByteArrayList named;
        for (const json::Value &user : applied.error().details["used_by"].elements())
            named.append(QByteArray::fromStdString(std::string(user.toString())));
        QCOMPARE(named.join(','), users);
        QVERIFY(applied.error().message.find(named.front().toStdString()) != std::string::npos);
    }

    void usersAndWhatTheyUseGoTogether()
    {
        const auto applied =
            workspace::apply(*full(), {"",
                                       Origin::Person,
                                       {RemoveObject{{ObjectKind::Mapping, "sort_orders"}},
                                        RemoveObject{{ObjectKind::Tool, "merge_merge_request"}},
                                        RemoveObject{{ObjectKind::Tool, "list_issues"}}}});
        VERIFY_RESULT(applied);
        QVERIFY(applied->workspace->find<Mapping>("sort_orders") == nullptr);
    }

    void aRenameIsFollowedEverywhere_data()
    {
        addColumns<int, QByteArray, QByteArray>("kind", "from", "to");
        const auto row = [](ObjectKind kind, const char *from, const char *to) {
            QTest::addRow("%s", from) << static_cast<int>(kind) << QByteArray(from) << QByteArray(to);
        };
        row(ObjectKind::Type, "issue_state", "state_of_issue");
        row(ObjectKind::Type, "issue_state", "Issue_State");
        row(ObjectKind::Mapping, "sort_orders", "orders");
        row(ObjectKind::Endpoint, "gitlab", "git");
        row(ObjectKind::Credential, "gitlab-token", "token");
        row(ObjectKind::Tool, "list_issues", "issues");
        row(ObjectKind::Context, "WORKSPACE_ID", "WORK_ID");
        row(ObjectKind::Prompt, "triage", "sort_out");
    }

    void aRenameIsFollowedEverywhere()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        const ObjectKey before{static_cast<ObjectKind>(kind), from.toStdString()};
        const ObjectKey after{before.kind, to.toStdString()};
        const WorkspacePtr original = full();
        const auto applied = workspace::apply(*original, rename(before.kind, before.name, after.name));
        VERIFY_RESULT(applied);
        const Workspace &renamed = *applied->workspace;
        QVERIFY(renamed.find(before) == nullptr);
        QVERIFY(renamed.usersOf(before).empty());
        QCOMPARE(nameOf(renamed.find(after)->object()), std::string_view(after.name));
        QVERIFY(renamed.usersOf(after) == original->usersOf(before));
        const auto back = workspace::apply(renamed, rename(after.kind, after.name, before.name));
        VERIFY_RESULT(back);
        for (std::size_t i = 0; i < kObjectKinds; ++i) {
            for (const auto &[name, entry] : original->entries(static_cast<ObjectKind>(i)))
                QVERIFY(back->workspace->find({static_cast<ObjectKind>(i), name})->object()
                        == entry.object());
        }
    }

    void editsBasedOnAnOlderRevisionAreRefusedWithBothStates()
    {
        const WorkspacePtr first = full();
        const Revision seen = first->find({ObjectKind::Mapping, "sort_orders"})->revision();
        Mapping theirs = samples::mapping();
        theirs.description = "theirs";
        const auto second = workspace::apply(*first, put(theirs));
        VERIFY_RESULT(second);
        Mapping mine = samples::mapping();
        mine.description = "mine";
        const Workspace &now = *second->workspace;
        const auto refused = workspace::apply(now, {"", Origin::Person, {PutObject{mine, seen}}});
        QCOMPARE(codeOf(refused), std::string("changed_since"));
        QVERIFY(refused.error().kind == ErrorKind::Conflict);
        QCOMPARE(refused.error().details["current"]["description"].toString(), std::string_view("theirs"));
        QCOMPARE(refused.error().details["yours"]["description"].toString(), std::string_view("mine"));
        const Revision current = now.find({ObjectKind::Mapping, "sort_orders"})->revision();
        VERIFY_RESULT(workspace::apply(now, {"", Origin::Person, {PutObject{mine, current}}}));
        QCOMPARE(codeOf(workspace::apply(now, {"", Origin::Person, {PutObject{mine, Revision(0)}}})),
                 std::string("name_taken")); // made by both at once
        QCOMPARE(codeOf(workspace::apply(
                     now, {"", Origin::Person, {RemoveObject{{ObjectKind::Mapping, "sort_orders"}, seen}}})),
                 std::string("changed_since"));
        QCOMPARE(
            codeOf(workspace::apply(
                now, {"", Origin::Person, {RenameObject{{ObjectKind::Mapping, "sort_orders"}, "x", seen}}})),
            std::string("changed_since"));
    }

    void aConflictNamesWhoChangedTheObject_data()
    {
        addColumns<int, std::string, std::string>("origin", "author", "message");
        const auto row = [](const char *name, Origin origin, const char *author, const char *end) {
            QTest::newRow(name) << static_cast<int>(origin) << std::string(author)
                                << "The mapping \"sort_orders\" was changed " + std::string(end);
        };
        row("an agent", Origin::Agent, "claude-code", "by claude-code.");
        row("an agent without a name", Origin::Agent, "", "by an agent.");
        row("a person", Origin::Person, "", "by a person.");
        row("somebody outside", Origin::Outside, "", "outside this instance of Tooltray.");
    }

    void aConflictNamesWhoChangedTheObject()
    {
        QFETCH(const int, origin);
        QFETCH(const std::string, author);
        QFETCH(const std::string, message);
        const WorkspacePtr first = full();
        const Revision seen = first->find({ObjectKind::Mapping, "sort_orders"})->revision();
        Mapping theirs = samples::mapping();
        theirs.description = "theirs";
        const auto second =
            workspace::apply(*first, {"", static_cast<Origin>(origin), {PutObject{theirs}}, author});
        VERIFY_RESULT(second);
        const auto refused =
            workspace::apply(*second->workspace, {"", Origin::Person, {PutObject{samples::mapping(), seen}}});
        QCOMPARE(codeOf(refused), std::string("changed_since"));
        QCOMPARE(refused.error().message, message);
        QCOMPARE(std::string(refused.error().details["changed_by"].toString()), author);
    }

    void twoClientsHaveNoTokenInCommon()
    {
        Client first;
        first.name = "first";
        first.tokenHash = "sha256:" + std::string(64, 'a');
        Client second = first;
        second.name = "second";
        const auto one = workspace::apply(*empty(), put(first));
        VERIFY_RESULT(one);
        const auto refused = workspace::apply(*one->workspace, put(second));
        QCOMPARE(codeOf(refused), std::string("token_taken"));
        QVERIFY(refused.error().message.find("\"first\"") != std::string::npos);
        second.tokenHash.back() = 'b';
        VERIFY_RESULT(workspace::apply(*one->workspace, put(second)));
        VERIFY_RESULT(workspace::apply(*one->workspace, rename(ObjectKind::Client, "first", "other")));
    }

    void changesElsewhereAreNoConflict()
    {
        const WorkspacePtr first = full();
        const Revision seen = first->find({ObjectKind::Mapping, "sort_orders"})->revision();
        const auto second = workspace::apply(*first, put(samples::plainTool("another")));
        VERIFY_RESULT(second);
        VERIFY_RESULT(workspace::apply(*second->workspace,
                                       {"", Origin::Person, {PutObject{samples::mapping(), seen}}}));
    }

    void whatTheConfigurationDefinesIsReadOnlyButForTheSession()
    {
        const auto valued = [](const char *value) {
            ContextVariable variable = samples::variable();
            variable.value = value;
            return variable;
        };
        const auto valueIn = [](const Result<Applied> &applied) {
            return applied->workspace->find<ContextVariable>("WORKSPACE_ID")->value.toString();
        };
        const auto on = [](Layer layer, const ContextVariable &variable) {
            return Edit{"", Origin::Person, {PutObject{variable, {}, layer}}};
        };
        const auto off = [](Layer layer) {
            return Edit{"", Origin::Person, {RemoveObject{{ObjectKind::Context, "WORKSPACE_ID"}, {}, layer}}};
        };
        const auto configured = workspace::apply(*full(), on(Layer::Config, valued("config")));
        VERIFY_RESULT(configured);
        QCOMPARE(valueIn(configured), std::string_view("config"));
        const Workspace &workspace = *configured->workspace;
        QCOMPARE(codeOf(workspace::apply(workspace, on(Layer::Stored, valued("file")))),
                 std::string("defined_in_config"));
        QCOMPARE(codeOf(workspace::apply(workspace, off(Layer::Stored))), std::string("defined_in_config"));
        QCOMPARE(codeOf(workspace::apply(workspace, rename(ObjectKind::Context, "WORKSPACE_ID", "OTHER"))),
                 std::string("defined_in_config"));
        const auto session = workspace::apply(workspace, on(Layer::Session, valued("session")));
        VERIFY_RESULT(session);
        QCOMPARE(valueIn(session), std::string_view("session"));
        const auto cleared = workspace::apply(*session->workspace, off(Layer::Session));
        VERIFY_RESULT(cleared);
        QCOMPARE(valueIn(cleared), std::string_view("config"));
        const auto unconfigured = workspace::apply(*cleared->workspace, off(Layer::Config));
        VERIFY_RESULT(unconfigured);
        QCOMPARE(valueIn(unconfigured), std::string_view("workspace_123"));
    }

    void whatAHiddenLayerUsesIsInUse()
    {
        Endpoint configured = samples::endpoint();
        const auto hidden =
            workspace::apply(*full(), {"", Origin::Config, {PutObject{configured, {}, Layer::Config}}});
        VERIFY_RESULT(hidden);
        const auto applied =
            workspace::apply(*hidden->workspace, {"",
                                                  Origin::Person,
                                                  {RemoveObject{{ObjectKind::Context, "API_KEY"}},
                                                   RemoveObject{{ObjectKind::Credential, "gitlab-token"}}}});
        QCOMPARE(codeOf(applied), std::string("in_use"));
    }

    void agentsCannotTouchWhatAPersonPinned()
    {
        const WorkspacePtr workspace = full();
        Tool changed = samples::graphqlTool();
        changed.versions.at({0, 2, 0}).description = "Changed by an agent";
        VERIFY_RESULT(workspace::apply(*workspace, put(changed, Origin::Agent)));
        changed.pin.reset();
        QCOMPARE(codeOf(workspace::apply(*workspace, put(changed, Origin::Agent))), std::string("pinned"));
        VERIFY_RESULT(workspace::apply(*workspace, put(changed, Origin::Person)));
        Tool pinnedByAgent = samples::plainTool("mine");
        pinnedByAgent.pin = Pin{"now", {}, {0, 1, 0}, pinnedByAgent.versions.at({0, 1, 0})};
        QCOMPARE(codeOf(workspace::apply(*workspace, put(pinnedByAgent, Origin::Agent))),
                 std::string("pinned"));
        QCOMPARE(
            codeOf(workspace::apply(*workspace, rename(ObjectKind::Tool, "list_issues", "x", Origin::Agent))),
            std::string("pinned"));
        const auto unused = workspace::apply(*workspace, remove(ObjectKind::Tool, "merge_merge_request"));
        VERIFY_RESULT(unused);
        QCOMPARE(codeOf(workspace::apply(*unused->workspace,
                                         remove(ObjectKind::Tool, "list_issues", Origin::Agent))),
                 std::string("pinned"));
    }
};

TOOLTRAY_TEST(EditTest)

#include "edittest.moc"
