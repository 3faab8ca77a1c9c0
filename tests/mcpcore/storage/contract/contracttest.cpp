// SPDX-License-Identifier: GPL-3.0-or-later
#include "storeplace.h"

#include "support/await.h"
#include "support/fakeclock.h"
#include "support/postgresserver.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <map>
#include <memory>

using namespace tooltray;
using namespace tooltray::storage;
using namespace tooltray::test;
using namespace std::chrono_literals;
using workspace::Document;
using workspace::DocumentKey;
using workspace::DocumentKind;
using workspace::Formats;

Q_DECLARE_METATYPE(tooltray::storage::StorePlace::Kind)

namespace {

using News = std::vector<DocumentChange>;

const DocumentKey kA{DocumentKind::Mapping, "a"};
const DocumentKey kB{DocumentKind::Mapping, "b"};
const std::string kUnread = "{\n  \"format\": 1,\n<<<<<<< HEAD\n";

std::string body(int number, int format = 1)
{
    return "{\n  \"format\": " + std::to_string(format)
           + ",\n  \"entries\": {\"number\": " + std::to_string(number) + "}\n}\n";
}

DocumentChange create(const DocumentKey &key, std::string content)
{
    return {key, std::move(content), std::nullopt};
}

DocumentChange replace(const DocumentKey &key, const std::string &before, std::optional<std::string> content)
{
    return {key, std::move(content), stampOf(before)};
}

} // namespace

