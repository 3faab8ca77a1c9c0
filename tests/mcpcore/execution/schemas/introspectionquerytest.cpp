// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafetch.h"

#include "graphql/language/document.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "schemafixture.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

class IntrospectionQueryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Our own schemas know everything that the latest edition knows.
    void everyEditionIsAValidQuery()
    {
        const graphql::SchemaPointer schema = SchemaFixture::schema("type Query { a: Int }");
        for (const IntrospectionEdition edition : kIntrospectionEditions) {
            const graphql::Document document = graphql::parseDocument(introspectionQuery(edition));
            QVERIFY(document.errors().empty());
            const graphql::Diagnostics found = graphql::validate(*schema, document);
            QVERIFY2(found.empty(), found.empty() ? "" : found.front().message.c_str());
        }
    }

    void olderEditionsAskForNothingThatCameLater_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<int>("since"); // index of the first edition that must not have it; newest first
        QTest::newRow("isOneOf") << "isOneOf" << 1;
        QTest::newRow("deprecated inputs") << "inputFields(includeDeprecated: true)" << 1;
        QTest::newRow("specifiedByURL") << "specifiedByURL" << 2;
        QTest::newRow("isRepeatable") << "isRepeatable" << 2;
        QTest::newRow("description of the schema") << "__schema { description" << 2;
    }

    void olderEditionsAskForNothingThatCameLater()
    {
        QFETCH(QString, word);
        QFETCH(int, since);
        int index = 0;
        for (const IntrospectionEdition edition : kIntrospectionEditions) {
            const QString query = QString::fromStdString(introspectionQuery(edition));
            QCOMPARE(query.contains(word), index < since);
            ++index;
        }
    }
};

TOOLTRAY_TEST(IntrospectionQueryTest)
#include "introspectionquerytest.moc"
