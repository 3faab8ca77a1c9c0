// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintHiddenTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
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

    void findsWhatItShould() { LINT_COMPARE_ROW(lintHiddenText); }

    void findsNamesOfParameters()
    {
        const LintFindings findings = findingsIn(
            lintHiddenText, "{\"parameters\": {\"properties\": {\"a\\u202eb\": {\"type\": \"string\"}}}}");
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings.front().message,
                 std::string("The tool \"list_issues\" has a character that nobody can see (U+202E) at "
                             "/parameters/properties/ab/type."));
    }
};

TOOLTRAY_TEST(LintHiddenTextTest)

#include "linthiddentexttest.moc"
