// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintSecretsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
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

    void findsWhatItShould() { LINT_COMPARE_ROW(lintSecrets); }
};

TOOLTRAY_TEST(LintSecretsTest)

#include "lintsecretstest.moc"
