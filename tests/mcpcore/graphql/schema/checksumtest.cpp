// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schemacache.h"

#include "support/testcase.h"

#include <QTest>

#include <set>

using namespace tooltray::graphql;

namespace {

std::uint64_t sum(const std::string &text)
{
    return checksumOf(std::as_bytes(std::span(text)));
}

std::string sample(std::size_t size)
{
    std::string text;
    for (std::size_t i = 0; i < size; ++i)
        text += static_cast<char>(i * 37 + 11);
    return text;
}

} // namespace

class ChecksumTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noticesEveryBit()
    {
        std::set<std::uint64_t> seen;
        std::string text = sample(200);
        seen.insert(sum(text));
        for (std::size_t i = 0; i < text.size(); ++i)
            for (int bit = 0; bit < 8; ++bit) {
                text[i] = static_cast<char>(text[i] ^ 1 << bit);
                seen.insert(sum(text));
                text[i] = static_cast<char>(text[i] ^ 1 << bit);
            }
        QCOMPARE(seen.size(), std::size_t(1 + 200 * 8));
    }

    void noticesTheLength()
    {
        std::set<std::uint64_t> seen;
        for (std::size_t size = 0; size < 200; ++size)
            seen.insert(sum(std::string(size, '\0')));
        QCOMPARE(seen.size(), std::size_t(200));
    }

    void noticesTheOrder()
    {
        const std::string text = sample(128);
        for (std::size_t i = 8; i < text.size(); i += 8) {
            std::string turned = text;
            std::rotate(turned.begin(), turned.begin() + std::ptrdiff_t(i), turned.end());
            QVERIFY(sum(turned) != sum(text));
        }
    }
};

TOOLTRAY_TEST(ChecksumTest)
#include "checksumtest.moc"
