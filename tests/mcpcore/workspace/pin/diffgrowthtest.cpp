// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/textdiff.h"

#include "support/growth.h"
#include "support/repeated.h"
#include "support/testcase.h"

#include <QTest>

#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::workspace;

namespace {

// Of a size, and ready to be worked through.
using DiffWork = std::function<std::function<void()>(std::size_t size)>;

// Lines of that length, of which those that are asked for have another end.
std::vector<std::string> longLines(std::size_t count, std::size_t length, const std::string &end,
                                   std::size_t everyNth = 1)
{
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < count; ++i)
        lines.push_back(std::string(length, 'x')
                        + (i % everyNth == 0 ? end + std::to_string(i) : std::string()));
    return lines;
}

DiffWork diffed(std::size_t count, std::size_t length, std::size_t everyNth, bool growsInLength)
{
    return [=](std::size_t size) {
        const std::size_t many = growsInLength ? count : count * size;
        const std::size_t longer = growsInLength ? length * size : length;
        return [before = longLines(many, longer, "a", everyNth),
                after = longLines(many, longer, "b", everyNth)] { (void)diffLines(before, after); };
    };
}

} // namespace

Q_DECLARE_METATYPE(DiffWork)

// What agents and files change is compared in full: the time follows the length of the texts.
class DiffGrowthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeGrowsWithTheSize_data()
    {
        addColumns<DiffWork, int>("work", "size");
        const auto row = [](const char *name, int size, DiffWork work) {
            QTest::newRow(name) << std::move(work) << size;
        };
        row("longer lines, all different", 10, diffed(500, 200, 1, true));
        row("longer lines, a few different", 10, diffed(500, 200, 50, true));
        row("more lines, all different", 10, diffed(2'000, 20, 1, false));
        row("more lines, a few different", 10, diffed(2'000, 20, 500, false));
        row("more lines, all the same", 10, diffed(2'000, 20, 100'000'000, false));
    }

    void timeGrowsWithTheSize()
    {
        QFETCH(const DiffWork, work);
        QFETCH(const int, size);
        const double factor = growth(static_cast<std::size_t>(size), work);
        QVERIFY2(factor < kMaxGrowth, QByteArray::number(factor).constData());
    }
};

TOOLTRAY_TEST(DiffGrowthTest)
#include "diffgrowthtest.moc"
