// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/navigationrail.h"

#include "support/testcase.h"
#include "ui/models/railmodel.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class NavigationRailTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
        test::useTestFont();
        m_model.setItems({{QStringLiteral("tools"), QStringLiteral("Tools"), Icon::Tool},
                          {QStringLiteral("types"), QStringLiteral("Types"), Icon::Types, 3},
                          {QStringLiteral("log"), QStringLiteral("Log"), Icon::Log, 120}});
        m_rail = std::make_unique<NavigationRail>(*m_theme, m_model);
        m_rail->resize(m_rail->sizeHint());
        m_rail->show();
    }
    void cleanup()
    {
        m_rail.reset();
        m_theme.reset();
    }

    void movingThroughItChoosesPages()
    {
        QSignalSpy chosen(m_rail.get(), &NavigationRail::pageChosen);
        m_rail->setCurrentPage(QStringLiteral("tools"));
        QTest::keyClick(m_rail.get(), Qt::Key_Down);
        QTest::keyClick(m_rail.get(), Qt::Key_End);
        QTest::keyClick(m_rail.get(), Qt::Key_T); // type-ahead
        QStringList ids;
        for (const auto &arguments : chosen)
            ids.append(arguments[0].toString());
        QCOMPARE(ids.join(u' '), QStringLiteral("tools types log tools"));
    }

    void collapsesToIcons()
    {
        const int wide = m_rail->width();
        QVERIFY(test::savePicture(*m_rail, QStringLiteral("rail")));
        m_rail->setCollapsed(true);
        QVERIFY(m_rail->width() < 60);
        QVERIFY(test::savePicture(*m_rail, QStringLiteral("rail-collapsed")));
        m_rail->setCollapsed(false);
        QCOMPARE(m_rail->width(), wide);
    }

    void growsWithItsTitles()
    {
        const int before = m_rail->width();
        m_model.setTitle(QStringLiteral("types"), QStringLiteral("A title that is longer than all others"));
        QVERIFY(m_rail->width() > before);
    }

    void aBadgeShows_data()
    {
        QTest::addColumn<bool>("collapsed");
        QTest::newRow("wide") << false;
        QTest::newRow("collapsed") << true;
    }

    void aBadgeShows()
    {
        QFETCH(bool, collapsed);
        m_rail->setCollapsed(collapsed);
        const QImage with = m_rail->grab().toImage();
        m_model.setBadge(QStringLiteral("log"), 0);
        QVERIFY(m_rail->grab().toImage() != with);
    }

private:
    std::unique_ptr<Theme> m_theme;
    RailModel m_model;
    std::unique_ptr<NavigationRail> m_rail;
};

TOOLTRAY_TEST(NavigationRailTest)
#include "navigationrailtest.moc"
