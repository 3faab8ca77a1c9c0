// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/baselines.h"

#include "support/await.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using test::await;

namespace {

Baseline baselineOf(std::string text)
{
    return {"#7 get_user, 12:00", std::make_shared<const std::string>(std::move(text))};
}

} // namespace

class BaselinesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isThereAfterARestart()
    {
        {
            Baselines baselines(folder());
            QVERIFY(!baselines.has("get_user"));
            VERIFY_RESULT(
                await(baselines.pin("get_user", baselineOf("{\"login\":\"ada\"}\n\nThis is cut."))));
        }
        Baselines baselines(folder());
        QVERIFY(baselines.has("get_user"));
        QVERIFY(!baselines.has("get_users") && !baselines.has(""));
        const Result<Baseline> found = await(baselines.find("get_user"));
        QVERIFY(found);
        QCOMPARE(found->title, std::string("#7 get_user, 12:00"));
        QCOMPARE(*found->body, std::string("{\"login\":\"ada\"}\n\nThis is cut."));
        // What the answer of an API is, is nobody else's business.
        const auto others = QFile::ReadGroup | QFile::ReadOther;
        QVERIFY(!(QFile::permissions(QString::fromStdString(folder() + "/get_user.json")) & others));
    }

    void aNewOneTakesThePlaceOfTheOld()
    {
        Baselines baselines(folder());
        VERIFY_RESULT(await(baselines.pin("get_user", baselineOf("1"))));
        VERIFY_RESULT(await(baselines.pin("get_user", baselineOf("2"))));
        QCOMPARE(*await(baselines.find("get_user"))->body, std::string("2"));
    }

    void whatIsTooBigIsRefused()
    {
        Baselines baselines(folder());
        VERIFY_RESULT(await(baselines.pin("get_user", baselineOf("1"))));
        VERIFY_RESULT(await(baselines.pin("list", baselineOf(std::string(Baselines::kMaxBytes, '"')))));
        QCOMPARE(await(baselines.find("list"))->body->size(), Baselines::kMaxBytes);
        const Result<void> refused =
            await(baselines.pin("get_user", baselineOf(std::string(Baselines::kMaxBytes + 1, 'x'))));
        QVERIFY(!refused);
        QVERIFY(refused.error().message.find("1 MiB") != std::string::npos);
        QCOMPARE(*await(baselines.find("get_user"))->body, std::string("1")); // as it was
    }

    void itFollowsItsTool()
    {
        Baselines baselines(folder());
        VERIFY_RESULT(await(baselines.pin("get_user", baselineOf("1"))));
        baselines.rename("get_user", "find_user");
        baselines.rename("never", "nowhere");
        QCOMPARE(*await(baselines.find("find_user"))->body, std::string("1"));
        QVERIFY(!baselines.has("get_user") && !baselines.has("nowhere"));
    }

    void aFileThatIsNoneSaysSo()
    {
        QVERIFY(QDir().mkpath(QString::fromStdString(folder())));
        QFile file(QString::fromStdString(folder() + "/get_user.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        Baselines baselines(folder());
        const Result<Baseline> found = await(baselines.find("get_user"));
        QVERIFY(!found);
        QVERIFY(found.error().message.find("get_user") != std::string::npos);
    }

private:
    std::string folder() const
    {
        return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())).toStdString();
    }

    QTemporaryDir m_folder;
};

TOOLTRAY_TEST(BaselinesTest)
#include "baselinestest.moc"
