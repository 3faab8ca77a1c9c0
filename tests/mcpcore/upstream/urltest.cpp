// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/url.h"

#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::upstream;

class UrlTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTakenApart_data()
    {
        const TestRows<std::string, std::string> row{"whole", "parts"};
        row("https://api.example.com/graphql", "https api.example.com 443 /graphql");
        row("HTTP://API.Example.COM:8080", "http api.example.com 8080 /");
        row("http://127.0.0.1:4000/a/../b?q=1#there", "http 127.0.0.1 4000 /b?q=1");
        row("http://[::1]:4000/x", "http [::1] 4000 /x");
        row("https://example.com?q", "https example.com 443 /?q");
    }
    void isTakenApart()
    {
        QFETCH(std::string, whole);
        QFETCH(std::string, parts);
        const auto url = Url::parse(whole);
        VERIFY_RESULT(url);
        QCOMPARE(url->scheme() + ' ' + url->host() + ' ' + std::to_string(url->port()) + ' ' + url->target(),
                 parts);
        QVERIFY(url->text().find('#') == std::string::npos);
    }

    void isRefused_data()
    {
        const TestRows<std::string, std::string> row{"text", "code"};
        row("nothing", "", "invalid_url");
        row("no scheme", "example.com/graphql", "invalid_url");
        row("a path", "/graphql", "invalid_url");
        row("another scheme", "ftp://example.com/", "unsupported_scheme");
        row("a file", "file:///etc/passwd", "unsupported_scheme");
        row("gopher", "gopher://example.com/", "unsupported_scheme");
        row("an unknown scheme", "nonsense://example.com/", "unsupported_scheme");
        row("no host", "https:///graphql", "invalid_url");
        row("a port beyond", "https://example.com:70000/", "invalid_url");
        row("port 0", "https://example.com:0/", "invalid_url");
        row("a user", "https://user@example.com/", "credentials_in_url");
        row("a password", "https://:secret@example.com/", "credentials_in_url");
        row("a space", "https://example.com/a b", "invalid_url");
        row("a line break", "https://example.com/a\r\nX: y", "invalid_url");
        row("a NUL", std::string("https://example.com/\0", 21), "invalid_url");
        row("too long", "https://example.com/" + std::string(70'000, 'a'), "invalid_url");
    }
    void isRefused()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, code);
        const auto url = Url::parse(text);
        COMPARE_ERROR(url, ErrorKind::Invalid, code);
        QVERIFY(!url.error().hint.empty());
        QVERIFY(url.error().message.find("secret") == std::string::npos);
    }

    void resolvesReferences_data()
    {
        const TestRows<std::string, std::string> row{"reference", "expected"};
        row("https://other.example/x", "https://other.example/x");
        row("/moved", "https://api.example.com/moved");
        row("next", "https://api.example.com/v1/next");
        row("../up", "https://api.example.com/up");
        row("?page=2", "https://api.example.com/v1/graphql?page=2");
        row("//other.example/x", "https://other.example/x");
        row("/with space", "https://api.example.com/with%20space");
        row("ftp://example.com/", "unsupported_scheme");
        row("javascript:alert(1)", "unsupported_scheme");
        row("https://user:secret@api.example.com/", "credentials_in_url");
    }
    void resolvesReferences()
    {
        QFETCH(std::string, reference);
        QFETCH(std::string, expected);
        const auto base = Url::parse("https://api.example.com/v1/graphql");
        VERIFY_RESULT(base);
        const auto url = base->resolve(reference);
        QCOMPARE(url ? url->text() : url.error().code, expected);
    }

    void knowsItsOrigin()
    {
        const auto url = [](const char *text) { return Url::parse(text).value(); };
        const Url https = url("https://example.com/a");
        QCOMPARE(https.origin(), "https://example.com");
        QCOMPARE(url("https://example.com:8443/a").origin(), "https://example.com:8443");
        QVERIFY(https.hasSameOrigin(url("https://EXAMPLE.com:443/b?c")));
        QVERIFY(!https.hasSameOrigin(url("http://example.com:443/a")));
        QVERIFY(!https.hasSameOrigin(url("https://example.com:8443/a")));
        QVERIFY(!https.hasSameOrigin(url("https://api.example.com/a")));
    }
};

TOOLTRAY_TEST(UrlTest)
#include "urltest.moc"
