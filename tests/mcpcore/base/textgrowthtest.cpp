// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/hiddentext.h"
#include "base/text/secretlike.h"

#include "support/growth.h"
#include "support/repeated.h"
#include "support/testcase.h"
#include "json/value.h"

#include <QTest>

#include <functional>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::test;

namespace {

// Of a size, and ready to be worked through.
using TextWork = std::function<std::function<void()>(std::size_t size)>;

// Each text through everything that looks for hidden characters.
TextWork scanned(const std::string &piece)
{
    return [piece](std::size_t size) {
        return [text = repeated(piece, size)] {
            (void)findHidden(text);
            (void)withoutHidden(text);
            (void)visibleText(text);
            (void)withoutHiddenIn(json::Value::array({json::Value(text)}));
        };
    };
}

} // namespace

Q_DECLARE_METATYPE(TextWork)

// Texts of others are read in full: none may take more time than its length.
class TextGrowthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeGrowsWithTheSize_data()
    {
        addColumns<TextWork, int>("work", "size");
        const auto row = [](const char *name, int size, TextWork work) {
            QTest::newRow(name) << std::move(work) << size;
        };
        row("plain", 40'000, scanned("plain text "));
        row("letters of several bytes", 40'000, scanned("\xC3\xA4\xE4\xB8\xAD"));
        row("hidden characters", 40'000, scanned("\xE2\x80\xAE"));
        row("joiners", 40'000, scanned("\xE2\x80\x8D"));
        row("styles", 40'000, scanned("\xEF\xB8\x8F"));
        row("marks", 40'000, scanned("\xCC\x81"));
        row("broken UTF-8", 40'000, scanned("\xE2\x80"));
        row("control characters", 40'000, scanned("\x1B"));
        row("members", 4'000, [](std::size_t size) {
            json::Value value = json::Value::object();
            for (std::size_t i = 0; i < size; ++i)
                value.set("name\xE2\x80\x8B" + std::to_string(i), json::Value("a\xE2\x80\xAE"));
            return [value] { (void)withoutHiddenIn(value); };
        });
        const auto masked = [](const char *part) {
            return [part](std::size_t size) {
                return [text = repeated(part, size)] { (void)withoutKnownTokens(text, "***"); };
            };
        };
        row("private keys", 4'000, masked("-----BEGIN PRIVATE KEY-----\n"));
        row("public keys", 4'000, masked("-----BEGIN PUBLIC KEY-----\n"));
        row("tokens", 4'000, masked("glpat-abcdefghij0123456789 "));
        row("bearers", 4'000, masked("Bearer q7zk2lm9xw4rt8vb3nc6hd1jf5gs0p "));
        row("spaces behind bearer", 4'000, masked("bearer    \t   "));
        row("basics", 4'000, masked("Basic YWRtaW46YWRtaW4= "));
        row("basics before a token", 4'000, [](std::size_t size) {
            return [text = repeated("Basic YWRtaW46YWRtaW4= ", size) + "glpat-abcdefghij0123456789"] {
                (void)withoutKnownTokens(text, "***");
            };
        });
        row("spaces behind basic", 4'000, masked("basic    \t   "));
        row("a long value behind basic", 40'000, [](std::size_t size) {
            return [text = "Basic " + repeated("YWRt", size)] { (void)withoutKnownTokens(text, "***"); };
        });
        row("one long word", 40'000, masked("ab.c-"));
    }

    void timeGrowsWithTheSize()
    {
        QFETCH(const TextWork, work);
        QFETCH(const int, size);
        const double factor = growth(static_cast<std::size_t>(size), work);
        QVERIFY2(factor < kMaxGrowth, QByteArray::number(factor).constData());
    }
};

TOOLTRAY_TEST(TextGrowthTest)
#include "textgrowthtest.moc"
