// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"

#include "support/growth.h"
#include "support/repeated.h"
#include "support/testcase.h"
#include "json/value.h"

#include <QTest>

#include <functional>
#include <memory>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::test;
using credentials::Redactor;
using credentials::Secret;

namespace {

// Of a size, and ready to be worked through.
using MaskingWork = std::function<std::function<void()>(std::size_t size)>;

// Each text through every mask there is.
MaskingWork throughMasks(const std::string &piece)
{
    return [piece](std::size_t size) {
        struct Known {
            Redactor redactor;
            credentials::Registration plain = redactor.add(Secret("s3cr3t-token/with+marks"));
            credentials::Registration quoted = redactor.add(Secret("sec\"ret\\one"));
            credentials::Registration repetitive = redactor.add(Secret("aaaaaaaaaaaaaaaaaaaaaaab"));
        };
        return [known = std::make_shared<Known>(), text = repeated(piece, size)] {
            const Redactor &redactor = known->redactor;
            (void)redactor.mask(text);
            (void)redactor.maskText(text);
            (void)redactor.maskedJson(text);
            (void)redactor.maskUrl(text);
            (void)redactor.replacement(text);
            (void)redactor.withoutSecrets(json::Value(text));
        };
    };
}

} // namespace

Q_DECLARE_METATYPE(MaskingWork)

// What an API sends is looked through for secrets, however it is made: the time follows its length.
class MaskingGrowthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeGrowsWithTheSize_data()
    {
        addColumns<MaskingWork, int>("work", "size");
        const auto row = [](const char *name, int size, MaskingWork work) {
            QTest::newRow(name) << std::move(work) << size;
        };
        for (const char *piece : {"plain text ",
                                  "s3cr3t-token/with+marks",
                                  "s3cr3t-",
                                  "aaaaaaaa",
                                  "\\",
                                  "\\\\\"",
                                  "\\u0073",
                                  "%73",
                                  "%25%37%33",
                                  "&#115;",
                                  "&amp;",
                                  "&",
                                  "%",
                                  "[",
                                  "{\"a\":",
                                  "{\"token\":1,",
                                  "\"{\\\"a\\\":\\\"",
                                  "https://a:b@c/?key=v&token=",
                                  "?a=b&",
                                  "=@",
                                  "://a:b@",
                                  "/\\/@",
                                  "czNjcjN0",
                                  "\"a\":[\"b\",",
                                  "1.5e3,",
                                  "sec\\\"ret"})
            row(piece, 2'000, throughMasks(piece));
    }

    void timeGrowsWithTheSize()
    {
        QFETCH(const MaskingWork, work);
        QFETCH(const int, size);
        const double factor = growth(static_cast<std::size_t>(size), work);
        QVERIFY2(factor < kMaxGrowth, QByteArray::number(factor).constData());
    }
};

TOOLTRAY_TEST(MaskingGrowthTest)
#include "maskinggrowthtest.moc"
