// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/lexer.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class LexerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splitsTextIntoTokens_data();
    void splitsTextIntoTokens();
    void reportsWhatIsMalformed_data();
    void reportsWhatIsMalformed();
    void goesOnAfterDamage();
    void readsUtf16LikeUtf8_data();
    void readsUtf16LikeUtf8();
    void endsForEveryPairOfBytes();
};

namespace {

// The tokens as words: Name:a {:{ Int:5
template <class Char>
std::string wordsOf(std::basic_string_view<Char> text)
{
    BasicLexer<Char> lexer(text, Encoding::Unchecked, nullptr);
    std::string words;
    for (Token token = lexer.nextWithComments(); token.kind != TokenKind::EndOfFile;
         token = lexer.nextWithComments()) {
        words.append(words.empty() ? "" : " ").append(kindName(token.kind)).append(":");
        for (std::uint32_t i = token.start; i < token.end; ++i)
            words += text[i] < 128 ? static_cast<char>(text[i]) : '?';
    }
    return words;
}

} // namespace

void LexerTest::splitsTextIntoTokens_data()
{
    const tooltray::TestRows<QByteArray, QByteArray> row{"text", "words"};
    row("nothing", QByteArray(), QByteArray());
    row("only ignored characters", "\xEF\xBB\xBF , \t\r\n", QByteArray());
    row("punctuators", "!$&()...:=@[]{|}", "!:! $:$ &:& (:( ):) ...:... ::: =:= @:@ [:[ ]:] {:{ |:| }:}");
    row("names", "a _b C3 __d", "Name:a Name:_b Name:C3 Name:__d");
    row("integers", "0 -0 9 -12", "Int:0 Int:-0 Int:9 Int:-12");
    row("floats", "0.1 -1.5e-3 1E9 2e+7", "Float:0.1 Float:-1.5e-3 Float:1E9 Float:2e+7");
    row("strings", R"("" "a\"b" "\u{1F600}")", R"(String:"" String:"a\"b" String:"\u{1F600}")");
    row("block strings", R"("""a "" \""" b""" """""")",
        R"(BlockString:"""a "" \""" b""" BlockString:"""""")");
    row("comments", "a # b\r# c\nd", "Name:a Comment:# b Comment:# c Name:d");
    row("a surrogate pair", R"("\uD83D\uDE00")", R"(String:"\uD83D\uDE00")");
}

void LexerTest::splitsTextIntoTokens()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, words);
    QCOMPARE(QByteArray::fromStdString(wordsOf(std::string_view(text.constData(), std::size_t(text.size())))),
             words);
}

