// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/definitions/names.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::workspace;

class NamesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesFollowTheRulesOfTheirKind_data()
    {
        tooltray::addColumns<int, QByteArray, bool>("kind", "name", "isFine");
        const auto row = [](ObjectKind kind, const QByteArray &name, bool isFine) {
            QTest::addRow("%s %s", kindName(kind).data(), name.left(60).constData())
                << static_cast<int>(kind) << name << isFine;
        };
        using enum ObjectKind;
        row(Tool, "list_issues", true);
        row(Tool, "a", true);
        row(Tool, "a1_", true);
        row(Tool, QByteArray(48, 'a'), true);
        row(Tool, QByteArray(49, 'a'), false);
        row(Tool, "", false);
        row(Tool, "1a", false);
        row(Tool, "_a", false);
        row(Tool, "listIssues", false);
        row(Tool, "list-issues", false);
        row(Tool, "list.issues", false);
        row(Tool, "../list", false);
        row(Tool, "t\xC3\xB6ol", false);
        row(Tool, "con", false);
        row(Tool, "com1", false);
        row(Tool, "com10", true);
        row(Tool, "console", true);
        row(Prompt, "triage", true);
        row(Prompt, "Triage", false);
        row(Type, "IssueState", true);
        row(Type, "_x", true);
        row(Type, "issue-state", false);
        row(Type, "AUX", false);
        row(Type, QByteArray(64, 'a'), true);
        row(Type, QByteArray(65, 'a'), false);
        row(Mapping, "sort_orders", true);
        row(Mapping, "a/b", false);
        row(Context, "WORKSPACE_ID", true);
        row(Context, "9", false);
        row(Endpoint, "git-lab_2", true);
        row(Endpoint, "2nd", true);
        row(Endpoint, "-a", false);
        row(Endpoint, "a.b", false);
        row(Credential, "gitlab-token", true);
        row(Client, "cursor", true);
        row(Client, "a b", false);
        row(Settings, "", true);
        row(Settings, "a", false);
    }

    void namesFollowTheRulesOfTheirKind()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, name);
        QFETCH(const bool, isFine);
        const auto problem = nameProblem(static_cast<ObjectKind>(kind), name.toStdString());
        QCOMPARE(!problem.has_value(), isFine);
        QVERIFY(isFine || problem->ends_with("."));
    }

    void aliasesAreNamesJoinedByDots_data()
    {
        tooltray::addColumns<QByteArray, bool>("alias", "isFine");
        for (const char *fine : {"a", "gitlab.list_issues", "a.b.c1"})
            QTest::newRow(fine) << QByteArray(fine) << true;
        for (const char *wrong : {"", ".", "a.", ".a", "a..b", "A.b", "a@0.1.0", "a b"})
            QTest::newRow(wrong) << QByteArray(wrong) << false;
        QTest::newRow("96 characters") << QByteArray(96, 'a') << true;
        QTest::newRow("97 characters") << QByteArray(97, 'a') << false;
    }

    void aliasesAreNamesJoinedByDots()
    {
        QFETCH(const QByteArray, alias);
        QFETCH(const bool, isFine);
        QCOMPARE(!aliasProblem(alias.toStdString()).has_value(), isFine);
    }

    void contextKeysAreTheSameButForCaseAndUnderscores()
    {
        QCOMPARE(foldedContextKey("WORKSPACE_ID"), foldedContextKey("workspaceId"));
        QCOMPARE(foldedContextKey("_workspace__id"), foldedContextKey("WORKSPACEID"));
        QVERIFY(foldedContextKey("workspace") != foldedContextKey("workspaceId"));
    }

    void versionsAreThreeNumbers_data()
    {
        tooltray::addColumns<QByteArray, bool>("text", "isFine");
        for (const char *fine : {"0.1.0", "0.0.0", "10.20.30", "4294967295.0.0"})
            QTest::newRow(fine) << QByteArray(fine) << true;
        for (const char *wrong : {"", "1", "1.2", "1.2.3.4", "1.2.3-rc", "v1.2.3", "01.2.3", "1..3", "1.2.",
                                  " 1.2.3", "1.2.3 ", "-1.2.3", "+1.2.3", "4294967296.0.0", "1,2,3"})
            QTest::newRow(wrong) << QByteArray(wrong) << false;
    }

    void versionsAreThreeNumbers()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isFine);
        const auto version = Version::parse(text.toStdString());
        QCOMPARE(version.has_value(), isFine);
        QVERIFY(!isFine || version->toString() == text.toStdString());
    }

    void versionsAreOrderedAsNumbers()
    {
        QVERIFY((Version{0, 9, 0} < Version{0, 10, 0}));
        QVERIFY((Version{0, 10, 0} < Version{1, 0, 0}));
        QVERIFY((Version{1, 0, 2} < Version{1, 0, 10}));
    }
};

TOOLTRAY_TEST(NamesTest)

#include "namestest.moc"
