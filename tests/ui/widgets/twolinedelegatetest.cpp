// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/twolinedelegate.h"

#include "support/testcase.h"
#include "ui/models/roles.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

#include <optional>

using namespace tooltray;
using namespace tooltray::ui;

class TwoLineDelegateTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { test::useTestFont(); }

    // The upper half of a narrow row is that of a row without badges, the lower one is not; of a wide one it is
    // the other way round.
    void badgesGiveWayToTheName()
    {
        const QImage narrow = drawn(130, {{QStringLiteral("query"), Tone::Info}}, {});
        const QImage narrowPlain = drawn(130, {}, {});
        const QImage wide = drawn(300, {{QStringLiteral("query"), Tone::Info}}, {});
        const QImage widePlain = drawn(300, {}, {});
        const auto upper = [](const QImage &image) {
            return image.copy(0, 0, image.width(), image.height() / 2 - 3);
        };
        const auto lower = [](const QImage &image) {
            return image.copy(0, image.height() / 2 + 3, image.width(), image.height() / 2 - 3);
        };
        QCOMPARE(upper(narrow), upper(narrowPlain));
        QVERIFY(lower(narrow) != lower(narrowPlain));
        QVERIFY(upper(wide) != upper(widePlain));
        QCOMPARE(lower(wide), lower(widePlain));
    }

    void badgesKeepTheirShapeOnAChosenRow()
    {
        const QImage image = drawn(300, {{QStringLiteral("draft"), Tone::Accent}}, QStyle::State_Selected);
        bool hasShape = false;
        for (int x = 150; x < image.width(); ++x)
            hasShape = hasShape || image.pixelColor(x, image.height() / 4 + 3) == m_theme.tokens().panel;
        QVERIFY(hasShape);
    }

    // The end of the line below stays in sight where the view wants that.
    void theLineBelowIsCutAsTheViewWantsIt()
    {
        const QImage cutInTheMiddle = drawn(130, {}, {}, {}, Qt::ElideMiddle);
        const QImage cutAtTheEnd = drawn(130, {}, {});
        const int half = cutAtTheEnd.height() / 2 - 3;
        const QRect upper(0, 0, cutAtTheEnd.width(), half);
        QCOMPARE(cutInTheMiddle.copy(upper), cutAtTheEnd.copy(upper));
        QVERIFY(cutInTheMiddle != cutAtTheEnd);
        QCOMPARE(drawn(600, {}, {}, {}, Qt::ElideMiddle), drawn(600, {}, {}));
    }

    void anIconHasTheToneOfWhatItSays()
    {
        const QImage plain = drawn(300, {}, {}, Tone::Neutral);
        const QImage failed = drawn(300, {}, {}, Tone::Error);
        QVERIFY(plain != failed);
        QCOMPARE(drawn(300, {}, {}, Tone::Error), failed);
        // Also on a chosen row, where icons that say nothing have the accent.
        QVERIFY(drawn(300, {}, QStyle::State_Selected, Tone::Error)
                != drawn(300, {}, QStyle::State_Selected, Tone::Ok));
    }

private:
    QImage drawn(int width, const Badges &badges, QStyle::State state, std::optional<Tone> iconTone = {},
                 Qt::TextElideMode elide = Qt::ElideRight)
    {
        QStandardItemModel model;
        auto *item = new QStandardItem(QStringLiteral("search_orders"));
        item->setData(QStringLiteral("Find orders by customer, status and date"), SubtitleRole);
        item->setData(QVariant::fromValue(badges), BadgesRole);
        if (iconTone) {
            item->setData(static_cast<int>(Icon::Success), IconRole);
            item->setData(static_cast<int>(*iconTone), IconToneRole);
        }
        model.appendRow(item);
        const TwoLineDelegate delegate(m_theme);
        QStyleOptionViewItem option;
        option.font = QApplication::font();
        option.textElideMode = elide;
        option.fontMetrics = QFontMetrics(option.font);
        option.rect = QRect(0, 0, width, delegate.sizeHint(option, model.index(0, 0)).height());
        option.state = QStyle::State_Enabled | state;
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(m_theme.tokens().base);
        QPainter painter(&image);
        delegate.paint(&painter, option, model.index(0, 0));
        return image;
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(TwoLineDelegateTest)
#include "twolinedelegatetest.moc"
