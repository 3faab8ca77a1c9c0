// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafolder.h"

#include "graphql/schema/printschema.h"
#include "schemafixture.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

constexpr std::string_view kSavedSdl = "type Query {\n  user(id: ID!): String\n}";

SavedSchema keptSchema()
{
    return {SchemaFixture::schema(kSavedSdl), "introspection http://a/", "introspection",
            WallTime(std::chrono::milliseconds(1'000))};
}

} // namespace

class SchemaFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_temporary = std::make_unique<test::TemporaryFolder>(); }

    void whatIsSavedIsThereAgain()
    {
        VERIFY_RESULT(folder().save("api", keptSchema()));
        const auto loaded = folder().load("api", "introspection http://a/");
        QVERIFY(loaded);
        QCOMPARE(loaded->source, std::string("introspection"));
        QCOMPARE(loaded->fetchedAt, keptSchema().fetchedAt);
        QCOMPARE(graphql::printSchema(*loaded->schema), graphql::printSchema(*keptSchema().schema));
        QCOMPARE(m_temporary->read("schemas/api.graphql"), graphql::printSchema(*keptSchema().schema));
    }

    void nothingIsThereBeforeOrOfAnotherOrigin()
    {
        QVERIFY(!folder().load("api", "introspection http://a/"));
        VERIFY_RESULT(folder().save("api", keptSchema()));
        QVERIFY(!folder().load("api", "introspection http://b/"));
        QVERIFY(!folder().load("other", "introspection http://a/"));
    }

    void aTextThatSomebodyChangedCounts()
    {
        VERIFY_RESULT(folder().save("api", keptSchema()));
        m_temporary->write("schemas/api.graphql", "type Query { changed: Int }");
        for (int i = 0; i < 2; ++i) { // the second time from the new binary form
            const auto loaded = folder().load("api", "introspection http://a/");
            QVERIFY(loaded);
            QVERIFY(loaded->schema->queryType().field("changed"));
        }
    }

    void aDamagedBinaryFormIsReadAnewFromTheText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("other bytes") << QByteArray(4096, 'x');
    }

    void aDamagedBinaryFormIsReadAnewFromTheText()
    {
        QFETCH(QByteArray, bytes);
        VERIFY_RESULT(folder().save("api", keptSchema()));
        m_temporary->write("schemas/api.schema", bytes.toStdString());
        const auto loaded = folder().load("api", "introspection http://a/");
        QVERIFY(loaded);
        QVERIFY(loaded->schema->queryType().field("user"));
    }

    void aTextThatIsNoSchemaIsNone()
    {
        VERIFY_RESULT(folder().save("api", keptSchema()));
        m_temporary->write("schemas/api.graphql", "<<<<<<< ours");
        QVERIFY(!folder().load("api", "introspection http://a/"));
    }

    void touchedItIsAsFreshAsTheLastTime()
    {
        VERIFY_RESULT(folder().save("api", keptSchema()));
        SavedSchema later = keptSchema();
        later.fetchedAt += std::chrono::hours(1);
        VERIFY_RESULT(folder().touch("api", later));
        const auto loaded = folder().load("api", "introspection http://a/");
        QVERIFY(loaded);
        QCOMPARE(loaded->fetchedAt, later.fetchedAt);
    }

    void touchedWithoutATextItIsSaved()
    {
        VERIFY_RESULT(folder().touch("api", keptSchema()));
        QVERIFY(folder().load("api", "introspection http://a/"));
    }

    void removedItIsGone()
    {
        VERIFY_RESULT(folder().save("api", keptSchema()));
        folder().remove("api");
        QCOMPARE(m_temporary->names(), std::vector<std::string>{"schemas"});
    }

private:
    SchemaFolder folder() const { return SchemaFolder(m_temporary->path() / "schemas"); }

    std::unique_ptr<test::TemporaryFolder> m_temporary;
};

TOOLTRAY_TEST(SchemaFolderTest)
#include "schemafoldertest.moc"
