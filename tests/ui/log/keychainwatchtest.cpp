// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/secretwatch.h"

#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/support/enginefixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using Condition = engine::KeychainStatus::Condition;

class KeychainWatchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theKeychainMattersWhileASecretIsInIt()
    {
        test::EngineFixture engineClient;
        KeychainWatch watch(engineClient.workspaceClient(), engineClient.engine.secrets());
        QVERIFY(engineClient.open());
        workspace::Credential credential;
        credential.name = "key";
        credential.source = workspace::Credential::Source::Environment;
        credential.variable = "KEY";
        QVERIFY(engineClient.put(credential));
        QCOMPARE(watch.look().condition, Condition::Available);
        QCOMPARE(engineClient.engine.secrets().keychain().condition, Condition::Unknown); // nobody asked

        QSignalSpy changed(&watch, &KeychainWatch::changed);
        credential.source = workspace::Credential::Source::Keychain;
        QVERIFY(engineClient.put(credential));
        QTRY_VERIFY(changed.count() > 0);
        QTRY_VERIFY(watch.look().condition != Condition::Unknown);
        QCOMPARE(watch.look(), engineClient.engine.secrets().keychain());

        credential.source = workspace::Credential::Source::Environment;
        QVERIFY(engineClient.put(credential));
        QTRY_COMPARE(watch.look(), engine::KeychainStatus{Condition::Available});
    }
};

TOOLTRAY_TEST(KeychainWatchTest)
#include "keychainwatchtest.moc"
