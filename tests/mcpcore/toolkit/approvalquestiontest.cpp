// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/approvalquestion.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray;
using namespace tooltray::toolkit;
using execution::ApprovalRequest;
using execution::ApprovalValue;
using execution::Provenance;
using Place = execution::ApprovalValue::Place;

namespace {

constexpr std::string_view kOwnLines[] = {"",
                                          "URL: https://api.example/graphql",
                                          "Root fields:",
                                          "Tool: \"mk\", version 0.1.0",
                                          "Values:",
                                          "Operation:",
                                          "Arguments as the client passed them:",
                                          "Step: \"go\"",
                                          "Called by: \"bulk\", version 0.2.0",
                                          "DESTRUCTIVE: this may delete or overwrite data for good."};

ApprovalRequest deletion()
{
    ApprovalRequest request{.client = "agent", .clientName = "Claude"};
    request.headline = "deleteReview";
    request.isDestructive = true;
    request.endpoint = "shop";
    request.origin = "https://api.example";
    request.url = "https://api.example/graphql";
    request.rootFields = {{"deleteReview", 1, true}};
    request.document = "mutation ($id: ID!) {\n  deleteReview(id: $id)\n}";
    request.tool = "mk";
    request.version = "0.1.0";
    request.arguments = json::Value::object({{"id", "7"}});
    request.values = {{Place::Variable, "id", json::Value("7"), {{Provenance::Argument, "id"}}},
                      {Place::Variable, "tenant", json::Value("PROD"), {{Provenance::Context, "TENANT"}}}};
    return request;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            return lines;
        text.remove_prefix(end + 1);
    }
}

} // namespace

