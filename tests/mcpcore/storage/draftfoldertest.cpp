// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/drafts/drafts.h"
#include "support/fulldisk.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "support/unprivileged.h"

#include <QTest>

#include <csignal>
#include <filesystem>
#include <memory>

#include <sys/wait.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;

namespace {

namespace fs = std::filesystem;

} // namespace

class DraftFolderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryFolder>(); }
    void cleanup() { m_folder.reset(); }

    void whatWasNotSavedIsOfferedToTheNextSession()
    {
        {
            DraftFolder first(path());
            VERIFY_RESULT(first.write("tool/a", "1"));
            VERIFY_RESULT(first.write("tool/b", "2"));
            VERIFY_RESULT(first.write("tool/a", "3"));
            VERIFY_RESULT(first.remove("tool/b"));
            VERIFY_RESULT(first.remove("never written"));
        }
        DraftFolder second(path());
        VERIFY_RESULT(second.write("tool/a", "mine"));
        for (int look = 0; look < 2; ++look) { // they stay until they are removed
            const auto left = second.recoveredDrafts();
            VERIFY_RESULT(left);
            QCOMPARE(left->drafts.size(), std::size_t{1});
            QCOMPARE(left->drafts.front().id, std::string("tool/a"));
            QCOMPARE(left->drafts.front().content, std::string("3"));
        }
        VERIFY_RESULT(second.removeLeft(second.recoveredDrafts()->drafts.front().session, "tool/a"));
        QVERIFY(second.recoveredDrafts()->drafts.empty());
    }

    void whatALivingSessionWorksOnIsNotOffered()
    {
        DraftFolder first(path());
        VERIFY_RESULT(first.write("a", "first"));
        auto second = std::make_unique<DraftFolder>(path());
        VERIFY_RESULT(second->write("a", "second"));
        QVERIFY(first.recoveredDrafts()->drafts.empty());
        second.reset();
        QCOMPARE(first.recoveredDrafts()->drafts.front().content, std::string("second"));
        DraftFolder third(path());
        QVERIFY(third.recoveredDrafts()->drafts.empty()); // the first one has it now
        COMPARE_ERROR(third.removeLeft(first.recoveredDrafts()->drafts.front().session, "a"),
                      ErrorKind::NotFound, "no_such_draft");
    }

    void whatIsDoneLeavesNothingBehind()
    {
        {
            DraftFolder first(path());
            VERIFY_RESULT(first.write("a", "1"));
            VERIFY_RESULT(first.remove("a"));
        }
        QVERIFY(m_folder->names() == std::vector<std::string>{"drafts"});
        {
            DraftFolder first(path());
            VERIFY_RESULT(first.write("a", "1"));
        }
        {
            DraftFolder second(path());
            const auto left = second.recoveredDrafts();
            VERIFY_RESULT(second.removeLeft(left->drafts.front().session, "a"));
        }
        QVERIFY(m_folder->names() == std::vector<std::string>{"drafts"});
    }

    void anyTextCanBeAnId_data()
    {
        QTest::addColumn<QByteArray>("id");
        for (const char *id : {"a", "A", ".", "..", ".lock", "../../escape", "a b", "\xc3\xa4\xe2\x82\xac",
                               "%41", "a\nb", "tool/list_issues@0.2.0", "x.draft"})
            QTest::newRow(id) << QByteArray(id);
    }

    void anyTextCanBeAnId()
    {
        QFETCH(const QByteArray, id);
        {
            DraftFolder first(path());
            VERIFY_RESULT(first.write(id.toStdString(), "content"));
        }
        for (const std::string &name : m_folder->names())
            QVERIFY2(name.starts_with("drafts"), name.c_str());
        QCOMPARE(DraftFolder(path()).recoveredDrafts()->drafts.front().id, id.toStdString());
    }

    void anIdThatNoFileCanHaveIsRefused()
    {
        DraftFolder drafts(path());
        COMPARE_ERROR(drafts.write("", "1"), ErrorKind::Usage, "bad_draft_id");
        COMPARE_ERROR(drafts.write(std::string(300, 'a'), "1"), ErrorKind::Usage, "bad_draft_id");
    }

    void beyondTheLimitsNothingIsDropped()
    {
        DraftFolder drafts(path(), {.drafts = 2, .bytes = 4});
        VERIFY_RESULT(drafts.write("a", "1"));
        VERIFY_RESULT(drafts.write("b", "2222"));
        COMPARE_ERROR(drafts.write("c", "3"), ErrorKind::Conflict, "too_many_drafts");
        COMPARE_ERROR(drafts.write("b", "33333"), ErrorKind::Invalid, "draft_too_big");
        VERIFY_RESULT(drafts.write("a", "4"));
        VERIFY_RESULT(drafts.remove("a"));
        VERIFY_RESULT(drafts.write("c", "3"));
    }

    void aFullDiskKeepsTheLastDraft()
    {
        DraftFolder drafts(path());
        VERIFY_RESULT(drafts.write("a", "old"));
        {
            const FullDisk disk(100);
            COMPARE_ERROR(drafts.write("a", std::string(1'000, 'x')), ErrorKind::Unavailable, "file_too_big");
        }
        DraftFolder(path()).recoveredDrafts().value();
        VERIFY_RESULT(drafts.write("a", std::string(1'000, 'x')));
    }

    void aReadOnlyFolderIsAClearErrorUntilItIsNot()
    {
        const Unprivileged nobody(m_folder->path());
        fs::permissions(m_folder->path(), fs::perms::owner_read | fs::perms::owner_exec);
        DraftFolder drafts(path());
        COMPARE_ERROR(drafts.write("a", "1"), ErrorKind::Denied, "access_denied");
        fs::permissions(m_folder->path(), fs::perms::owner_all);
        VERIFY_RESULT(drafts.write("a", "1"));
    }

    void whatCannotBeReadIsReportedAndKept()
    {
        {
            DraftFolder first(path());
            VERIFY_RESULT(first.write("a", "1"));
            VERIFY_RESULT(first.write("b", "2"));
        }
        const Unprivileged nobody(m_folder->path());
        for (const auto &entry : fs::recursive_directory_iterator(path())) {
            if (entry.path().filename() == "a.draft")
                fs::permissions(entry.path(), fs::perms::none);
        }
        DraftFolder second(path());
        const auto left = second.recoveredDrafts();
        VERIFY_RESULT(left);
        QCOMPARE(left->drafts.size(), std::size_t{1});
        QCOMPARE(left->unread.size(), std::size_t{1});
        QCOMPARE(left->unread.front().code, std::string("access_denied"));
    }

    void draftsSurviveAKill()
    {
        int ends[2];
        QVERIFY(::pipe(ends) == 0);
        const pid_t process = ::fork();
        if (process == 0) {
            DraftFolder drafts(path());
            for (int i = 0;; ++i) {
                const bool isWritten =
                    drafts.write("a", std::to_string(i) + std::string(20'000, 'x')).hasValue();
                if (!isWritten || ::write(ends[1], &i, sizeof i) != sizeof i)
                    ::_exit(1);
            }
        }
        ::close(ends[1]);
        int acknowledged = -1;
        for (int heard = 0; heard < 20; ++heard)
            QVERIFY(::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged);
        ::kill(process, SIGKILL);
        while (::read(ends[0], &acknowledged, sizeof acknowledged) == sizeof acknowledged) {
        }
        ::close(ends[0]);
        ::waitpid(process, nullptr, 0);
        const auto left = DraftFolder(path()).recoveredDrafts();
        VERIFY_RESULT(left);
        QCOMPARE(left->drafts.size(), std::size_t{1});
        const std::string &content = left->drafts.front().content;
        QVERIFY(std::stoi(content) >= acknowledged);
        QCOMPARE(content, std::to_string(std::stoi(content)) + std::string(20'000, 'x'));
    }

    void nobodyWaitsAndAllIsDoneInTurn()
    {
        {
            AsyncDraftFolder drafts(path());
            for (int i = 0; i < 10; ++i)
                static_cast<void>(drafts.write("a", std::to_string(i)));
            static_cast<void>(drafts.write("b", "1"));
            static_cast<void>(drafts.remove("b"));
        }
        AsyncDraftFolder next(path());
        const auto left = next.recoveredDrafts().result();
        VERIFY_RESULT(left);
        QCOMPARE(left->drafts.size(), std::size_t{1});
        QCOMPARE(left->drafts.front().content, std::string("9"));
        VERIFY_RESULT(next.removeLeft(left->drafts.front().session, "a").result());
        QVERIFY(next.recoveredDrafts().result()->drafts.empty());
    }

private:
    std::string path() const { return (*m_folder / "drafts").string(); }

    std::unique_ptr<TemporaryFolder> m_folder;
};

TOOLTRAY_TEST(DraftFolderTest)

#include "draftfoldertest.moc"
