// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/apicredentials.h"
#include "samples.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::workspace;

Q_DECLARE_METATYPE(tooltray::workspace::Credential)

namespace {

openapi::ApiPointer apiAsking(const QString &security)
{
    const QString text =
        QStringLiteral(
            "{'openapi':'3.0.3','info':{'title':'A','version':'1'},'paths':{'/a':{'get':{'security':%1}},"
            "'/b':{'get':{'security':%1},'post':{'security':[{}]}}},'components':{'securitySchemes':{"
            "'basic':{'type':'http','scheme':'basic'},'bearer':{'type':'http','scheme':'bearer'},"
            "'digest':{'type':'http','scheme':'digest'},'tls':{'type':'mutualTLS'},"
            "'header':{'type':'apiKey','in':'header','name':'X-Key'},"
            "'query':{'type':'apiKey','in':'query','name':'key'},"
            "'cookie':{'type':'apiKey','in':'cookie','name':'sid'},"
            "'oauth':{'type':'oauth2','flows':{}}}}}")
            .arg(security);
    return samples::describedApi(text.toStdString());
}

Credential credentialOf(Credential::Scheme scheme, const char *header = "",
                        Credential::Place place = Credential::Place::Header)
{
    Credential credential;
    credential.name = "main";
    credential.scheme = scheme;
    credential.headerName = header;
    credential.place = place;
    return credential;
}

Credential tokenFor(std::vector<std::string> scopes)
{
    Credential credential = credentialOf(Credential::Scheme::OAuth2ClientCredentials);
    Credential::OAuth2 &oauth2 = credential.oauth2.emplace();
    oauth2.tokenUrl = "https://api.test/token";
    oauth2.clientId = "c";
    oauth2.scopes = std::move(scopes);
    return credential;
}

} // namespace

class ApiCredentialsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsMissingIsNamed_data()
    {
        using Scheme = Credential::Scheme;
        using Place = Credential::Place;
        addColumns<QString, Credential, QString>("security", "credential", "missing");
        const auto row = [](const char *security, const Credential &credential, const char *missing) {
            QTest::addRow("%s, %s", security, missing)
                << QString::fromUtf8(security) << credential << QString::fromUtf8(missing);
        };
        const Credential none = credentialOf(Scheme::Header, "X-Other");
        row("[{'basic':[]}]", none, "a user name and password");
        row("[{'basic':[]}]", credentialOf(Scheme::Basic), "");
        row("[{'bearer':[]}]", none, "a bearer token");
        row("[{'bearer':[]}]", credentialOf(Scheme::Bearer), "");
        row("[{'bearer':[]}]", credentialOf(Scheme::Header), ""); // the whole of Authorization
        row("[{'digest':[]}]", none, "a header Authorization of the kind digest");
        row("[{'tls':[]}]", none, "a client certificate");
        row("[{'header':[]}]", none, "the API key X-Key in a header");
        row("[{'header':[]}]", credentialOf(Scheme::ApiKey, "x-key"), "");
        row("[{'query':[]}]", credentialOf(Scheme::ApiKey, "key"), "the API key key in the query");
        row("[{'query':[]}]", credentialOf(Scheme::ApiKey, "key", Place::Query), "");
        row("[{'cookie':[]}]", none, "the API key sid in a cookie");
        row("[{'cookie':[]}]", credentialOf(Scheme::ApiKey, "sid", Place::Cookie), "");
        row("[{'oauth':['a','b']}]", none, "an OAuth token with the scopes a b");
        row("[{'oauth':['a']}]", credentialOf(Scheme::Bearer), ""); // nobody knows what it is good for
        row("[{'oauth':['a']}]", tokenFor({"a", "b"}), "");
        row("[{'oauth':['a','c']}]", tokenFor({"a", "b"}), "an OAuth token with the scopes a c");
        row("[{'oauth':[]}]", none, "an OAuth token");
        row("[{'header':[],'basic':[]}]", none, "the API key X-Key in a header, a user name and password");
        row("[{'header':[],'basic':[]}]", credentialOf(Scheme::Basic), "the API key X-Key in a header");
        row("[{'header':[],'basic':[]},{'query':[]}]", none, "the API key key in the query");
        row("[{'header':[]},{}]", none, "");
        row("[]", none, "");
        row("[{'gone':[]}]", none, "");
    }

    void whatIsMissingIsNamed()
    {
        QFETCH(const QString, security);
        QFETCH(const Credential, credential);
        QFETCH(const QString, missing);
        Endpoint endpoint = samples::describedEndpoint();
        endpoint.credential = "main";
        Edit edit{"Set up", Origin::Person, {}};
        edit.steps.push_back(PutObject{credential});
        edit.steps.push_back(PutObject{endpoint});
        const Result<Applied> applied = apply(*Workspace::create({}), edit);
        QVERIFY(applied);
        const openapi::ApiPointer api = apiAsking(security);
        QVERIFY(api);
        QCOMPARE(QString::fromStdString(
                     missingCredential(*applied->workspace, endpoint, *api, api->operations.front()).text()),
                 missing);
        const auto all = missingCredentials(*applied->workspace, endpoint, *api);
        QCOMPARE(all.size(), std::size_t(missing.isEmpty() ? 0 : 1));
        if (!missing.isEmpty())
            QCOMPARE(all.front().operations, std::size_t(2));
    }
};

TOOLTRAY_TEST(ApiCredentialsTest)
#include "apicredentialstest.moc"
