// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintNameTest final : public QObject {
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
};

TOOLTRAY_TEST(LintNameTest)

#include "lintnametest.moc"
