// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentence.h"

#include "execution/results/shapedresult.h"
#include "support/testcase.h"
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
        return qstrcmp(context, "Wording") == 0 ? u'<' + QString::fromUtf8(source) + u'>' : QString();
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
    for (const char *ended :
         {"Stopped at the time limit after 1 event.", "Stopped at the item limit after 3 events.",
          "This call reached the limit of 2 items after 2 events.",
          "The step \"make\" has already taken effect; do not repeat it. "
          "Returned by the completed steps: {\"make\":{\"id\":9}}."}) {
        execution::OperationAnswer events;
        events.note = ended;
        answers.push_back(
            std::get<execution::ShapedResult>(execution::shapeResult(std::move(events), {})).result);
    }
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
            QCOMPARE(wordedNote(result.note).toStdString(), result.note);
            const Marks marks;
            QString said = wordedNote(result.note);
            int depth = 0;
            for (const QChar c : std::as_const(said)) {
                depth += c == u'<' ? 1 : c == u'>' ? -1 : 0;
                QVERIFY2(depth > 0 || c == u'>' || c == u' ', qPrintable(said));
            }
            QCOMPARE(said.remove(u'<').remove(u'>').toStdString(), result.note);
        }
    }

    void theLogFindsItBehindTheData()
    {
        for (const execution::CallResult &result : notedAnswers()) {
            journal::LogEntry entry;
            entry.outcome = journal::Outcome::Ok;
            entry.result = journal::Body::of(result.text + "\n\n" + result.note);
            const QList<Fact> facts = LogFacts::overview(entry);
            QVERIFY(std::ranges::any_of(
                facts, [&result](const Fact &fact) { return fact.value.toStdString() == result.note; }));
        }
    }

    void dataIsNoNote()
    {
        for (const char *text : {"", "{}", "Two lines.\n\nand more", "Dear all,\n\nThis is cut: no.",
                                 "a\n\nThere is more.", "a\n\nitems"})
            QCOMPARE(std::string(noteBehind(text)), std::string());
        QCOMPARE(std::string(noteBehind("a\n\nCheck the pagination of the tool.")),
                 std::string("Check the pagination of the tool."));
    }
};

TOOLTRAY_TEST(AnswerNoteTest)
#include "answernotetest.moc"
