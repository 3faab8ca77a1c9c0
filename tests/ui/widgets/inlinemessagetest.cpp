// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inlinemessage.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QTest>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

class InlineMessageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawEveryKind_data() { test::addThemeRows(); }

    void drawEveryKind()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        QAction action(theme.icon(Icon::Refresh), QStringLiteral("Try again"));
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        QList<QImage> pictures;
        for (const MessageKind kind :
             {MessageKind::Info, MessageKind::Ok, MessageKind::Warning, MessageKind::Error}) {
            auto *message = new InlineMessage(theme, &window);
            message->setMessage(kind, QStringLiteral("Port 8665 is used by another program."));
            message->addButton(action);
            layout->addWidget(message);
            QCOMPARE(message->kind(), kind);
            QCOMPARE(message->accessibleName(), message->text());
            message->resize(600, 50);
            const QImage picture = message->grab().toImage();
            QVERIFY(!pictures.contains(picture));
            pictures.append(picture);
        }
        window.resize(640, window.sizeHint().height());
        window.show();
        QVERIFY(test::savePicture(window, QStringLiteral("messages-")
                                              + QString::fromLatin1(QTest::currentDataTag())));
    }

    void longTextsWrap()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        InlineMessage message(theme);
        message.setMessage(MessageKind::Warning,
                           QStringLiteral("The port is used by another program. ").repeated(8));
        message.resize(400, 10);
        message.show();
        QVERIFY(message.heightForWidth(400) > 3 * message.fontMetrics().height());
    }
};

TOOLTRAY_TEST(InlineMessageTest)
#include "inlinemessagetest.moc"
