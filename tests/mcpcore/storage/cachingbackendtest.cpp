// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/cachingbackend.h"

#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using workspace::Document;
using workspace::DocumentKey;
using workspace::DocumentKind;

namespace {

const DocumentKey kFirst{DocumentKind::Tool, "a"};
const DocumentKey kSecond{DocumentKind::Tool, "b"};
const DocumentKey kThird{DocumentKind::Tool, "c"};

// What several backends in front of it share, as a server is.
struct SharedServer {
    std::map<DocumentKey, std::string> bodies;
    bool isUp = true;
    int openings = 0;
};

class ServerBackend final : public StorageBackend {
public:
    explicit ServerBackend(SharedServer &server) : m_server(server) {}

    void open() override
    {
        ++m_server.openings;
        m_why = m_server.isUp ? std::nullopt : std::optional(down());
    }
    const std::optional<Error> &whyReadOnly() const override { return m_why; }
    Result<std::vector<Document>> load() override
    {
        if (!m_server.isUp)
            return down();
        m_known = m_server.bodies;
        std::vector<Document> documents;
        for (const auto &[key, body] : m_known)
            documents.push_back({key, body});
        return documents;
    }
    Result<std::vector<DocumentChange>> rescan() override
    {
        return m_server.isUp ? Result<std::vector<DocumentChange>>(std::vector<DocumentChange>()) : down();
    }
    const std::vector<SetAside> &setAside() const override { return m_none; }
    Result<void> commit(const Commit &commit) override
    {
        if (!m_server.isUp)
            return down();
        for (const DocumentChange &change : commit.changes)
            m_server.bodies.insert_or_assign(change.key, *change.body);
        return {};
    }
    Result<void> keep(const std::string &) override { return {}; }
    Result<std::vector<SavedState>> states() override { return std::vector<SavedState>(); }
    Result<Commit> restorePlan(const std::string &) override { return Commit(); }

private:
    static Error down()
    {
        return {ErrorKind::Unavailable, "no_connection", "Nobody answers.", "It retries."};
    }

    SharedServer &m_server;
    std::map<DocumentKey, std::string> m_known;
    std::optional<Error> m_why;
    std::vector<SetAside> m_none;
};

} // namespace

class CachingBackendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAServerHeldIsThereWhileItIsDown()
    {
        const TemporaryFolder folder;
        SharedServer server{{{kFirst, "1"}, {kSecond, "2"}}};
        {
            const auto backend = make(server, folder);
            QCOMPARE(backend->load()->size(), std::size_t(2));
            VERIFY_RESULT(backend->commit({"Save", {{kFirst, "3", stampOf("1")}}}));
        }
        server.isUp = false;
        const auto backend = make(server, folder);
        const auto documents = backend->load();
        VERIFY_RESULT(documents);
        QVERIFY((*documents == std::vector<Document>{{kFirst, "3"}, {kSecond, "2"}}));
        QCOMPARE(backend->whyReadOnly()->code, std::string("library_unreachable"));
        QVERIFY(backend->whyReadOnly()->message.find("Nobody answers.") != std::string::npos);
        for (const Result<void> &refused :
             {backend->commit({"Save", {{kFirst, "4", stampOf("3")}}}), backend->keep("x")})
            COMPARE_ERROR(refused, ErrorKind::Unavailable, "library_unreachable");
        COMPARE_ERROR(backend->rescan(), ErrorKind::Unavailable, "no_connection");

        // What changed meanwhile is told once it is back, and no more than that.
        server.bodies = {{kFirst, "5"}, {kThird, "6"}};
        server.isUp = true;
        auto changes = backend->rescan();
        VERIFY_RESULT(changes);
        std::ranges::sort(*changes, {}, &DocumentChange::key);
        QVERIFY((*changes
                 == std::vector<DocumentChange>{{kFirst, "5", stampOf("3")},
                                                {kSecond, std::nullopt, stampOf("2")},
                                                {kThird, "6", std::nullopt}}));
        QVERIFY(!backend->whyReadOnly());
        VERIFY_RESULT(backend->commit({"Save", {{kFirst, "7", stampOf("5")}}}));
        QCOMPARE(server.bodies.at(kFirst), std::string("7"));
    }

    void withoutACopyItIsTheErrorOfTheServerAndPromisesNothing()
    {
        const TemporaryFolder folder;
        SharedServer server;
        server.isUp = false;
        const auto refused = make(server, folder)->load();
        COMPARE_ERROR(refused, ErrorKind::Unavailable, "no_connection");
        QCOMPARE(refused.error().message, std::string("Nobody answers."));
        QCOMPARE(
            refused.error().hint,
            std::string("No earlier copy of the library is on this computer, so Tooltray cannot serve it. "
                        "Check the server, the network and who may log in, then start again."));

        // With one it does retry, and goes on saying so.
        server.isUp = true;
        VERIFY_RESULT(make(server, folder)->load());
        server.isUp = false;
        const auto backend = make(server, folder);
        VERIFY_RESULT(backend->load());
        QVERIFY(backend->whyReadOnly()->hint.find("reconnects automatically") != std::string::npos);
        QCOMPARE(backend->rescan().error().hint, std::string("It retries."));
    }

    void theCopyOfAnotherLibraryIsNone()
    {
        const TemporaryFolder folder;
        SharedServer server{{{kFirst, "1"}}};
        VERIFY_RESULT(make(server, folder)->load());
        server.isUp = false;
        COMPARE_ERROR(make(server, folder, "elsewhere")->load(), ErrorKind::Unavailable, "no_connection");
    }

    void theCopyIsForItsOwnerAlone()
    {
        const TemporaryFolder folder;
        SharedServer server{{{kFirst, "1"}}};
        VERIFY_RESULT(make(server, folder)->load());
        QCOMPARE(std::filesystem::status(folder / "library-copy.json").permissions(),
                 std::filesystem::perms(0600));
    }

    void aCopyMayHoldAnything_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("zeros") << QByteArray(10, '\0');
        QTest::newRow("another format") << QByteArray(R"({"format":"x","place":"here","documents":{}})");
        QTest::newRow("no texts") << QByteArray(
            R"({"format":"tooltray-library-copy","place":"here","documents":{"tools/a.json":7}})");
        QTest::newRow("paths that lead out") << QByteArray(
            R"({"format":"tooltray-library-copy","place":"here","documents":{"../a.json":"x"}})");
    }
    void aCopyMayHoldAnything()
    {
        QFETCH(QByteArray, content);
        const TemporaryFolder folder;
        folder.write("library-copy.json", content.toStdString());
        SharedServer server;
        server.isUp = false;
        const auto loaded = make(server, folder)->load();
        QVERIFY(!loaded || loaded->empty());
    }

    // A new and empty library in the place of one whose disk is missing would be taken for the end of all tools.
    void aFileThatIsMissingIsNotMadeAnew()
    {
        const TemporaryFolder folder;
        const auto file = folder.write("library.sqlite", "x");
        SharedServer server{{{kFirst, "1"}}};
        VERIFY_RESULT(make(server, folder, "here", file.string())->load());
        std::filesystem::remove(file);
        server.bodies.clear();
        server.openings = 0;
        const auto backend = make(server, folder, "here", file.string());
        QCOMPARE(backend->load()->size(), std::size_t(1));
        QCOMPARE(server.openings, 0);
        QCOMPARE(backend->whyReadOnly()->code, std::string("library_unreachable"));
        // Of another library, which is a new one, that copy says nothing.
        VERIFY_RESULT(make(server, folder, "there", (folder / "new.sqlite").string())->load());
        QCOMPARE(server.openings, 1);
    }

private:
    static std::unique_ptr<CachingBackend> make(SharedServer &server, const TemporaryFolder &folder,
                                                const std::string &place = "here",
                                                const std::string &file = {})
    {
        auto backend = std::make_unique<CachingBackend>(std::make_unique<ServerBackend>(server),
                                                        LibraryCopy{Folder(folder.path()), place, file});
        backend->open();
        return backend;
    }
};

TOOLTRAY_TEST(CachingBackendTest)
#include "cachingbackendtest.moc"
