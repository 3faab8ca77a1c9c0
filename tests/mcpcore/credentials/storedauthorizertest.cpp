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

    void aKeyInTheQueryIsKnownAsItIsWritten()
    {
        MemoryStore store;
        Redactor redactor;
        store.write(kApi, Secret("k\xC3\xA9y/one+two"));
        StoredAuthorizer authorizer(
            store, kApi,
            {.scheme = HeaderForm::Scheme::ApiKey, .headerName = "key", .place = FieldPlace::Query},
            redactor);
        const auto fields = waited(authorizer.fields());
        VERIFY_RESULT(fields);
        QCOMPARE(fields->front().place, FieldPlace::Query);
        QCOMPARE(redactor.mask("/a?key=k%C3%A9y%2Fone%2Btwo&b"), "/a?key=***&b");
    }

    void severalGoTogether()
    {
        ForgetfulStore first;
        ForgetfulStore second;
        Redactor redactor;
        first.write(kApi, Secret("one-secret"));
        const auto combined = [&] {
            return CombinedAuthorizer(
                {std::make_shared<StoredAuthorizer>(first, kApi, HeaderForm(), redactor),
                 std::make_shared<StoredAuthorizer>(
                     second, kApi, HeaderForm{.scheme = HeaderForm::Scheme::ApiKey, .headerName = "X-App"},
                     redactor)});
        };
        {
            CombinedAuthorizer authorizer = combined();
            COMPARE_ERROR(waited(authorizer.fields()), ErrorKind::NotFound, "secret_missing");
        }
        second.write(kApi, Secret("an-id-of-ours"));
        CombinedAuthorizer authorizer = combined();
        const auto fields = waited(authorizer.fields());
        VERIFY_RESULT(fields);
        QCOMPARE(fields->size(), 2U);
        QCOMPARE(fields->back().name, "X-App");
        authorizer.refused(*fields);
        QCOMPARE(first.forgotten, 1);
        QCOMPARE(second.forgotten, 1);
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
