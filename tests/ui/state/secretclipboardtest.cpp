// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/secretclipboard.h"

#include "support/testcase.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QSignalSpy>
#include <QTimer>

using namespace tooltray::ui;

namespace {

QString clipboardText()
{
    return QGuiApplication::clipboard()->text();
}

} // namespace

class SecretClipboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheSecretAwayAgain()
    {
        SecretClipboard clipboard;
        clipboard.copy(QStringLiteral("secret"), 20);
        QCOMPARE(clipboardText(), QStringLiteral("secret"));
        QTRY_COMPARE(clipboardText(), QString());
    }

    void leavesAloneWhatCameAfter()
    {
        QPointer<SecretClipboard> clipboard = new SecretClipboard;
        clipboard->copy(QStringLiteral("secret"), 20);
        QGuiApplication::clipboard()->setText(QStringLiteral("mine"));
        clipboard->letGo();
        QTRY_VERIFY(!clipboard); // its time is over
        QCOMPARE(clipboardText(), QStringLiteral("mine"));
    }

    void countsFromTheLastCopy()
    {
        SecretClipboard clipboard;
        clipboard.copy(QStringLiteral("first"), 1);
        clipboard.copy(QStringLiteral("second"), 60'000);
        QTimer later; // than the first copy has time
        later.setTimerType(Qt::PreciseTimer);
        QSignalSpy isOver(&later, &QTimer::timeout);
        later.start(2);
        QVERIFY(isOver.wait());
        QCOMPARE(clipboardText(), QStringLiteral("second"));
    }

    void outlivesItsOwnerUntilTheTextIsGone()
    {
        QPointer<SecretClipboard> unused = new SecretClipboard;
        unused->letGo();
        QTRY_VERIFY(!unused);
        QPointer<SecretClipboard> used = new SecretClipboard;
        used->copy(QStringLiteral("secret"), 20);
        used->letGo();
        QVERIFY(used);
        QTRY_VERIFY(!used);
        QCOMPARE(clipboardText(), QString());
    }
};

TOOLTRAY_TEST(SecretClipboardTest)
#include "secretclipboardtest.moc"
