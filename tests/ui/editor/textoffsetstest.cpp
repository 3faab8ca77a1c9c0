// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqlanalysis.h"

#include "support/testcase.h"

#include <QString>

using namespace tooltray::ui;

class TextOffsetsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPlaceIsFoundBothWays_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("plain") << QStringLiteral("{ user { id } }");
        QTest::newRow("two bytes") << QStringLiteral("\u00e4 { \u00f6\u00fc }");
        QTest::newRow("surrogates") << QStringLiteral("a\U0001F600b\U0001F600");
        QTest::newRow("many blocks") << QStringLiteral("\u00e4b\U0001F600 ").repeated(500);
    }

    void everyPlaceIsFoundBothWays()
    {
        QFETCH(QString, text);
        const std::string bytes = text.toStdString();
        const TextOffsets offsets(bytes);
        for (int position = 0; position <= text.size(); ++position) {
            if (position < text.size() && text[position].isLowSurrogate())
                continue; // no place between characters
            const auto offset = static_cast<std::uint32_t>(QStringView(text).left(position).toUtf8().size());
            QCOMPARE(offsets.offset(position), offset);
            QCOMPARE(offsets.position(offset), position);
        }
    }

    void placesBeyondTheEndAreTheEnd()
    {
        const std::string bytes = QStringLiteral("\u00e4bc").toStdString();
        const TextOffsets offsets(bytes);
        QCOMPARE(offsets.position(100), 3);
        QCOMPARE(offsets.offset(100), 4U);
        QCOMPARE(offsets.offset(-1), 0U);
    }
};

TOOLTRAY_TEST(TextOffsetsTest)
#include "textoffsetstest.moc"
