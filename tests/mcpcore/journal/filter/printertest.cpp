// SPDX-License-Identifier: GPL-3.0-or-later
// A filter that is printed parses to itself, whatever is in it; tried on filters made by chance.
#include "journal/filter/parser.h"

#include "mcpcore/journal/samples.h"
#include "support/testcase.h"

#include <QTest>

#include <array>

using namespace tooltray::journal;
using namespace tooltray::journal::test;

namespace {

class FilterGenerator {
public:
    explicit FilterGenerator(unsigned seed) : m_texts(seed) {}

    Filter filter(int depth)
    {
        if (depth == 0 || below(3) == 0)
            return {.kind = Filter::Kind::Term, .term = term()};
        Filter filter{.kind = std::array{Filter::Kind::Not, Filter::Kind::All, Filter::Kind::Any}[below(3)]};
        const std::size_t children = filter.kind == Filter::Kind::Not ? 1 : 2 + below(3);
        for (std::size_t i = 0; i < children; ++i)
            filter.children.push_back(this->filter(depth - 1));
        return filter;
    }

private:
    using Op = Term::Op;

    std::size_t below(std::size_t bound) { return m_texts.below(bound); }

    template <std::size_t N>
    std::string oneOf(const std::array<std::string_view, N> &texts)
    {
        return std::string(texts[below(N)]);
    }

    Op comparison() { return std::array{Op::Greater, Op::Less, Op::AtLeast, Op::AtMost}[below(4)]; }
    Op anyButRegex() { return below(2) == 0 ? comparison() : below(2) == 0 ? Op::Contains : Op::Equals; }

    Term term()
    {
        using Type = FieldInfo::Type;
        if (below(4) == 0)
            return {.value = m_texts.text()};
        const FieldInfo &info = fieldInfos()[below(fieldInfos().size())];
        Term term{.field = info.field};
        switch (info.type) {
        case Type::Name:
            while (term.name.empty())
                term.name = m_texts.text();
            [[fallthrough]];
        case Type::Text:
            term.op = below(2) == 0 ? Op::Contains : Op::Equals;
            term.value = m_texts.text();
            if (below(4) == 0) {
                term.op = Op::Regex;
                term.value = oneOf<4>({"^a|b$", "\\d+ \"x\"", "[(|)]", "\\\\"});
            }
            break;
        case Type::Number:
            term.op = anyButRegex();
            term.value = oneOf<2>({"0", "12"});
            break;
        case Type::Duration:
            term.op = anyButRegex();
            term.value = oneOf<3>({"500", "1.5s", "2m"});
            break;
        case Type::Size:
            term.op = anyButRegex();
            term.value = oneOf<3>({"0", "100k", "1.5Mi"});
            break;
        case Type::Time:
            term.op = anyButRegex();
            term.value = oneOf<4>({"10m", "14:00", "14:00-14:05", "2026-01-31T14:00"});
            break;
        case Type::Status:
            term.op = anyButRegex();
            term.value = oneOf<2>({"404", "4xx"});
            break;
        case Type::Cached: term.value = oneOf<3>({"yes", "no", "30s"}); break;
        case Type::Is: term.value = propertyInfos()[below(propertyInfos().size())].name; break;
        }
        return term;
    }

    EntryGenerator m_texts;
};

} // namespace

class PrinterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsPrintedParsesToTheSame()
    {
        FilterGenerator generator(1);
        for (int i = 0; i < 3000; ++i) {
            const Filter filter = generator.filter(i % 5);
            const std::string text = printFilter(filter);
            const ParsedFilter parsed = parseFilter(text);
            QVERIFY2(parsed, (text + ": " + (parsed.error ? parsed.error->message.text() : "")).c_str());
            QVERIFY2(parsed.filter == filter, (text + " became " + printFilter(parsed.filter)).c_str());
        }
    }

    void printsAsPeopleWrite_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"", "error", "tool:issue -is:cached", "a b | c", "a (b | c)", "-(a b)",
                                 "status:>=400", "dur:>1.5s", "time:14:00-14:05", "arg.state:open",
                                 "note=\"two words\"", "\"http://x\"", "tool~^get_", "arg.\"a b\"=c"})
            QTest::newRow(text) << QByteArray(text);
    }

    void printsAsPeopleWrite()
    {
        QFETCH(QByteArray, text);
        const ParsedFilter parsed = parseFilter(text.toStdString());
        QVERIFY(parsed);
        QCOMPARE(printFilter(parsed.filter), text.toStdString());
    }
};

TOOLTRAY_TEST(PrinterTest)
#include "printertest.moc"
