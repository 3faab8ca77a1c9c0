// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clients.h"

#include "support/testcase.h"
#include "ui/models/roles.h"

#include <QAbstractItemModelTester>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

using ClientState = engine::ClientFileStatus::State;

engine::ClientFileStatus clientIn(ClientState state)
{
    return {.client = "cursor", .title = "Cursor", .path = "/u/.cursor/mcp.json", .state = state};
}

} // namespace

class ClientListModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysHowEachClientStands_data()
    {
        QTest::addColumn<ClientState>("state");
        QTest::addColumn<bool>("isConnected");
        QTest::addColumn<QString>("badge");
        QTest::addColumn<QString>("subtitle");
        const auto row = [](ClientState state, bool isConnected, const char *badge, const char *subtitle) {
            QTest::newRow(subtitle) << state << isConnected << QString::fromLatin1(badge)
                                    << QString::fromLatin1(subtitle);
        };
        row(ClientState::Current, true, "connected", "Current address and token");
        row(ClientState::Current, false, "ready", "Not connected yet");
        row(ClientState::OutOfDate, true, "out of date", "Old address or token");
        row(ClientState::ChangedByHand, false, "changed", "Edited by hand");
        row(ClientState::Unreadable, false, "unreadable", "Unreadable file");
        row(ClientState::NotConfigured, false, "", "Not configured");
        row(ClientState::NotInstalled, false, "", "Not installed");
    }

    void saysHowEachClientStands()
    {
        QFETCH(ClientState, state);
        QFETCH(bool, isConnected);
        ClientListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFiles({clientIn(state)});
        if (isConnected)
            model.setConnected({QStringLiteral("cursor")});
        const QModelIndex index = model.index(0);
        const auto badges = index.data(BadgesRole).value<Badges>();
        QTEST(badges.isEmpty() ? QString() : badges.constFirst().text, "badge");
        QTEST(index.data(SubtitleRole).toString(), "subtitle");
        QCOMPARE(index.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Cursor, ")
                     + (state == ClientState::Current && isConnected ? badges.constFirst().text
                                                                     : index.data(SubtitleRole).toString()));
        QCOMPARE(index.data(DimmedRole).toBool(), state == ClientState::NotInstalled);
    }

    void endsWithARowForAllOthers()
    {
        ClientListModel model;
        model.setFiles({clientIn(ClientState::Current)});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1).data(IdRole).toString(), QString(ClientListModel::kOther));
        QVERIFY(!model.file(ClientListModel::kOther));
        QCOMPARE(model.file(QStringLiteral("cursor"))->title, std::string("Cursor"));
        QCOMPARE(model.indexOf(ClientListModel::kOther).row(), 1);
        QVERIFY(!model.indexOf(QStringLiteral("nobody")).isValid());
    }
};

TOOLTRAY_TEST(ClientListModelTest)
#include "clientlistmodeltest.moc"
