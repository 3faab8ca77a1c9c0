// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintExamplesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("none", "{}", "examples_missing");
        addLintRow("one without parameters to fit",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": 1}}]}", "");
        addLintRow("one that fits",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": \"x\"}}], \"parameters\": "
                   "{\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow("one that does not",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": 1}}], \"parameters\": "
                   "{\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "example_unfit /parameters");
        addLintRow("one that is to fail",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": 1}, \"expect_ok\": false}], "
                   "\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow("one that a type judges",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": \"c\"}}], \"parameters\": "
                   "{\"properties\": {\"a\": {\"$ref\": \"tooltray:types/state\"}}}}",
                   "example_unfit /parameters");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintExamples); }
};

TOOLTRAY_TEST(LintExamplesTest)

#include "lintexamplestest.moc"
