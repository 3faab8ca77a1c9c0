// SPDX-License-Identifier: GPL-3.0-or-later
#include "gitlabcalls.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "workspace/definitions/walk.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::packs;

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
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < gitlabCalls().size(); ++i)
            QTest::newRow(gitlabCalls()[i].name.c_str()) << i;
    }
    void everyToolDoesWhatItSays()
    {
        QFETCH(std::size_t, index);
        const GitlabCall &call = gitlabCalls()[index];
        const PackRunner::Ran ran = runGitlab(call, call.answers);
        QCOMPARE(ran.requests, call.requests);
        QCOMPARE(ran.result, call.result);
    }

    void everyResultIsAsTheFormatSays_data() { everyToolDoesWhatItSays_data(); }
    void everyResultIsAsTheFormatSays()
    {
        QFETCH(std::size_t, index);
        const GitlabCall &call = gitlabCalls()[index];
        const PackFile file = readPackFile("gitlab");
        const auto tools = file.tools();
        const auto tool = std::ranges::find(tools, call.tool(), &workspace::Tool::name);
        QVERIFY(tool != tools.end());
        const json::Value &format = (*tool)->versions.at((*tool)->active).outputSchema;
        // A client is told of a schema with a type, and then shows its model nothing of what a cut result says of itself.
        QVERIFY(format.contains("properties") && !format.contains("type"));
        const auto compiled = jsonschema::Schema::compile(format);
        QVERIFY(compiled.schema);
        const json::Value result = json::parse(runGitlab(call, call.answers).result).value;
        const auto errors = compiled.schema->validate(result);
        QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().message.c_str());
        for (const json::Member &member : result.members())
            QVERIFY2(format["properties"].contains(member.name), std::string(member.name.view()).c_str());
    }

    // Gemini's interface refuses a request with a list of types.
    void everyParameterHasOneType()
    {
        for (const PackFile file = readPackFile("gitlab"); const workspace::Tool *tool : file.tools()) {
            const std::string parameters = json::write(tool->versions.at(tool->active).parameters);
            QVERIFY2(parameters.find("\"type\":[") == std::string::npos, tool->name.c_str());
        }
    }

    void everyToolHasExamples()
    {
        for (const PackFile file = readPackFile("gitlab"); const workspace::Tool *tool : file.tools())
            QVERIFY2(!tool->examples.empty(), tool->name.c_str());
    }

    void projectsAreTakenAsPeopleHaveThem_data()
    {
        const TestRows<std::string, std::string> row{"project", "segment"};
        row("g/p", "g%2Fp");
        row("42", "42");
        row("g%2Fp", "g%2Fp");
        row(" g/p ", "g%2Fp");
        row("/g/p", "g%2Fp");
        row("g/p/", "g%2Fp");
        row("g/sub.group/p.git-tools", "g%2Fsub.group%2Fp.git-tools");
        row("https://gitlab.test/g/p", "g%2Fp");
        row("https://gitlab.test/g/p/", "g%2Fp");
        row("https://gitlab.test/g/s/p/-/issues/5?show=all#note_1", "g%2Fs%2Fp");
        row("https://gitlab.test/g/p.git", "g%2Fp");
    }
    void projectsAreTakenAsPeopleHaveThem()
    {
        QFETCH(std::string, project);
        QFETCH(std::string, segment);
        for (const GitlabCall &call : gitlabCalls()) {
            json::Value arguments = json::parse(call.arguments).value;
            if (!arguments.contains("project"))
                continue;
            arguments.set("project", project);
            GitlabCall other = call;
            other.arguments = json::write(arguments);
            const std::string requests = runGitlab(other, call.answers).requests;
            const std::string path = "/api/v4/projects/" + segment;
            const std::size_t at = requests.find(path);
            QVERIFY2(at != std::string::npos, (call.name + ": " + requests).c_str());
            const char after = requests[at + path.size()];
            QVERIFY2(after == '/' || after == ';', (call.name + ": " + requests).c_str());
        }
    }

    void filesAreReadWhateverIsInThem_data()
    {
        const TestRows<QByteArray, std::string, std::string> row{"bytes", "content", "encoding"};
        row("text", "gr\xC3\xBC\xC3\x9F\n", "gr\xC3\xBC\xC3\x9F\n", "text");
        row("empty", "", "", "text");
        row("Latin-1", "gr\xFC\xDF\r\n", "gr\xC3\xBC\xC3\x9F\r\n", "latin-1");
        row("a null", QByteArray("a\0b", 3), "YQBi", "base64");
        row("binary", "\x89PNG\r\n\x1A\n", "iVBORw0KGgo=", "base64");
    }
    void filesAreReadWhateverIsInThem()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(std::string, content);
        QFETCH(std::string, encoding);
        const json::Value file = json::Value::object({{"file_path", "f"},
                                                      {"blob_id", "b"},
                                                      {"last_commit_id", "l"},
                                                      {"encoding", "base64"},
                                                      {"content", bytes.toBase64().toStdString()}});
        const GitlabCall call{.name = "gitlab_get_file",
                              .arguments = "{\"project\":\"g/p\",\"file_path\":\"f\"}"};
        const json::Value read = json::parse(runGitlab(call, {"200 " + json::write(file)}).result).value;
        QCOMPARE(std::string(read["content"].toString()), content);
        QCOMPARE(std::string(read["encoding"].toString()), encoding);
    }

    void invalidBase64IsNotWritten()
    {
        const GitlabCall call{
            .name = "gitlab_upsert_file",
            .arguments = quotedJson("{'project':'g/p','file_path':'logo.png','content':'not base64!!',"
                                    "'branch':'main','commit_message':'m','encoding':'base64'}")};
        const PackRunner::Ran ran = runGitlab(call, {});
        QCOMPARE(ran.requests, std::string());
        QCOMPARE(ran.result, std::string("transform_failed 0"));
        QVERIFY2(ran.message.find("\"content\"") != std::string::npos
                     && ran.message.find("not valid base64") != std::string::npos,
                 ran.message.c_str());
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
