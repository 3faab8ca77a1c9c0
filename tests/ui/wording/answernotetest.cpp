// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentence.h"

#include "execution/results/shapedresult.h"
#include "support/testcase.h"
#include "toolkit/commands/commandoutcome.h"
#include "ui/models/logfacts.h"
#include "json/parser.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// Marks what is translated, the whole and its parts.
class Marks final : public QTranslator {
    Q_OBJECT

public:
    Marks() { QCoreApplication::installTranslator(this); }
    ~Marks() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "Core") == 0 ? u'<' + QString::fromUtf8(source) + u'>' : QString();
    }
};

execution::CallResult cutAnswer(const char *data, const workspace::ResultShape &shape,
                                std::optional<execution::PagedResult> pages = {})
{
    execution::OperationAnswer answer;
    answer.data = json::parse(data).value;
    answer.pages = std::move(pages);
    auto made = execution::shapeResult(std::move(answer), {.shape = shape});
    auto handout = std::get<execution::ShapedResult>(std::move(made));
    if (!handout.result.note.empty() && handout.result.meta.find("cut") != nullptr)
        execution::addHandle(handout, "r.1");
    return std::move(handout.result);
}

execution::CallResult pagedAnswer(execution::PageEnd end, std::uint64_t count)
{
    execution::PagedResult pages;
    pages.pages = count;
    pages.items = count * count;
    pages.end = end;
    pages.limit = count;
    if (end != execution::PageEnd::NoProgress && end != execution::PageEnd::NoCursor)
        pages.next = execution::PagePosition{};
    return cutAnswer("{\"a\":[]}", {}, pages);
}

std::vector<execution::CallResult> notedAnswers()
{
    using enum execution::PageEnd;
    workspace::ResultShape two;
    two.maxItems = 2;
    workspace::ResultShape renamed;
    renamed.rename = {{"a", "b"}};
    workspace::ResultShape root = two;
    root.path = "/a";
    std::vector<execution::CallResult> answers{
        cutAnswer("{\"a\":[1,2,3]}", two), cutAnswer("{\"a\":[1,2,3],\"b\":[1,2,3],\"c\":[4,5,6]}", two),
        cutAnswer("{\"a\":[1,2,3]}", root), cutAnswer("{\"a\":[[1,2,3],[1,2,3],3]}", root),
        cutAnswer("{\"a\":1,\"b\":2}", renamed)};
    for (const auto end : {PageLimit, ItemLimit, ByteLimit, TimeLimit, NoProgress, NoCursor, Errors,
                           CallRequestLimit, CallItemLimit, CallTimeLimit, CallByteLimit}) {
        for (const std::uint64_t count : {1U, 3U})
            answers.push_back(pagedAnswer(end, count));
    }
    execution::PagedResult guessed;
    guessed.pages = guessed.items = 1;
    guessed.end = PageLimit;
    guessed.next = execution::PagePosition{};
    guessed.isMoreKnown = false;
    answers.push_back(cutAnswer("{\"a\":[]}", {}, guessed));
    return answers;
}

} // namespace

class AnswerNoteTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // In English nothing changes; with a translation every sentence is translated, and nothing of it is lost.
    void whatAgentsAreToldIsKnown()
    {
        for (const execution::CallResult &result : notedAnswers()) {
            QVERIFY(!result.note.empty());
            QCOMPARE(said(result.note).toStdString(), result.note.text());
            const Marks marks;
            QString text = said(result.note);
            int depth = 0;
            for (const QChar c : std::as_const(text)) {
                depth += c == u'<' ? 1 : c == u'>' ? -1 : 0;
                QVERIFY2(depth > 0 || c == u'>' || c == u' ', qPrintable(text));
            }
            QCOMPARE(text.remove(u'<').remove(u'>').toStdString(), result.note.text());
        }
    }

    // The log keeps it beside the text that it is the end of; what failed has a message of its own.
    void theLogTellsItBesideTheData()
    {
        const auto workspace = std::make_shared<workspace::Workspace>();
        for (const execution::CallResult &result : notedAnswers()) {
            const execution::CallOutcome outcome = toolkit::commandOutcome(*workspace, result, nullptr);
            const auto &answer = std::get<execution::CallResult>(outcome);
            QCOMPARE(answer.text, result.text + "\n\n" + result.note.text());
            const journal::EntryEnd end = toolkit::entryEnd(outcome, {});
            journal::LogEntry entry;
            entry.outcome = end.outcome;
            entry.message = end.message;
            const Marks marks;
            const QList<Fact> facts = LogFacts::overview(entry);
            QVERIFY(std::ranges::any_of(facts, [&](const Fact &fact) {
                return fact.name == QStringLiteral("About the result") && fact.value == said(result.note);
            }));
        }
    }

    void aLongOneIsData()
    {
        execution::CallResult result;
        result.note = std::string(10'000, 'a');
        const auto workspace = std::make_shared<workspace::Workspace>();
        const execution::CallOutcome outcome = toolkit::commandOutcome(*workspace, result, nullptr);
        QVERIFY(toolkit::entryEnd(outcome, {}).message.empty());
    }
};

TOOLTRAY_TEST(AnswerNoteTest)
#include "answernotetest.moc"
