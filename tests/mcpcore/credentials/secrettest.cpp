// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/secrets/secret.h"

#include "support/testcase.h"

#include <QDebug>
#include <QTest>

#include <functional>
#include <ostream>
#include <thread>

using namespace tooltray::credentials;

namespace {

template <typename Stream, typename T>
concept Streamable = requires(Stream &stream, const T &value)
{
    stream << value;
};
template <typename T>
concept Ordered = requires(const T &a, const T &b)
{
    a < b;
};
template <typename T>
concept Hashable = requires(const T &value)
{
    std::hash<T>{}(value);
};

static_assert(Streamable<std::ostream, std::string> && !Streamable<std::ostream, Secret>);
static_assert(Streamable<QDebug, QString> && !Streamable<QDebug, Secret>);
static_assert(!Streamable<QDataStream, Secret> && !Streamable<QTextStream, Secret>);
static_assert(Ordered<std::string> && !Ordered<Secret>);
static_assert(Hashable<std::string> && !Hashable<Secret>);
static_assert(
    !std::is_convertible_v<Secret, std::string> && !std::is_convertible_v<Secret, std::string_view>);
static_assert(!std::is_constructible_v<std::string, Secret> && !std::is_constructible_v<QString, Secret>);
static_assert(!std::is_convertible_v<std::string, Secret> && !std::is_convertible_v<Secret, bool>);
static_assert(std::is_nothrow_move_constructible_v<Secret> && std::is_nothrow_move_assignable_v<Secret>);
static_assert(sizeof(Secret) <= 3 * sizeof(void *));

} // namespace

class SecretTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itHoldsAnyBytes()
    {
        const std::string text("a\0\xFF\n", 4);
        QCOMPARE(Secret(text).reveal(), std::string_view(text));
        QCOMPARE(Secret(text).size(), 4U);
        QVERIFY(!Secret(text).isEmpty());
        QVERIFY(Secret().isEmpty() && Secret("").isEmpty());
        QVERIFY(Secret().reveal().empty());
    }

    void equalMeansTheSameText()
    {
        QVERIFY(Secret("one") == Secret("one"));
        QVERIFY(Secret("one") != Secret("two"));
        QVERIFY(Secret("one") != Secret("on"));
        QVERIFY(Secret() == Secret(""));
    }

    void copiesShareOneMemory()
    {
        Secret secret("shared");
        const Secret copy = secret;
        QVERIFY(copy.reveal().data() == secret.reveal().data());
        secret = Secret("other");
        QCOMPARE(copy.reveal(), std::string_view("shared"));
    }

    void movingTakesTheMemory()
    {
        Secret secret("moved");
        const char *memory = secret.reveal().data();
        const Secret taken = std::move(secret);
        QVERIFY(taken.reveal().data() == memory);
    }

    void partsAreJoined()
    {
        QCOMPARE(Secret::joined({"Bearer ", "", "x"}).reveal(), std::string_view("Bearer x"));
        QVERIFY(Secret::joined({}).isEmpty());
    }

    void whatItIsTakenFromIsWiped_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("within the string object") << 5;
        QTest::newRow("on the heap") << 500;
    }
    void whatItIsTakenFromIsWiped()
    {
        QFETCH(int, size);
        std::string text(static_cast<std::size_t>(size), 'x');
        const char *memory = text.data();
        const Secret secret = Secret::taken(std::move(text));
        QCOMPARE(secret.reveal(), std::string_view(std::string(static_cast<std::size_t>(size), 'x')));
        QVERIFY(text.empty()); // NOLINT(bugprone-use-after-move): that is the promise
        QVERIFY(text.data() == memory);
        for (std::size_t i = 0; i < text.capacity(); ++i)
            QCOMPARE(static_cast<int>(memory[i]), 0);
    }

    void threadsMayHoldCopies()
    {
        Secret secret("between threads");
        std::vector<std::jthread> threads;
        threads.reserve(4);
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([copy = secret] {
                for (int j = 0; j < 1000; ++j) {
                    if (Secret(copy).size() != 15)
                        std::abort();
                }
            });
        }
        secret = Secret();
    }
};

TOOLTRAY_TEST(SecretTest)
#include "secrettest.moc"
