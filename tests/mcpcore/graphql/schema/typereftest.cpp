// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schematables.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class TypeRefTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrapsAndUnwraps()
    {
        const TypeRef named{7, 1};
        QVERIFY(named.isNamed() && !named.isList() && !named.isNonNull());
        const TypeRef type = named.nonNull().list().nonNull(); // [T!]!
        QVERIFY(type.isNonNull() && !type.isList() && !type.isNamed());
        QVERIFY(type.nullable().isList());
        QVERIFY(type.inner().inner() == named.nonNull());
        QVERIFY(type.named() == named);
        QVERIFY(named.nullable() == named);
        QVERIFY(!TypeRef().isKnown());
    }

    void isEqualWhenTheTypesAre()
    {
        const TypeRef named{7, 1};
        QVERIFY(named.list() == (TypeRef{7, 1}.list()));
        QVERIFY(named.list() != named);
        QVERIFY(named.list() != named.list().list());
        QVERIFY(named.list().nonNull() != named.nonNull().list());
        QVERIFY(named != (TypeRef{8, 1}));
    }

    void holdsDeepNesting()
    {
        TypeRef type{7, 1};
        std::uint32_t depth = 0;
        for (; !type.isFull(); ++depth)
            type = type.list();
        QCOMPARE(depth, TypeRef::kMaxWraps);
        for (; type.isList(); --depth)
            type = type.inner();
        QCOMPARE(depth, 0U);
        QVERIFY(type.isNamed());
    }
};

TOOLTRAY_TEST(TypeRefTest)
#include "typereftest.moc"
