// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/files/clientfile.h"

#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "support/unprivileged.h"

#include <filesystem>

using namespace tooltray;
using namespace tooltray::clients;
using test::TemporaryFolder;

namespace {

namespace fs = std::filesystem;

constexpr WallTime kTime{std::chrono::milliseconds(1'800'000'000'000)}; // 2027-01-15T08:00:00Z
const std::string kOther = "{\n  // mine\n  \"mcpServers\": {\n    \"one\": {}\n  }\n}\n";

const ClientProfile &cursor()
{
    return *findClient("cursor");
}

json::Value entryWith(const std::string &token)
{
    return entryOf(cursor(), {.url = "http://127.0.0.1:8665/mcp", .token = token});
}

// Puts the entry into the file as it is now.
Result<void> write(const ClientFile &file, const std::string &token, WallTime now = kTime)
{
    const auto before = file.read();
    if (!before)
        return before.error();
    const auto after = putEntry(Syntax::Json, before->value_or(""), cursor().place(), entryWith(token));
    if (!after)
        return after.error();
    return file.change(*before, *after, now);
}

std::vector<std::string> pick(const std::vector<std::string> &names, std::string_view part)
{
    std::vector<std::string> picked;
    for (const std::string &name : names) {
        if (name.find(part) != std::string::npos)
            picked.push_back(name);
    }
    return picked;
}

} // namespace

class ClientFileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesTheFileAndItsFolder()
    {
        const TemporaryFolder folder;
        const ClientFile file(cursor(), folder / ".cursor/mcp.json");
        QCOMPARE(file.read(), Result<FileText>(FileText()));
        VERIFY_RESULT(write(file, "T"));
        QVERIFY(folder.read(".cursor/mcp.json").find("Bearer T") != std::string::npos);
        QCOMPARE(fs::status(folder / ".cursor/mcp.json").permissions(),
                 fs::perms::owner_read | fs::perms::owner_write);
        QCOMPARE(pick(folder.names(), "backup").size(), std::size_t{0});
    }

    void keepsTheFirstStateForEverAndEachWithItsDate()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        const ClientFile file(cursor(), folder / "mcp.json");
        for (int i = 0; i < 15; ++i)
            VERIFY_RESULT(write(file, "T" + std::to_string(i), kTime + std::chrono::seconds(i / 2)));
        QCOMPARE(folder.read("mcp.json.tooltray-backup"), kOther);
        QCOMPARE(fs::status(folder / "mcp.json.tooltray-backup").permissions(),
                 fs::perms::owner_read | fs::perms::owner_write);
        const auto dated = datedBackups(folder / "mcp.json");
        QCOMPARE(dated.size(), std::size_t{10});
        QCOMPARE(dated.front().filename().string(),
                 std::string("mcp.json.tooltray-backup-20270115T080007000Z"));
        QVERIFY(folder.read(dated.front().filename()).find("Bearer T13") != std::string::npos);
    }

    void touchesNoBackupsOfOthers()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        folder.write("mcp.json.tooltray-backup-mine", "x");
        folder.write("mcp.json.bak", "x");
        const ClientFile file(cursor(), folder / "mcp.json");
        for (int i = 0; i < 12; ++i)
            VERIFY_RESULT(write(file, "T" + std::to_string(i), kTime + std::chrono::seconds(i)));
        QCOMPARE(folder.read("mcp.json.tooltray-backup-mine"), std::string("x"));
        QCOMPARE(folder.read("mcp.json.bak"), std::string("x"));
    }

    void followsLinksAndKeepsPermissions()
    {
        const TemporaryFolder folder;
        folder.write("dotfiles/mcp.json", kOther);
        fs::permissions(folder / "dotfiles/mcp.json", fs::perms::owner_read | fs::perms::owner_write
                                                          | fs::perms::group_read | fs::perms::others_read);
        fs::create_directory(folder / ".cursor");
        fs::create_symlink("../dotfiles/mcp.json", folder / ".cursor/mcp.json");
        const ClientFile file(cursor(), folder / ".cursor/mcp.json");
        VERIFY_RESULT(write(file, "T"));
        QVERIFY(fs::is_symlink(folder / ".cursor/mcp.json"));
        QVERIFY(folder.read("dotfiles/mcp.json").find("Bearer T") != std::string::npos);
        QCOMPARE(fs::status(folder / "dotfiles/mcp.json").permissions(),
                 fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read
                     | fs::perms::others_read);
    }

    void leavesReadOnlyFilesAlone()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        const test::Unprivileged nobody(folder.path());
        fs::permissions(folder / "mcp.json", fs::perms::owner_read);
        const ClientFile file(cursor(), folder / "mcp.json");
        COMPARE_ERROR(write(file, "T"), ErrorKind::Denied, "access_denied");
        QCOMPARE(folder.read("mcp.json"), kOther);
    }

    void refusesWhatSomebodyElseChangedMeanwhile()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        const ClientFile file(cursor(), folder / "mcp.json");
        COMPARE_ERROR(file.change("{}", "{\"a\": 1}", kTime), ErrorKind::Conflict, "client_file_changed");
        COMPARE_ERROR(file.change(FileText(), "{}", kTime), ErrorKind::Conflict, "client_file_changed");
        QCOMPARE(folder.names(), std::vector<std::string>{"mcp.json"});
        QCOMPARE(folder.read("mcp.json"), kOther);
    }

    void goesBackStepByStep()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        const ClientFile file(cursor(), folder / "mcp.json");
        VERIFY_RESULT(write(file, "first", kTime));
        const std::string first = folder.read("mcp.json");
        VERIFY_RESULT(write(file, "second", kTime + std::chrono::seconds(1)));
        QCOMPARE(file.beforeLastChange(*file.read()), std::optional<FileText>(first));
        VERIFY_RESULT(file.goBack(*file.read()));
        QCOMPARE(folder.read("mcp.json"), first);
        QCOMPARE(file.beforeLastChange(*file.read()), std::optional<FileText>(kOther));
        VERIFY_RESULT(file.goBack(*file.read()));
        QCOMPARE(folder.read("mcp.json"), kOther);
        QCOMPARE(file.beforeLastChange(*file.read()), std::optional<FileText>());
    }

    void goesBackBehindARemoval()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        const ClientFile file(cursor(), folder / "mcp.json");
        VERIFY_RESULT(write(file, "T", kTime));
        const std::string with = folder.read("mcp.json");
        VERIFY_RESULT(file.change(with, *removeEntry(Syntax::Json, with, cursor().place()),
                                  kTime + std::chrono::seconds(1)));
        QCOMPARE(folder.read("mcp.json"), kOther);
        QCOMPARE(file.beforeLastChange(*file.read()), std::optional<FileText>(with));
        VERIFY_RESULT(file.goBack(*file.read()));
        QCOMPARE(folder.read("mcp.json"), with);
        VERIFY_RESULT(file.goBack(*file.read()));
        QCOMPARE(folder.read("mcp.json"), kOther);
    }

    void goesBackToNoFile()
    {
        const TemporaryFolder folder;
        const ClientFile file(cursor(), folder / "mcp.json");
        VERIFY_RESULT(write(file, "T"));
        const auto present = file.read();
        QCOMPARE(file.beforeLastChange(*present), std::optional<FileText>(FileText()));
        VERIFY_RESULT(file.goBack(*present));
        QVERIFY(!fs::exists(file.path()));
    }

    void doesNotGoBackBehindTheWorkOfOthers()
    {
        const TemporaryFolder folder;
        folder.write("mcp.json", kOther);
        const ClientFile file(cursor(), folder / "mcp.json");
        VERIFY_RESULT(write(file, "T"));
        std::string edited = folder.read("mcp.json");
        edited.insert(edited.find("\"one\""), "\"new\": {},\n    ");
        folder.write("mcp.json", edited);
        QCOMPARE(file.beforeLastChange(edited), std::optional<FileText>());
    }
};

TOOLTRAY_TEST(ClientFileTest)
#include "clientfiletest.moc"
