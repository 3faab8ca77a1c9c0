// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintDescriptionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
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

    void findsWhatItShould() { LINT_COMPARE_ROW(lintDescription); }

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
};

TOOLTRAY_TEST(LintDescriptionTest)

#include "lintdescriptiontest.moc"
