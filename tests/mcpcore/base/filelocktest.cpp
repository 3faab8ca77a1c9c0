// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/filelock.h"

#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "support/unprivileged.h"

#include <QTest>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::test;
namespace fs = std::filesystem;

class FileLockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneHoldsItAtATime()
    {
        const TemporaryFolder folder;
        {
            const auto lock = FileLock::take(folder.path(), "lock");
            VERIFY_RESULT(lock);
            const auto second = FileLock::take(folder.path(), "lock");
            COMPARE_ERROR(second, ErrorKind::Conflict, "locked");
            QCOMPARE(second.error().details["process"].numberText(), std::to_string(::getpid()));
        }
        VERIFY_RESULT(FileLock::take(folder.path(), "lock"));
        QCOMPARE(folder.names(), std::vector<std::string>{"lock"});
    }

    void itsFileCanGoWithIt()
    {
        const TemporaryFolder folder;
        for (int i = 0; i < 2; ++i) {
            auto lock = FileLock::take(folder.path(), "lock", FileLock::AtEnd::IsRemoved);
            VERIFY_RESULT(lock);
            const FileLock moved = *std::move(lock);
            QVERIFY(!FileLock::take(folder.path(), "lock"));
        }
        QCOMPARE(folder.names(), std::vector<std::string>());
    }

    // A process that was killed, or a disk that lost power, leaves anything: nobody holds it, so anybody may.
    void itsContentLocksOutNobody_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("zeros") << QByteArray(4096, '\0');
        QTest::newRow("a process that lives") << QByteArray::number(::getppid());
        QTest::newRow("a process of another format") << QByteArray("1\ntooltray\nhost\n");
        QTest::newRow("words") << QByteArray("not a number");
        QTest::newRow("much") << QByteArray(1 << 20, 'x');
    }
    void itsContentLocksOutNobody()
    {
        QFETCH(QByteArray, content);
        const TemporaryFolder folder;
        folder.write("lock", content.toStdString());
        VERIFY_RESULT(FileLock::take(folder.path(), "lock"));
        QCOMPARE(folder.read("lock"), std::to_string(::getpid()) + '\n');
    }

    void whatIsNoFileIsNamedAndLeftAsItIs_data()
    {
        addColumns<QString, QString>("kind", "said");
        QTest::newRow("link") << "link"
                              << "is a symbolic link";
        QTest::newRow("dangling link") << "dangling"
                                       << "is a symbolic link";
        QTest::newRow("link to a device") << "zero"
                                          << "is a symbolic link";
        QTest::newRow("folder") << "folder"
                                << "is a folder";
        QTest::newRow("pipe") << "pipe"
                              << "is a pipe, a socket or a device";
        QTest::newRow("socket") << "socket"
                                << "is a pipe, a socket or a device";
    }
    void whatIsNoFileIsNamedAndLeftAsItIs()
    {
        QFETCH(QString, kind);
        QFETCH(QString, said);
        const std::string what = kind.toStdString();
        const TemporaryFolder folder;
        folder.write("mine", "precious");
        const fs::path path = folder / "lock";
        if (what == "link")
            fs::create_symlink("mine", path);
        else if (what == "dangling")
            fs::create_symlink("new", path);
        else if (what == "zero")
            fs::create_symlink("/dev/zero", path);
        else if (what == "folder")
            fs::create_directory(path);
        else if (what == "pipe")
            QCOMPARE(::mkfifo(path.c_str(), 0600), 0);
        else
            bindSocket(path);
        const auto before = folder.names();
        const auto lock = FileLock::take(folder.path(), "lock");
        COMPARE_ERROR(lock, ErrorKind::Unavailable, "lock_unusable");
        QCOMPARE(lock.error().message, "The lock file \"" + path.string() + "\" " + said.toStdString() + '.');
        QCOMPARE(lock.error().hint, std::string("Remove it, then try again."));
        QCOMPARE(folder.names(), before);
        QCOMPARE(folder.read("mine"), std::string("precious"));
        fs::remove_all(path);
        VERIFY_RESULT(FileLock::take(folder.path(), "lock"));
    }

    void aFileOfAnotherUserIsNamed()
    {
        if (::geteuid() != 0)
            QSKIP("Only root can give a file away.");
        const TemporaryFolder folder;
        const Unprivileged unprivileged(folder.path());
        VERIFY_RESULT(FileLock::take(folder.path(), "own"));
        QCOMPARE(::seteuid(0), 0);
        folder.write("lock", "");
        fs::permissions(folder / "lock", fs::perms(0666));
        QCOMPARE(::chown((folder / "lock").c_str(), 0, 0), 0);
        QCOMPARE(::seteuid(65534), 0);
        const auto lock = FileLock::take(folder.path(), "lock");
        COMPARE_ERROR(lock, ErrorKind::Unavailable, "lock_unusable");
        QVERIFY(lock.error().message.ends_with("belongs to another user of this computer."));
    }

    // The other name may be a backup, or something that somebody wants overwritten.
    void nothingIsWrittenThroughASecondName()
    {
        const TemporaryFolder folder;
        folder.write("mine", "precious");
        fs::create_hard_link(folder / "mine", folder / "lock");
        VERIFY_RESULT(FileLock::take(folder.path(), "lock"));
        QCOMPARE(folder.read("mine"), std::string("precious"));
    }

private:
    static void bindSocket(const fs::path &path)
    {
        const FileDescriptor socket(::socket(AF_UNIX, SOCK_STREAM, 0));
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string text = path.string();
        QVERIFY(text.size() < sizeof address.sun_path);
        text.copy(address.sun_path, text.size());
        QCOMPARE(::bind(socket.number(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    }
};

TOOLTRAY_TEST(FileLockTest)
#include "filelocktest.moc"
