// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/uri.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::jsonschema;

class UriTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resolvesReferences_data()
    {
        tooltray::addColumns<std::string, std::string, std::string>("base", "reference", "resolved");
        const auto row = [](const std::string &base, const std::string &reference,
                            const std::string &resolved) {
            QTest::addRow("%s from %s", reference.c_str(), base.c_str()) << base << reference << resolved;
        };
        // RFC 3986 5.4.
        const std::string base = "http://a/b/c/d;p?q";
        row(base, "g:h", "g:h");
        row(base, "g", "http://a/b/c/g");
        row(base, "./g/", "http://a/b/c/g/");
        row(base, "/g", "http://a/g");
        row(base, "//g", "http://g");
        row(base, "?y", "http://a/b/c/d;p?y");
        row(base, "#s", "http://a/b/c/d;p?q#s");
        row(base, ";x", "http://a/b/c/;x");
        row(base, "g;x?y#s", "http://a/b/c/g;x?y#s");
        row(base, "", "http://a/b/c/d;p?q");
        row(base, ".", "http://a/b/c/");
        row(base, "..", "http://a/b/");
        row(base, "../../g", "http://a/g");
        row(base, "../../../../g", "http://a/g");
        row(base, "/./g/../h", "http://a/h");
        row(base, "g/./h/.", "http://a/b/c/g/h/");
        row("http://a", "g", "http://a/g");
        row("urn:uuid:1", "#x", "urn:uuid:1#x");
        row("urn:uuid:1", "urn:uuid:2", "urn:uuid:2");
        row("tooltray:types/Sort", "Order", "tooltray:types/Order");
        row("", "a/b", "a/b");
        row("", "#/x", "#/x");
        row("", "/x/../y", "/y");
    }
    void resolvesReferences()
    {
        QFETCH(const std::string, base);
        QFETCH(const std::string, reference);
        QTEST(resolveUri(base, reference), "resolved");
    }
};

TOOLTRAY_TEST(UriTest)
#include "uritest.moc"
