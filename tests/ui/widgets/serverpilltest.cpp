// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/serverbar.h"

#include "engine/settings/serversettings.h"
#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;
using State = engine::ServerStatus::State;

class ServerPillTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawEveryState_data() { test::addThemeRows(); }

    void drawEveryState()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        QList<QImage> pictures;
        for (const State state :
             {State::Stopped, State::Starting, State::Running, State::PortInUse, State::Failed}) {
            auto *pill = new ServerPill(theme, &window);
            pill->setLook(ServerIndicator::of(
                {.state = state, .port = 8665, .url = "http://127.0.0.1:8665/mcp", .clients = 2}));
            layout->addWidget(pill);
            QVERIFY(pill->accessibleName().contains(pill->text()));
            pill->resize(pill->sizeHint());
            const QImage picture = pill->grab().toImage();
            QVERIFY(!pictures.contains(picture));
            pictures.append(picture);
        }
        window.resize(420, window.sizeHint().height());
        window.show();
        QVERIFY(test::savePicture(window,
                                  QStringLiteral("pills-") + QString::fromLatin1(QTest::currentDataTag())));
    }

    void aNarrowPillKeepsTheState()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ServerPill pill(theme);
        const auto drawn = [&](int width) {
            pill.resize(width, pill.sizeHint().height());
            return pill.grab().toImage();
        };
        ServerIndicator look = ServerIndicator::of(
            {.state = State::Running, .port = 8665, .url = "http://127.0.0.1:8665/mcp", .clients = 2});
        pill.setLook(look);
        const int wide = pill.sizeHint().width();
        QVERIFY(pill.minimumSizeHint().width() < wide / 2);
        const QImage narrowed = drawn(wide - 20);
        look.clients.clear();
        pill.setLook(look);
        QCOMPARE(pill.grab().toImage(), narrowed); // without room the clients are left out
    }

    void theKeyboardPressesIt()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ServerPill pill(theme);
        bool wasClicked = false;
        connect(&pill, &ServerPill::clicked, this, [&] { wasClicked = true; });
        QVERIFY(pill.focusPolicy() & Qt::TabFocus);
        QTest::keyClick(&pill, Qt::Key_Space);
        QVERIFY(wasClicked);
    }
};

TOOLTRAY_TEST(ServerPillTest)
#include "serverpilltest.moc"
