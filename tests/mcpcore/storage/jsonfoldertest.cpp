// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/jsonfolder.h"
#include "storage/durablefile.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::storage;
using workspace::Document;
using workspace::DocumentKey;
using workspace::DocumentKind;

namespace {

const DocumentKey kA{DocumentKind::Tool, "a"};
const DocumentKey kB{DocumentKind::Type, "b"};

std::string contentOf(const QTemporaryDir &folder, const char *path)
{
    return readFile(folder.filePath(QLatin1String(path)).toStdString()).value().value_or("none");
}

void write(const QTemporaryDir &folder, const char *path, std::string_view content)
{
    const std::string whole = folder.filePath(QLatin1String(path)).toStdString();
    QVERIFY(makeFolder(whole.substr(0, whole.rfind('/'))));
    QVERIFY(writeFile(whole, content));
}

std::string codeOf(const Result<void> &result)
{
    return result ? std::string("none") : result.error().code;
}

// No file may grow beyond this while it lives: the disk is full.
class FullDisk {
public:
    FullDisk()
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        ::rlimit limit = m_before;
        limit.rlim_cur = 512;
        ::setrlimit(RLIMIT_FSIZE, &limit);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    ::rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class JsonFolderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<JsonFolder>(m_folder->path().toStdString());
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
        JsonFolder next(m_folder->path().toStdString());
        next.open();
        const auto documents = next.load();
        VERIFY_RESULT(documents);
        QVERIFY((*documents == std::vector<Document>{{kA, "1"}, {kB, "2"}}));
        VERIFY_RESULT(next.commit({"Delete", {{kA, std::nullopt, stampOf("1")}}}));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("none"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("2"));
    }

