// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/endpoint.h"

#include "samples.h"
#include "support/faketransport.h"
#include "support/repeated.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;

namespace {

Request sample(const std::string &method)
{
    Request request = requestTo("https://api.example.com/v1", method);
    request.fields = {{"Authorization", credentials::Secret("Bearer t")},
                      {"X-Api-Key", "k"},
                      {"Cookie", "c=1"},
                      {"Accept", "application/json"},
                      {"Content-Type", "application/json"},
                      {"Accept-Language", credentials::Secret("odd")}};
    if (method != "GET" && method != "HEAD")
        request.body = std::make_shared<const std::string>("{}");
    auto connectivity = std::make_shared<Connectivity>();
    connectivity->tls = {.caFile = "ca",
                         .clientCertificateFile = "cert",
                         .clientKeyFile = "key",
                         .clientKeyPassword = credentials::Secret("p")};
    request.connectivity = connectivity;
    return request;
}

std::string names(const Request &request)
{
    std::string list;
    for (const RequestField &field : request.fields)
        list += (list.empty() ? "" : " ") + field.name;
    return list;
}

ResponseHead redirectHead(int status, const std::string &location)
{
    return test::response(status, {}, {{"Location", location}}).head;
}

} // namespace

class RedirectTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsOrChangesTheMethod_data()
    {
        // expected: with " +body"
        addColumns<int, std::string, std::string>("status", "method", "expected");
        const auto row = [](int status, const char *method, const char *expected) {
            QTest::addRow("%d %s", status, method) << status << std::string(method) << std::string(expected);
        };
        for (const int status : {301, 302}) {
            row(status, "GET", "GET");
            row(status, "HEAD", "HEAD");
            row(status, "POST", "GET");
            row(status, "PUT", "PUT +body");
            row(status, "PATCH", "PATCH +body");
            row(status, "DELETE", "DELETE +body");
        }
        row(303, "GET", "GET");
        row(303, "HEAD", "HEAD");
        row(303, "POST", "GET");
        row(303, "PUT", "GET");
        row(303, "DELETE", "GET");
        for (const int status : {307, 308}) {
            row(status, "GET", "GET");
            row(status, "HEAD", "HEAD");
            row(status, "POST", "POST +body");
            row(status, "PUT", "PUT +body");
            row(status, "PATCH", "PATCH +body");
        }
    }
    void keepsOrChangesTheMethod()
    {
        QFETCH(int, status);
        QFETCH(std::string, method);
        QFETCH(std::string, expected);
        Request request = sample(method);
        const auto next = redirected(request, redirectHead(status, "/v2"), AddressScope::Public);
        QVERIFY(next && *next);
        const bool keepsBody = (*next)->body != nullptr;
        QCOMPARE((*next)->method + (keepsBody ? " +body" : ""), expected);
        QCOMPARE((*next)->url.text(), "https://api.example.com/v2");
        QCOMPARE((*next)->body, keepsBody ? request.body : nullptr); // the same one, not a copy
        QCOMPARE(fieldOf(**next, "Content-Type"),
                 keepsBody || method == (*next)->method ? "application/json" : "-");
        QCOMPARE(fieldOf(**next, "Authorization"), "Bearer t");
        QCOMPARE((*next)->repetition == Repetition::Harmless,
                 (*next)->method != method || isIdempotent(method));

        request.redirects = Redirects::KeepMethod;
        const auto kept = redirected(request, redirectHead(status, "/v2"), AddressScope::Public);
        QVERIFY(kept);
        QCOMPARE(kept->hasValue(), (*next)->method == method);
    }

    void takesCredentialsToNoOtherOrigin_data()
    {
        const TestRows<std::string, bool> row{"location", "keeps"};
        row("/v2", true);
        row("https://API.example.com:443/v2", true);
        row("//api.example.com/v2", true);
        row("https://api.example.com:8443/v1", false);
        row("https://example.com/v1", false);
        row("https://v2.api.example.com/v1", false);
        row("https://api.example.com.evil.example/v1", false);
        row("//evil.example/v1", false);
    }
    void takesCredentialsToNoOtherOrigin()
    {
        QFETCH(std::string, location);
        QFETCH(bool, keeps);
        for (const int status : {301, 302, 303, 307, 308}) {
            for (const std::string method : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"}) {
                const auto next =
                    redirected(sample(method), redirectHead(status, location), AddressScope::Public);
                const bool isGet = method == "GET" || method == "HEAD" || status == 303
                                   || (method == "POST" && status < 303);
                QVERIFY(next);
                // A body goes nowhere else, nor does what changes something.
                QCOMPARE(next->hasValue(), keeps || isGet);
                if (!*next) {
                    QVERIFY2(next->error().message.find("does not go there") != std::string::npos,
                             next->error().message.c_str());
                    continue;
                }
                const bool hasType = method == (*next)->method;
                const std::string all =
                    hasType ? "Authorization X-Api-Key Cookie Accept Content-Type Accept-Language"
                            : "Authorization X-Api-Key Cookie Accept Accept-Language";
                QCOMPARE(names(**next), keeps ? all : hasType ? "Accept Content-Type" : "Accept");
                const TlsSettings &tls = (*next)->connectivity->tls;
                QCOMPARE(tls.caFile, "ca");
                QCOMPARE(tls.clientCertificateFile, keeps ? "cert" : "");
                QCOMPARE(tls.clientKeyFile, keeps ? "key" : "");
                QCOMPARE(tls.clientKeyPassword.has_value(), keeps);
            }
        }
        // Back at home, what was left behind is not picked up again.
        const auto away =
            redirected(sample("GET"), redirectHead(307, "https://evil.example/"), AddressScope::Public);
        const auto back =
            redirected(**away, redirectHead(307, "https://api.example.com/v1"), AddressScope::Public);
        QCOMPARE(fieldOf(**back, "Authorization"), "-");
    }

    void takesKeysInTheUrlToNoOtherOrigin_data()
    {
        const TestRows<std::string, bool> row{"location", "follows"};
        row("https://other.example/v1?api_key=k+y%2F1", false); // as a server writes it that keeps the query
        row("https://other.example/v1?API_KEY=k%2By/1&page=2", false);
        row("https://other.example/v1/k+y/1/pets", false);
        row("https://other.example/login?next=%2Fv1%3Fapi_key%3Dk%252By%252F1", false);
        row("https://other.example/login?next=%252Fv1%253Fapi_key%253Dk%25252By%25252F1", false);
        // Decoding that to its end would take seconds.
        row("encoded 30,000 times", "https://other.example/v1?%" + test::repeated("25", 30'000) + "41",
            false);
        row("https://other.example/v1?page=2", true);
        row("https://other.example/v1?api_key=k", true); // a key of somebody else
        row("/v2?api_key=k+y%2F1", true);
    }
    void takesKeysInTheUrlToNoOtherOrigin()
    {
        QFETCH(std::string, location);
        QFETCH(bool, follows);
        Request request = requestTo("https://api.example.com/v1?api_key=k%2By%2F1");
        request.keysInUrl = {credentials::Secret("k+y/1")};
        const auto next = redirected(request, redirectHead(301, location), AddressScope::Public);
        QVERIFY(next);
        QCOMPARE(next->hasValue(), follows);
        if (!follows)
            QCOMPARE(next->error().message,
                     "it leads to https://other.example, and the key in the URL does not go there");
    }

    void refusesPlaces_data()
    {
        const TestRows<std::string, std::string> row{"location", "reason"};
        row("http://api.example.com/v1", "from https to http");
        row("file:///etc/passwd", "neither an http nor an https");
        row("ftp://api.example.com/", "neither an http nor an https");
        row("https://user:pass@api.example.com/", "user name or password");
        row("https://", "not say where to go");
        row("https://api.example.com/v1", "to itself");
        row("", "not say where to go");
        row("https:///v2", "not say where to go");
    }
    void refusesPlaces()
    {
        QFETCH(std::string, location);
        QFETCH(std::string, reason);
        const auto next = redirected(sample("GET"), redirectHead(302, location), AddressScope::Public);
        QVERIFY(next && !*next);
        QVERIFY2(next->error().message.find(reason) != std::string::npos, next->error().message.c_str());
    }

    void leavesOtherResponsesAlone()
    {
        for (const int status : {200, 201, 300, 304, 305, 306, 404})
            QVERIFY(!redirected(sample("GET"), redirectHead(status, "/v2"), AddressScope::Public));
        QVERIFY(!redirected(sample("GET"), test::response(302).head, AddressScope::Public));
    }

    void leadsToNoNarrowerPlace_data()
    {
        const TestRows<std::string, bool, bool> row{"host", "fromPrivate", "fromLoopback"};
        for (const char *here : {"127.0.0.1", "127.8.8.8", "2130706433", "0x7f000001", "0177.0.0.1", "127.1",
                                 "0.0.0.0", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
                                 "[::127.0.0.1]", "[64:ff9b::127.0.0.1]", "[2002:7f00:1::]"})
            row(here, false, true);
        for (const char *inside :
             {"10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "198.18.0.1",
              "[fc00::1]", "[fd00:ec2::254]", "[::ffff:10.0.0.1]", "167772161"})
            row(inside, true, true);
        for (const char *nowhere :
             {"169.254.169.254", "[fe80::1]", "2852039166", "0xa9fea9fe", "[::ffff:169.254.169.254]",
              "168.63.129.16", "224.0.0.1", "240.0.0.1", "255.255.255.255", "[ff02::1]"})
            row(nowhere, false, false);
    }
    void leadsToNoNarrowerPlace()
    {
        QFETCH(std::string, host);
        QFETCH(bool, fromPrivate);
        QFETCH(bool, fromLoopback);
        const auto isFollowed = [&](AddressScope from) {
            return redirected(sample("GET"), redirectHead(302, "https://" + host + "/v2"), from)->hasValue();
        };
        QVERIFY(!isFollowed(AddressScope::Public));
        QCOMPARE(isFollowed(AddressScope::Private), fromPrivate);
        QCOMPARE(isFollowed(AddressScope::Loopback), fromLoopback);
        for (const char *open :
             {"https://93.184.216.34/", "https://[2606:4700::1]/", "https://172.32.0.1/",
              "https://100.128.0.1/", "https://example.com/", "https://[::ffff:93.184.216.34]/"}) {
            for (const AddressScope from :
                 {AddressScope::Public, AddressScope::Private, AddressScope::Loopback})
                QVERIFY2(redirected(sample("GET"), redirectHead(302, open), from)->hasValue(), open);
        }
    }
};

TOOLTRAY_TEST(RedirectTest)
#include "redirecttest.moc"
