// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintCombinatorsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("an object", "{\"parameters\": {\"type\": \"object\"}}", "");
        addLintRow("a choice", "{\"parameters\": {\"oneOf\": [{\"required\": [\"a\"]}]}}",
                   "top_level_combinator /parameters/oneOf");
        addLintRow("a condition", "{\"parameters\": {\"if\": {}, \"not\": {}}}",
                   "top_level_combinator /parameters/not; top_level_combinator /parameters/if");
        addLintRow("a choice below",
                   "{\"parameters\": {\"properties\": {\"a\": {\"anyOf\": [{\"type\": \"string\"}]}}}}", "");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintCombinators); }
};

TOOLTRAY_TEST(LintCombinatorsTest)

#include "lintcombinatorstest.moc"
