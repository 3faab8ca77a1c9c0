// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"
#include "storage/store/asyncstore.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace tooltray;
using namespace tooltray::storage;
using workspace::DocumentKey;
using workspace::DocumentKind;

namespace {

const DocumentKey kTool{DocumentKind::Tool, "a"};

Commit put(const DocumentKey &key, std::string body)
{
    return {"Save", {{key, std::move(body), std::nullopt}}};
}

} // namespace

class JsonStoreTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsAcknowledgedIsOnDisk()
    {
        const QTemporaryDir folder;
        SystemClock clock;
        JsonStore store(folder.path().toStdString(), clock);
        VERIFY_RESULT(store.load().result());
        VERIFY_RESULT(store.commit(put(kTool, "{}\n")).result());
        std::ifstream onDisk(folder.filePath(QStringLiteral("tools/a.json")).toStdString());
        QCOMPARE(std::string(std::istreambuf_iterator<char>(onDisk), {}), std::string("{}\n"));
    }

    void itsOwnChangesAreNoNews()
    {
        const QTemporaryDir folder;
        SystemClock clock;
        JsonStore store(folder.path().toStdString(), clock);
        std::vector<DocumentChange> news;
        connect(&store, &Store::changed, this, [&](const std::vector<DocumentChange> &changes) {
            news.insert(news.end(), changes.begin(), changes.end());
        });
        VERIFY_RESULT(store.load().result());
        VERIFY_RESULT(store.commit(put(kTool, "{}\n")).result());
        std::ofstream(folder.filePath(QStringLiteral("tools/b.json")).toStdString()) << "{}";
        QTRY_VERIFY(!news.empty());
        QCOMPARE(news.size(), std::size_t{1});
        QCOMPARE(news.front().key.name, std::string("b"));
    }

    void filesWrittenInPlaceAreNoticedWithinASecond()
    {
        const QTemporaryDir folder;
        SystemClock clock;
        JsonStore store(folder.path().toStdString(), clock);
        std::vector<DocumentChange> news;
        connect(&store, &Store::changed, this,
                [&](const std::vector<DocumentChange> &changes) { news = changes; });
        auto loaded = store.load();
        QTRY_VERIFY(loaded.isFinished());
        VERIFY_RESULT(store.commit(put(kTool, "{}\n")).result());
        std::ofstream(folder.filePath(QStringLiteral("tools/a.json")).toStdString(), std::ios::app) << " ";
        QTRY_COMPARE(news.size(), std::size_t{1});
        QVERIFY(news.front().body == "{}\n ");
        QVERIFY(news.front().replaces == stampOf("{}\n"));
    }
};

TOOLTRAY_TEST(JsonStoreTest)

#include "jsonstoretest.moc"
