// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "workspace/codec/endpointcodec.h"
#include "workspace/definitions/endpoint.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

// Where the paths of REST tools lead, and which endpoints need no URL of GraphQL.
class RestBaseTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstThatIsSaidCounts_data()
    {
        addColumns<QString, QString, bool>("endpoint", "base", "hasSchema");
        const auto row = [](const char *endpoint, const char *base, bool hasSchema) {
            QTest::newRow(endpoint) << QString::fromUtf8(endpoint).replace(u'\'', u'"')
                                    << QString::fromUtf8(base) << hasSchema;
        };
        row("{'url':'https://a.b/graphql'}", "https://a.b/graphql", true);
        row("{'url':'https://a.b/graphql','rest_url':'https://a.b/v1'}", "https://a.b/v1", true);
        row("{'url':'https://a.b/graphql','api':{'location':'https://c.d:81/x/openapi.json'}}",
            "https://c.d:81", true);
        row("{'api':{'location':'https://c.d/openapi.json?x=/'}}", "https://c.d", false);
        row("{'api':{'location':'https://c.d/x.json','server':'https://{r}.e.f:81/"
            "{v}','variables':{'r':'eu'}}}",
            "https://eu.e.f:81", false);
        row("{'api':{'location':'https://c.d/x.json','server':'/v2'}}", "https://c.d", false);
        row("{'api':{'location':'x.json','server':'https://{REGION}.e.f/v1'}}", "https://{REGION}.e.f",
            false);
        row("{'rest_url':'https://a.b/v1','api':{'location':'x.json','server':'https://e.f'}}",
            "https://a.b/v1", false);
        row("{'api':{'location':'https://c.d'}}", "https://c.d", false);
        row("{'rest_url':'https://a.b/v1','api':{'location':'api.yaml'}}", "https://a.b/v1", false);
        row("{'rest_url':'https://a.b/v1','schema':'introspection'}", "https://a.b/v1", false);
        row("{'api':{'location':'api.yaml'}}", "", false);
    }

    void theFirstThatIsSaidCounts()
    {
        QFETCH(const QString, endpoint);
        QFETCH(const QString, base);
        QFETCH(const bool, hasSchema);
        Endpoint read;
        std::vector<json::DecodeError> errors;
        const json::Value value = json::parse(endpoint.toStdString()).value;
        workspace::read(json::Reader(value, errors), read);
        QCOMPARE(errors.size(), std::size_t(0));
        QCOMPARE(QString::fromStdString(restBase(read)), base);
        QCOMPARE(read.schema.kind != SchemaSource::Kind::None, hasSchema);
    }
};

TOOLTRAY_TEST(RestBaseTest)
#include "restbasetest.moc"
