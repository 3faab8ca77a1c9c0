// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/keychainbanner.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

using Condition = engine::KeychainStatus::Condition;

bool saysQuietly(const KeychainBanner &banner, QStringView text)
{
    const auto *problem = banner.findChild<InlineMessage *>();
    for (const auto *label : banner.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&banner) && label->text() == text && !problem->isAncestorOf(label))
            return true;
    }
    return false;
}

constexpr QStringView kKept = u"Secrets are saved in the system keychain.";

} // namespace

class KeychainBannerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsNotKnownIsNotSaid()
    {
        KeychainBanner banner(m_theme);
        banner.setLook({});
        QVERIFY(banner.isHidden());
    }

    void aKeychainThatWorksIsSaidQuietly()
    {
        KeychainBanner banner(m_theme);
        banner.setLook({.condition = Condition::Available});
        QVERIFY(!banner.isHidden());
        QVERIFY(saysQuietly(banner, kKept));
        QVERIFY(banner.findChild<InlineMessage *>()->isHidden());
    }

    void aKeychainThatDoesNotWorkIsAWarningWithAWayOut()
    {
        KeychainBanner banner(m_theme);
        banner.setLook({.condition = Condition::Available});
        banner.setLook({.condition = Condition::Missing});
        QVERIFY(!saysQuietly(banner, kKept));
        const auto *problem = banner.findChild<InlineMessage *>();
        QVERIFY(!problem->isHidden());
        QCOMPARE(problem->kind(), MessageKind::Warning);
        QVERIFY(problem->text().contains(u"is unavailable"));
        const QSignalSpy wanted(&banner, &KeychainBanner::retryWanted);
        for (auto *button : banner.findChildren<QAbstractButton *>())
            button->click();
        QCOMPARE(wanted.size(), 1);
        banner.setLook({.condition = Condition::Available}); // it is back
        QVERIFY(problem->isHidden());
        QVERIFY(saysQuietly(banner, kKept));
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(KeychainBannerTest)
#include "keychainbannertest.moc"
