// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/objectdraft.h"

#include "support/testcase.h"
#include "ui/models/sampletools.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class ObjectDraftTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outlivesTheProgram()
    {
        workspace::Endpoint endpoint;
        endpoint.name = "renamed";
        endpoint.url = "no address yet"; // as it was typed
        ObjectDraft draft{.original = {workspace::ObjectKind::Endpoint, "shop"}, .object = endpoint};
        draft.base = "abc";
        draft.text = "{ half";
        const auto read = decodeObjectDraft(encodeDraft(draft));
        QVERIFY(read);
        QVERIFY(*read == draft);
    }

    void keepsWhatIsHalfTyped()
    {
        workspace::Credential credential;
        credential.name = "browser";
        credential.scheme = workspace::Credential::Scheme::OAuth2Code;
        credential.headerName = "not a header";
        credential.oauth2.emplace().tokenUrl = "no address yet";
        credential.oauth2->scopes = {"read", "write"};
        ObjectDraft draft{.original = {workspace::ObjectKind::Credential, {}}, .object = credential};
        draft.lacksSecret = true;
        const auto read = decodeObjectDraft(encodeDraft(draft));
        QVERIFY(read);
        QVERIFY(*read == draft);
    }

    void knowsWhatItWasBegunFrom()
    {
        auto saved = test::sampleWorkspace();
        const workspace::ObjectKey key{workspace::ObjectKind::Endpoint, "shop"};
        const workspace::Entry &entry = *saved->find(key);
        ObjectDraft draft{.original = key, .object = entry.object()};
        draft.base = fingerprintOf(entry.object());
        QCOMPARE(draft.basedOn(entry), entry.revision());
        auto other = std::get<workspace::Endpoint>(entry.object());
        other.url = "https://other.example/graphql";
        saved = test::edited(saved, {"Other", workspace::Origin::Person, {workspace::PutObject{other}}});
        QCOMPARE(draft.basedOn(*saved->find(key)), workspace::Revision(0));
    }

    void takesNothingThatIsNoDraft_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << QByteArray("{\"format\":\"tooltray-object-draft\",\"kind\":\"end");
        QTest::newRow("of a tool") << QByteArray("{\"format\":\"tooltray-tool-draft\",\"name\":\"x\"}");
        QTest::newRow("of no kind") << QByteArray("{\"format\":\"tooltray-object-draft\",\"kind\":\"x\"}");
    }

    void takesNothingThatIsNoDraft()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!decodeObjectDraft(text.toStdString()));
    }
};

TOOLTRAY_TEST(ObjectDraftTest)
#include "objectdrafttest.moc"
