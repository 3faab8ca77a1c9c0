// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintTextsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNameCountsWithWhatClientsPutBeforeIt_data()
    {
        QTest::addColumn<std::size_t>("length");
        QTest::addColumn<QByteArray>("server");
        QTest::addColumn<std::vector<std::string>>("clients");
        using Clients = std::vector<std::string>;
        QTest::newRow("short") << std::size_t{31} << QByteArray("tooltray") << Clients{};
        QTest::newRow("as long as can be") << std::size_t{48} << QByteArray("tooltray") << Clients{};
        QTest::newRow("one more for the server")
            << std::size_t{48} << QByteArray("tooltrays1") << Clients{"claude-code"};
        QTest::newRow("a server of some length") << std::size_t{48} << QByteArray("tooltray-work")
                                                 << Clients{"claude-code", "cursor", "gemini-cli"};
    }

    void theNameCountsWithWhatClientsPutBeforeIt()
    {
        QFETCH(const std::size_t, length);
        QFETCH(const QByteArray, server);
        QFETCH(const std::vector<std::string>, clients);
        Tool tool;
        tool.name = std::string(length, 'a');
        tool.versions.emplace(tool.active, ToolVersion());
        LintOptions options;
        options.serverName = server.toStdString();
        LintFindings findings;
        const WorkspacePtr workspace = Workspace::create({});
        LintSubject subject(*workspace, nullptr, tool, tool.active, options, findings);
        lintName(subject);
        QCOMPARE(findings.empty(), clients.empty());
        if (!clients.empty())
            QCOMPARE(findings.front().clients, clients);
    }

    void findsDescription_data()
    {
        addLintColumns();
        addLintRow("a good one", "{\"description\": \"Lists the issues of a project.\"}", "");
        addLintRow("none", "{}", "description_missing /description");
        addLintRow("blanks", "{\"description\": \"  \"}", "description_missing /description");
        addLintRow("hardly one", "{\"description\": \"Issues.\"}", "description_too_short /description");
        addLintRow("a heading", "{\"description\": [\"# List issues\", \"Lists the issues of a project.\"]}",
                   "first_sentence_is_heading /description");
        addLintRow("an announcement", "{\"description\": [\"This is what it does:\", \"Lists the issues.\"]}",
                   "first_sentence_is_heading /description");
        addLintRow("a dot within a word is no end",
                   "{\"description\": \"Lists the issues of git.example.com, newest first.\"}", "");
    }

    void findsDescription() { LINT_COMPARE_ROW(lintDescription); }

    void whatIsTooLongIsSaidAndHowMuch()
    {
        const QByteArray sentence = "Lists the issues of a project and all that hangs on them. ";
        const QByteArray version = "{\"description\": \"" + sentence.repeated(40) + "\"}";
        QCOMPARE(foundIn(lintDescription, version), std::string("description_too_long /description"));
        QVERIFY(findingsIn(lintDescription, version).front().message.find("2320 bytes") != std::string::npos);
        const QByteArray winding =
            "{\"description\": \"Lists issues" + QByteArray(", and then some").repeated(20) + ".\"}";
        QCOMPARE(foundIn(lintDescription, winding), std::string("first_sentence_too_long /description"));
    }

    void findsHiddenText_data()
    {
        addLintColumns();
        addLintRow(
            "plain",
            "{\"title\": \"Über\", \"description\": \"Two\\nlines, \\ud83d\\udc69\\u200d\\ud83d\\ude80\"}",
            "");
        addLintRow("a title", "{\"title\": \"Safe\\u202e\"}", "hidden_character");
        addLintRow("a description", "{\"description\": \"Reads.\\udb40\\udc41\"}",
                   "hidden_character /description");
        addLintRow("a comment", "{\"operation\": {\"document\": \"{ a } # \\u2066\"}}",
                   "hidden_character /operation/document");
        addLintRow("a constant", "{\"bindings\": {\"a\": {\"constant\": [\"x\\u200b\"]}}}",
                   "hidden_character /bindings/a/constant/0");
    }

    void findsHiddenText() { LINT_COMPARE_ROW(lintHiddenText); }

    void findsNamesOfParameters()
    {
        const LintFindings findings = findingsIn(
            lintHiddenText, "{\"parameters\": {\"properties\": {\"a\\u202eb\": {\"type\": \"string\"}}}}");
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().message,
                 std::string("The tool \"list_issues\" has an invisible character (U+202E) at "
                             "/parameters/properties/ab/type."));
    }

    void findsSecrets_data()
    {
        addLintColumns();
        addLintRow(
            "nothing secret",
            "{\"bindings\": {\"first\": {\"constant\": 100}, \"path\": {\"constant\": \"group/project\"}}}",
            "");
        addLintRow("a token in a constant",
                   "{\"bindings\": {\"token\": {\"constant\": \"glpat-abcdefghij0123456789\"}}}",
                   "secret /bindings/token/constant");
        addLintRow("one inside an object",
                   "{\"bindings\": {\"text\": {\"constant\": {\"a\": [\"x\", \"Bearer "
                   "ghp_abcdefghijklmnopqrstuvwxyz0123456789\"]}}}}",
                   "secret /bindings/text/constant/a/1");
        addLintRow("one in a document",
                   "{\"operation\": {\"document\": \"{ viewer(token: \\\"xoxb-1234567890-abcdefghij\\\") { "
                   "id } }\"}}",
                   "secret /operation/document");
        addLintRow("one in a header",
                   "{\"operation\": {\"path\": \"/x\", \"headers\": {\"X-Key\": {\"constant\": "
                   "\"AKIAIOSFODNN7EXAMPLE\"}}}}",
                   "secret /operation/headers/X-Key/constant");
        addLintRow("anything in a header for secrets",
                   "{\"operation\": {\"path\": \"/x\", \"headers\": {\"Authorization\": {\"constant\": "
                   "\"abc\"}}}}",
                   "secret /operation/headers/Authorization/constant");
        addLintRow("anything in a query parameter for secrets",
                   "{\"operation\": {\"path\": \"/x\", \"query\": {\"api_key\": {\"constant\": \"abc\"}}}}",
                   "secret /operation/query/api_key/constant");
        addLintRow("anything in a member of a body for secrets",
                   "{\"operation\": {\"method\": \"POST\", \"path\": \"/x\", \"body\": {\"object\": "
                   "{\"password\": {\"constant\": \"abc\"}, \"user\": {\"constant\": \"me\"}}}}}",
                   "secret /operation/body/object/password/constant");
        addLintRow("one in a default",
                   "{\"parameters\": {\"properties\": {\"key\": {\"type\": \"string\", \"default\": "
                   "\"q7Zk2Lm9Xw4Rt8Vb3Nc6Hd1Jf5Gs0P\"}}}}",
                   "secret /parameters/properties/key/default");
    }

    void findsSecrets() { LINT_COMPARE_ROW(lintSecrets); }

    void whatEveryConversationCarriesIsCounted_data()
    {
        QTest::addColumn<int>("properties");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<int>("severity");
        QTest::newRow("few") << 20 << QByteArray() << 0;
        QTest::newRow("many") << 60 << QByteArray("too_large /parameters") << int(LintSeverity::Warning);
        QTest::newRow("very many") << 300 << QByteArray("too_large /parameters") << int(LintSeverity::Error);
    }

    void whatEveryConversationCarriesIsCounted()
    {
        QFETCH(const int, properties);
        QFETCH(const QByteArray, expected);
        QFETCH(const int, severity);
        QByteArrayList members;
        for (int i = 0; i < properties; ++i)
            members +=
                "\"property_" + QByteArray::number(i)
                + "\": {\"type\": \"string\", \"description\": \"Only with this, or any if left out\"}";
        const QByteArray version = "{\"parameters\": {\"properties\": {" + members.join(',') + "}}}";
        QCOMPARE(foundIn(lintSize, version), expected.toStdString());
        if (!expected.isEmpty())
            QCOMPARE(int(findingsIn(lintSize, version).front().severity), severity);
    }
};

TOOLTRAY_TEST(LintTextsTest)
#include "linttextstest.moc"
