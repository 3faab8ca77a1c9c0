// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/files.h"

#include "base/files/filesystem.h"
#include "support/faultyfilesystem.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QProcess>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <random>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::test;
namespace fs = std::filesystem;

namespace {

unsigned modeOf(const fs::path &path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

class Umask {
public:
    explicit Umask(mode_t mask) : m_previous(::umask(mask)) {}
    ~Umask() { ::umask(m_previous); }

private:
    mode_t m_previous;
};

// Files may not grow beyond this while it lives; writing on gives EFBIG.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_previous);
        const rlimit limit{bytes, m_previous.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        m_previousAction = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_previous);
        std::signal(SIGXFSZ, m_previousAction);
    }

private:
    rlimit m_previous{};
    void (*m_previousAction)(int) = nullptr;
};

} // namespace

class WriteFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewFileIsForItsOwnerOrForAll()
    {
        const TemporaryFolder folder;
        const Umask umask(027);
        VERIFY_RESULT(writeFile(folder / "mine", "content", FileAccess::Private));
        VERIFY_RESULT(writeFile(folder / "all", "", FileAccess::Public));
        QCOMPARE(folder.read("mine"), "content");
        QCOMPARE(folder.read("all"), "");
        QCOMPARE(modeOf(folder / "mine"), 0600U);
        QCOMPARE(modeOf(folder / "all"), 0640U);
        QCOMPARE(folder.names(), (std::vector<std::string>{"all", "mine"}));
    }

    void anExistingFileKeepsItsModeAndOwner()
    {
        const TemporaryFolder folder;
        const Umask umask(077);
        const fs::path file = folder.write("file", "old and longer");
        QCOMPARE(::chmod(file.c_str(), 0754), 0);
        const bool isRoot = ::geteuid() == 0;
        if (isRoot)
            QCOMPARE(::chown(file.c_str(), 1234, 4321), 0);
        VERIFY_RESULT(writeFile(file, "new", FileAccess::Private));
        QCOMPARE(folder.read("file"), "new");
        QCOMPARE(modeOf(file), 0754U);
        struct stat status {};
        QCOMPARE(::stat(file.c_str(), &status), 0);
        QCOMPARE(status.st_uid, isRoot ? 1234U : ::geteuid());
        QCOMPARE(status.st_gid, isRoot ? 4321U : ::getegid());
    }

    void linksStayAndLeadToTheNewContent()
    {
        const TemporaryFolder folder;
        folder.write("real/file", "old");
        fs::create_symlink("real/file", folder / "relative");
        fs::create_symlink(folder / "relative", folder / "absolute");
        fs::create_symlink("real/missing", folder / "dangling");
        VERIFY_RESULT(writeFile(folder / "absolute", "new", FileAccess::Private));
        VERIFY_RESULT(writeFile(folder / "dangling", "made", FileAccess::Private));
        QCOMPARE(folder.read("real/file"), "new");
        QCOMPARE(folder.read("real/missing"), "made");
        QCOMPARE(folder.names(), (std::vector<std::string>{"absolute", "dangling", "real", "real/file",
                                                           "real/missing", "relative"}));
        QVERIFY(fs::is_symlink(folder / "absolute") && fs::is_symlink(folder / "relative"));
    }

    void aRelativePathIsOfTheCurrentFolder()
    {
        const TemporaryFolder folder;
        const fs::path before = fs::current_path();
        fs::current_path(folder.path());
        const auto written = writeFile("file", "content", FileAccess::Private);
        fs::current_path(before);
        VERIFY_RESULT(written);
        QCOMPARE(folder.read("file"), "content");
    }

    void whatIsNoFileIsRefusedAndLeftAlone_data()
    {
        addColumns<std::string, ErrorKind, std::string>("name", "kind", "code");
        const auto row = [](const std::string &name, ErrorKind kind, const char *code) {
            QTest::newRow(code) << name << kind << std::string(code);
        };
        row("missing/file", ErrorKind::NotFound, "folder_missing");
        row("file/file", ErrorKind::Invalid, "not_a_folder");
        row("folder", ErrorKind::Invalid, "is_a_folder");
        row("pipe", ErrorKind::Invalid, "not_a_file");
        row("device", ErrorKind::Invalid, "not_a_file");
        row("loop", ErrorKind::Invalid, "link_loop");
        row(std::string(256, 'x'), ErrorKind::Invalid, "name_too_long");
    }
    void whatIsNoFileIsRefusedAndLeftAlone()
    {
        QFETCH(std::string, name);
        QFETCH(ErrorKind, kind);
        QFETCH(std::string, code);
        const TemporaryFolder folder;
        folder.write("file", "old");
        fs::create_directory(folder / "folder");
        QCOMPARE(::mkfifo((folder / "pipe").c_str(), 0600), 0);
        fs::create_symlink("/dev/full", folder / "device");
        fs::create_symlink("loop", folder / "loop");
        const auto names = folder.names();
        const auto written = writeFile(folder / name, "new", FileAccess::Private);
        COMPARE_ERROR(written, kind, code);
        QVERIFY(written.error().message.find(name) != std::string::npos);
        QVERIFY(!written.error().hint.empty());
        QCOMPARE(folder.names(), names);
        QCOMPARE(folder.read("file"), "old");
        QVERIFY(fs::is_character_file("/dev/full"));
    }

    void theLongestNameWorks()
    {
        const TemporaryFolder folder;
        const std::string name(255, 'x');
        VERIFY_RESULT(writeFile(folder / name, "content", FileAccess::Private));
        QCOMPARE(folder.read(name), "content");
    }

    void aFileTheSystemRefusesToLetGrowIsLeftAlone()
    {
        const TemporaryFolder folder;
        folder.write("file", "old");
        const FileSizeLimit limit(4096);
        COMPARE_ERROR(writeFile(folder / "file", std::string(10'000, 'x'), FileAccess::Private),
                      ErrorKind::Unavailable, "file_too_big");
        QCOMPARE(folder.names(), std::vector<std::string>{"file"});
        QCOMPARE(folder.read("file"), "old");
    }

    void whicheverCallFailsTheFileIsLeftAlone_data()
    {
        const TestRows<int, ErrorKind, std::string> row{"errorNumber", "kind", "code"};
        row(ENOSPC, ErrorKind::Unavailable, "disk_full");
        row(EROFS, ErrorKind::Denied, "read_only");
        row(EPERM, ErrorKind::Denied, "access_denied");
        row(EMFILE, ErrorKind::Unavailable, "too_many_open_files");
        row(EIO, ErrorKind::Unavailable, "io_error");
    }
    void whicheverCallFailsTheFileIsLeftAlone()
    {
        QFETCH(int, errorNumber);
        QFETCH(ErrorKind, kind);
        QFETCH(std::string, code);
        const std::string content(2500, 'n'); // three writes
        for (const char *name : {"existing", "new"}) {
            const TemporaryFolder folder;
            folder.write("existing", "old");
            const auto names = folder.names();
            int refused = 0;
            for (int call = 0;; ++call) {
                const FaultyFileSystem calls(call, errorNumber);
                const auto written = writeFile(folder / name, content, FileAccess::Private, calls);
                if (written) {
                    QVERIFY(!calls.hasFailed());
                    break;
                }
                if (written.error().code == "not_durable") {
                    QCOMPARE(folder.read(name), content);
                    continue;
                }
                ++refused;
                COMPARE_ERROR(written, kind, code);
                QCOMPARE(folder.names(), names);
                QCOMPARE(folder.read("existing"), "old");
            }
            // open, write three times, change the mode, sync, rename
            QCOMPARE(refused, 7);
            QCOMPARE(folder.read(name), content);
        }
    }

    void wheneverTheProcessDiesTheFileIsOldOrNew()
    {
        const std::string content(2500, 'n');
        for (int call = 0;; ++call) {
            const TemporaryFolder folder;
            folder.write("file", "old");
            const FaultyFileSystem calls(call, EIO, FaultyFileSystem::Fault::Dies);
            const auto written = writeFile(folder / "file", content, FileAccess::Private, calls);
            const std::string left = folder.read("file");
            if (written) {
                QCOMPARE(left, content);
                break;
            }
            QVERIFY(left == "old" || left == content);
            const std::size_t leftovers = folder.names().size() - 1;
            QVERIFY(leftovers <= 1);
            QCOMPARE(removeLeftovers(folder.path()), leftovers);
            QCOMPARE(folder.names(), std::vector<std::string>{"file"});
        }
    }

    void leftoversOfTheLivingAndFilesOfOthersStay()
    {
        const TemporaryFolder folder;
        folder.write(".tooltray-0123456789abcdef.tmp", "of a dead process");
        const fs::path alive = folder.write(".tooltray-fedcba9876543210.tmp", "of a living one");
        folder.write(".tooltray-notes", "");
        folder.write("0.tmp", "");
        const FileDescriptor lock(::open(alive.c_str(), O_RDONLY | O_CLOEXEC));
        QCOMPARE(::flock(lock.number(), LOCK_EX), 0);
        QCOMPARE(removeLeftovers(folder.path()), 1U);
        QCOMPARE(folder.names(),
                 (std::vector<std::string>{".tooltray-fedcba9876543210.tmp", ".tooltray-notes", "0.tmp"}));
        QCOMPARE(removeLeftovers(folder / "missing"), 0U);
    }

    void ofManyWritersOneWinsAndNothingIsLeft()
    {
        const TemporaryFolder folder;
        std::atomic<int> failures = 0;
        {
            std::vector<std::jthread> writers;
            writers.reserve(3);
            for (const char letter : {'a', 'b', 'c'}) {
                writers.emplace_back([&, letter] {
                    for (int i = 0; i < 20; ++i)
                        failures += writeFile(folder / "file", std::string(9000, letter), FileAccess::Private)
                                        ? 0
                                        : 1;
                });
            }
            const std::jthread cleaner([&] {
                for (int i = 0; i < 100; ++i)
                    removeLeftovers(folder.path());
            });
        }
        QCOMPARE(failures, 0);
        const std::string content = folder.read("file");
        QCOMPARE(content, std::string(9000, content[0]));
        QCOMPARE(folder.names(), std::vector<std::string>{"file"});
    }

    // rewriter.cpp replaces the file over and over by so many bytes of one letter that the letter tells how
    // many, and prints a dot after each.
    void aKilledWriterLeavesACompleteFile()
    {
        constexpr int kKills = 50;
        const TemporaryFolder folder;
        std::mt19937 random(11);
        for (int kill = 0; kill < kKills; ++kill) {
            QProcess writer;
            writer.start(QString::fromUtf8(REWRITER),
                         {QString::fromStdString(folder / "file"), QString::number(kill)});
            QVERIFY(writer.waitForReadyRead(10'000));
            const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(random() % 3000);
            while (std::chrono::steady_clock::now() < end) {
            }
            writer.kill();
            QVERIFY(writer.waitForFinished(10'000));
            QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
            const std::string content = folder.read("file");
            QVERIFY(!content.empty());
            QCOMPARE(content, std::string(std::size_t(1 + content[0] - 'a') * 5000, content[0]));
        }
        const std::size_t leftovers = folder.names().size() - 1;
        QVERIFY(leftovers <= kKills);
        QCOMPARE(removeLeftovers(folder.path()), leftovers);
        QCOMPARE(folder.names(), std::vector<std::string>{"file"});
    }
};

TOOLTRAY_TEST(WriteFileTest)
#include "writefiletest.moc"