void LexerTest::reportsWhatIsMalformed_data()
{
    tooltray::addColumns<QByteArray, int, QByteArray>("text", "offset", "message");
    const auto row = [](const char *name, const QByteArray &text, int offset, const char *message) {
        QTest::newRow(name) << text << offset << QByteArray("Syntax Error: ") + message;
    };
    row("a character", "?", 0, "Unexpected character: \"?\".");
    row("a letter", "\xC3\xA9", 0, "Unexpected character: U+00E9.");
    row("an emoji", " \xF0\x9F\x98\x80", 1, "Unexpected character: U+1F600.");
    row("a surrogate", "\xED\xA0\xBD", 0, "Invalid character: U+D83D.");
    row("a stray byte", "a\xFF", 1, "The text is not UTF-8, found byte FF.");
    row("a single quote", "'a'", 0,
        "Unexpected single quote character ('), did you mean to use a double quote (\")?");
    row("one dot", ".", 0, "Unexpected character: \".\".");
    row("two dots", "..", 0, "Unexpected \"..\", did you mean \"...\"?");
    row("a leading dot", ".123", 0, "Invalid number, expected digit before \".\", did you mean \"0.123\"?");
    row("a leading zero", "00", 1, "Invalid number, unexpected digit after 0: \"0\".");
    row("a lone minus", "-", 1, "Invalid number, expected digit but got: <EOF>.");
    row("a number and a name", "1a", 1, "Invalid number, expected digit but got: \"a\".");
    row("an open exponent", "1.0e\"", 4, "Invalid number, expected digit but got: '\"'.");
    row("two points", "1.2.3", 3, "Invalid number, expected digit but got: \".\".");
    row("an open string", "\"ab", 3, "Unterminated string.");
    row("a string over the line", "\"ab\nc\"", 3, "Unterminated string.");
    row("an open block string", "\"\"\"ab\n", 6, "Unterminated string.");
    row("an unknown escape", R"("a\z")", 2, R"(Invalid character escape sequence: "\z".)");
    row("a short code", R"("\u12")", 1, R"(Invalid Unicode escape sequence: "\u12"".)");
    row("a lone surrogate code", R"("\uD83Dx")", 1, R"(Invalid Unicode escape sequence: "\uD83D".)");
    row("an empty braced code", R"("\u{}")", 1, R"(Invalid Unicode escape sequence: "\u{}".)");
    row("a braced code too large", R"("\u{FFFFFFFF}")", 1,
        R"(Invalid Unicode escape sequence: "\u{FFFFFFFF".)");
    row("a surrogate in a string", "\"\xED\xA0\xBD\"", 1, "Invalid character within String: U+D83D.");
    row("a surrogate in a block string", "\"\"\"\xED\xA0\xBD\"\"\"", 3,
        "Invalid character within String: U+D83D.");
    row("a surrogate behind a comment", "#\xED\xA0\xBD", 1, "Invalid character: U+D83D.");
}

void LexerTest::reportsWhatIsMalformed()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(QByteArray, message);
    const std::string_view source(text.constData(), std::size_t(text.size()));
    SyntaxErrors errors;
    Lexer lexer(source, Encoding::Unchecked, &errors);
    while (lexer.next().kind != TokenKind::EndOfFile) {
    }
    QVERIFY(!errors.empty());
    QCOMPARE(QByteArray::fromStdString(tooltray::graphql::message(errors[0], source)), message);
    QCOMPARE(errors[0].offset, std::uint32_t(offset));
}

void LexerTest::goesOnAfterDamage()
{
    QCOMPARE(wordsOf<char>("a ? \xFF b"), std::string("Name:a Name:b"));
    QCOMPARE(wordsOf<char>("0x1F a"), std::string("Int:0x1F Name:a"));
    QCOMPARE(wordsOf<char>("\"open\nb"), std::string("String:\"open Name:b"));
}

void LexerTest::readsUtf16LikeUtf8_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a query") << QStringLiteral("query A($b: C! = 1.5e3) @d { e: f(g: \"h\\u0041\") ...i }");
    QTest::newRow("text beyond ASCII") << QStringLiteral("# naïve 日本\na \"🚀 é\" \"\"\"日\n本\"\"\" ? é b");
    QTest::newRow("damage") << QStringLiteral("00 1a .5 .. \"\\q\" 'x' \"open");
}

void LexerTest::readsUtf16LikeUtf8()
{
    QFETCH(QString, text);
    const std::string utf8 = text.toStdString();
    const std::u16string utf16 = text.toStdU16String();
    const auto kinds = [](auto lexer) {
        std::vector<TokenKind> all;
        for (Token token = lexer.nextWithComments(); token.kind != TokenKind::EndOfFile;
             token = lexer.nextWithComments())
            all.push_back(token.kind);
        return all;
    };
    SyntaxErrors narrow;
    SyntaxErrors wide;
    QCOMPARE(kinds(BasicLexer<char16_t>(utf16, Encoding::Unchecked, &wide)),
             kinds(BasicLexer<char>(utf8, Encoding::Unchecked, &narrow)));
    QCOMPARE(wide.size(), narrow.size());
}

void LexerTest::endsForEveryPairOfBytes()
{
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const char bytes[] = {char(first), char(second)};
            Lexer lexer({bytes, 2}, Encoding::Unchecked, nullptr);
            int tokens = 0;
            std::uint32_t end = 0;
            for (Token token = lexer.nextWithComments(); token.kind != TokenKind::EndOfFile;
                 token = lexer.nextWithComments()) {
                QVERIFY(token.start >= end && token.end > token.start && token.end <= 2);
                end = token.end;
                QVERIFY(++tokens <= 2);
            }
        }
    }
}

TOOLTRAY_TEST(LexerTest)
#include "lexertest.moc"
