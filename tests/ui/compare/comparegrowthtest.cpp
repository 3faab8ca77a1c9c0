// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diffmodel.h"
#include "ui/models/jsondiff.h"

#include "support/growth.h"
#include "support/repeated.h"
#include "support/testcase.h"
#include "json/value.h"
#include "json/write.h"

#include <QTest>

#include <functional>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::ui;

namespace {

// Of a size, and ready to be worked through.
using CompareWork = std::function<std::function<void()>(std::size_t size)>;

using Number = std::size_t (*)(std::size_t index, std::size_t size);

std::string listOf(std::size_t size, Number number)
{
    json::Value list = json::Value::array();
    for (std::size_t i = 0; i < size; ++i)
        list.append(json::Value::object({{"id", std::uint64_t(number(i, size))}, {"name", "a name"}}));
    return json::writePretty(list);
}

// Two lists of rows, compared as JSON and as text.
CompareWork comparedRows(Number left, Number right)
{
    return [=](std::size_t size) {
        return [left = listOf(size, left), right = listOf(size, right)] {
            (void)diffJson(left, right, MemberOrder::Counts);
            (void)diffJson(left, right, MemberOrder::Ignored);
            (void)diffRows(left, right);
        };
    };
}

std::size_t inOrder(std::size_t i, std::size_t)
{
    return i;
}

} // namespace

Q_DECLARE_METATYPE(CompareWork)

// Two answers are compared whatever an API sends: the time follows their size.
class CompareGrowthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeGrowsWithTheSize_data();
    void timeGrowsWithTheSize()
    {
        QFETCH(const CompareWork, work);
        QFETCH(const int, size);
        const double factor = growth(static_cast<std::size_t>(size), work);
        QVERIFY2(factor < kMaxGrowth, QByteArray::number(factor).constData());
    }
};

void CompareGrowthTest::timeGrowsWithTheSize_data()
{
    QTest::addColumn<CompareWork>("work");
    QTest::addColumn<int>("size");
    const auto row = [](const char *name, int size, CompareWork work) {
        QTest::newRow(name) << std::move(work) << size;
    };
    row("the same", 1000, comparedRows(inOrder, inOrder));
    row("every tenth is another", 1000,
        comparedRows(inOrder, [](std::size_t i, std::size_t size) { return i % 10 == 0 ? size + i : i; }));
    row("one more in front", 1000, comparedRows(inOrder, [](std::size_t i, std::size_t) { return i + 1; }));
    row("another order", 1000,
        comparedRows(inOrder, [](std::size_t i, std::size_t size) { return size - i; }));
    row("all are others", 1000,
        comparedRows(inOrder, [](std::size_t i, std::size_t size) { return size + i; }));
    // Each look finds one line more that is there only once.
    row("lines that come twice", 1000,
        comparedRows([](std::size_t i, std::size_t) { return i % 2 == 0 ? i / 2 : (i + 3) / 2; },
                     [](std::size_t i, std::size_t) { return i % 2 == 0 ? (i + 4) / 2 : (i + 1) / 2; }));
}

TOOLTRAY_TEST(CompareGrowthTest)
#include "comparegrowthtest.moc"
