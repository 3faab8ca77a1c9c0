// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/hiddentext.h"
#include "support/testcase.h"

#include <QTest>

#include <string>

using namespace tooltray;

class VisibleTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBeSeenIsEscaped_data()
    {
        const TestRows<std::string, std::string> row{"text", "visible"};
        const auto stays = [&](const char *name, const std::string &text) { row(name, text, text); };
        stays("nothing", "");
        stays("letters", "deleteReview(id: 7) {}");
        stays("other scripts", "Grüße, 日本語　です, עברית, हिन्दी, ไทย");
        stays("a picture", "🚀");
        stays("a tab", "a\tb");
        row("a line break", "a\nb", "a\\u000ab");
        row("a carriage return", "a\rb", "a\\u000db");
        row("the bell", "\a", "\\u0007");
        row("an escape sequence of terminals", "\x1b[2Jx", "\\u001b[2Jx");
        row("a NUL", std::string("a\0b", 3), "a\\u0000b");
        row("next line", "a\u0085b", "a\\u0085b");
        row("line separator", "a\u2028b", "a\\u2028b");
        row("paragraph separator", "a\u2029b", "a\\u2029b");
        row("right to left", "a\u202Eb", "a\\u202eb");
        row("isolate", "a\u2066b\u2069", "a\\u2066b\\u2069");
        row("mark of the direction", "a\u200Fb", "a\\u200fb");
        row("no width", "a\u200Bb\uFEFF", "a\\u200bb\\ufeff");
        row("soft hyphen", "a\u00ADb", "a\\u00adb");
        row("a space that is none", "a\u00A0b\u2003c", "a\\u00a0b\\u2003c");
        row("tag characters", "a\U000E0041b", "a\\udb40\\udc41b");
        row("variation selector", "a\uFE0F", "a\\ufe0f");
        row("a selector beyond", "a\U000E0101", "a\\udb40\\udd01");
        row("a filler", "a\u3164b", "a\\u3164b");
        row("blank braille", "a\u2800b", "a\\u2800b");
        row("private use", "a\uE000b", "a\\ue000b");
        row("not assigned", "a\U000E1000b", "a\\udb44\\udc00b");
        row("marks on marks", "a\u0301\u0301\u0301\u0301\u0301b", "a\u0301\u0301\u0301\\u0301\\u0301b");
        row("no UTF-8", "a\xffz", "a\\u00ffz");
    }
    void whatCannotBeSeenIsEscaped()
    {
        QFETCH(const std::string, text);
        QTEST(visibleText(text), "visible");
        // Nothing is left to do.
        QCOMPARE(visibleText(visibleText(text)), visibleText(text));
    }
};

TOOLTRAY_TEST(VisibleTextTest)

#include "visibletexttest.moc"
