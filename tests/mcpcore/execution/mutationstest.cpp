// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/mutations.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using Allowed = Mutations::Allowed;
using Effect = Mutations::Effect;
using Names = std::vector<std::string>;

class MutationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void admitsOne()
    {
        Mutations mutations(Allowed::One);
        VERIFY_RESULT(mutations.admit("create"));
        mutations.settle(Effect::Took);
        COMPARE_ERROR(mutations.admit("close"), ErrorKind::Denied, "multiple_mutations");
        QCOMPARE(mutations.tookEffect(), Names{"create"});
    }

    void oneThatFailedIsOneAsWell()
    {
        Mutations mutations(Allowed::One);
        VERIFY_RESULT(mutations.admit("create"));
        mutations.settle(Effect::None);
        COMPARE_ERROR(mutations.admit("create"), ErrorKind::Denied, "multiple_mutations");
        QVERIFY(mutations.tookEffect().empty() && mutations.mayHaveTakenEffect().empty());
    }

    void admitsSeveralWhereThatIsAllowed()
    {
        Mutations mutations(Allowed::Several);
        VERIFY_RESULT(mutations.admit("create"));
        mutations.settle(Effect::Took);
        VERIFY_RESULT(mutations.admit("close"));
        mutations.settle(Effect::MayHave);
        mutations.settle(Effect::Took); // of a query: nothing to settle
        QCOMPARE(mutations.tookEffect(), Names{"create"});
        QCOMPARE(mutations.mayHaveTakenEffect(), Names{"close"});
    }

    void countsThoseOfToolsThatAreCalled_data()
    {
        addColumns<bool, bool, bool>("outerAllows", "innerAllows", "isAdmitted");
        QTest::newRow("neither") << false << false << false;
        QTest::newRow("only the one that calls") << true << false << false;
        QTest::newRow("only the one that is called") << false << true << false;
        QTest::newRow("both") << true << true << true;
    }
    void countsThoseOfToolsThatAreCalled()
    {
        QFETCH(bool, outerAllows);
        QFETCH(bool, innerAllows);
        QFETCH(bool, isAdmitted);
        const auto outer = std::make_shared<Mutations>(outerAllows ? Allowed::Several : Allowed::One);
        Mutations inner(innerAllows ? Allowed::Several : Allowed::One, outer);
        VERIFY_RESULT(inner.admit("a/b"));
        inner.settle(Effect::Took);
        QCOMPARE(inner.admit("a/c").hasValue(), isAdmitted);
        inner.settle(Effect::Took);
        QCOMPARE(outer->tookEffect(), (isAdmitted ? Names{"a/b", "a/c"} : Names{"a/b"}));
    }

    void oneOfEachToolIsEnoughForTheOuter()
    {
        const auto outer = std::make_shared<Mutations>(Allowed::One);
        VERIFY_RESULT(Mutations(Allowed::One, outer).admit("a/b"));
        COMPARE_ERROR(Mutations(Allowed::One, outer).admit("c/d"), ErrorKind::Denied, "multiple_mutations");
    }
};

TOOLTRAY_TEST(MutationsTest)

#include "mutationstest.moc"
