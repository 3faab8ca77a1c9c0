// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/librarymove.h"

#include "base/files/files.h"
#include "base/log/log.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::engine;

namespace {

constexpr const char *kInSqlite = "storage: { adapter: sqlite }\n";
constexpr const char *kInFiles = "storage: { adapter: json }\n";

workspace::Tool storedTool(const std::string &name, const std::string &description)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "api";
    workspace::ToolVersion &version = tool.versions[tool.active];
    version.description = description;
    version.operation = workspace::GraphqlOperation{"{ viewer { id } }"};
    return tool;
}

} // namespace

class LibraryMoveTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<test::TemporaryFolder>(); }

    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
    }

    void aLibraryComesAlongWhenSomebodySaysSo()
    {
        QVERIFY(open(kInFiles) && put("old", "Was here before."));
        QVERIFY(open(kInSqlite));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        const LibraryOffer offer = *m_engine->workspaceClient().state().library;
        QCOMPARE(offer.tools, std::size_t(1));
        QCOMPARE(offer.others, std::size_t(1)); // the endpoint
        QVERIFY(offer.from.starts_with("JSON files in ") && offer.to.starts_with("the SQLite database "));
        QVERIFY(tool("old") == nullptr); // nothing happens by itself
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QTRY_VERIFY(tool("old") != nullptr);
        QTRY_VERIFY(!m_engine->workspaceClient().state().library);
        QVERIFY(std::filesystem::exists(*m_folder / "workspaces/default/tools/old.json"));

        QVERIFY(open(kInSqlite));
        QTRY_VERIFY(tool("old") != nullptr);
        QCOMPARE(tool("old")->versions.begin()->second.description, std::string("Was here before."));
        const auto again = resultOf(m_engine->workspaceClient().moveLibrary());
        COMPARE_ERROR(again, ErrorKind::Conflict, "nothing_to_move");
        QVERIFY2(again.error().message.starts_with(
                     "There is nothing to move: the workspace is stored in the SQLite database "),
                 again.error().message.c_str());
    }

    void whatDiffersIsNamedWhenNothingElseIsToBeMoved()
    {
        QVERIFY(open(kInFiles) && put("both", "Old."));
        QVERIFY(open(kInSqlite));
        QTRY_VERIFY(m_engine->workspaceClient().state().library); // and is offered until somebody decides
        QVERIFY(put("both", "New."));
        for (int i = 0; i < 2; ++i) { // at every start
            QVERIFY(open(kInSqlite));
            const auto moved = resultOf(m_engine->workspaceClient().moveLibrary());
            COMPARE_ERROR(moved, ErrorKind::Conflict, "nothing_to_move");
            QVERIFY2(moved.error().message.starts_with(
                         "Nothing was moved: 1 definition differs between JSON files in "),
                     moved.error().message.c_str());
            QVERIFY2(moved.error().hint.starts_with("To use those of the old library"),
                     moved.error().hint.c_str());
            QTRY_VERIFY(m_engine->workspaceClient().state().library);
            QCOMPARE(m_engine->workspaceClient().state().library->differing, std::size_t(1));
            QVERIFY(!m_engine->workspaceClient().state().library->canBeMoved());
            QTRY_VERIFY(tool("both") != nullptr);
            QCOMPARE(tool("both")->versions.begin()->second.description, std::string("New."));
        }
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().leaveLibrary()));
        QVERIFY(open(kInSqlite)); // and no more
        const auto dismissed = resultOf(m_engine->workspaceClient().moveLibrary());
        QVERIFY(dismissed.error().message.starts_with("There is nothing to move"));
    }

    void theLogOffersAMoveThatNobodyAskedFor_data()
    {
        QTest::addColumn<bool>("isMovedNow");
        QTest::newRow("offered") << false;
        QTest::newRow("moved at once") << true;
    }

    void theLogOffersAMoveThatNobodyAskedFor()
    {
        QFETCH(const bool, isMovedNow);
        QVERIFY(open(kInFiles) && put("old", "Was here before."));
        m_engine.reset();
        const std::string log = (*m_folder / "log").string();
        const int file = ::open(log.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
        {
            const LogOutput output(file);
            QVERIFY(open(kInSqlite, isMovedNow));
            if (isMovedNow)
                VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
            else
                QTRY_VERIFY(m_engine->workspaceClient().state().library);
            m_engine.reset();
        }
        ::close(file);
        const std::string said = readFile(log, 100'000).valueOr({});
        QVERIFY2((said.find("Nothing was moved.") == std::string::npos) == isMovedNow, said.c_str());
        if (!isMovedNow)
            QVERIFY2(said.find("1 tool and 1 other definition are only in JSON files in ")
                             != std::string::npos
                         && said.find("Move them in the Tooltray window") != std::string::npos,
                     said.c_str());
    }

    void andBackAgain()
    {
        QVERIFY(open(kInSqlite) && put("old", "Was here before."));
        QVERIFY(open(kInFiles));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QTRY_VERIFY(tool("old") != nullptr);
        QVERIFY(std::filesystem::exists(*m_folder / "workspaces/default/tools/old.json"));
    }

    void whatIsInBothStaysAsItIs()
    {
        QVERIFY(open(kInFiles) && put("both", "Old.") && put("only_old", "Old."));
        QVERIFY(open(kInSqlite) && put("both", "New."));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        QCOMPARE(m_engine->workspaceClient().state().library->tools
                         + m_engine->workspaceClient().state().library->others
                     > 0,
                 true);
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QTRY_VERIFY(tool("only_old") != nullptr);
        QCOMPARE(tool("both")->versions.begin()->second.description, std::string("New."));
    }

    // What is newer elsewhere comes back, as long as nobody worked in both.
    void whatChangedElsewhereComesBack_data()
    {
        QTest::addColumn<bool>("isTouched");
        QTest::newRow("changed there alone") << false;
        QTest::newRow("changed in both") << true;
    }

    void whatChangedElsewhereComesBack()
    {
        QFETCH(const bool, isTouched);
        QVERIFY(open(kInFiles) && put("old", "First."));
        QVERIFY(open(kInSqlite));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QVERIFY(put("old", "Changed in SQLite.") && put("new", "New."));
        m_engine.reset();
        if (isTouched) {
            const auto file = *m_folder / "workspaces/default/tools/old.json";
            std::string text = readFile(file.string(), 100'000).valueOr({});
            text.replace(text.find("First."), 6, "Other.");
            m_folder->write("workspaces/default/tools/old.json", text);
        }
        QVERIFY(open(kInFiles));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        const LibraryOffer offer = *m_engine->workspaceClient().state().library;
        QCOMPARE(offer.tools, std::size_t(isTouched ? 1 : 2));
        QCOMPARE(offer.differing, std::size_t(isTouched ? 1 : 0));
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QTRY_VERIFY(tool("new") != nullptr);
        QCOMPARE(tool("old")->versions.begin()->second.description,
                 std::string(isTouched ? "Other." : "Changed in SQLite."));
    }

    void aLibraryThatWasLeftAndChangedIsTold()
    {
        QVERIFY(open(kInFiles) && put("one", "Moved."));
        QVERIFY(open(kInSqlite));
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QVERIFY(put("three", "Only in SQLite."));
        QVERIFY(open(kInFiles) && put("four", "Only in the files."));
        for (int i = 0; i < 2; ++i) { // at every start
            QVERIFY(open(kInSqlite));
            QTRY_VERIFY(m_engine->workspaceClient().state().library);
            const LibraryOffer offer = *m_engine->workspaceClient().state().library;
            QCOMPARE(offer.tools, std::size_t(1));
            QCOMPARE(offer.others, std::size_t(0));
            QCOMPARE(offer.differing, std::size_t(0));
        }
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QTRY_VERIFY(tool("four") != nullptr);
        QVERIFY(tool("three") != nullptr);
        QVERIFY(open(kInSqlite)); // which knows now what is there
        COMPARE_ERROR(resultOf(m_engine->workspaceClient().moveLibrary()), ErrorKind::Conflict,
                      "nothing_to_move");
    }

    void aLibraryThatIsOutOfReachIsToldAndNotForgotten()
    {
        const std::string place = (*m_folder / "disk").string();
        const std::string onDisk = "storage: { adapter: json, path: \"" + place + "\" }\n";
        QVERIFY(open(onDisk.c_str()) && put("old", "Was here before."));
        m_engine.reset();
        std::filesystem::rename(place, place + " in a drawer");
        for (int i = 0; i < 2; ++i) { // at every start
            QVERIFY(open(kInSqlite));
            COMPARE_ERROR(resultOf(m_engine->workspaceClient().moveLibrary()), ErrorKind::Unavailable,
                          "library_missing");
            QTRY_VERIFY(m_engine->workspaceClient().state().library);
            QCOMPARE(m_engine->workspaceClient().state().library->problem->code,
                     std::string("library_missing"));
        }
        m_engine.reset();
        std::filesystem::rename(place + " in a drawer", place);
        QVERIFY(open(kInSqlite));
        VERIFY_RESULT(
            resultOf(m_engine->workspaceClient().moveLibrary())); // it waits until it was looked for
        QTRY_VERIFY(tool("old") != nullptr);
    }

    void nothingIsLeftBehindThatCannotBeRead()
    {
        QVERIFY(open(kInFiles) && put("old", "Was here before."));
        m_engine.reset();
        m_folder->write("workspaces/default/tools/broken.json", "{ \"format\": 1, ");
        QVERIFY(open(kInSqlite));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        QCOMPARE(m_engine->workspaceClient().state().library->problem->code,
                 std::string("library_unreadable"));
        const auto refused = resultOf(m_engine->workspaceClient().moveLibrary());
        COMPARE_ERROR(refused, ErrorKind::Invalid, "library_unreadable");
        QVERIFY2(refused.error().message.find("tools/broken.json, line 1, column ") != std::string::npos,
                 refused.error().message.c_str());
        QVERIFY(tool("old") == nullptr);
        std::filesystem::remove(*m_folder / "workspaces/default/tools/broken.json");
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().moveLibrary()));
        QTRY_VERIFY(tool("old") != nullptr);
    }

    void whoLeavesItIsNotAskedAgain()
    {
        QVERIFY(open(kInFiles) && put("old", "Was here before."));
        QVERIFY(open(kInSqlite));
        QTRY_VERIFY(m_engine->workspaceClient().state().library);
        VERIFY_RESULT(resultOf(m_engine->workspaceClient().leaveLibrary()));
        QTRY_VERIFY(!m_engine->workspaceClient().state().library);
        const auto record = *m_folder / "state/default.storage.json";
        QVERIFY(std::filesystem::exists(record));
        QVERIFY(open(kInSqlite) && put("new", "New."));
        QVERIFY(!m_engine->workspaceClient().state().library);
        QVERIFY(tool("old") == nullptr);
    }

private:
    bool open(const char *configuration, bool movesLibrary = false)
    {
        m_engine.reset(); // one after the other
        m_folder->write("config.yaml", configuration);
        m_engine = std::make_unique<Engine>(
            EngineSettings{.dataFolder = m_folder->path().string(), .movesLibrary = movesLibrary});
        return resultOf(m_engine->open()).hasValue();
    }

    bool put(const std::string &name, const std::string &description)
    {
        workspace::Endpoint endpoint;
        endpoint.name = "api";
        endpoint.url = "http://127.0.0.1:9/graphql";
        return resultOf(
                   m_engine->workspaceClient().apply({"Put " + name,
                                                      workspace::Origin::Person,
                                                      {workspace::PutObject{endpoint},
                                                       workspace::PutObject{storedTool(name, description)}}}))
            .hasValue();
    }

    const workspace::Tool *tool(const std::string &name) const
    {
        m_seen = m_engine->workspaceClient().state().workspace;
        return m_seen->find<workspace::Tool>(name);
    }

    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
    mutable workspace::WorkspacePtr m_seen;
};

TOOLTRAY_TEST(LibraryMoveTest)
#include "librarymovetest.moc"
