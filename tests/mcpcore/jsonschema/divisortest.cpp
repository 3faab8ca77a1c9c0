// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/program/program.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::jsonschema;

class DivisorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dividesExactly_data()
    {
        tooltray::addColumns<std::string, std::string, bool>("number", "divisor", "divides");
        const auto row = [](const std::string &number, const std::string &divisor, bool divides) {
            QTest::addRow("%s of %s", number.c_str(), divisor.c_str()) << number << divisor << divides;
        };
        row("0", "3", true);
        row("0.000", "3", true);
        row("-0e99", "3", true);
        row("9", "3", true);
        row("-9", "3", true);
        row("10", "3", false);
        row("1e2", "20", true);
        row("0.0075", "0.0001", true);
        row("0.00751", "0.0001", false);
        row("19.99", "0.01", true);
        row("4.5", "1.5", true);
        row("4.6", "1.5", false);
        row("1e308", "0.5", true);
        row("1e308", "0.123456789", false);
        row("123456789e300", "0.123456789", true);
        row("1e999999999999999999999", "7", false);
        row("7e999999999999999999999", "7", true);
        row("1e999999999999999999999", "1024", true);
        row("1e-999999999999999999999", "1", false);
        row("1e-5", "1e-999999999999999999999", true);
        row("18446744073709551616", "2", true);
        row("18446744073709551617", "2", false);
        // Divisors beyond 18 digits are divided on paper.
        row("246913578024691357802469135780", "123456789012345678901234567890", true);
        row("246913578024691357802469135781", "123456789012345678901234567890", false);
        row("1.1111111111111111111111", "0.5555555555555555555555", false);
        row("1.1111111111111111111110", "0.5555555555555555555555", true);
        row("1e30", "1152921504606846976", false); // 2^60
        row("1e60", "1152921504606846976", true);
        row("1e60", "1152921504606846977", false);
    }
    void dividesExactly()
    {
        QFETCH(const std::string, number);
        QFETCH(const std::string, divisor);
        const std::optional<Divisor> found = Divisor::create(divisor);
        QVERIFY(found);
        QTEST(found->divides(number), "divides");
    }

    void agreesWithWholeNumbers()
    {
        for (int divisor = 1; divisor < 60; ++divisor) {
            const auto subject = Divisor::create(std::to_string(divisor) + "e-3");
            QVERIFY(subject);
            for (int number = -130; number < 130; ++number)
                QCOMPARE(subject->divides(std::to_string(number) + "e-3"), number % divisor == 0);
        }
    }

    void dividesByLongNumbersAsOnPaper()
    {
        // d * (10^20 + 1), whose multiples are easy to write down.
        const auto times = [](int digit, char last) {
            return std::to_string(digit) + std::string(19, '0') + last;
        };
        for (int digit = 1; digit < 10; ++digit) {
            const auto subject = Divisor::create(times(digit, static_cast<char>('0' + digit)));
            QVERIFY(subject);
            for (int product = 1; product < 10; ++product) {
                QCOMPARE(subject->divides(times(product, static_cast<char>('0' + product))),
                         product % digit == 0);
                QVERIFY(!subject->divides(times(product, static_cast<char>('0' + (product + 1) % 10))));
            }
        }
    }

    void refusesWhatIsNoDivisor()
    {
        QVERIFY(!Divisor::create("0"));
        QVERIFY(!Divisor::create("0.0e5"));
        QVERIFY(!Divisor::create("-2"));
        QVERIFY(Divisor::create(std::string(400, '7')));
        QVERIFY(!Divisor::create(std::string(401, '7')));
        QVERIFY(Divisor::create("1" + std::string(500, '0')));
    }
};

TOOLTRAY_TEST(DivisorTest)
#include "divisortest.moc"
