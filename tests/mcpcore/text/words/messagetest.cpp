// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/message.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;

namespace {

Message taken(int port)
{
    return {CORE_TEXT("Core", "Port {port} is taken."), {{"port", port}}};
}

} // namespace

class MessageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAsEnglish_data()
    {
        addColumns<std::string, std::string>("text", "expected");
        const auto row = [](const char *name, const Message &message, const char *expected) {
            QTest::newRow(name) << message.text() << std::string(expected);
        };
        row("nothing", {}, "");
        row("of others", "It says {port}.", "It says {port}.");
        row("no place", CORE_TEXT("Core", "All is well."), "All is well.");
        row("a number", taken(80), "Port 80 is taken.");
        row("a text", {CORE_TEXT("Core", "\"{name}\" is missing."), {{"name", std::string("a")}}},
            "\"a\" is missing.");
        row("a message", {CORE_TEXT("Core", "Not started: {problem}"), {{"problem", taken(80)}}},
            "Not started: Port 80 is taken.");
        row("the same place twice", {CORE_TEXT("Core", "{a}, {a} and {b}"), {{"a", "1"}, {"b", "2"}}},
            "1, 1 and 2");
        row("a place that nothing fills", {CORE_TEXT("Core", "a{gap}b"), {}}, "ab");
        row("a place in an argument", {CORE_TEXT("Core", "{a}{b}"), {{"a", "{b}"}, {"b", "c"}}}, "{b}c");
        row("other braces",
            {CORE_TEXT("Core", R"(Pass {"handle": "{handle}"}, {} or {A} {)"), {{"handle", "h"}}},
            R"(Pass {"handle": "h"}, {} or {A} {)");
        row("a place that begins with a capital",
            {CORE_TEXT("Core", "{^what}, {what} {^port}"), {{"what", "a port"}, {"port", 80}}},
            "A port, a port 80");
        row("a sentence", Message("all is well").asSentence(), "All is well.");
        row("a sentence of its own", Message("All is well.").asSentence(), "All is well.");
        row("a sentence without a full stop", Message("\"a\" is well").asSentence(), "\"a\" is well.");
        row("a sentence without a capital", Message("all is well.").asSentence(), "All is well.");
        row("joined", Message::joined({"First.", {}, taken(80)}), "First. Port 80 is taken.");
        row("a list", Message::joined({"Two:", taken(1), taken(2)}, "\n- "),
            "Two:\n- Port 1 is taken.\n- Port 2 is taken.");
        row("nothing joined", Message::joined({}), "");
    }
    void readsAsEnglish()
    {
        QFETCH(std::string, text);
        QTEST(text, "expected");
    }

    void keepsWhatItWasMadeOf()
    {
        QVERIFY(Message("of others").source() == nullptr);
        const Message message = taken(80);
        QVERIFY(message.source() != nullptr);
        QCOMPARE(message.source()->english, std::string("Port {port} is taken."));
        QCOMPARE(message.source()->arguments.front().name, std::string("port"));
        QVERIFY(Message::joined({taken(80)}).source()->english == message.source()->english);
    }

    void joinsMoreThanTheAlphabetHasLetters()
    {
        std::vector<Message> many;
        std::string expected;
        for (int i = 0; i < 1'000; ++i) {
            many.emplace_back(std::to_string(i));
            expected += (i == 0 ? "" : " ") + std::to_string(i);
        }
        QCOMPARE(Message::joined(many).text(), expected);
    }

    void changesArgumentsAndNothingElse()
    {
        const Message message{CORE_TEXT("Core", "The key \"{key}\" failed: {problem}"),
                              {{"key", "key"}, {"problem", taken(80)}}};
        const Message masked =
            message.withArguments([](std::string_view text) { return '<' + std::string(text) + '>'; });
        QCOMPARE(masked.text(), std::string("The key \"<key>\" failed: Port <80> is taken."));
        QVERIFY(masked.source() != nullptr);
        QCOMPARE(Message("a").withArguments([](std::string_view) { return std::string("b"); }).text(),
                 std::string("b"));
    }
};

TOOLTRAY_TEST(MessageTest)
#include "messagetest.moc"
