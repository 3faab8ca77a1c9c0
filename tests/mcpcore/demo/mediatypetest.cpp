// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/server/graphqlserver.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::demo;

class MediaTypeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void acceptFieldsPickTheBest_data()
    {
        tooltray::addColumns<QByteArray, QByteArray>("accept", "expected");
        const QByteArray response = "application/graphql-response+json";
        const QByteArray json = "application/json";
        const QByteArray events = "text/event-stream";
        const auto row = [](const char *accept, const QByteArray &expected) {
            QTest::newRow(accept) << QByteArray(accept) << expected;
        };
        row("", response);
        row("*/*", response);
        row("application/*", response);
        row("application/json", json);
        row("APPLICATION/JSON", json);
        row("application/json; charset=utf-8", json);
        row("application/json, application/graphql-response+json", response);
        row("application/json, application/graphql-response+json;q=0.9", json);
        row("application/graphql-response+json, application/json;q=0.9", response);
        row("text/event-stream", events);
        row("text/event-stream, */*;q=0.1", events);
        row("text/*", events);
        row("*/*, application/graphql-response+json;q=0", json);
        row("application/json;q=0", {});
        row("text/html", {});
        row("text/html, application/xhtml+xml, */*;q=0.8", response);
        row(",,", {});
    }
    void acceptFieldsPickTheBest()
    {
        QFETCH(QByteArray, accept);
        const auto type = preferredType(accept.toStdString());
        QTEST(type ? QByteArray::fromStdString(std::string(nameOf(*type))) : QByteArray(), "expected");
    }

    void withoutAFieldItIsTheResponseType() { QVERIFY(preferredType({}) == MediaType::GraphqlResponse); }
};

TOOLTRAY_TEST(MediaTypeTest)
#include "mediatypetest.moc"
