// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/transform.h"
#include "support/testcase.h"
#include "values.h"
#include "workspace/codec/bindingcodec.h"
#include "json/decode.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class TransformTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesValues_data()
    {
        // after: or the code of the error
        addColumns<std::string, std::string, std::string>("transform", "before", "after");
        const auto row = [](const char *transform, const char *before, const char *after) {
            QTest::addRow("%s of %s", transform, before)
                << std::string(transform) << std::string(before) << std::string(after);
        };
        const char *failed = "transform_failed";

        row("default:7", "absent", "7");
        row("default:7", "null", "7");
        row("default:7", "8", "8");
        row("default:some text", "null", "'some text'");
        row("default:[1]", "absent", "[1]");
        row("default:", "null", "''");

        row("gid:Project", "7", "'gid://gitlab/Project/7'");
        row("gid:Project", "'7'", "'gid://gitlab/Project/7'");
        row("gid:User", "[1,null,'2']", "['gid://gitlab/User/1',null,'gid://gitlab/User/2']");
        row("gid:Project", "'gid://gitlab/Project/7'", "'gid://gitlab/Project/7'");
        row("gid:Ci::Pipeline", "12345678901234567890", "'gid://gitlab/Ci::Pipeline/12345678901234567890'");
        row("gid:Project", "''", failed);
        row("gid:Project", "true", failed);
        row("gid:Project", "{}", failed);
        row("gid:Project", "absent", "absent");

        row("urlencode", "'group/a b'", "'group%2Fa%20b'");
        row("urlencode", "7", "'7'");
        row("urlencode", "['a/b','c']", "['a%2Fb','c']");
        row("urlencode", "[['a']]", failed);
        row("urldecode", "'group%2Fa%20b'", "'group/a b'");
        row("urldecode", "'100%'", failed);

        row("upper", "'straße'", "'STRASSE'");
        row("lower", "'ÄB'", "'äb'");
        row("lower", "{'a':1}", failed);
        row("upper", "null", "null");

        row("number", "'42'", "42");
        row("number", "' 4.50 '", "4.50");
        row("number", "7", "7");
        row("number", "'-1e3'", "-1e3");
        row("number", "'gid://gitlab/Project/7'", "7");
        row("number", "['gid://gitlab/Ci::Pipeline/12345678901234567890']", "[12345678901234567890]");
        row("number", "'gid://gitlab/Project/'", failed);
        row("number", "'gid://gitlab/WorkItems::Type/Issue'", failed);
        row("number", "'1,5'", failed);
        row("number", "'0x10'", failed);
        row("number", "''", failed);
        row("number", "true", failed);

        row("string", "12345678901234567890", "'12345678901234567890'");
        row("string", "1.0", "'1.0'");
        row("string", "false", "'false'");
        row("string", "[1,2]", "['1','2']");
        row("string", "{}", failed);

        row("json", "{'a':[1,null]}", "'{\\'a\\':[1,null]}'");
        row("json", "'a'", "'\\'a\\''");
        row("json", "null", "null");

        row("join:, ", "['a',1,true]", "'a, 1, true'");
        row("join:,", "[]", "''");
        row("join:,", "[null,'a',null]", "'a'");
        row("join:,", "['',null,'']", "','");
        row("join:,", "'a'", failed);
        row("join:,", "[['a']]", failed);

        row("split:,", "'a,b,,c'", "['a','b','','c']");
        row("split:, ", "'a, b'", "['a','b']");
        row("split:,", "'a,'", "['a','']");
        row("split:,", "','", "['','']");
        row("split:,", "''", "[]");
        row("split:,", "['a']", "['a']");
        row("split:,", "7", failed);
        row("split:", "'ab'", failed);

        row("compact", "[1,null,[null]]", "[1,[null]]");
        row("compact", "{'a':null,'b':0,'c':{'d':null}}", "{'b':0,'c':{'d':null}}");
        row("compact", "'a'", "'a'");

        row("first", "[{'a':1},2]", "{'a':1}");
        row("first", "[]", "absent");
        row("first", "null", "null");
        row("first", "'a'", failed);

        row("project_path", "' /group/sub/project/ '", "'group/sub/project'");
        row("project_path", "'group%2Fproject'", "'group/project'");
        row("project_path", "42", "'42'");
        row("project_path", "'https://host:8080/group/project/-/issues?a=b#c'", "'group/project'");
        row("project_path", "'http://host/group/project.git'", "'group/project'");
        row("project_path", "'group/project.git'", "'group/project.git'");
        row("project_path", "'https://host'", "''");
        row("project_path", "'100%'", failed);
        row("project_path", "{}", failed);

        row("base64_text", "'YWI='", "'ab'");
        row("base64_text", "'YW\\nI=\\n'", "'ab'");
        row("base64_text", "''", "''");
        row("base64_text", "'/A=='", "'\u00fc'"); // Latin-1
        row("base64_text", "'AAE='", "'AAE='");
        row("base64_text", "'gA=='", "'gA=='");
        row("base64_text", "'a'", failed);
        row("base64_encoding", "'YWI='", "'text'");
        row("base64_encoding", "''", "'text'");
        row("base64_encoding", "'/A=='", "'latin-1'");
        row("base64_encoding", "'AAE='", "'base64'");
        row("base64_encoding", "null", "null");
    }

    // A project of another GitLab may have the same path: it is not the one that was meant.
    void addressesHaveToBeOnTheHostOfTheEndpoint_data()
    {
        addColumns<std::string, std::string, std::string>("endpoint", "address", "after");
        const auto row = [](const char *endpoint, const char *address, const char *after) {
            QTest::addRow("%s at %s", address, endpoint)
                << std::string(endpoint) << std::string(address) << std::string(after);
        };
        const char *gitlab = "https://gitlab.example/api/v4";
        row(gitlab, "https://gitlab.example/g/p", "'g/p'");
        row(gitlab, "https://GitLab.Example:443/g/p/-/issues/1", "'g/p'");
        row(gitlab, "ssh://git@gitlab.example:22/g/p.git", "'g/p'");
        row(gitlab, "http://user@gitlab.example?x", "''");
        row(gitlab, "g/p", "'g/p'");
        row(gitlab, "https://other.example/g/p", "address_elsewhere");
        row(gitlab, "https://gitlab.example.org/g/p", "address_elsewhere");
        row(gitlab, "https://gitlab.example@other.example/g/p", "address_elsewhere");
        row(gitlab, "https:///g/p", "'g/p'");
        row("http://[::1]:8080/api/v4", "http://[::1]/g/p", "'g/p'");
        row("http://[::1]:8080/api/v4", "http://[::2]:8080/g/p", "address_elsewhere");
        row("https://host.example/gitlab/api/v4", "https://host.example/gitlab/g/p", "'g/p'");
        row("https://host.example/gitlab/api/graphql", "https://host.example/gitlabs/p", "'gitlabs/p'");
        row("https://{HOST}/api/v4", "https://other.example/g/p", "'g/p'");
        row("", "https://other.example/g/p", "'g/p'");
    }
    void addressesHaveToBeOnTheHostOfTheEndpoint()
    {
        QFETCH(const std::string, endpoint);
        QFETCH(const std::string, address);
        QFETCH(const std::string, after);
        const auto transform = json::decode<workspace::Transform>(json::Value("project_path")).value;
        const auto result = transformed(json::Value(address), transform, endpoint);
        QCOMPARE(result ? shown(result) : result.error().code, after);
        if (!result)
            QVERIFY2(result.error().hint.ends_with(endpoint.find('[') == std::string::npos
                                                       ? "an address on gitlab.example."
                                                       : "an address on [::1]."),
                     result.error().hint.c_str());
    }

    void changesValues()
    {
        QFETCH(const std::string, transform);
        QFETCH(const std::string, before);
        QFETCH(const std::string, after);
        const auto decoded = json::decode<workspace::Transform>(json::Value(transform));
        QVERIFY(decoded.errors.empty());
        const MaybeValue given = before == "absent" ? std::nullopt : MaybeValue(value(before));
        std::string result = shown(transformed(given, decoded.value));
        QCOMPARE(result, after);
    }

    void errorsSayWhichTransformAndWhy()
    {
        const auto result = transformed(value("{}"), {workspace::Transform::Kind::Number, {}});
        QVERIFY(!result);
        QCOMPARE(result.error().message,
                 std::string("The transform \"number\" takes a number or a numeric string, not an object."));
        QVERIFY(!result.error().hint.empty());
        QCOMPARE(shown(result.error().details), std::string("{'transform':'number'}"));
    }
};

TOOLTRAY_TEST(TransformTest)

#include "transformtest.moc"
