// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/authorizer.h"

#include "credentials/store/otherstores.h"
#include "mcpcore/credentials/waited.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::credentials;
using tooltray::credentials::test::waited;

namespace {

const SecretName kApi("api");

// Counts how often it is told to forget.
class ForgetfulStore final : public SecretStore {
public:
    QFuture<Result<Secret>> read(const SecretName &name) override { return memory.read(name); }
    QFuture<Result<void>> write(const SecretName &name, const Secret &secret) override
    {
        return memory.write(name, secret);
    }
    QFuture<Result<void>> remove(const SecretName &name) override { return memory.remove(name); }
    void forget(const SecretName & /*name*/) override { ++forgotten; }

    MemoryStore memory;
    int forgotten = 0;
};

} // namespace

class StoredAuthorizerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFieldIsMadeOfWhatTheStoreHasNow()
    {
        MemoryStore store;
        Redactor redactor;
        StoredAuthorizer authorizer(store, kApi, {}, redactor);
        COMPARE_ERROR(waited(authorizer.fields()), ErrorKind::NotFound, "secret_missing");
        for (const char *secret : {"one-secret", "another-secret"}) {
            store.write(kApi, Secret(secret));
            const auto fields = waited(authorizer.fields());
            VERIFY_RESULT(fields);
            QCOMPARE(fields->size(), 1U);
            QCOMPARE(fields->front().name, "Authorization");
            QVERIFY(fields->front().value == Secret(std::string("Bearer ") + secret));
        }
        store.write(kApi, Secret("two\nlines"));
        COMPARE_ERROR(waited(authorizer.fields()), ErrorKind::Invalid, "secret_unfit");
    }

    void theRedactorKnowsWhatIsInUse()
    {
        MemoryStore store;
        Redactor redactor;
        store.write(kApi, Secret("pass word"));
        {
            StoredAuthorizer authorizer(store, kApi, {.scheme = HeaderForm::Scheme::Basic, .user = "me"},
                                        redactor);
            VERIFY_RESULT(waited(authorizer.fields()));
            QCOMPARE(redactor.mask("pass word, Basic bWU6cGFzcyB3b3Jk"), "***, ***");
            store.write(kApi, Secret("another one"));
            VERIFY_RESULT(waited(authorizer.fields()));
            QCOMPARE(redactor.mask("pass word, another one"), "***, ***"); // late answers may have the former
        }
        QCOMPARE(redactor.mask("pass word"), "pass word");
    }

    void aRefusalReachesTheStore()
    {
        ForgetfulStore store;
        Redactor redactor;
        StoredAuthorizer authorizer(store, kApi, {}, redactor);
        authorizer.refused({});
        QCOMPARE(store.forgotten, 1);
    }

    void itMayGoWhileTheStoreReads()
    {
        MemoryStore store;
        Redactor redactor;
        auto authorizer = std::make_unique<StoredAuthorizer>(store, kApi, HeaderForm{}, redactor);
        const auto fields = authorizer->fields();
        authorizer.reset();
        COMPARE_ERROR(waited(fields), ErrorKind::Cancelled, "given_up");
    }
};

TOOLTRAY_TEST(StoredAuthorizerTest)
#include "storedauthorizertest.moc"
