// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/otherstores.h"
#include "mcpcore/credentials/waited.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::credentials;
using tooltray::credentials::test::waited;

namespace {

const SecretName kName("github");

} // namespace

class SimpleStoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memoryKeepsUntilItsEnd()
    {
        MemoryStore store;
        COMPARE_ERROR(waited(store.read(kName)), ErrorKind::NotFound, "secret_missing");
        VERIFY_RESULT(waited(store.write(kName, Secret("one"))));
        VERIFY_RESULT(waited(store.write(kName, Secret("two"))));
        VERIFY_RESULT(waited(store.read(kName)));
        QVERIFY(*waited(store.read(kName)) == Secret("two"));
        VERIFY_RESULT(waited(store.remove(kName)));
        VERIFY_RESULT(waited(store.remove(kName)));
        COMPARE_ERROR(waited(store.read(kName)), ErrorKind::NotFound, "secret_missing");
    }

    void anEmptySecretIsNotKept()
    {
        MemoryStore store;
        COMPARE_ERROR(waited(store.write(kName, Secret())), ErrorKind::Invalid, "secret_empty");
        COMPARE_ERROR(waited(store.read(kName)), ErrorKind::NotFound, "secret_missing");
    }

    void theEnvironmentIsReadAnewEachTime()
    {
        std::map<std::string, std::string> variables{{"TOKEN", "one"}, {"EMPTY", ""}};
        EnvironmentStore store([&](const std::string &name) -> std::optional<std::string> {
            return variables.contains(name) ? std::optional(variables[name]) : std::nullopt;
        });
        QVERIFY(*waited(store.read(SecretName("TOKEN"))) == Secret("one"));
        variables["TOKEN"] = "two";
        QVERIFY(*waited(store.read(SecretName("TOKEN"))) == Secret("two"));
        COMPARE_ERROR(waited(store.read(SecretName("EMPTY"))), ErrorKind::Invalid, "secret_empty");
        const auto missing = waited(store.read(SecretName("OTHER")));
        COMPARE_ERROR(missing, ErrorKind::NotFound, "secret_missing");
        QVERIFY(missing.error().message.find("OTHER") != std::string::npos);
    }

    void theEnvironmentOfThisProcessIsTheUsualOne()
    {
        qputenv("TOOLTRAY_TEST_SECRET", "of this process");
        EnvironmentStore store;
        QVERIFY(*waited(store.read(SecretName("TOOLTRAY_TEST_SECRET"))) == Secret("of this process"));
        qputenv("TOOLTRAY_TEST_SECRET", "");
        COMPARE_ERROR(waited(store.read(SecretName("TOOLTRAY_TEST_SECRET"))), ErrorKind::Invalid,
                      "secret_empty");
        qunsetenv("TOOLTRAY_TEST_SECRET");
        COMPARE_ERROR(waited(store.read(SecretName("TOOLTRAY_TEST_SECRET"))), ErrorKind::NotFound,
                      "secret_missing");
    }

    void theEnvironmentIsNotChanged()
    {
        EnvironmentStore store;
        COMPARE_ERROR(waited(store.write(kName, Secret("x"))), ErrorKind::Denied, "store_read_only");
        COMPARE_ERROR(waited(store.remove(kName)), ErrorKind::Denied, "store_read_only");
    }
};

TOOLTRAY_TEST(SimpleStoresTest)
#include "simplestorestest.moc"
