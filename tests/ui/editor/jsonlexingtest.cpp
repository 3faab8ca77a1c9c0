// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/jsonhighlighter.h"

#include "support/testcase.h"

using namespace tooltray::ui;

namespace {

// "K3 S4": parts and their lengths.
QString jsonPartsOf(const QString &line, JsonLineState before, JsonLineState *after)
{
    QList<JsonSpan> spans;
    *after = lexJsonLine(line, before, spans);
    QStringList parts;
    for (const JsonSpan &span : spans)
        parts.append(QStringLiteral("KSNCB#E").at(static_cast<qsizetype>(span.part))
                     + QString::number(span.length));
    return parts.join(u' ');
}

} // namespace

class JsonLexingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreSplitIntoParts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("inComment");
        QTest::addColumn<QString>("parts");
        QTest::addColumn<bool>("endsInComment");
        const auto row = [](const char *name, const char *line, const char *parts, bool in = false,
                            bool out = false) {
            QTest::newRow(name) << QString::fromUtf8(line) << in << QString::fromUtf8(parts) << out;
        };
        row("empty", "", "");
        row("member", "\"a\": 1,", "K3 N1");
        row("space before the colon", "\"a\"  : null", "K3 C4");
        row("array", "[\"a\", -1.5e+3, true]", "B1 S3 N7 C4 B1");
        row("escaped quote", "\"a\\\"b\": \"c\\\\\"", "K6 S5");
        row("open string", "\"a\\", "S3");
        row("line comment", "1 // 2", "N1 #4");
        row("comment begins", "1 /* 2", "N1 #4", false, true);
        row("comment goes on", "2", "#1", true, true);
        row("comment ends", "2 */ 3", "#4 N1", true);
        row("no star of its own", "/*/", "#3", false, true);
        row("wrong word", "nul", "E3");
        row("wrong sign", "'a'", "E1 E1 E1");
    }

    void linesAreSplitIntoParts()
    {
        QFETCH(QString, line);
        QFETCH(bool, inComment);
        QFETCH(QString, parts);
        QFETCH(bool, endsInComment);
        JsonLineState after{};
        QCOMPARE(jsonPartsOf(line, inComment ? JsonLineState::Comment : JsonLineState::Code, &after), parts);
        QCOMPARE(after == JsonLineState::Comment, endsInComment);
    }
};

TOOLTRAY_TEST(JsonLexingTest)
#include "jsonlexingtest.moc"
