// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/jsonfolder.h"
#include "base/files/files.h"
#include "storage/documents/layout.h"
#include "support/faultyfilesystem.h"
#include "support/fulldisk.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "support/unprivileged.h"

#include <QTest>

#include <cerrno>
#include <filesystem>
#include <map>
#include <memory>

#include <unistd.h>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using workspace::Document;
using workspace::DocumentKey;
using workspace::DocumentKind;
using workspace::Formats;

Q_DECLARE_METATYPE(tooltray::test::FaultyFileSystem::Fault)

namespace {

namespace fs = std::filesystem;

const DocumentKey kA{DocumentKind::Tool, "a"};
const DocumentKey kB{DocumentKind::Type, "b"};

std::string contentOf(const TemporaryFolder &folder, const char *path)
{
    const auto content = readFile(folder / path, 1'000'000);
    return content ? *content : content.error().code == "file_missing" ? "none" : content.error().code;
}

std::string codeOf(const Result<void> &result)
{
    return result ? std::string("none") : result.error().code;
}

} // namespace

class JsonFolderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<TemporaryFolder>();
        m_store = std::make_unique<JsonFolder>(m_folder->path().string());
        m_store->open();
    }

    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    void whatIsCommittedIsThereForTheNextOne()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        m_store.reset();
        JsonFolder next(m_folder->path().string());
        next.open();
        const auto documents = next.load();
        VERIFY_RESULT(documents);
        QVERIFY((*documents == std::vector<Document>{{kA, "1"}, {kB, "2"}}));
        VERIFY_RESULT(next.commit({"Delete", {{kA, std::nullopt, stampOf("1")}}}));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("none"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("2"));
    }

    void changesFromOutsideAreFound()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        QVERIFY(m_store->rescan().value().empty());
        m_folder->write("tools/a.json", "theirs");
        m_folder->write("tools/new.json", "3");
        QVERIFY(fs::remove(*m_folder / "types/b.json"));
        const auto changes = m_store->rescan();
        VERIFY_RESULT(changes);
        QCOMPARE(changes->size(), std::size_t{3});
        QVERIFY((changes->at(0) == DocumentChange{kA, "theirs", stampOf("1")}));
        QVERIFY((changes->at(1) == DocumentChange{{DocumentKind::Tool, "new"}, "3", std::nullopt}));
        QVERIFY((changes->at(2) == DocumentChange{kB, std::nullopt, stampOf("2")}));
        QVERIFY(m_store->rescan().value().empty());
    }

    void aSecondProcessCanReadAndIsToldWhyNoMore()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}}}));
        JsonFolder second(m_folder->path().string());
        second.open();
        QCOMPARE(second.load().value().size(), std::size_t{1});
        const auto refused = second.commit({"Save", {{kA, "2", stampOf("1")}}});
        QCOMPARE(codeOf(refused), std::string("locked"));
        QVERIFY(refused.error().message.find(std::to_string(::getpid())) != std::string::npos);
        m_store.reset();
        VERIFY_RESULT(second.commit({"Save", {{kA, "2", stampOf("1")}}}));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("2"));
    }

    void aLockFileThatAKilledProcessLeftLocksNobodyOut()
    {
        m_store.reset();
        m_folder->write(".lock", "");
        JsonFolder next(m_folder->path().string());
        next.open();
        QVERIFY(!next.whyReadOnly());
        VERIFY_RESULT(next.commit({"Save", {{kA, "1", {}}}}));
    }

    void aFullDiskLosesNothingAndWorksAgainWithRoom()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        const Commit big{"Save", {{kA, std::string(5000, 'x'), stampOf("1")}, {kB, "3", stampOf("2")}}};
        {
            const FullDisk disk(512);
            const auto refused = m_store->commit(big);
            COMPARE_ERROR(refused, ErrorKind::Unavailable, "file_too_big");
            QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
            QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("2"));
        }
        VERIFY_RESULT(m_store->commit(big));
        QCOMPARE(contentOf(*m_folder, "tools/a.json").size(), std::size_t{5000});
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("3"));
    }

    void aCommitIsWholeWhateverCallFailsOrIsTheLast_data()
    {
        QTest::addColumn<FaultyFileSystem::Fault>("fault");
        QTest::newRow("fails") << FaultyFileSystem::Fault::Fails;
        QTest::newRow("dies") << FaultyFileSystem::Fault::Dies;
    }

    void aCommitIsWholeWhateverCallFailsOrIsTheLast()
    {
        QFETCH(const FaultyFileSystem::Fault, fault);
        const DocumentKey removed{DocumentKind::Tool, "removed"};
        const DocumentKey added{DocumentKind::Prompt, "added"};
        const std::vector<Document> before{{kA, "1"}, {removed, "3"}, {kB, "2"}};
        const std::vector<Document> after{{kA, "11"}, {kB, "22"}, {added, "4"}};
        const Commit change{"Change",
                            {{kB, "22", stampOf("2")},
                             {kA, "11", stampOf("1")},
                             {removed, {}, stampOf("3")},
                             {added, "4", {}}}};
        bool hasFailed = true;
        int failing = 0;
        for (; hasFailed; ++failing) {
            const TemporaryFolder folder;
            const std::string path = folder.path().string();
            {
                JsonFolder store(path);
                store.open();
                const std::string record = encode(CommitRecord{"Earlier", "2026-11-01T00:00:00Z", {}});
                for (int i = 1; i < 10; ++i) // so that one is forgotten
                    folder.write("backups/000000000" + std::to_string(i) + ".json", record);
                VERIFY_RESULT(store.commit({"Save", {{kA, "1", {}}, {kB, "2", {}}, {removed, "3", {}}}}));
            }
            const auto calls = std::make_shared<FaultyFileSystem>(failing, ENOSPC, fault);
            bool isAcknowledged = false;
            {
                JsonFolder store(path, workspace::currentFormats(), calls);
                store.open();
                isAcknowledged = store.commit(change).hasValue();
                if (fault == FaultyFileSystem::Fault::Fails)
                    QVERIFY(store.load().value() == (isAcknowledged ? after : before));
            }
            hasFailed = calls->hasFailed();
            QVERIFY(hasFailed || isAcknowledged);
            JsonFolder next(path);
            next.open();
            QVERIFY(!next.whyReadOnly());
            const auto found = next.load();
            VERIFY_RESULT(found);
            if (isAcknowledged || fault == FaultyFileSystem::Fault::Fails)
                QVERIFY2(*found == (isAcknowledged ? after : before), std::to_string(failing).c_str());
            else
                QVERIFY2(*found == before || *found == after, std::to_string(failing).c_str());
            const Commit back{"And on", {{kA, "5", stampOf(*found == after ? "11" : "1")}}};
            VERIFY_RESULT(next.commit(back));
        }
        QVERIFY(failing > 20);
    }

    void aFolderThatCannotBeMadeIsAClearError()
    {
        m_folder->write("file", "no folder");
        const std::string path = (*m_folder / "file/workspace").string();
        JsonFolder impossible(path);
        impossible.open();
        const auto refused = impossible.commit({"Save", {{kA, "1", {}}}});
        COMPARE_ERROR(refused, ErrorKind::Invalid, "not_a_folder");
        QVERIFY(refused.error().message.find(path) != std::string::npos);
        QVERIFY(fs::remove(*m_folder / "file"));
        VERIFY_RESULT(impossible.commit({"Save", {{kA, "1", {}}}}));
    }

    void aReadOnlyFolderIsAClearErrorAndCanBeRead()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}}}));
        m_store.reset();
        const Unprivileged nobody(m_folder->path());
        fs::permissions(m_folder->path() / "tools", fs::perms::owner_read | fs::perms::owner_exec);
        fs::permissions(m_folder->path() / "backups", fs::perms::owner_read | fs::perms::owner_exec);
        JsonFolder readOnly(m_folder->path().string());
        readOnly.open();
        QVERIFY((readOnly.load().value() == std::vector<Document>{{kA, "1"}}));
        COMPARE_ERROR(readOnly.commit({"Save", {{kA, "2", stampOf("1")}}}), ErrorKind::Denied,
                      "access_denied");
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        fs::permissions(m_folder->path() / "backups", fs::perms::owner_all);
        COMPARE_ERROR(readOnly.commit({"Save", {{kA, "2", stampOf("1")}}}), ErrorKind::Denied,
                      "access_denied");
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        QVERIFY(readOnly.states().value().size() == 1);
        fs::permissions(m_folder->path() / "tools", fs::perms::owner_all);
        VERIFY_RESULT(readOnly.commit({"Save", {{kA, "2", stampOf("1")}}}));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("2"));
    }

    void whatCannotBeHadIsSetAsideAndTheRestGoesOn()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        m_store->load().value();
        const Unprivileged nobody(m_folder->path());
        fs::permissions(*m_folder / "tools/a.json", fs::perms::none);
        fs::create_directory(*m_folder / "tools/folder.json");
        m_folder->write("mappings/big.json", "");
        fs::resize_file(*m_folder / "mappings/big.json", JsonFolder::kMaxBytes + 1);
        QVERIFY(m_store->rescan().value().empty()); // the last good one is kept
        std::map<DocumentKey, std::string> reasons;
        for (const SetAside &document : m_store->setAside())
            reasons.emplace(document.key, document.reason.code);
        QVERIFY((reasons
                 == std::map<DocumentKey, std::string>{{kA, "access_denied"},
                                                       {{DocumentKind::Tool, "folder"}, "is_a_folder"},
                                                       {{DocumentKind::Mapping, "big"}, "file_too_big"}}));
        COMPARE_ERROR(m_store->commit({"Save", {{kA, "3", stampOf("1")}}}), ErrorKind::Denied,
                      "access_denied");
        QVERIFY((m_store->load().value() == std::vector<Document>{{kB, "2"}}));
        VERIFY_RESULT(m_store->commit({"Save", {{kB, "3", stampOf("2")}}}));
        fs::permissions(*m_folder / "tools/a.json", fs::perms::owner_all);
        QVERIFY((m_store->rescan().value() == std::vector<DocumentChange>{{kA, "1", std::nullopt}}));
        QCOMPARE(m_store->setAside().size(), std::size_t{2});
    }

    // Whoever makes a repository decides what is in it, and not what is outside.
    void aLinkInTheWorkspaceLeadsNowhere_data()
    {
        addColumns<QString, QString, bool>("link", "target", "isReadOnly");
        QTest::newRow("lock") << ".lock"
                              << "mine/precious" << true;
        QTest::newRow("tools") << "tools"
                               << "mine" << true;
        QTest::newRow("context") << "context"
                                 << "mine" << true;
        QTest::newRow("backups") << "backups"
                                 << "mine" << true;
        QTest::newRow("tool") << "tools/a.json"
                              << "mine/precious" << false;
        QTest::newRow("workspace") << "workspace.json"
                                   << "mine/precious" << false;
        QTest::newRow("backup that is pending") << "backups/0000000001.pending.json"
                                                << "mine/precious" << true;
        QTest::newRow("list of what git ignores") << ".gitignore"
                                                  << "mine/precious" << false;
    }
    void aLinkInTheWorkspaceLeadsNowhere()
    {
        QFETCH(QString, link);
        QFETCH(QString, target);
        QFETCH(bool, isReadOnly);
        const TemporaryFolder folder;
        folder.write("mine/precious", "precious");
        const fs::path path = folder / "workspace" / link.toStdString();
        fs::create_directories(path.parent_path());
        fs::create_symlink(folder / target.toStdString(), path);
        JsonFolder store((folder / "workspace").string());
        store.open();
        QCOMPARE(store.whyReadOnly().has_value(), isReadOnly);
        if (isReadOnly) {
            QVERIFY2(store.whyReadOnly()->message.find("symbolic link") != std::string::npos,
                     store.whyReadOnly()->message.c_str());
            QVERIFY(!store.whyReadOnly()->hint.empty());
        }
        const auto loaded = store.load();
        VERIFY_RESULT(loaded);
        for (const Document &document : *loaded)
            QVERIFY(document.body != "precious");
        static_cast<void>(store.commit({"Save", {{kA, "1", {}}}}));
        static_cast<void>(store.keep("Copy"));
        QCOMPARE(folder.read("mine/precious"), std::string("precious"));
        QCOMPARE(fs::directory_iterator(folder / "mine")->path().filename(), fs::path("precious"));
        QCOMPARE(std::distance(fs::directory_iterator(folder / "mine"), fs::directory_iterator()),
                 std::ptrdiff_t(1));
        QVERIFY(fs::is_symlink(path));

        fs::remove(path);
        VERIFY_RESULT(store.commit({"Save", {{kB, "1", {}}}}));
        QVERIFY(!store.whyReadOnly());
    }

    void whatIsOfThisComputerIsIgnoredByGit()
    {
        const std::string ignored = contentOf(*m_folder, ".gitignore");
        for (const char *line :
             {"/journal/", "/backups/", "/drafts/", "/schemas/", ".lock", ".tooltray-*.tmp"})
            QVERIFY2(ignored.find(std::string(line) + '\n') != std::string::npos, line);
        m_store.reset();
        m_folder->write(".gitignore", "my own\n");
        JsonFolder(m_folder->path().string()).open();
        QCOMPARE(contentOf(*m_folder, ".gitignore"), std::string("my own\n"));
    }

    void filesAreForTheirOwnerAlone()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}}}));
        fs::permissions(*m_folder / "tools/a.json", fs::perms(0644));
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "2", stampOf("1")}}}));
        for (const char *file : {"tools/a.json", "backups/0000000002.json", ".lock", ".gitignore"})
            QCOMPARE(fs::status(*m_folder / file).permissions(), fs::perms(0600));
        for (const char *folder : {"tools", "backups", "context"})
            QCOMPARE(fs::status(*m_folder / folder).permissions(), fs::perms(0700));
    }

    // As rsync and checkouts leave them.
    void aFileWithTheSameSizeAndTimeIsReadAgain()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}}}));
        const fs::path file = *m_folder / "tools/a.json";
        const auto time = fs::last_write_time(file) - std::chrono::hours(1);
        fs::last_write_time(file, time);
        m_store->load().value();
        m_folder->write("tools/a.json", "2");
        fs::last_write_time(file, time);
        QVERIFY((m_store->rescan().value() == std::vector<DocumentChange>{{kA, "2", stampOf("1")}}));
    }

    void whatKilledWritersLeftIsSweptUp()
    {
        m_folder->write("tools/.tooltray-0123456789abcdef.tmp", "half");
        m_store.reset();
        JsonFolder(m_folder->path().string()).open();
        QCOMPARE(contentOf(*m_folder, "tools/.tooltray-0123456789abcdef.tmp"), std::string("none"));
    }

    void aMigrationWithoutRoomForTheCopyIsNotBegun()
    {
        Formats formats = workspace::currentFormats();
        formats.current.fill(2);
        const std::string filling = std::string(2'000, 'x');
        const std::string old = R"({"format": 1})";
        VERIFY_RESULT(m_store->commit({"Save", {{kA, old, {}}, {kB, filling, {}}}}));
        m_store.reset();
        JsonFolder migrating(m_folder->path().string(), formats);
        migrating.open();
        const Commit commit{"Edit", {{kA, R"({"format": 2})", stampOf(old)}}};
        {
            const FullDisk disk(1'000);
            COMPARE_ERROR(migrating.commit(commit), ErrorKind::Unavailable, "file_too_big");
            QCOMPARE(contentOf(*m_folder, "tools/a.json"), old);
        }
        VERIFY_RESULT(migrating.commit(commit));
        QVERIFY(contentOf(*m_folder, "backups/format-1-0000000002.json").find(filling) != std::string::npos);
    }

    void aCopyIsMadeOfEverythingOrNotAtAll()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, std::string(2'000, 'x'), {}}}}));
        const auto count = [this] { return m_store->states().value().size(); };
        {
            const FullDisk disk(1'000);
            COMPARE_ERROR(m_store->keep("By hand"), ErrorKind::Unavailable, "file_too_big");
        }
        fs::create_directory(*m_folder / "tools/folder.json");
        COMPARE_ERROR(m_store->keep("By hand"), ErrorKind::Invalid, "is_a_folder");
        JsonFolder second(m_folder->path().string());
        second.open();
        QCOMPARE(codeOf(second.keep("By hand")), std::string("locked"));
        QCOMPARE(count(), std::size_t{1});
        QVERIFY(fs::remove(*m_folder / "tools/folder.json"));
        VERIFY_RESULT(m_store->keep("By hand"));
        QCOMPARE(count(), std::size_t{2});
        QCOMPARE(m_store->states().value().front().label, std::string("By hand"));
    }

    void whatWasInterruptedIsFinishedButNotOverTheWorkOfOthers()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        m_store.reset();
        const CommitRecord record{"Both", "2026-11-01T00:00:00Z", {{kA, "1", "11"}, {kB, "2", "22"}}};
        m_folder->write("backups/0000000002.pending.json", encode(record));
        m_folder->write("types/b.json", "theirs");
        JsonFolder next(m_folder->path().string());
        next.open();
        QVERIFY(!next.whyReadOnly());
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("11"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("theirs"));
        QCOMPARE(contentOf(*m_folder, "backups/0000000002.pending.json"), std::string("none"));
    }

    // Who was told that it failed must not find it done after the next start.
    void whatFailedHalfWayIsUndoneByTheNextProcess()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        const Unprivileged nobody(m_folder->path());
        const fs::path types = m_folder->path() / "types";
        fs::permissions(types, fs::perms::owner_read | fs::perms::owner_exec);
        fs::permissions(types / "b.json", fs::perms::owner_read);
        COMPARE_ERROR(m_store->commit({"Both", {{kA, "11", stampOf("1")}, {kB, "22", stampOf("2")}}}),
                      ErrorKind::Denied, "access_denied");
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        QCOMPARE(m_store->states().value().size(), std::size_t{1});
        m_store.reset();
        const CommitRecord record{"Both", "2026-11-01T00:00:00Z", {{kA, "1", "11"}, {kB, "2", "22"}}};
        m_folder->write("backups/0000000002.undo.json", encode(record));
        m_folder->write("tools/a.json", "11");
        fs::permissions(types, fs::perms::owner_all);
        JsonFolder next(m_folder->path().string());
        next.open();
        QVERIFY(!next.whyReadOnly());
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("2"));
        QCOMPARE(contentOf(*m_folder, "backups/0000000002.undo.json"), std::string("none"));
    }

    void aRecordThatIsNotWholeNeverBegan()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}}}));
        m_store.reset();
        const CommitRecord record{"Both", "2026-11-01T00:00:00Z", {{kA, "1", "11"}}};
        const std::string text = encode(record);
        m_folder->write("backups/0000000002.pending.json", std::string_view(text).substr(0, text.size() - 3));
        JsonFolder next(m_folder->path().string());
        next.open();
        QVERIFY(!next.whyReadOnly());
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        QCOMPARE(next.states().value().size(), std::size_t{1});
    }

    // Otherwise it could not be finished, nor gone back behind.
    void bytesThatAreNoTextSurviveAnInterruption()
    {
        const std::string bytes = "\xff\xfe{";
        m_store.reset();
        m_folder->write("tools/a.json", bytes);
        const CommitRecord record{"Mend", "2026-11-01T00:00:00Z", {{kA, bytes, "1"}}};
        m_folder->write("backups/0000000007.pending.json", encode(record));
        JsonFolder next(m_folder->path().string());
        next.open();
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        VERIFY_RESULT(next.commit(next.restorePlan("7").value()));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), bytes);
    }

private:
    std::unique_ptr<TemporaryFolder> m_folder;
    std::unique_ptr<JsonFolder> m_store;
};

TOOLTRAY_TEST(JsonFolderTest)

#include "jsonfoldertest.moc"
