// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/sqlbackend.h"
#include "storage/backends/sqlsession.h"
#include "support/fulldisk.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "support/unprivileged.h"

#include <QSqlQuery>
#include <QTest>

#include <filesystem>
#include <memory>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using namespace std::chrono_literals;
using workspace::Document;
using workspace::DocumentKey;
using workspace::DocumentKind;

namespace {

namespace fs = std::filesystem;

const DocumentKey kDocument{DocumentKind::Tool, "a"};

} // namespace

class SqliteSessionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<TemporaryFolder>();
        m_backend = makeBackend();
        m_backend->open();
    }

    void cleanup()
    {
        m_backend.reset();
        m_folder.reset();
    }

    void whatIsCommittedIsOnDisk()
    {
        SqliteSession session(file());
        VERIFY_RESULT(session.open());
        QCOMPARE(pragma(session, "journal_mode"), QStringLiteral("wal"));
        QCOMPARE(pragma(session, "synchronous"), QStringLiteral("2"));
        QCOMPARE(pragma(session, "user_version"), QString::number(SqliteSession::kFormat));
    }

    void theDatabasesOfOthersAreNotTouched()
    {
        const auto other = makeOther("CREATE TABLE customers (name TEXT)");
        refuses(other, "not_ours");
    }

    void aNewerFormatIsNotTouched()
    {
        {
            SqliteSession session(file());
            VERIFY_RESULT(session.open());
            VERIFY_RESULT(session.run("PRAGMA user_version=2"));
        }
        m_backend = makeBackend();
        m_backend->open();
        COMPARE_ERROR(m_backend->load(), ErrorKind::Conflict, "newer_format");
        COMPARE_ERROR(m_backend->commit({"Save", {{kDocument, "1", {}}}}), ErrorKind::Conflict,
                      "newer_format");
    }

    void aDamagedFileIsAClearErrorAndStaysAsItIs()
    {
        const std::string damaged = "SQLite format 3" + std::string(5'000, 'x');
        refuses(m_folder->write("damaged.sqlite", damaged), "damaged");
        QCOMPARE(m_folder->read("damaged.sqlite"), damaged);
        refuses(m_folder->write("text.sqlite", "{}\n"), "damaged");
        QCOMPARE(m_folder->read("text.sqlite"), std::string("{}\n"));
    }

    // SQLite would follow the link, and make a database of what is empty or missing.
    void whatIsNoFileIsRefusedAndNotFollowed_data()
    {
        addColumns<QByteArray, QByteArray>("target", "code");
        QTest::newRow("a link to an empty file") << QByteArray("empty") << QByteArray("is_a_link");
        QTest::newRow("a link to nothing") << QByteArray("missing") << QByteArray("is_a_link");
        QTest::newRow("a link to a database")
            << QByteArray("deep/workspace.sqlite") << QByteArray("is_a_link");
        QTest::newRow("a folder") << QByteArray() << QByteArray("is_a_folder");
    }

    void whatIsNoFileIsRefusedAndNotFollowed()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, code);
        m_folder->write("empty", "");
        const fs::path path = *m_folder / "planted.sqlite";
        if (target.isEmpty())
            fs::create_directory(path);
        else
            fs::create_symlink(*m_folder / target.toStdString(), path);
        m_backend.reset();
        const auto before = m_folder->names();
        SqlBackend backend(std::make_unique<SqliteSession>(path.string()));
        backend.open();
        COMPARE_ERROR(backend.load(), ErrorKind::Invalid, code.constData());
        const auto refused = backend.commit({"Save", {{kDocument, "1", {}}}});
        COMPARE_ERROR(refused, ErrorKind::Invalid, code.constData());
        QVERIFY(refused.error().message.find(path.string()) != std::string::npos);
        QVERIFY(!refused.error().hint.empty());
        QCOMPARE(m_folder->names(), before);
        QCOMPARE(m_folder->read("empty"), std::string());
    }

    void aFullDiskLosesNothingAndWorksAgainWithRoom()
    {
        VERIFY_RESULT(m_backend->commit({"Save", {{kDocument, "1", {}}}}));
        const Commit big{"Save", {{kDocument, std::string(1'000'000, 'x'), stampOf("1")}}};
        {
            const FullDisk disk(100'000);
            const auto refused = m_backend->commit(big);
            COMPARE_ERROR(refused, ErrorKind::Unavailable, "not_writable");
            QVERIFY(refused.error().message.find(file()) != std::string::npos);
            QVERIFY((makeLoaded()->load().value() == std::vector<Document>{{kDocument, "1"}}));
        }
        VERIFY_RESULT(m_backend->commit(big));
        QCOMPARE(makeLoaded()->load().value().front().body.size(), std::size_t{1'000'000});
        QCOMPARE(m_backend->states().value().size(), std::size_t{2});
    }

    void aReadOnlyFolderCanBeReadAndIsAClearError()
    {
        VERIFY_RESULT(m_backend->commit({"Save", {{kDocument, "1", {}}}}));
        m_backend.reset();
        const Unprivileged nobody(m_folder->path());
        fs::permissions(file(), fs::perms::owner_read);
        fs::permissions(*m_folder / "deep", fs::perms::owner_read | fs::perms::owner_exec);
        m_backend = makeBackend();
        m_backend->open();
        QVERIFY((m_backend->load().value() == std::vector<Document>{{kDocument, "1"}}));
        COMPARE_ERROR(m_backend->commit({"Save", {{kDocument, "2", stampOf("1")}}}), ErrorKind::Unavailable,
                      "not_writable");
        QVERIFY((m_backend->load().value() == std::vector<Document>{{kDocument, "1"}}));
        fs::permissions(*m_folder / "deep", fs::perms::owner_all);
        fs::permissions(file(), fs::perms::owner_read | fs::perms::owner_write);
        VERIFY_RESULT(m_backend->commit({"Save", {{kDocument, "2", stampOf("1")}}}));
        QVERIFY((m_backend->load().value() == std::vector<Document>{{kDocument, "2"}}));
        m_backend.reset();
    }

    void whoWaitsTooLongForAnotherWriterIsTold()
    {
        SqliteSession other(file());
        VERIFY_RESULT(other.open());
        SqlBackend impatient(std::make_unique<SqliteSession>(file(), 20ms));
        impatient.open();
        SqlTransaction transaction(other);
        VERIFY_RESULT(transaction.begin(other.beginWriting()));
        const Commit commit{"Save", {{kDocument, "1", {}}}};
        COMPARE_ERROR(impatient.commit(commit), ErrorKind::Unavailable, "busy");
        VERIFY_RESULT(transaction.commit());
        VERIFY_RESULT(impatient.commit(commit));
    }

    void nobodyReadsAllAgainWithoutAReason()
    {
        SqliteSession session(file());
        VERIFY_RESULT(session.open());
        QVERIFY(session.hasNews().value());
        QVERIFY(!session.hasNews().value());
        VERIFY_RESULT(m_backend->commit({"Save", {{kDocument, "1", {}}}}));
        QVERIFY(session.hasNews().value());
        QVERIFY(!session.hasNews().value());
    }

private:
    std::string file() const { return (*m_folder / "deep/workspace.sqlite").string(); }

    std::unique_ptr<SqlBackend> makeBackend() const
    {
        return std::make_unique<SqlBackend>(std::make_unique<SqliteSession>(file()));
    }

    std::unique_ptr<SqlBackend> makeLoaded() const
    {
        auto backend = makeBackend();
        backend->open();
        return backend;
    }

    static QString pragma(SqlSession &session, const char *name)
    {
        return session.select(QStringLiteral("PRAGMA ") + QLatin1String(name))
            .value()
            .front()
            .front()
            .toString();
    }

    fs::path makeOther(const char *statement)
    {
        fs::path path = *m_folder / "other.sqlite";
        QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        other.setDatabaseName(QString::fromStdString(path.string()));
        if (!other.open() || !other.exec(QString::fromUtf8(statement)).isActive())
            qFatal("No other database can be made.");
        other = QSqlDatabase();
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
        return path;
    }

    void refuses(const fs::path &path, const char *code)
    {
        const std::string before = m_folder->read(path.filename());
        SqlBackend backend(std::make_unique<SqliteSession>(path.string()));
        backend.open();
        for (int attempt = 0; attempt < 2; ++attempt) {
            const auto loaded = backend.load();
            QVERIFY(!loaded);
            QCOMPARE(loaded.error().code, std::string(code));
            const auto refused = backend.commit({"Save", {{kDocument, "1", {}}}});
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, std::string(code));
        }
        QCOMPARE(m_folder->read(path.filename()), before);
    }

    std::unique_ptr<TemporaryFolder> m_folder;
    std::unique_ptr<SqlBackend> m_backend;
};

TOOLTRAY_TEST(SqliteSessionTest)

#include "sqlitesessiontest.moc"
