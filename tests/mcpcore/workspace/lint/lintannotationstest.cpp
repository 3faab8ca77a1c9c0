// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintAnnotationsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("a query", "{}", "");
        addLintRow("a query that is said to be one", "{\"annotations\": {\"read_only\": true}}", "");
        addLintRow("a mutation that nothing is said of",
                   "{\"operation\": {\"document\": \"mutation { createIssue { id } }\"}}",
                   "destructive_unsaid /annotations");
        addLintRow("a mutation that only adds",
                   "{\"operation\": {\"document\": \"mutation { createIssue { id } }\"}, \"annotations\": "
                   "{\"destructive\": false}}",
                   "");
        addLintRow("a mutation that is called a reader",
                   "{\"operation\": {\"document\": \"mutation { createIssue { id } }\"}, \"annotations\": "
                   "{\"read_only\": true, \"destructive\": false}}",
                   "read_only_wrong /annotations/read_only");
        addLintRow("a deletion that is called harmless",
                   "{\"operation\": {\"document\": \"mutation { issueDelete { id } }\"}, \"annotations\": "
                   "{\"destructive\": false}}",
                   "destructive_wrong /annotations/destructive");
        addLintRow("a deletion, which needs no word",
                   "{\"operation\": {\"document\": \"mutation { deleteIssue { id } }\"}}", "");
        addLintRow("a request that deletes",
                   "{\"operation\": {\"path\": \"/x\", \"method\": \"DELETE\"}, \"annotations\": "
                   "{\"destructive\": false}}",
                   "destructive_wrong /annotations/destructive");
        addLintRow("a request that reads", "{\"operation\": {\"path\": \"/x\", \"method\": \"GET\"}}", "");
        addLintRow("a step that changes something",
                   "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"document\": \"{ viewer "
                   "}\"}}, {\"name\": \"b\", \"operation\": {\"path\": \"/x\", \"method\": \"POST\"}}]}, "
                   "\"annotations\": {\"read_only\": true, \"destructive\": true}}",
                   "read_only_wrong /annotations/read_only");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintAnnotations); }
};

TOOLTRAY_TEST(LintAnnotationsTest)

#include "lintannotationstest.moc"
