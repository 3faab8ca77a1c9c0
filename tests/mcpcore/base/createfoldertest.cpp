// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/files.h"

#include "support/faultyfilesystem.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <cerrno>

#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::test;
namespace fs = std::filesystem;

class CreateFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsMissingIsMade()
    {
        const TemporaryFolder folder;
        VERIFY_RESULT(createFolder(folder / "a/b/c", FileAccess::Private));
        VERIFY_RESULT(createFolder(folder / "a/d/", FileAccess::Public));
        QCOMPARE(folder.names(), (std::vector<std::string>{"a", "a/b", "a/b/c", "a/d"}));
        QVERIFY(fs::status(folder / "a/b/c").permissions() == fs::perms::owner_all);
        QVERIFY((fs::status(folder / "a/d").permissions() & fs::perms::others_read) != fs::perms::none);
    }

    void whatIsThereIsLeftAsItIs()
    {
        const TemporaryFolder folder;
        fs::create_directory(folder / "there");
        fs::permissions(folder / "there", fs::perms(0750));
        fs::create_directory_symlink("there", folder / "link");
        VERIFY_RESULT(createFolder(folder / "there", FileAccess::Private));
        VERIFY_RESULT(createFolder(folder / "link/inside", FileAccess::Private));
        VERIFY_RESULT(createFolder("/", FileAccess::Private));
        VERIFY_RESULT(createFolder(".", FileAccess::Private));
        QVERIFY(fs::status(folder / "there").permissions() == fs::perms(0750));
        QVERIFY(fs::is_directory(folder / "there/inside"));
    }

    void whatCannotBeMadeLeavesNothing_data()
    {
        addColumns<std::string, ErrorKind, std::string>("name", "kind", "code");
        const auto row = [](const std::string &name, ErrorKind kind, const char *code) {
            QTest::newRow((name.substr(0, 20) + ' ' + code).c_str()) << name << kind << std::string(code);
        };
        row("file", ErrorKind::Invalid, "not_a_folder");
        row("file/a", ErrorKind::Invalid, "not_a_folder");
        row("a/b/" + std::string(256, 'x'), ErrorKind::Invalid, "name_too_long");
        row("loop/a", ErrorKind::Invalid, "link_loop");
    }
    void whatCannotBeMadeLeavesNothing()
    {
        QFETCH(std::string, name);
        QFETCH(ErrorKind, kind);
        QFETCH(std::string, code);
        const TemporaryFolder folder;
        folder.write("file", "");
        fs::create_symlink("loop", folder / "loop");
        COMPARE_ERROR(createFolder(folder / name, FileAccess::Private), kind, code);
        QCOMPARE(folder.names(), (std::vector<std::string>{"file", "loop"}));
    }

    void noPathIsAnError()
    {
        COMPARE_ERROR(createFolder({}, FileAccess::Private), ErrorKind::NotFound, "folder_missing");
    }

    void whicheverCallFailsNothingIsLeft()
    {
        const TemporaryFolder folder;
        int refused = 0;
        for (int call = 0;; ++call) {
            const FaultyFileSystem calls(call, ENOSPC);
            const auto created = createFolder(folder / "a/b/c", FileAccess::Private, calls);
            if (created && !calls.hasFailed())
                break;
            if (created) { // it was a call for a folder that exists
                fs::remove_all(folder / "a");
                continue;
            }
            ++refused;
            COMPARE_ERROR(created, ErrorKind::Unavailable, "disk_full");
            QCOMPARE(folder.names(), std::vector<std::string>{});
        }
        QCOMPARE(refused, 3 * 3); // create, open and sync of three folders
    }
};

TOOLTRAY_TEST(CreateFolderTest)
#include "createfoldertest.moc"
