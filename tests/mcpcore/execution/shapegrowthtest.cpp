// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/textformats.h"

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
using namespace tooltray::execution;

namespace {

// Of a size, and ready to be worked through.
using ShapeWork = std::function<std::function<void()>(std::size_t size)>;

using RowOf = json::Value (*)(std::size_t index);

// A list of such rows in every format.
ShapeWork shapedRows(RowOf rowOf)
{
    return [rowOf](std::size_t size) {
        json::Value rows = json::Value::array();
        for (std::size_t i = 0; i < size; ++i)
            rows.append(rowOf(i));
        return [rows] {
            (void)writeToon(rows);
            (void)writeCsv(rows);
            (void)json::writePretty(rows);
            (void)writeWholeTable(rows);
        };
    };
}

json::Value memberOnly(const std::string &name, json::Value value)
{
    json::Value object = json::Value::object();
    object.set(name, std::move(value));
    return object;
}

} // namespace

Q_DECLARE_METATYPE(ShapeWork)

// Answers are shaped whatever an API sends: the time follows their size.
class ShapeGrowthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeGrowsWithTheSize_data()
    {
        addColumns<ShapeWork, int>("work", "size");
        const auto row = [](const char *name, int size, ShapeWork work) {
            QTest::newRow(name) << std::move(work) << size;
        };
        row("numbers", 5000, shapedRows([](std::size_t i) { return json::Value(std::uint64_t(i)); }));
        row("objects with the same members", 1250, shapedRows([](std::size_t i) {
                return json::Value::object({{"id", std::uint64_t(i)}, {"name", "a, \"b\""}, {"open", true}});
            }));
        row("objects with a member of their own", 1250,
            shapedRows([](std::size_t i) { return memberOnly("m" + std::to_string(i), json::Value(1)); }));
        row("objects of which one is another", 1250, shapedRows([](std::size_t i) {
                return memberOnly(i % 1000 == 999 ? "other" : "same",
                                  json::Value::object({{"a", 1}, {"b", 2}}));
            }));
        row("objects in objects", 500, shapedRows([](std::size_t i) {
                json::Value value(std::uint64_t(i % 7));
                for (int depth = 0; depth < 20; ++depth)
                    value = json::Value::object({{"a", value}, {"b", 1}});
                return value;
            }));
        row("lists in lists", 500, shapedRows([](std::size_t i) {
                json::Value value(std::uint64_t(i % 7));
                for (int depth = 0; depth < 20; ++depth)
                    value = json::Value::array({1, value, "x"});
                return value;
            }));
        row("objects with many members", 25, shapedRows([](std::size_t) {
                json::Value value = json::Value::object();
                for (int i = 0; i < 200; ++i)
                    value.set("m" + std::to_string(i), json::Value(i));
                return value;
            }));
        row("texts", 500,
            shapedRows([](std::size_t) { return json::Value(repeated("a \"quoted\" line\n", 20)); }));
        row("one object of objects", 1250, [](std::size_t size) {
            json::Value value = json::Value::object();
            for (std::size_t i = 0; i < size; ++i)
                value.set("m" + std::to_string(i),
                          json::Value::object({{"id", 1}, {"of", json::Value::object({{"x", 2}})}}));
            return [value] {
                (void)writeToon(value);
                (void)writeCsv(value);
            };
        });
    }

    void timeGrowsWithTheSize()
    {
        QFETCH(const ShapeWork, work);
        QFETCH(const int, size);
        const double factor = growth(static_cast<std::size_t>(size), work);
        QVERIFY2(factor < kMaxGrowth, QByteArray::number(factor).constData());
    }
};

TOOLTRAY_TEST(ShapeGrowthTest)
#include "shapegrowthtest.moc"