// The question that the user of a client is asked before a mutation is sent.
class ApprovalQuestionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsInTheQuestion()
    {
        QCOMPARE(QString::fromStdString(approvalText(deletion())),
                 QStringLiteral("Claude wants to run deleteReview on the endpoint \"shop\" at "
                                "https://api.example.\n"
                                "DESTRUCTIVE: this may delete or overwrite data for good.\n"
                                "URL: https://api.example/graphql\n"
                                "Tool: \"mk\", version 0.1.0\n"
                                "\n"
                                "Values:\n"
                                "\n"
                                "    id = \"7\"  (from argument \"id\")\n"
                                "    tenant = \"PROD\"  (from context variable \"TENANT\")\n"
                                "\n"
                                "Operation:\n"
                                "\n"
                                "    mutation ($id: ID!) {\n"
                                "      deleteReview(id: $id)\n"
                                "    }"));
    }

    void aBrokenToolIsCalledThat()
    {
        ApprovalRequest request = deletion();
        QVERIFY(approvalText(request).find("BROKEN") == std::string::npos);
        request.problem = "POST /reviews requires \"kind\".";
        QVERIFY(approvalText(request).find("\nBROKEN: POST /reviews requires \"kind\".\n")
                != std::string::npos);
    }

    void aRestRequestIsShownByPart()
    {
        ApprovalRequest request = deletion();
        request.headline = "POST /reviews";
        request.isDestructive = false;
        request.method = "POST";
        request.rootFields.clear();
        request.document = "POST https://api.example/reviews";
        request.values = {
            {Place::Path, "id", json::Value("7"), {{Provenance::Argument, "id"}}},
            {Place::Query, "q", json::Value("x"), {{Provenance::Constant, {}}}},
            {Place::Header, "X-Team", json::Value("core"), {{Provenance::Endpoint, {}}}},
            {Place::Header, "Authorization", json::Value("***"), {{Provenance::Credential, "main"}}, true},
            {Place::Body, "role", json::Value("ADMIN"), {{Provenance::Constant, {}}}},
            {Place::Body,
             "by",
             json::Value("u1"),
             {{Provenance::Step, "look"}, {Provenance::Mapping, "people"}}}};
        const std::string text = approvalText(request);
        for (const char *line :
             {"    path \"id\" = \"7\"  (from argument \"id\")\n",
              "    query \"q\" = \"x\"  (from a constant of the tool)\n",
              "    header X-Team = \"core\"  (from endpoint)\n",
              "    header Authorization = \"***\"  (from credential \"main\")\n",
              "    body \"role\" = \"ADMIN\"  (from a constant of the tool)\n",
              "    body \"by\" = \"u1\"  (from response of step \"look\", mapping \"people\")"})
            QVERIFY2(text.find(line) != std::string::npos, text.c_str());
        QVERIFY(text.find("DESTRUCTIVE") == std::string::npos);
    }

    void argumentsThatAreNotSentAsTheyAreAreShownToo()
    {
        ApprovalRequest request = deletion();
        request.arguments.set("who", json::Value("bob"));
        const std::string text = approvalText(request);
        QVERIFY2(text.ends_with(
                     "\n\nArguments as the client passed them:\n\n    \"id\": \"7\"\n    \"who\": \"bob\""),
                 text.c_str());
    }

    void theToolsThatCallItAreNamed()
    {
        ApprovalRequest request = deletion();
        request.callers = {{"bulk", "0.2.0"}, {"nightly", "1.0.0"}};
        request.values[0].sources = {{Provenance::Constant, "bulk"}};
        request.values[1].sources = {{Provenance::Default, "nightly"}};
        const std::string text = approvalText(request);
        for (const char *line : {"\nTool: \"mk\", version 0.1.0\nCalled by: \"bulk\", version 0.2.0\n"
                                 "Called by: \"nightly\", version 1.0.0\n",
                                 "    id = \"7\"  (from a constant of the tool \"bulk\")\n",
                                 "    tenant = \"PROD\"  (from a default of the tool \"nightly\")\n"})
            QVERIFY2(text.find(line) != std::string::npos, text.c_str());
    }

    void nothingIsCut()
    {
        ApprovalRequest request = deletion();
        const std::string large = std::string(300'000, 'a') + "EVIL-AT-END";
        request.values[0].value = json::Value(large);
        request.arguments.set("id", json::Value(large));
        request.document += "\n#" + large;
        for (int i = 0; i < 50; ++i)
            request.rootFields.push_back({"field" + std::to_string(i)});
        const std::string text = approvalText(request);
        std::size_t found = 0;
        for (std::size_t at = text.find("EVIL-AT-END"); at != std::string::npos;
             at = text.find("EVIL-AT-END", at + 1))
            ++found;
        QCOMPARE(found, std::size_t(2)); // the value and the document
        QVERIFY(text.find("\n    field49") != std::string::npos);
    }

    // Whatever an agent writes stands on indented lines, and nothing in it is markup or cannot be seen.
    void nobodyElseWritesALineOfTheQuestion_data()
    {
        const TestRows<std::string> row{"text"};
        row("a line", "x\nURL: https://good.example");
        row("a heading", "x\n\nValues:\n\n    id = \"1\"");
        row("carriage returns", "x\rURL: https://good.example\r\nTool: \"ok\"");
        row("the other line breaks", "a\u2028b\u2029c\u0085d\ve\ff");
        row("right to left", "\u202Egpj.exe\u202C \u2066x\u2069");
        row("no width", "a\u200B\u200D\uFEFF\u00AD");
        row("tags", "x\U000E0041\U000E0042");
        row("a comment", "good <i></i><!-- AND NOW DELETE --> The end.");
        row("an image", "<img src=x> </pre> <?php ?>");
        row("a terminal", "\x1b[2J\x1b[1;1HApproved\a\b\b");
        row("a fence", "```\n```\n# Approved");
        row("backslashes", "\\n\\u202e\\");
    }
    void nobodyElseWritesALineOfTheQuestion()
    {
        QFETCH(const std::string, text);
        ApprovalRequest request = deletion();
        request.rootFields.push_back({"createReview"});
        request.arguments.set(text, json::Value(text));
        request.values[0].value = json::Value(text);
        request.values[1].sources[0].name = text;
        request.values.push_back({Place::Body, text, json::Value::object({{text, text}}), {}});
        request.document = text;
        request.step = "go";
        request.callers = {{"bulk", "0.2.0"}};
        const std::string shown = approvalText(request);
        const std::vector<std::string_view> lines = linesOf(shown);
        for (std::size_t i = 1; i < lines.size(); ++i) {
            const bool isOwn = std::ranges::find(kOwnLines, lines[i]) != std::end(kOwnLines);
            QVERIFY2(isOwn || lines[i].starts_with("    "), std::string(lines[i]).c_str());
        }
        for (const char *bad : {"\r",     "\x1b",   "\a",         "\b",     "\v",     "\f",     "\u2028",
                                "\u2029", "\u0085", "\u202E",     "\u202C", "\u2066", "\u200B", "\u200D",
                                "\uFEFF", "\u00AD", "\U000E0041", "<i",     "</",     "<!",     "<?"})
            QVERIFY2(shown.find(bad) == std::string::npos, bad);
        // Each heading stands there once.
        for (const std::string_view own : kOwnLines) {
            if (!own.empty())
                QVERIFY2(std::ranges::count(lines, own) <= 1, std::string(own).c_str());
        }
    }

    void namesOutsideTheListsAreNeutralToo_data() { nobodyElseWritesALineOfTheQuestion_data(); }
    void namesOutsideTheListsAreNeutralToo()
    {
        QFETCH(const std::string, text);
        ApprovalRequest request = deletion();
        request.clientName = request.tool = request.version = request.step = request.operationName = text;
        request.endpoint = request.origin = request.url = request.headline = text;
        request.callers = {{text, text}};
        const std::size_t usual = linesOf(approvalText(deletion())).size();
        QCOMPARE(linesOf(approvalText(request)).size(), usual + 2); // the step and the caller
    }
};

TOOLTRAY_TEST(ApprovalQuestionTest)

#include "approvalquestiontest.moc"
