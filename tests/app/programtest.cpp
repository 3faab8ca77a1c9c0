// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningprogram.h"
#include "support/testcase.h"

#include <QDir>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using tooltray::test::RunningProgram;

namespace {

// "Tooltray serves on http://127.0.0.1:40123/mcp, data in ..." -> 40123
quint16 portOf(const QByteArray &line)
{
    static const QRegularExpression pattern(
        QStringLiteral("^Tooltray serves on http://127\\.0\\.0\\.1:(\\d+)/mcp, "));
    return pattern.match(QString::fromUtf8(line)).captured(1).toUShort();
}

QByteArray get(quint16 port, const QByteArray &path)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(5000))
        return {};
    socket.write("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + QByteArray::number(port)
                 + "\r\nConnection: close\r\n\r\n");
    QByteArray answer;
    while (socket.waitForReadyRead(5000))
        answer += socket.readAll();
    return answer;
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Qt warns without one, and what a test started before this one is none of our business.
    void initTestCase() { qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void versionAndHelpGoToStandardOutput()
    {
        RunningProgram version({QStringLiteral("--version")});
        QVERIFY(version.waitForEnd());
        QCOMPARE(version.exitCode(), 0);
        QVERIFY(version.output().startsWith("Tooltray "));
        RunningProgram help({QStringLiteral("--help")});
        QVERIFY(help.waitForEnd());
        QCOMPARE(help.exitCode(), 0);
        QVERIFY(help.output().contains("Usage: tooltray"));
    }

    void aWrongCommandLineEndsWithTwo()
    {
        RunningProgram program({QStringLiteral("--prot")});
        QVERIFY(program.waitForEnd());
        QCOMPARE(program.exitCode(), 2);
        QCOMPARE(program.errors(), QByteArray("tooltray: There is no option --prot. Did you mean \"--port\"? "
                                              "See tooltray --help.\n"));
        QVERIFY(program.output().isEmpty());
    }

    void itServesWithoutAWindowAndEndsCleanly_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void itServesWithoutAWindowAndEndsCleanly()
    {
        QFETCH(int, signal);
        RunningProgram program(serveArguments());
        const quint16 port = portOf(program.firstLine());
        QVERIFY2(port != 0, program.errors().constData());
        const QByteArray health = get(port, "/healthz");
        QVERIFY2(health.startsWith("HTTP/1.1 200 "), health.constData());
        QVERIFY2(health.contains("\"status\":\"ok\""), health.constData());
        program.signal(signal);
        QVERIFY(program.waitForEnd());
        QVERIFY(!program.crashed());
        QCOMPARE(program.exitCode(), 0);
        QCOMPARE(program.errors(), QByteArray());
    }

    void aSecondOneOnTheSameFolderSaysWhoHasIt()
    {
        RunningProgram first(serveArguments());
        QVERIFY(portOf(first.firstLine()) != 0);
        RunningProgram second(serveArguments());
        QVERIFY(second.waitForEnd());
        QCOMPARE(second.exitCode(), 1);
        QCOMPARE(second.errors(),
                 "tooltray: Another Tooltray (process " + QByteArray::number(first.processId())
                     + ") uses this data folder. Use that one, stop it, or start with another --data-dir.\n");
    }

    void anotherFolderIsAnotherInstance()
    {
        const QTemporaryDir other;
        RunningProgram first(serveArguments());
        RunningProgram second({QStringLiteral("serve"), QStringLiteral("--port"), QStringLiteral("0"),
                               QStringLiteral("--data-dir"), other.path()});
        const quint16 firstPort = portOf(first.firstLine());
        const quint16 secondPort = portOf(second.firstLine());
        QVERIFY(firstPort != 0);
        QVERIFY(secondPort != 0);
        QVERIFY(firstPort != secondPort);
    }

    void aKilledOneLeavesNothingInTheWay()
    {
        RunningProgram first(serveArguments());
        QVERIFY(portOf(first.firstLine()) != 0);
        first.signal(SIGKILL);
        QVERIFY(first.waitForEnd());
        RunningProgram second(serveArguments());
        QVERIFY2(portOf(second.firstLine()) != 0, second.errors().constData());
    }

    void aPortInUseIsNamed()
    {
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        const QString port = QString::number(occupant.serverPort());
        RunningProgram program({QStringLiteral("serve"), QStringLiteral("--port"), port,
                                QStringLiteral("--data-dir"), m_folder->path()});
        QVERIFY(program.waitForEnd());
        QCOMPARE(program.exitCode(), 1);
        const QByteArray errors = program.errors();
        QCOMPARE(errors.count('\n'), 1);
        QVERIFY2(errors.contains("ort " + port.toUtf8()), errors.constData());
    }

    void anUnusableDataFolderIsNamedAndLeftAlone()
    {
        // A file where a folder should be stops even root, whom permissions do not.
        QFile file(m_folder->filePath(QStringLiteral("file")));
        QVERIFY(file.open(QFile::WriteOnly));
        const QString folder = file.fileName() + QStringLiteral("/a/b");
        RunningProgram program({QStringLiteral("serve"), QStringLiteral("--data-dir"), folder});
        QVERIFY(program.waitForEnd());
        QCOMPARE(program.exitCode(), 1);
        const QByteArray errors = program.errors();
        QCOMPARE(errors.count('\n'), 1);
        QVERIFY2(errors.contains(folder.toUtf8()), errors.constData());
        QVERIFY2(errors.contains("--data-dir"), errors.constData());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::Hidden),
                 QStringList{QStringLiteral("file")});
    }

#ifdef TOOLTRAY_GUI
    void withoutADisplayItSaysSoAndServes()
    {
        RunningProgram program(
            {QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--data-dir"), m_folder->path()},
            {QStringLiteral("DISPLAY="), QStringLiteral("WAYLAND_DISPLAY="),
             QStringLiteral("QT_QPA_PLATFORM=")});
        QVERIFY(portOf(program.firstLine()) != 0);
        QCOMPARE(program.errors(), QByteArray("There is no display, so Tooltray serves without a window.\n"));
    }

    void aSecondStartShowsTheWindowOfTheFirst()
    {
        const QStringList arguments{QStringLiteral("--port"), QStringLiteral("0"),
                                    QStringLiteral("--data-dir"), m_folder->path()};
        RunningProgram first(arguments);
        QTRY_VERIFY(QFile::exists(m_folder->filePath(QStringLiteral("instance.lock"))));
        RunningProgram second(arguments);
        QVERIFY(second.waitForEnd());
        QCOMPARE(second.errors(), QByteArray());
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(second.output(), QByteArray("Tooltray is already running; its window is shown.\n"));
        first.signal(SIGTERM);
        QVERIFY(first.waitForEnd());
        QCOMPARE(first.exitCode(), 0);
    }
#endif

private:
    QStringList serveArguments() const
    {
        return {QStringLiteral("serve"), QStringLiteral("--port"), QStringLiteral("0"),
                QStringLiteral("--data-dir"), m_folder->path()};
    }

    const QTemporaryDir m_runtime;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TOOLTRAY_TEST(ProgramTest)
#include "programtest.moc"
