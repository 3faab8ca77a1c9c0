// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrun.h"
#include "support/faketransport.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using test::response;

class PageLinkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheNextPage_data()
    {
        addColumns<std::string, std::optional<std::string>>("field", "target");
        const auto row = [](const char *name, const char *field, const char *target) {
            QTest::newRow(name) << std::string(field)
                                << (target == nullptr ? std::nullopt : std::optional(std::string(target)));
        };
        row("alone", "<https://a.example/x?page=2>; rel=\"next\"", "https://a.example/x?page=2");
        row("without quotes", "<x?page=2>; rel=next", "x?page=2");
        row("among others", "<a>; rel=\"prev\", <b>; rel=\"next\", <c>; rel=\"last\"", "b");
        row("several relations", "<a>; rel=\"last next\"", "a");
        row("in capitals", "<a>; REL=Next", "a");
        row("other parameters", "<a>; title=\"x, y; rel=next\"; rel=\"first\", <b>;rel=next;type=x", "b");
        row("an escaped quote", "<a>; title=\"x\\\"; rel=next\"; rel=last", nullptr);
        row("a comma in the target", "<a,b;c>; rel=next", "a,b;c");
        row("the first rel counts", "<a>; rel=last; rel=next", nullptr);
        row("the first of two", "<a>; rel=next, <b>; rel=next", "a");
        row("blanks", "  ,, < a >  ;  rel = next", " a ");
        row("no next", "<a>; rel=\"last\"", nullptr);
        row("no rel", "<a>", nullptr);
        row("no link", "nothing; rel=next", nullptr);
        row("not closed", "<a; rel=next", nullptr);
        row("an open quote", "<a>; rel=\"next", "a");
        row("an escape at the end", "<a>; title=\"\\", nullptr);
        row("empty", "", nullptr);
    }
    void findsTheNextPage()
    {
        QFETCH(std::string, field);
        QFETCH(std::optional<std::string>, target);
        QCOMPARE(nextPageReference(response(200, {}, {{"link", field}}).head), target);
    }

    void looksAtAllFields()
    {
        const auto head = response(200, {}, {{"Link", "<a>; rel=last"}, {"Link", "<b>; rel=next"}}).head;
        QCOMPARE(nextPageReference(head), std::optional<std::string>("b"));
    }

    void staysWithTheOrigin_data()
    {
        const TestRows<std::string, std::string> row{"target", "url"};
        row("https://api.example.com/other?page=2", "https://api.example.com/other?page=2");
        row("HTTPS://API.example.com:443/v1?page=2", "https://api.example.com:443/v1?page=2");
        row("/v1/list?page=2", "https://api.example.com/v1/list?page=2");
        row("?page=2", "https://api.example.com/v1/list?page=2");
        row("https://evil.example/v1/list?page=2", "page_link_foreign");
        row("//evil.example/", "page_link_foreign");
        row("http://api.example.com/v1/list?page=2", "page_link_foreign");
        row("https://api.example.com:8443/", "page_link_foreign");
        row("https://user@api.example.com/", "credentials_in_url");
        row("ftp://api.example.com/", "unsupported_scheme");
    }
    void staysWithTheOrigin()
    {
        QFETCH(std::string, target);
        QFETCH(std::string, url);
        const upstream::Url requested = *upstream::Url::parse("https://api.example.com/v1/list?page=1");
        const auto next =
            nextPageUrl(requested, response(200, {}, {{"Link", "<" + target + ">; rel=next"}}).head);
        const std::string seen = !next ? next.error().code : (*next)->text();
        QVERIFY2(equalsButForCase(seen, url), seen.c_str());
    }

    void thePageMayBeNumbered_data()
    {
        const TestRows<std::string, std::string, std::string> row{"requested", "page", "url"};
        row("behind no query", "/v1", "2", "/v1?page=2");
        row("behind the first page", "/v1?state=open", "2", "/v1?state=open&page=2");
        row("in place of another", "/v1?page=2&per_page=9&my_page=1", "3", "/v1?per_page=9&my_page=1&page=3");
        row("behind the last page", "/v1?page=3", "", "");
        row("no number", "/v1", "2&all=1", "");
    }
    void thePageMayBeNumbered()
    {
        QFETCH(const std::string, requested);
        QFETCH(const std::string, page);
        QFETCH(const std::string, url);
        const std::string origin = "https://api.example.com";
        const auto next = nextPageUrl(*upstream::Url::parse(origin + requested),
                                      response(200, {}, {{"x-next-page", page}}).head);
        QVERIFY(next);
        QCOMPARE(*next ? (*next)->text() : std::string(), url.empty() ? url : origin + url);
    }

    void thereMayBeNone()
    {
        const auto next = nextPageUrl(*upstream::Url::parse("https://api.example.com/"), response(200).head);
        QVERIFY(next && !*next);
    }

    void opensWhatItSealed()
    {
        const std::string sealed = sealedLink("key", "https://a.example/x", "https://a.example/y?page=2");
        QVERIFY(sealed.find("page") == std::string::npos && sealed.find("cGFnZ") == std::string::npos);
        QCOMPARE(openedLink("key", "https://a.example/x", sealed),
                 std::optional<std::string>("https://a.example/y?page=2"));
    }

    void opensNothingElse()
    {
        const std::string sealed = sealedLink("key", "r", "link");
        std::string changed = sealed;
        changed.back() = 'K';
        QVERIFY(!openedLink("key", "r", changed));
        QVERIFY(!openedLink("other", "r", sealed));
        QVERIFY(!openedLink("key", "other", sealed));
        QVERIFY(!openedLink("key", "r", "link"));
        QVERIFY(!openedLink("key", "r", " link"));
        QVERIFY(!openedLink("key", "r", ""));
        // Without a key anybody could make one.
        QVERIFY(!openedLink("", "r", sealedLink("", "r", "link")));
        for (std::size_t i = 0; i < sealed.size(); ++i) {
            std::string flipped = sealed;
            flipped[i] = flipped[i] == 'x' ? 'y' : 'x';
            QVERIFY(!openedLink("key", "r", flipped));
        }
    }

private:
    static bool equalsButForCase(const std::string &a, const std::string &b)
    {
        return QString::fromStdString(a).compare(QString::fromStdString(b), Qt::CaseInsensitive) == 0;
    }
};

TOOLTRAY_TEST(PageLinkTest)

#include "pagelinktest.moc"
