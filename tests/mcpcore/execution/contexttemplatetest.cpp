// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/templates.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class ContextTemplateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fillsInContext_data()
    {
        // filled: or the code of the error
        const TestRows<bool, std::string, std::string> row{"isUrl", "text", "filled"};
        row("plain", false, "as it is", "as it is");
        row("empty", false, "", "");
        row("text", false, "a {TEXT} b", "a x/y?z b");
        row("number and boolean", false, "{NUMBER}{FLAG}", "7true");
        row("no name in braces", false, "{} {a b} {\"x\":1} {TEXT", "{} {a b} {\"x\":1} {TEXT");
        row("a brace before one", false, "{{NUMBER}}", "{7}");
        row("missing", false, "{NOTHING}", "context_missing");
        row("set by an agent", false, "{AGENT}", "evil.example");
        row("in a path", true, "https://h/{TEXT}/b", "https://h/x%2Fy%3Fz/b");
        row("in a query", true, "https://h?q={TEXT}", "https://h?q=x%2Fy%3Fz");
        row("an agent's in a path", true, "https://h/{AGENT}", "https://h/evil.example");
        row("as a host", true, "https://{HOST}/graphql", "https://api.example/graphql");
        row("as the beginning", true, "{BASE}/graphql", "https://api.example/v4/graphql");
        row("an agent's as a host", true, "https://{AGENT}/graphql", "context_untrusted");
        row("an agent's in a host", true, "https://api.{AGENT}", "context_untrusted");
        row("an agent's as the beginning", true, "{AGENT}/graphql", "context_untrusted");
    }
    void fillsInContext()
    {
        QFETCH(bool, isUrl);
        QFETCH(std::string, text);
        QFETCH(std::string, filled);
        using workspace::Origin;
        const ContextValues values{
            {"TEXT", {"TEXT", "x/y?z", false, Origin::Person}},
            {"NUMBER", {"NUMBER", 7, false, Origin::Person}},
            {"FLAG", {"FLAG", true, false, Origin::Agent}},
            {"HOST", {"HOST", "api.example", false, Origin::Config}},
            {"BASE", {"BASE", "https://api.example/v4", false, Origin::Person}},
            {"AGENT", {"AGENT", "evil.example", false, Origin::Agent}},
        };
        const auto of = isUrl ? ContextTemplate::Of::Url : ContextTemplate::Of::Header;
        const Result<ContextTemplate::Filled> result = ContextTemplate(text, of).fill(values);
        QCOMPARE(result ? result->text : result.error().code, filled);
    }

    void noValueLeadsToAnotherPlace_data()
    {
        // url: or the code of the error
        const TestRows<std::string, std::string> row{"value", "url"};
        row("acme", "https://h/a/acme/graphql");
        row("a/b", "https://h/a/a%2Fb/graphql");
        row("a?b#c@d:e&f", "https://h/a/a%3Fb%23c%40d%3Ae%26f/graphql");
        row("//evil.example", "https://h/a/%2F%2Fevil.example/graphql");
        row("@evil.example", "https://h/a/%40evil.example/graphql");
        row("...", "https://h/a/.../graphql");
        row(".env", "https://h/a/.env/graphql");
        for (const char *climbing : {"..",
                                     ".",
                                     "../..",
                                     "a/../b",
                                     "..\\..",
                                     "%2e%2e",
                                     "%2E.",
                                     ".%2e",
                                     "%252e%252e",
                                     "..%2f",
                                     "%2e%2e%5c",
                                     "x/..",
                                     "./",
                                     "..;",
                                     "..;x=1/a",
                                     "\uff0e\uff0e",
                                     "\u2025",
                                     "..\uff0fa",
                                     "\uff0e\uff0e\uff3ca",
                                     "",
                                     "a\r\nX: y",
                                     "a\nb",
                                     "a\tb",
                                     "a\x7f"})
            row(climbing, "context_unfit");
    }
    void noValueLeadsToAnotherPlace()
    {
        QFETCH(std::string, value);
        QFETCH(std::string, url);
        for (const bool isSecret : {false, true}) {
            const ContextValues values{
                {"SITE", {"SITE", json::Value(value), isSecret, workspace::Origin::Agent}}};
            const ContextTemplate whole("https://h/a/{SITE}/graphql", ContextTemplate::Of::Url);
            const auto filled = whole.fill(values);
            QCOMPARE(filled ? filled->text : filled.error().code, url);
            if (!filled && value.size() > 2)
                QVERIFY(filled.error().message.find(value) == std::string::npos);
            // A query may have what it likes.
            QVERIFY(ContextTemplate("https://h/a?site={SITE}", ContextTemplate::Of::Url).fill(values));
        }
    }

    void valuesTogetherLeadNowhereElse()
    {
        const ContextValues values{{"A", {"A", json::Value(".a"), false, {}}},
                                   {"B", {"B", json::Value("b"), false, {}}}};
        const auto code = [&](std::string_view text) {
            const auto filled = ContextTemplate(text, ContextTemplate::Of::Url).fill(values);
            return filled ? filled->text : filled.error().code;
        };
        QCOMPARE(code("https://h/{A}{B}/x"), "https://h/.ab/x");
        const ContextValues dots{{"A", {"A", json::Value(".;"), false, {}}},
                                 {"B", {"B", json::Value("."), false, {}}}};
        for (const char *text :
             {"https://h/.{A}/x", "https://h/{A}/x", "https://h/%2e{B}", "https://h/a/.{B}?q={A}"})
            QVERIFY2(!ContextTemplate(text, ContextTemplate::Of::Url).fill(dots), text);
    }

    void oneSecretMakesAllOfItSecret()
    {
        const ContextTemplate both("{A} {B}", ContextTemplate::Of::Header);
        QCOMPARE(both.names(), (std::vector<std::string>{"A", "B"}));
        const ContextValues values{{"A", {"A", "open", false, {}}}, {"B", {"B", "hidden", true, {}}}};
        QVERIFY(both.fill(values)->isSecret);
        QVERIFY(!ContextTemplate("{A}", ContextTemplate::Of::Header).fill(values)->isSecret);
    }
};

TOOLTRAY_TEST(ContextTemplateTest)

#include "contexttemplatetest.moc"
