// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/folder.h"

#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::test;
namespace fs = std::filesystem;

namespace {

fs::perms permissionsOf(const fs::path &path)
{
    return fs::symlink_status(path).permissions();
}

// The umask of the process while it lives.
class UmaskOfProcess {
public:
    explicit UmaskOfProcess(mode_t mask) : m_before(::umask(mask)) {}
    UmaskOfProcess(const UmaskOfProcess &) = delete;
    UmaskOfProcess &operator=(const UmaskOfProcess &) = delete;
    ~UmaskOfProcess() { ::umask(m_before); }

private:
    mode_t m_before;
};

} // namespace

class FolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const TemporaryFolder temporary;
        const Folder folder = Folder(temporary.path()).at("a").at("b/c");
        VERIFY_RESULT(folder.create());
        VERIFY_RESULT(folder.write("file", "text"));
        QCOMPARE(folder.read("file", 100).value(), std::string("text"));
        QCOMPARE(Folder(temporary.path()).read("a/b/c/file", 100).value(), std::string("text"));
        QCOMPARE(folder.names(), std::vector<std::string>{"file"});
        VERIFY_RESULT(folder.rename("file", "other"));
        QVERIFY(!folder.readIfThere("file", 100).value());
        VERIFY_RESULT(folder.remove("other"));
        VERIFY_RESULT(folder.remove("other"));
        folder.removeIfEmpty();
        QCOMPARE(temporary.names(), (std::vector<std::string>{"a", "a/b"}));
        COMPARE_ERROR(folder.read("file", 100), ErrorKind::NotFound, "file_missing");
    }

    // What somebody else put in place of a file or a folder: nothing outside is read, written, made or removed.
    void noLinkIsFollowed_data()
    {
        addColumns<QString, QString>("name", "code");
        QTest::newRow("a link to a file") << "link"
                                          << "is_a_link";
        QTest::newRow("a link to nothing") << "dangling"
                                           << "is_a_link";
        QTest::newRow("a link in a circle") << "loop"
                                            << "is_a_link";
        QTest::newRow("a link to a device") << "zero"
                                            << "is_a_link";
        QTest::newRow("a file below a linked folder") << "linked/secret"
                                                      << "is_a_link";
        QTest::newRow("a file two below a linked folder") << "linked/deep/secret"
                                                          << "is_a_link";
        QTest::newRow("a link below a folder") << "inside/link"
                                               << "is_a_link";
        QTest::newRow("a pipe") << "pipe"
                                << "not_a_file";
        QTest::newRow("a folder") << "inside"
                                  << "is_a_folder";
        QTest::newRow("the folder above") << "../outside/secret"
                                          << "outside_folder";
        QTest::newRow("the folder above, by a detour") << "inside/../../outside/secret"
                                                       << "outside_folder";
        QTest::newRow("the folder itself") << ".."
                                           << "outside_folder";
        QTest::newRow("a path from the root") << "/etc/hostname"
                                              << "outside_folder";
    }
    void noLinkIsFollowed()
    {
        QFETCH(QString, name);
        QFETCH(QString, code);
        const TemporaryFolder temporary;
        temporary.write("outside/secret", "kept");
        temporary.write("outside/deep/secret", "kept");
        temporary.write("root/inside/file", "");
        const fs::path root = temporary / "root";
        fs::create_symlink(temporary / "outside/secret", root / "link");
        fs::create_symlink(temporary / "outside/secret", root / "inside/link");
        fs::create_symlink(temporary / "outside/new", root / "dangling");
        fs::create_symlink("loop", root / "loop");
        fs::create_symlink("/dev/zero", root / "zero");
        fs::create_directory_symlink(temporary / "outside", root / "linked");
        QCOMPARE(::mkfifo((root / "pipe").c_str(), 0600), 0);
        const auto before = temporary.names();

        const Folder folder(root);
        const fs::path path = name.toStdString();
        const std::string expected = code.toStdString();
        QCOMPARE(folder.read(path, 100).error().code, expected);
        QCOMPARE(folder.readIfThere(path, 100).error().code, expected);
        QCOMPARE(folder.write(path, "changed").error().code, expected);
        QCOMPARE(folder.replace(path, "changed").error().code, expected);
        for (const int flags : {O_RDONLY, O_WRONLY | O_APPEND | O_CREAT, O_RDWR | O_CREAT})
            QCOMPARE(folder.open(path, flags).error().code, expected);
        const auto checked = folder.check(path);
        QVERIFY(!checked || expected == "outside_folder");
        if (!checked)
            QCOMPARE(checked.error().code, expected);
        QCOMPARE(temporary.read("outside/secret"), std::string("kept"));
        QCOMPARE(temporary.names(), before);
    }

    void noFolderIsMadeOrEmptiedBehindALink()
    {
        const TemporaryFolder temporary;
        temporary.write("outside/secret", "kept");
        fs::create_directory(temporary / "root");
        fs::create_directory_symlink(temporary / "outside", temporary / "root/linked");
        const Folder linked = Folder(temporary / "root").at("linked");
        COMPARE_ERROR(linked.create(), ErrorKind::Invalid, "is_a_link");
        COMPARE_ERROR(linked.at("new").create(), ErrorKind::Invalid, "is_a_link");
        COMPARE_ERROR(linked.remove("secret"), ErrorKind::Invalid, "is_a_link");
        COMPARE_ERROR(linked.rename("secret", "other"), ErrorKind::Invalid, "is_a_link");
        linked.removeFiles();
        linked.removeIfEmpty();
        linked.removeLeftovers();
        linked.makePrivate();
        QVERIFY(linked.names().empty());
        QVERIFY(linked.entries().empty());
        QVERIFY(!linked.has("secret"));
        QCOMPARE(temporary.names(),
                 (std::vector<std::string>{"outside", "outside/secret", "root", "root/linked"}));
    }

    // As somebody likes who keeps a workspace in a repository elsewhere.
    void linksUpToTheRootAreThePersonsOwn()
    {
        const TemporaryFolder temporary;
        fs::create_directory(temporary / "repository");
        fs::create_directory_symlink("repository", temporary / "root");
        VERIFY_RESULT(Folder(temporary / "root").at("tools").create());
        VERIFY_RESULT(Folder(temporary / "root").write("tools/a", "text"));
        QCOMPARE(temporary.read("repository/tools/a"), std::string("text"));
    }

    void whatIsPrivateIsSoWhateverWasBefore_data()
    {
        QTest::addColumn<uint>("mask");
        for (const uint mask : {0U, 022U, 077U})
            QTest::newRow(QByteArray::number(mask, 8).constData()) << mask;
    }
    void whatIsPrivateIsSoWhateverWasBefore()
    {
        QFETCH(uint, mask);
        const UmaskOfProcess umask(mask);
        const TemporaryFolder temporary;
        temporary.write("root/old", "");
        temporary.write("root/inside/old", "");
        temporary.write("root/.git/old", "");
        for (const char *name : {"root/old", "root/inside/old", "root/.git/old"})
            fs::permissions(temporary / name, fs::perms(0644));
        for (const char *name : {"root", "root/inside"})
            fs::permissions(temporary / name, fs::perms(0755));
        const Folder folder(temporary / "root");
        VERIFY_RESULT(folder.at("new").create());
        VERIFY_RESULT(folder.write("new/file", ""));
        VERIFY_RESULT(folder.write("old", ""));
        QVERIFY(folder.open("opened", O_WRONLY | O_CREAT));
        QCOMPARE(permissionsOf(temporary / "root/new"), fs::perms(0700));
        for (const char *name : {"root/new/file", "root/old", "root/opened"})
            QCOMPARE(permissionsOf(temporary / name), fs::perms(0600));
        folder.makePrivate();
        QCOMPARE(permissionsOf(temporary / "root"), fs::perms(0700));
        QCOMPARE(permissionsOf(temporary / "root/inside"), fs::perms(0700));
        QCOMPARE(permissionsOf(temporary / "root/inside/old"), fs::perms(0600));
        QCOMPARE(permissionsOf(temporary / "root/.git/old"), fs::perms(0644));
    }

    void whatIsPublicKeepsItsPermissions()
    {
        const TemporaryFolder temporary;
        temporary.write("old", "");
        fs::permissions(temporary / "old", fs::perms(0664));
        VERIFY_RESULT(Folder(temporary.path(), FileAccess::Public).write("old", "text"));
        QCOMPARE(permissionsOf(temporary / "old"), fs::perms(0664));
    }
};

TOOLTRAY_TEST(FolderTest)
#include "foldertest.moc"
