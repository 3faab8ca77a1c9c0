// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/hiddentext.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <string>

using namespace tooltray;

class HiddenTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatNobodySeesIsGone_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "visible"};
        row("control: plain", "Lists issues.\n\tAll of them.\r\n", "Lists issues.\n\tAll of them.\r\n");
        row("control: umlauts", "größer", "größer");
        row("control: right to left letters", "שלום", "שלום");
        row("control: an emoji of several", "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x92\xBB",
            "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x92\xBB");
        row("control: an emoji with a style", "\xE2\x9A\xA0\xEF\xB8\x8F careful",
            "\xE2\x9A\xA0\xEF\xB8\x8F careful");
        row("control: a non-joiner between letters", "\xD9\x85\xDB\x8C\xE2\x80\x8C\xD8\xAE\xD9\x88",
            "\xD9\x85\xDB\x8C\xE2\x80\x8C\xD8\xAE\xD9\x88");
        row("a tag", "a\xF3\xA0\x81\x81z", "az");
        row("the whole of the tags", "\xF3\xA0\x80\x80\xF3\xA0\x81\xBF", "");
        row("right-to-left override", "a\xE2\x80\xAEz", "az");
        row("isolates", "a\xE2\x81\xA6z\xE2\x81\xA9", "az");
        row("zero-width space", "a\xE2\x80\x8Bz", "az");
        row("a joiner in plain text", "a\xE2\x80\x8Dz", "az");
        row("joiners in a row", "\xD9\x85\xE2\x80\x8D\xE2\x80\x8D\xD9\x85", "\xD9\x85\xD9\x85");
        row("styles in a row", "x\xEF\xB8\x8F\xEF\xB8\x8F\xEF\xB8\x8E", "x\xEF\xB8\x8F");
        row("data in variation selectors", "x\xEF\xB8\x81\xF3\xA0\x84\x80", "x");
        row("byte order mark",
            "\xEF\xBB\xBF"
            "a",
            "a");
        row("soft hyphen", "a\xC2\xADz", "az");
        row("escape", "a\x1B[31mz", "a[31mz");
        row("backspace", "a\x08z", "az");
        row("next line", "a\xC2\x85z", "az");
        row("hangul filler", "a\xE3\x85\xA4z", "az");
        row("line separator", "a\xE2\x80\xA8z", "az");
    }

    void whatNobodySeesIsGone()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, visible);
        QCOMPARE(QByteArray::fromStdString(withoutHidden(text.toStdString())), visible);
        QCOMPARE(findHidden(text.toStdString()).has_value(), text != visible);
        QVERIFY(!findHidden(visible.toStdString()));
        const std::string named = withHiddenNamed(text.toStdString());
        QVERIFY(!findHidden(named));
        QCOMPARE(named == text.toStdString(), text == visible);
    }

    void theFirstOneIsNamedWithItsPlace()
    {
        const auto hidden = findHidden("ab\xE2\x80\xAE\xF3\xA0\x81\x81");
        QVERIFY(hidden);
        QCOMPARE(hidden->offset, std::size_t(2));
        QCOMPARE(codePointName(hidden->codePoint), std::string("U+202E"));
    }

    void valuesAreCleanedAllTheWayDown()
    {
        const json::Value value =
            json::parse("{\"a\xE2\x80\xAE\":[{\"b\":\"x\xF3\xA0\x81\x81y\"},1,null,true]}").value;
        QCOMPARE(json::write(withoutHiddenIn(value)),
                 std::string(R"({"a<U+202E>":[{"b":"xy"},1,null,true]})"));
        const json::Value plain = json::parse(R"({"a":[{"b":"xy"},1.50]})").value;
        QVERIFY(withoutHiddenIn(plain).isIdenticalTo(plain));
    }
};

TOOLTRAY_TEST(HiddenTextTest)
#include "hiddentexttest.moc"