// What every store promises, whatever is behind it.
class ContractTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<StorePlace::Kind>("kind");
        QTest::newRow("memory") << StorePlace::Kind::Memory;
        QTest::newRow("folder") << StorePlace::Kind::JsonFolder;
        QTest::newRow("sqlite") << StorePlace::Kind::Sqlite;
        QTest::newRow("postgresql") << StorePlace::Kind::Postgres;
    }

    void initTestCase()
    {
        auto server = PostgresServer::start();
        if (server)
            m_server = std::move(*server);
        else
            m_whyNoServer = server.error().message;
    }

    void init()
    {
        QFETCH_GLOBAL(const StorePlace::Kind, kind);
        if (kind == StorePlace::Kind::Postgres && !m_server)
            QSKIP(m_whyNoServer.c_str());
        m_clock = std::make_unique<FakeClock>();
        m_place = StorePlace::make(kind, m_server.get());
        m_store = m_place->open(*m_clock);
        VERIFY_RESULT(await(m_store->load()));
    }

    void cleanup()
    {
        m_store.reset();
        m_place.reset();
        m_clock.reset();
    }

    void cleanupTestCase() { m_server.reset(); }

    void aNewPlaceIsEmpty()
    {
        QVERIFY(await(m_store->load()).value().empty());
        QVERIFY(await(m_store->states()).value().empty());
    }

    void whatIsCommittedIsThereForTheNextOne()
    {
        VERIFY_RESULT(await(m_store->commit({"Save", {create(kA, body(1)), create(kB, body(2))}})));
        QCOMPARE(bodies(), (Bodies{{kA, body(1)}, {kB, body(2)}}));
        m_store.reset();
        m_store = m_place->open(*m_clock);
        VERIFY_RESULT(
            await(m_store->commit({"Change", {replace(kA, body(1), {}), replace(kB, body(2), body(3))}})));
        QCOMPARE(bodies(), (Bodies{{kB, body(3)}}));
    }

    void bytesStayAsTheyAre()
    {
        std::string everyByte;
        for (int i = 0; i < 256; ++i)
            everyByte += static_cast<char>(i);
        const DocumentKey empty{DocumentKind::Tool, "empty"};
        const DocumentKey big{DocumentKind::Workspace, {}};
        const std::string bigBody(1'000'000, '\\');
        VERIFY_RESULT(
            await(m_store->commit({"Save \"it\" \\ 'now' \xc3\xa4",
                                   {create(kA, everyByte), create(empty, ""), create(big, bigBody)}})));
        QCOMPARE(bodies(), (Bodies{{big, bigBody}, {empty, ""}, {kA, everyByte}}));
        VERIFY_RESULT(await(m_store->commit(
            {"Remove",
             {replace(kA, everyByte, {}), replace(empty, "", {}), replace(big, bigBody, "small")}})));
        const auto states = await(m_store->states());
        VERIFY_RESULT(states);
        QCOMPARE(states->back().label, std::string("Save \"it\" \\ 'now' \xc3\xa4"));
        VERIFY_RESULT(await(m_store->restore(states->front().id)));
        QCOMPARE(bodies(), (Bodies{{big, bigBody}, {empty, ""}, {kA, everyByte}}));
    }

    void commitsAreDoneInTheOrderInWhichTheyWereGiven()
    {
        std::vector<QFuture<Result<void>>> answers;
        answers.push_back(m_store->commit({"0", {create(kA, body(0))}}));
        for (int i = 1; i < 40; ++i)
            answers.push_back(m_store->commit({std::to_string(i), {replace(kA, body(i - 1), body(i))}}));
        for (const auto &answer : answers)
            VERIFY_RESULT(await(answer));
        QCOMPARE(bodies(), (Bodies{{kA, body(39)}}));
    }

    void whatWasAskedBeforeTheEndIsStillDone()
    {
        std::vector<QFuture<Result<void>>> answers;
        for (int i = 0; i < 20; ++i)
            answers.push_back(m_store->commit(
                {"Save", {create({DocumentKind::Mapping, "m" + std::to_string(i)}, body(i))}}));
        m_store.reset();
        for (const auto &answer : answers) {
            QVERIFY(answer.isFinished());
            VERIFY_RESULT(answer.result());
        }
        m_store = m_place->open(*m_clock);
        QCOMPARE(bodies().size(), std::size_t{20});
    }

    void aThousandDocumentsChangeAtOnce()
    {
        Commit saved{"Save", {}};
        Commit changed{"Change", {}};
        for (int i = 0; i < 1'000; ++i) {
            const DocumentKey key{DocumentKind::Mapping, "m" + std::to_string(i)};
            saved.changes.push_back(create(key, body(i)));
            changed.changes.push_back(replace(key, body(i), body(i + 1)));
        }
        VERIFY_RESULT(await(m_store->commit(saved)));
        VERIFY_RESULT(await(m_store->commit(changed)));
        QCOMPARE(bodies().size(), std::size_t{1'000});
        VERIFY_RESULT(await(m_store->restore(await(m_store->states()).value().front().id)));
        QCOMPARE(bodies().at({DocumentKind::Mapping, "m7"}), body(7));
    }

    void whatSomebodyElseWroteIsNotWrittenOver_data()
    {
        // there: -1: no document
        addColumns<int, int, bool>("there", "replaced", "isRemoval");
        QTest::addRow("changed") << 2 << 1 << false;
        QTest::addRow("changed and to be removed") << 2 << 1 << true;
        QTest::addRow("removed") << -1 << 1 << false;
        QTest::addRow("removed twice") << -1 << 1 << true;
        QTest::addRow("created") << 2 << -1 << false;
    }

    void whatSomebodyElseWroteIsNotWrittenOver()
    {
        QFETCH(const int, there);
        QFETCH(const int, replaced);
        QFETCH(const bool, isRemoval);
        VERIFY_RESULT(await(m_store->commit({"Save", {create(kB, body(5))}})));
        const auto theirs = there < 0 ? std::nullopt : std::optional(body(there));
        if (theirs)
            m_place->writeOutside(kA, theirs);
        const DocumentChange mine{kA, isRemoval ? std::nullopt : std::optional(body(9)),
                                  replaced < 0 ? std::nullopt : std::optional(stampOf(body(replaced)))};
        const auto refused = await(m_store->commit({"Mine", {replace(kB, body(5), body(6)), mine}}));
        const bool isTaken = theirs && replaced < 0 && !isRemoval;
        COMPARE_ERROR(refused, ErrorKind::Conflict, isTaken ? "name_taken" : "changed_outside");
        QVERIFY2(refused.error().message.find(".json") == std::string::npos, refused.error().message.c_str());
        QVERIFY(refused.error().message.find("mapping \"a\"") != std::string::npos);
        QCOMPARE(refused.error().details["document"].toString(), std::string_view("mappings/a.json"));
        QCOMPARE(refused.error().details["current"].toString(), std::string_view(theirs.value_or("")));
        Bodies expected{{kB, body(5)}};
        if (theirs)
            expected.emplace(kA, *theirs);
        QCOMPARE(bodies(), expected);
        QCOMPARE(await(m_store->states()).value().size(), std::size_t{1});
        const auto seen = theirs ? std::optional(stampOf(*theirs)) : std::nullopt;
        VERIFY_RESULT(await(m_store->commit({"Mine again", {{kA, mine.body, seen}}})));
    }

    void anUnreadableDocumentIsSetAsideUntilItIsReplacedOnPurpose()
    {
        m_place->writeOutside(kA, kUnread);
        QCOMPARE(bodies(), (Bodies{{kA, kUnread}}));
        for (const DocumentChange &change :
             {create(kA, body(1)), replace(kA, body(1), body(2)), replace(kA, body(1), std::nullopt)}) {
            const auto refused = await(m_store->commit({"Save", {change, create(kB, body(2))}}));
            COMPARE_ERROR(refused, ErrorKind::Conflict, "set_aside");
            QCOMPARE(refused.error().details["line"].toInt64(), std::optional<std::int64_t>(3));
            QCOMPARE(refused.error().details["column"].toInt64(), std::optional<std::int64_t>(1));
            QVERIFY(refused.error().message.find("mapping \"a\"") != std::string::npos);
            QCOMPARE(bodies(), (Bodies{{kA, kUnread}}));
        }
        VERIFY_RESULT(await(m_store->commit({"Others", {create(kB, body(2))}})));
        VERIFY_RESULT(await(m_store->commit({"Replace", {replace(kA, kUnread, body(1))}})));
        QCOMPARE(bodies(), (Bodies{{kA, body(1)}, {kB, body(2)}}));
        // And even then it is not lost.
        VERIFY_RESULT(await(m_store->restore(await(m_store->states()).value().front().id)));
        QCOMPARE(bodies(), (Bodies{{kA, kUnread}, {kB, body(2)}}));
    }

    void whatANewerVersionWroteIsNeverTouched()
    {
        const std::string newer = body(1, 2);
        m_place->writeOutside(kA, newer);
        for (const DocumentChange &change :
             {create(kA, body(1)), replace(kA, newer, body(2)), replace(kA, newer, std::nullopt)})
            COMPARE_ERROR(await(m_store->commit({"Save", {change}})), ErrorKind::Conflict, "newer_format");
        QCOMPARE(bodies(), (Bodies{{kA, newer}}));
    }

    void theLastTenStatesCanBeGoneBackTo()
    {
        VERIFY_RESULT(await(m_store->commit({"0", {create(kA, body(0))}})));
        for (int i = 1; i <= 15; ++i)
            VERIFY_RESULT(await(m_store->commit({std::to_string(i), {replace(kA, body(i - 1), body(i))}})));
        VERIFY_RESULT(await(m_store->commit({"other", {create(kB, body(99))}})));
        const auto states = await(m_store->states());
        VERIFY_RESULT(states);
        QCOMPARE(states->size(), std::size_t{10});
        QCOMPARE(states->front().label, std::string("other"));
        QVERIFY(states->front().news == (std::vector<DocumentNews>{{kB, DocumentNews::Kind::Added}}));
        QVERIFY(states->at(1).news == (std::vector<DocumentNews>{{kA, DocumentNews::Kind::Changed}}));
        QCOMPARE(states->back().label, std::string("7"));
        for (std::size_t i = 1; i < states->size(); ++i)
            QVERIFY(states->at(i).revision < states->at(i - 1).revision);
        const auto news = std::make_shared<News>();
        connect(m_store.get(), &Store::changed, this, [news](const News &changes) { *news = changes; });
        VERIFY_RESULT(await(m_store->restore(states->back().id)));
        QTRY_VERIFY(!news->empty());
        QVERIFY((*news == News{replace(kA, body(15), body(6)), replace(kB, body(99), {})}));
        QCOMPARE(bodies(), (Bodies{{kA, body(6)}}));
        const auto after = await(m_store->states());
        VERIFY_RESULT(after);
        QVERIFY(after->front().news
                == (std::vector<DocumentNews>{{kA, DocumentNews::Kind::Changed},
                                              {kB, DocumentNews::Kind::Removed}}));
        VERIFY_RESULT(await(m_store->restore(after->front().id)));
        QCOMPARE(bodies(), (Bodies{{kA, body(15)}, {kB, body(99)}}));
        for (const char *none : {"", "1", "1000", "format-1-0000000001", "no number"})
            COMPARE_ERROR(await(m_store->restore(none)), ErrorKind::NotFound, "no_such_state");
    }

    void aMigrationIsPrecededByACopyOfEverything()
    {
        const DocumentKey tool{DocumentKind::Tool, "t"};
        VERIFY_RESULT(await(
            m_store->commit({"Old", {create(kA, body(1)), create(kB, body(2)), create(tool, kUnread)}})));
        m_store.reset();
        Formats formats = workspace::currentFormats();
        formats.current[static_cast<std::size_t>(DocumentKind::Mapping)] = 2;
        m_store = m_place->open(*m_clock, formats);
        const Bodies old = bodies();
        VERIFY_RESULT(await(m_store->commit({"Edit a", {replace(kA, body(1), body(10, 2))}})));
        QCOMPARE(copies().size(), std::size_t{1});
        VERIFY_RESULT(await(m_store->commit({"Edit b", {replace(kB, body(2), body(20, 2))}})));
        QCOMPARE(copies().size(), std::size_t{1}); // which has both
        for (int i = 0; i < 12; ++i)
            VERIFY_RESULT(await(m_store->commit({"Go on", {replace(kA, body(10 + i, 2), body(11 + i, 2))}})));
        const DocumentKey later{DocumentKind::Mapping, "later"};
        VERIFY_RESULT(await(m_store->commit({"New", {create(later, body(3, 2))}})));
        QCOMPARE(copies().size(), std::size_t{1});
        const SavedState copy = copies().front();
        QVERIFY(QByteArray::fromStdString(copy.id).startsWith("format-1-"));
        QCOMPARE(copy.label, std::string("Edit a"));
        const Bodies migrated = bodies();
        VERIFY_RESULT(await(m_store->restore(copy.id)));
        QCOMPARE(bodies(), old);
        VERIFY_RESULT(await(m_store->restore(await(m_store->states()).value().front().id)));
        QCOMPARE(bodies(), migrated);
        // An old document that comes later is in no copy yet.
        m_place->writeOutside(later, body(4));
        VERIFY_RESULT(await(m_store->commit({"Edit later", {replace(later, body(4), body(5, 2))}})));
        QCOMPARE(copies().size(), std::size_t{2});
    }

    void aCopyThatSomebodyAskedForStays()
    {
        VERIFY_RESULT(await(m_store->commit({"Before", {create(kA, body(1)), create(kB, body(2))}})));
        const Bodies then = bodies();
        VERIFY_RESULT(await(m_store->keep("By hand")));
        VERIFY_RESULT(await(m_store->keep("Once more")));
        QCOMPARE(copies().size(), std::size_t{2});
        for (int i = 1; i < 13; ++i)
            VERIFY_RESULT(await(m_store->commit({"Go on", {replace(kA, body(i), body(i + 1))}})));
        VERIFY_RESULT(await(m_store->commit({"Go on", {create({DocumentKind::Mapping, "later"}, body(3))}})));
        m_store.reset();
        m_store = m_place->open(*m_clock);
        VERIFY_RESULT(await(m_store->load()));
        const auto states = await(m_store->states());
        VERIFY_RESULT(states);
        QCOMPARE(states->size(), std::size_t{12}); // beside the last ten
        QCOMPARE(states->at(10).label, std::string("Once more"));
        QCOMPARE(states->at(11).label, std::string("By hand"));
        for (std::size_t i = 1; i < states->size(); ++i)
            QVERIFY(states->at(i).revision < states->at(i - 1).revision);
        VERIFY_RESULT(await(m_store->restore(states->at(11).id)));
        QCOMPARE(bodies(), then);
    }

    void itsOwnChangesAreNoNews()
    {
        const auto news = std::make_shared<News>();
        connect(m_store.get(), &Store::changed, this,
                [news](const News &changes) { news->insert(news->end(), changes.begin(), changes.end()); });
        VERIFY_RESULT(await(m_store->commit({"Save", {create(kA, body(1))}})));
        VERIFY_RESULT(await(m_store->commit({"Save", {replace(kA, body(1), {})}})));
        lookWithinASecond();
        m_place->writeOutside(kB, body(2));
        lookWithinASecond();
        QTRY_VERIFY(!news->empty());
        QVERIFY((*news == News{create(kB, body(2))}));
    }

    void changesOfOthersAreNewsWithinASecond()
    {
        VERIFY_RESULT(await(m_store->commit({"Save", {create(kA, body(1)), create(kB, body(2))}})));
        const DocumentKey kNew{DocumentKind::Tool, "new"};
        const auto news = std::make_shared<News>();
        connect(m_store.get(), &Store::changed, this,
                [news](const News &changes) { news->insert(news->end(), changes.begin(), changes.end()); });
        m_place->writeOutside(kA, body(3));
        m_place->writeOutside(kB, std::nullopt);
        m_place->writeOutside(kNew, body(4));
        lookWithinASecond();
        QTRY_COMPARE(news->size(), std::size_t{3});
        std::ranges::sort(*news, {}, &DocumentChange::key);
        QVERIFY(
            (*news == News{create(kNew, body(4)), replace(kA, body(1), body(3)), replace(kB, body(2), {})}));
        // And they can be built on.
        VERIFY_RESULT(await(m_store->commit({"Save", {replace(kA, body(3), body(5))}})));
    }

    // In one process or in two: of several who replace the same document one wins, and the others are told.
    void ofTwoStoresNeitherUndoesWhatTheOtherDid()
    {
        VERIFY_RESULT(await(m_store->commit({"Save", {create(kA, body(0)), create(kB, body(0))}})));
        const auto second = m_place->open(*m_clock);
        VERIFY_RESULT(await(second->load()));
        std::map<std::string, int> outcomes;
        int now = 0;
        for (int i = 0; i < 25; ++i) {
            const int mine = 2 * i + 1;
            const auto first = m_store->commit(
                {"First", {replace(kB, body(now), body(mine)), replace(kA, body(now), body(mine))}});
            const auto other = second->commit(
                {"Other", {replace(kA, body(now), body(mine + 1)), replace(kB, body(now), body(mine + 1))}});
            const auto firstDone = await(first);
            const auto otherDone = await(other);
            QVERIFY(firstDone.hasValue() != otherDone.hasValue());
            ++outcomes[firstDone ? otherDone.error().code : firstDone.error().code];
            now = firstDone ? mine : mine + 1;
            QCOMPARE(bodies(), (Bodies{{kA, body(now)}, {kB, body(now)}}));
        }
        QFETCH_GLOBAL(const StorePlace::Kind, kind);
        const auto *expected = kind == StorePlace::Kind::JsonFolder ? "locked" : "changed_outside";
        QCOMPARE(outcomes, (std::map<std::string, int>{{expected, 25}}));
    }

private:
    using Bodies = std::map<DocumentKey, std::string>;

    // What a store that is opened now finds.
    Bodies bodies()
    {
        const auto other = m_place->open(*m_clock);
        const auto documents = await(other->load());
        Bodies bodies;
        if (!documents) {
            qWarning("%s", documents.error().message.c_str());
            return bodies;
        }
        for (const Document &document : *documents)
            bodies.emplace(document.key, document.body);
        return bodies;
    }

    std::vector<SavedState> copies()
    {
        auto states = await(m_store->states()).value();
        std::erase_if(states, [](const SavedState &state) { return state.kind != SavedState::Kind::Copy; });
        return states;
    }

    // Lets one second pass for the store, once it is idle.
    void lookWithinASecond()
    {
        QFETCH_GLOBAL(const StorePlace::Kind, kind);
        if (kind != StorePlace::Kind::Memory)
            QVERIFY(QTest::qWaitFor([this] { return m_clock->pendingTimers() > 0; }, 10'000));
        m_clock->advance(1s);
    }

    std::unique_ptr<PostgresServer> m_server;
    std::string m_whyNoServer;
    std::unique_ptr<FakeClock> m_clock;
    std::unique_ptr<StorePlace> m_place;
    std::unique_ptr<Store> m_store;
};

TOOLTRAY_TEST(ContractTest)

#include "contracttest.moc"
