// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/signinpane.h"

#include "engine/access/clienttokens.h"
#include "engine/clients/signinclient.h"
#include "engine/workspaces/workspacefolders.h"
#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/support/sitting.h"
#include "ui/widgets/inlinemessage.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

// What is said of somebody who signed in before the program started.
class SignInPaneTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoIsSignedInIsSaidAtOnce_data()
    {
        QTest::addColumn<qint64>("end"); // s since 1970
        QTest::addColumn<bool>("isRenewed");
        QTest::addColumn<bool>("outlivesProgram");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isWarning");
        constexpr qint64 kFar = 4'000'000'000;
        constexpr qint64 kPast = 1'000'000'000;
        QTest::newRow("for long") << kFar << true << true
                                  << "Signed in as ada@example.com. The token is valid until" << false;
        QTest::newRow("to be renewed") << kPast << true << true << "Signed in as ada@example.com." << false;
        QTest::newRow("over") << kPast << false << true << "The sign-in of ada@example.com ended at" << true;
        QTest::newRow("with the program")
            << kFar << false << false << "The sign-in of ada@example.com has ended. Sign in again." << true;
    }

    void whoIsSignedInIsSaidAtOnce()
    {
        QFETCH(qint64, end);
        QFETCH(bool, isRenewed);
        QFETCH(bool, outlivesProgram);
        QFETCH(QString, text);
        QFETCH(bool, isWarning);
        const QTemporaryDir folder;
        leave(folder.path(),
              {{"ada@example.com", WallTime(std::chrono::seconds(end)), isRenewed}, outlivesProgram});
        test::Sitting sitting(folder.path());
        SignInPane pane(sitting.engine.signIns(), sitting.theme);
        pane.setCredential("login", SignInPane::Standing::Saved);
        pane.resize(600, 160);
        pane.show();
        const auto *message = pane.findChild<InlineMessage *>();
        QTRY_VERIFY2(message->isVisible() && message->text().startsWith(text), qPrintable(message->text()));
        QCOMPARE(message->kind() == MessageKind::Warning, isWarning);
        QCOMPARE(pane.findChildren<QPushButton *>().constFirst()->text().remove(u'&'),
                 QStringLiteral("Sign in again"));
        QVERIFY(
            test::savePicture(pane, QStringLiteral("signin-")
                                        + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-')));
        pane.setCredential("another", SignInPane::Standing::Saved);
        QVERIFY(!message->isVisible());
    }

private:
    static void leave(const QString &folder, const engine::SavedSignIns::One &one)
    {
        const auto place = engine::workspaceFolder(folder.toStdString(), engine::kDefaultWorkspace);
        const QString path = QString::fromStdString((place / "signins.json").string());
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray::fromStdString(engine::SavedSignIns::encode({{"login", one}})));
    }
};

TOOLTRAY_TEST(SignInPaneTest)
#include "signinpanetest.moc"