    void whatSomebodyElseWroteIsNotWrittenOver()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        write(*m_folder, "tools/a.json", "theirs");
        const auto refused = m_store->commit({"Save", {{kB, "3", stampOf("2")}, {kA, "mine", stampOf("1")}}});
        QCOMPARE(codeOf(refused), std::string("changed_outside"));
        QVERIFY(refused.error().kind == ErrorKind::Conflict);
        QCOMPARE(refused.error().details["current"].toString(), std::string_view("theirs"));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("theirs"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("2"));
        QCOMPARE(codeOf(m_store->commit({"Save", {{kA, "mine", {}}}})), std::string("changed_outside"));
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "mine", stampOf("theirs")}}}));
    }

    void aFileThatCannotBeReadStaysAsItIs()
    {
        const std::string conflict = "<<<<<<< HEAD\n{\n";
        write(*m_folder, "tools/a.json", conflict);
        const auto documents = m_store->load();
        VERIFY_RESULT(documents);
        QVERIFY((*documents == std::vector<Document>{{kA, conflict}}));
        QCOMPARE(codeOf(m_store->commit({"Create", {{kA, "1", {}}}})), std::string("changed_outside"));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), conflict);
    }

    void changesFromOutsideAreFound()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        QVERIFY(m_store->rescan().value().empty());
        write(*m_folder, "tools/a.json", "theirs");
        write(*m_folder, "tools/new.json", "3");
        QVERIFY(removeFile(m_folder->filePath(QStringLiteral("types/b.json")).toStdString()));
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
        JsonFolder second(m_folder->path().toStdString());
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
        write(*m_folder, ".lock", "");
        JsonFolder next(m_folder->path().toStdString());
        next.open();
        QVERIFY(!next.whyReadOnly());
        VERIFY_RESULT(next.commit({"Save", {{kA, "1", {}}}}));
    }

    void aFullDiskLosesNothingAndWorksAgainWithRoom()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        const Commit big{"Save", {{kA, std::string(5000, 'x'), stampOf("1")}, {kB, "3", stampOf("2")}}};
        {
            const FullDisk disk;
            const auto refused = m_store->commit(big);
            QCOMPARE(codeOf(refused), std::string("not_writable"));
            QVERIFY(refused.error().kind == ErrorKind::Unavailable);
            QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
            QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("2"));
        }
        VERIFY_RESULT(m_store->commit(big));
        QCOMPARE(contentOf(*m_folder, "tools/a.json").size(), std::size_t{5000});
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("3"));
    }

    void aFolderThatCannotBeMadeIsAClearError()
    {
        write(*m_folder, "file", "no folder");
        const std::string path = m_folder->filePath(QStringLiteral("file/workspace")).toStdString();
        JsonFolder impossible(path);
        impossible.open();
        const auto refused = impossible.commit({"Save", {{kA, "1", {}}}});
        QCOMPARE(codeOf(refused), std::string("not_writable"));
        QVERIFY(refused.error().message.find(path) != std::string::npos);
        QVERIFY(removeFile(m_folder->filePath(QStringLiteral("file")).toStdString()));
        VERIFY_RESULT(impossible.commit({"Save", {{kA, "1", {}}}}));
    }

    void aReadOnlyFolderIsAClearErrorToo()
    {
        if (::geteuid() == 0)
            QSKIP("Root may write everywhere.");
        m_store.reset();
        const QByteArray path = m_folder->path().toLocal8Bit();
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::ExeOwner);
        JsonFolder readOnly(path.toStdString());
        readOnly.open();
        QCOMPARE(codeOf(readOnly.commit({"Save", {{kA, "1", {}}}})), std::string("not_writable"));
        QFile::setPermissions(m_folder->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        VERIFY_RESULT(readOnly.commit({"Save", {{kA, "1", {}}}}));
    }

    void whatWasInterruptedIsFinishedButNotOverTheWorkOfOthers()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}, {kB, "2", {}}}}));
        m_store.reset();
        const CommitRecord record{"Both", "2026-11-01T00:00:00Z", {{kA, "1", "11"}, {kB, "2", "22"}}};
        write(*m_folder, "backups/0000000002.pending.json", encode(record));
        write(*m_folder, "types/b.json", "theirs");
        JsonFolder next(m_folder->path().toStdString());
        next.open();
        QVERIFY(!next.whyReadOnly());
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("11"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("theirs"));
        QCOMPARE(contentOf(*m_folder, "backups/0000000002.pending.json"), std::string("none"));
    }

    void aRecordThatIsNotWholeNeverBegan()
    {
        VERIFY_RESULT(m_store->commit({"Save", {{kA, "1", {}}}}));
        m_store.reset();
        const CommitRecord record{"Both", "2026-11-01T00:00:00Z", {{kA, "1", "11"}}};
        const std::string text = encode(record);
        write(*m_folder, "backups/0000000002.pending.json",
              std::string_view(text).substr(0, text.size() - 3));
        JsonFolder next(m_folder->path().toStdString());
        next.open();
        QVERIFY(!next.whyReadOnly());
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("1"));
        QCOMPARE(next.states().value().size(), std::size_t{1});
    }

    void theLastTenStatesCanBeGoneBackTo()
    {
        VERIFY_RESULT(m_store->commit({"0", {{kA, "0", {}}}}));
        for (int i = 1; i <= 15; ++i) {
            const std::string now = std::to_string(i);
            const std::string before = std::to_string(i - 1);
            VERIFY_RESULT(m_store->commit({now, {{kA, now, stampOf(before)}}}));
        }
        VERIFY_RESULT(m_store->commit({"other", {{kB, "b", {}}}}));
        const auto states = m_store->states();
        VERIFY_RESULT(states);
        QCOMPARE(states->size(), JsonFolder::kKeptStates);
        QCOMPARE(states->front().label, std::string("other"));
        QCOMPARE(states->back().label, std::string("7"));
        const auto back = m_store->wayBack(states->back().number);
        VERIFY_RESULT(back);
        VERIFY_RESULT(m_store->commit({"Go back", *back}));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("6"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("none"));
        const auto forth = m_store->wayBack(m_store->states()->front().number);
        VERIFY_RESULT(forth);
        VERIFY_RESULT(m_store->commit({"Go forth again", *forth}));
        QCOMPARE(contentOf(*m_folder, "tools/a.json"), std::string("15"));
        QCOMPARE(contentOf(*m_folder, "types/b.json"), std::string("b"));
        QVERIFY(!m_store->wayBack(1'000));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<JsonFolder> m_store;
};

TOOLTRAY_TEST(JsonFolderTest)

#include "jsonfoldertest.moc"
