// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/parse.h"
#include "smallstack.h"
#include "support/testcase.h"
#include "workload.h"

#include <QTest>

using namespace tooltray::graphql;
using namespace tooltray::test;

class EncodingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsBrokenUtf8Anywhere_data();
    void reportsBrokenUtf8Anywhere();
    void survivesEveryEnd();
};

namespace {

constexpr const char *kText = R"(# naïve
query Q($v: [In!]! = [{x: 1, l: []}] @d) @d { x: b(x: -1.5e3, in: {in: null}) ...F ... on T @skip(if: true) { t } }
"日本" fragment F on Query { s(v: "a\u{1F680}\n") s(v: """
  block \""" é
""") } extend type Query implements N & N @d(x: $v) { "d" f(a: Int = 1): E! } enum E { A }
union U = | Query | T directive @e repeatable on | FIELD schema { query: Query })";

} // namespace

void EncodingTest::reportsBrokenUtf8Anywhere_data()
{
    tooltray::addColumns<QByteArray, QByteArray>("bytes", "code");
    const auto row = [](const char *name, const char *bytes, const char *code = "INVALID_ENCODING") {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(code);
    };
    row("no beginning", "\x80");
    row("never allowed", "\xFF");
    row("too long", "\xC0\xAF");
    row("cut off", "\xE2\x82");
    row("half of a pair", "\xED\xA0\x80",
        "INVALID_CHARACTER"); // as graphql-js says, whose texts can hold one
    row("beyond the last", "\xF4\x90\x80\x80");
}

void EncodingTest::reportsBrokenUtf8Anywhere()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, code);
    const std::string text = kText;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        std::string broken = text;
        broken.insert(at, bytes.toStdString());
        const QByteArray findings = workThrough(broken);
        const QByteArray place = QByteArray::number(int(at)).append(": ").append(findings);
        QVERIFY2(findings.contains(code), place.constData());
    }
}

void EncodingTest::survivesEveryEnd()
{
    const std::string text = kText;
    for (std::size_t size = 0; size <= text.size(); ++size) {
        workThrough(text.substr(0, size));
        workThrough(text.substr(size));
    }
}

TOOLTRAY_TEST(EncodingTest)
#include "encodingtest.moc"
