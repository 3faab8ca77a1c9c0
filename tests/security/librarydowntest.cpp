// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "storage/backends/sqlsession.h"
#include "support/postgresserver.h"
#include "support/scriptedupstream.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

#include <filesystem>

using namespace tooltray;
using namespace tooltray::test;

// A library that a team shares in PostgreSQL: what others write into it waits for a consent, before it goes away and
// while it is away, and what it last held is served then, read-only.
class LibraryDownTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatItLastHeldIsServed();
    void whatWasNeverReachedPromisesNothing();

private:
    static std::string library(const PostgresServer &server)
    {
        return "storage: { adapter: postgresql, host: \"" + server.socketFolder()
               + "\", port: " + std::to_string(server.port())
               + ", database: postgres, user: tooltray, password: \"" + PostgresServer::kPassword + "\" }\n";
    }
    static json::Value save(const ServedProgram &program, const std::string &tool)
    {
        return program.call(
            "agent", "create_graphql_type",
            json::Value::object(
                {{"type_name", tool}, {"type_definition", json::Value::object({{"type", "string"}})}}));
    }
    static std::string types(const ServedProgram &program)
    {
        return ServedProgram::textOf(program.call("agent", "list_graphql_types"));
    }
};

void LibraryDownTest::whatItLastHeldIsServed()
{
    auto server = PostgresServer::start();
    if (!server)
        QSKIP(server.error().message.c_str());
    ScriptedUpstream api;
    TemporaryFolder outside;
    const std::string mark = (outside.path() / "mark").string();
    ServedProgram program({.config = library(**server)});
    QVERIFY2(program.isServing(), program.process().errorOutput().c_str());
    QVERIFY2(!save(program, "colour")["isError"].toBool(), "the control");
    // Another Tooltray of the team, or whoever else may write there.
    storage::PostgresSession other({.host = (*server)->socketFolder(),
                                    .port = static_cast<std::uint16_t>((*server)->port()),
                                    .database = PostgresServer::kDatabase,
                                    .user = PostgresServer::kUser,
                                    .password = [] { return std::string(PostgresServer::kPassword); }});
    QVERIFY(other.open());
    const std::string body =
        R"({"format":1,"endpoints":{"shared":{"url":"http:\/\/127.0.0.1:)" + std::to_string(api.port())
        + R"(/graphql","credential":"c"}},"credentials":{"c":{"source":"command","command":["touch",")" + mark
        + R"("]}}})";
    QVERIFY(other.change(QStringLiteral("INSERT INTO tooltray_documents (path, body) VALUES (?, ?)"),
                         {storage::SqlSession::text("workspace.json"), storage::SqlSession::bytes(body)}));
    QVERIFY2(program.process().waitForError("The endpoint \"shared\" of the workspace"),
             program.process().errorOutput().c_str());

    (*server)->kill();
    QVERIFY(program.end());
    QVERIFY2(program.restart(), program.process().errorOutput().c_str());
    QVERIFY2(program.process().waitForError("cannot be reached"), program.process().errorOutput().c_str());
    QVERIFY2(types(program).find("colour") != std::string::npos, types(program).c_str());
    const json::Value refused = save(program, "size");
    QVERIFY(refused["isError"].toBool());
    QVERIFY2(ServedProgram::textOf(refused).find("cannot be changed") != std::string::npos,
             ServedProgram::textOf(refused).c_str());
    QVERIFY2(program.process().waitForError("The endpoint \"shared\" of the workspace"),
             program.process().errorOutput().c_str());
    program.call("agent", "refresh_schema", json::Value::object({{"endpoint", "shared"}}));
    QVERIFY(api.asked.empty());
    QVERIFY(!std::filesystem::exists(mark));

    QVERIFY((*server)->startAgain());
    QTRY_VERIFY_WITH_TIMEOUT(!save(program, "size")["isError"].toBool(), 30'000);
    QVERIFY2(types(program).find("colour") != std::string::npos, types(program).c_str());
}

// The program ends, and does not say that it retries.
void LibraryDownTest::whatWasNeverReachedPromisesNothing()
{
    const TemporaryFolder nothing;
    ServedProgram program({.config = "storage: { adapter: postgresql, host: \"" + nothing.path().string()
                                     + "\", database: d, user: u, password: p }\n"});
    QVERIFY(!program.isServing());
    QCOMPARE(program.process().waitForExit(), std::optional<int>(1));
    const std::string &said = program.process().errorOutput();
    QVERIFY2(
        said.ends_with(". No earlier copy of the library is on this computer, so Tooltray cannot serve it. "
                       "Check the server, the network and who may log in, then start again.\n"),
        said.c_str());
    QVERIFY2(said.find("automatically") == std::string::npos, said.c_str());
}

TOOLTRAY_TEST(LibraryDownTest)
#include "librarydowntest.moc"
