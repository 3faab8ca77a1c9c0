// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/httpexchange.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::http;

class PathPatternTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matches_data()
    {
        tooltray::addColumns<QByteArray, QByteArray, bool, QByteArray>("pattern", "path", "expected", "name");

        const auto row = [](const char *pattern, const char *path, bool expected, const char *name = "") {
            QTest::addRow("%s %s", pattern, path)
                << QByteArray(pattern) << QByteArray(path) << expected << QByteArray(name);
        };
        row("/mcp", "/mcp", true);
        row("/mcp", "/mcp/", false);
        row("/mcp", "/MCP", false);
        row("/mcp", "//mcp", false);
        row("/mcp", "/%6dcp", false);
        row("/", "/", true);
        row("/w/{name}/mcp", "/w/a/mcp", true, "a");
        row("/w/{name}/mcp", "/w/a%20b%2Fc/mcp", true, "a b/c");
        row("/w/{name}/mcp", "/w/../mcp", true, "..");
        row("/w/{name}/mcp", "/w//mcp", false);
        row("/w/{name}/mcp", "/w/mcp", false);
        row("/w/{name}/mcp", "/w/a/mcp/", false);
        row("/w/{name}/mcp", "/w/a/mcp/b", false);
        row("/w/{name}/mcp", "/w/a/b/mcp", false);
        row("/w/{name}/mcp", "/w/%/mcp", false);
        row("/w/{name}/mcp", "/w/%zz/mcp", false);
        row("/w/{name}/mcp", "/w/%00/mcp", false);
        row("/w/{name}/mcp", "/x/a/mcp", false);
        row("/commands/{name}", "/commands/a", true, "a");
        row("/commands/{name}", "/commands/", false);
        row("/commands/{name}", "/commands", false);
        row("/commands/{name}", "*", false);
    }
    void matches()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, path);
        QFETCH(bool, expected);
        QFETCH(QByteArray, name);

        const auto parameters = PathPattern(pattern.toStdString()).match(path.toStdString());
        QCOMPARE(parameters.has_value(), expected);
        if (!parameters)
            return;
        QCOMPARE(parameters->value("name"), name.toStdString());
        QCOMPARE(parameters->value("other"), "");
    }

    void decodes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected"); // null: refused

        QTest::newRow("nothing to do") << QByteArray("a+b") << QByteArray("a+b");
        QTest::newRow("both cases") << QByteArray("%2f%2F") << QByteArray("//");
        QTest::newRow("UTF-8") << QByteArray("%C3%A4") << QByteArray("\xc3\xa4");
        QTest::newRow("once only") << QByteArray("%2541") << QByteArray("%41");
        QTest::newRow("cut off") << QByteArray("a%4") << QByteArray();
        QTest::newRow("no digits") << QByteArray("%+1") << QByteArray();
        QTest::newRow("line feed") << QByteArray("%0a") << QByteArray();
        QTest::newRow("delete") << QByteArray("%7f") << QByteArray();
    }
    void decodes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);

        const auto decoded = percentDecoded(text.toStdString());
        QCOMPARE(decoded.has_value(), !expected.isNull());
        QCOMPARE(decoded.value_or(""), expected.toStdString());
    }
};

TOOLTRAY_TEST(PathPatternTest)
#include "pathpatterntest.moc"
