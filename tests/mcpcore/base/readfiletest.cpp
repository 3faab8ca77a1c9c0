// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/files.h"

#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::test;
namespace fs = std::filesystem;

class ReadFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeContentIsRead()
    {
        const TemporaryFolder folder;
        std::string content("a\0b\r\n\xff", 6);
        content += std::string(100'000, 'x');
        QCOMPARE(readFile(folder.write("file", content), 1'000'000).valueOr("-"), content);
        QCOMPARE(readFile(folder.write("empty", ""), 0).valueOr("-"), "");
    }

    void aFileAsBigAsAllowedIsReadAndNoBiggerOne()
    {
        const TemporaryFolder folder;
        QCOMPARE(readFile(folder.write("file", std::string(2048, 'x')), 2048).valueOr("-").size(), 2048U);
        const auto read = readFile(folder / "file", 2047);
        COMPARE_ERROR(read, ErrorKind::Invalid, "file_too_big");
        QVERIFY(read.error().message.ends_with("/file\" is larger than 2 KiB, the limit."));
    }

    void aFileThatHidesItsSizeIsReadAndLimited()
    {
        QVERIFY(readFile("/proc/self/status", 100'000).valueOr("").find("Name:") == 0);
        COMPARE_ERROR(readFile("/proc/self/status", 10), ErrorKind::Invalid, "file_too_big");
    }

    void whatCannotBeReadIsAnError_data()
    {
        addColumns<std::string, ErrorKind, std::string>("name", "kind", "code");
        const auto row = [](const std::string &name, ErrorKind kind, const char *code) {
            QTest::newRow(code) << name << kind << std::string(code);
        };
        row("missing", ErrorKind::NotFound, "file_missing");
        row(".", ErrorKind::Invalid, "is_a_folder");
        row("file/file", ErrorKind::Invalid, "not_a_folder");
        row("pipe", ErrorKind::Invalid, "not_a_file");
        row("loop", ErrorKind::Invalid, "link_loop");
        row(std::string(256, 'x'), ErrorKind::Invalid, "name_too_long");
    }
    void whatCannotBeReadIsAnError()
    {
        QFETCH(std::string, name);
        QFETCH(ErrorKind, kind);
        QFETCH(std::string, code);
        const TemporaryFolder folder;
        folder.write("file", "");
        QCOMPARE(::mkfifo((folder / "pipe").c_str(), 0600), 0);
        fs::create_symlink("loop", folder / "loop");
        const auto read = readFile(folder / name, 100);
        COMPARE_ERROR(read, kind, code);
        QCOMPARE(read.error().details["path"].toString(), (folder / name).string());
    }

    void aPathThatIsNotUtf8IsShownRepaired()
    {
        const auto read = readFile("/missing/\xff", 100);
        COMPARE_ERROR(read, ErrorKind::NotFound, "file_missing");
        QCOMPARE(read.error().message, "The file \"/missing/\ufffd\" cannot be read: it does not exist.");
    }
};

TOOLTRAY_TEST(ReadFileTest)
#include "readfiletest.moc"
