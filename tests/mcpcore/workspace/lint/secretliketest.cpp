// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/secretlike.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::workspace;

class SecretLikeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsSecretsFromTexts_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("what");
        const auto row = [](const char *name, const char *text, const char *what) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(what);
        };
        row("nothing", "", "");
        row("prose", "Lists the issues of a project, newest first, with their authors and labels.", "");
        row("an operation",
            "query ListIssues($projectFullPath: ID!) { project(fullPath: $projectFullPath) { id } }", "");
        row("a long name", "workspaceMergeRequestApprovalRulesConnection", "");
        row("a path", "my-group/Sub-Group2/Project-With-A-Long-Name42/issues", "");
        row("a URL", "https://git.example.com/api/v4/projects/42/merge_requests", "");
        row("a UUID", "123e4567-e89b-12d3-a456-426614174000", "");
        row("a date", "2026-11-01T09:30:00.000Z", "");
        row("a GitHub token", "ghp_abcdefghijklmnopqrstuvwxyz0123456789", "a GitHub token");
        row("a GitLab token", "token glpat-x1y2z3x1y2z3x1y2z3x1", "a GitLab token");
        row("only the beginning of one", "glpat-", "");
        row("an AWS key", "AKIAIOSFODNN7EXAMPLE", "an AWS access key");
        row("a web token", "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
            "a JSON Web Token");
        row("a private key", "-----BEGIN RSA PRIVATE KEY-----", "a private key");
        row("a URL with a password", "https://me:hunter2@git.example.com/x", "a URL with a password");
        row("a URL with a placeholder", "https://me:{password}@git.example.com/x", "");
        row("a URL with a port and an address", "https://git.example.com:8080/x?to=a@b.example", "");
        row("random letters and digits", "key=q7Zk2Lm9Xw4Rt8Vb3Nc6Hd1Jf5Gs0P", "a generated secret");
        row("random base64", "dGhpc0lzQVZlcnlTZWNyZXQ5N2tleTEyMw==", "a generated secret");
    }

    void tellsSecretsFromTexts()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, what);
        QCOMPARE(secretIn(text.toStdString()).value_or(""), what.toStdString());
    }
};

TOOLTRAY_TEST(SecretLikeTest)

#include "secretliketest.moc"
