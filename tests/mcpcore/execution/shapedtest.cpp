// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/shaped.h"
#include "execution/results/shapedresult.h"
#include "support/result.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;
using Format = workspace::ResultShape::Format;

namespace {

json::Value people(int count)
{
    json::Value list = json::Value::array();
    for (int i = 0; i < count; ++i)
        list.append(json::Value::object(
            {{"id", i}, {"name", "person " + std::to_string(i)}, {"active", i % 2 == 0}}));
    return list;
}

workspace::ResultShape shapeOf(Format format)
{
    workspace::ResultShape shape;
    shape.format = format;
    return shape;
}

} // namespace

class ShapedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesMinifiedJson()
    {
        const auto result = shaped(value("{'a': [1, 2]}"), {}, 40'000);
        VERIFY_RESULT(result);
        QCOMPARE(result->text, std::string("{\"a\":[1,2]}"));
        QVERIFY(result->format == Format::Json);
        QVERIFY(result->whole.isNull());
    }

    void keepsTheWholeOfWhatIsCut()
    {
        const auto result = shaped(people(100), {}, 1'000);
        VERIFY_RESULT(result);
        QVERIFY(result->text.size() <= 1'000);
        QCOMPARE(result->text, json::write(result->value));
        QCOMPARE(result->cuts.size(), std::size_t(1));
        QCOMPARE(result->cuts[0].total, std::uint64_t(100));
        QCOMPARE(result->cuts[0].kept, result->value.size());
        QVERIFY(result->whole.isIdenticalTo(people(100)));
    }

    void theNoticeNamesThePlaces_data()
    {
        const TestRows<std::string, std::string> row{"data", "note"};
        row("none", "{'a':[1]}", std::string());
        row("itself", "[1,2]", "This is cut: 1 of 2 items.");
        row("two", "{'a':[1,2],'b':[1,2,3]}",
            "This is cut: 1 of 2 items at /a. Also cut: 1 of 3 items at /b.");
        row("four", "{'a':[1,2],'b':[1,2],'c':[1,2],'d':[1,2]}",
            "This is cut: 1 of 2 items at /a. Also cut: 1 of 2 items at /b. "
            "Also cut: 1 of 2 items at /c. 1 more place is cut.");
        row("five", "{'a':[1,2],'b':[1,2],'c':[1,2],'d':[1,2],'e':[1,2]}",
            "This is cut: 1 of 2 items at /a. Also cut: 1 of 2 items at /b. "
            "Also cut: 1 of 2 items at /c. 2 more places are cut.");
    }
    void theNoticeNamesThePlaces()
    {
        QFETCH(const std::string, data);
        QFETCH(const std::string, note);
        OperationAnswer answer;
        answer.data = value(data.c_str());
        ShapeOrder order;
        order.shape.maxItems = 1;
        const auto made = shapeResult(std::move(answer), order);
        const auto *shapedResult = std::get_if<ShapedResult>(&made);
        QVERIFY(shapedResult != nullptr);
        QCOMPARE(shapedResult->result.note, note);
    }

    void theMarksOfAListAgreeWithItsCut()
    {
        OperationAnswer answer;
        answer.data = value("{'list':{'pageInfo':{'hasNextPage':false,'endCursor':'z'}}}");
        answer.data.find("list")->set("nodes", people(500));
        PagedResult pages;
        pages.pages = 1;
        pages.items = 500;
        pages.starts = {{0, PagePosition{}}};
        answer.pages = pages;
        ShapeOrder order;
        order.budget = 4'000;
        const auto made = shapeResult(std::move(answer), order);
        const CallResult &result = std::get<ShapedResult>(made).result;
        QVERIFY2(result.note.find("There are more items") != std::string::npos, result.note.c_str());
        QCOMPARE(result.structured["list"]["pageInfo"], value("{'hasNextPage':true,'endCursor':null}"));
        QCOMPARE(result.text, json::write(result.structured));
    }

    // Not those of the last page that was fetched.
    void aCutListHasTheMarksOfThePageThatItEndsIn()
    {
        PagedResult pages;
        pages.pages = 5;
        pages.items = 500;
        pages.isOfCaller = false; // so that the limit of items is one of the result
        for (std::uint64_t page = 1; page <= 5; ++page) {
            pages.starts.emplace_back((page - 1) * 100, PagePosition{});
            pages.marks.push_back(
                value("{'count':100,'pageInfo':{'hasNextPage':true,'currentPage':" + std::to_string(page)
                      + ",'nextPage':" + std::to_string(page + 1) + "}}"));
        }
        OperationAnswer answer;
        answer.data = value("{'page':{'count':500,'pageInfo':{'hasNextPage':true,'currentPage':5,"
                            "'nextPage':6,'lastPage':9}}}");
        answer.data.find("page")->set("data", people(500));
        answer.pages = pages;
        for (const bool isWholePage : {false, true}) {
            ShapeOrder order;
            order.budget = isWholePage ? 40'000 : 12'000;
            order.shape.maxItems = isWholePage ? 200 : 500;
            const auto made = shapeResult(answer, order);
            const json::Value &list = std::get<ShapedResult>(made).result.structured["page"];
            const std::uint64_t count = list["data"].size();
            QCOMPARE(count % 100 == 0, isWholePage);
            QCOMPARE(list["count"].toUInt64(), std::optional(count));
            const json::Value &info = list["pageInfo"];
            QVERIFY(info["hasNextPage"].toBool());
            QCOMPARE(info["currentPage"].toUInt64(), std::optional((count + 99) / 100));
            QCOMPARE(info["nextPage"].toUInt64(),
                     isWholePage ? std::optional(std::uint64_t(3)) : std::nullopt);
        }
    }

    void theStricterLimitCounts()
    {
        workspace::ResultShape shape;
        shape.maxBytes = 300;
        QVERIFY(shaped(people(100), shape, 1'000)->text.size() <= 300);
        QVERIFY(shaped(people(100), shape, 200)->text.size() <= 200);
        shape.maxItems = 3;
        const auto result = shaped(people(100), shape, 10'000);
        QCOMPARE(result->value.size(), std::size_t(3));
        QCOMPARE(result->cuts.size(), std::size_t(1));
    }

    void otherFormatsUseTheirRoom_data()
    {
        addColumns<int, int>("format", "count");
        // 1'900 and 2'000 are little more than fit: all of them are about as much as the budget.
        for (const int count : {1'900, 2'000, 10'000}) {
            QTest::addRow("toon of %d", count) << static_cast<int>(Format::Toon) << count;
            QTest::addRow("csv of %d", count) << static_cast<int>(Format::Csv) << count;
            QTest::addRow("auto of %d", count) << static_cast<int>(Format::Auto) << count;
        }
    }

    void otherFormatsUseTheirRoom()
    {
        QFETCH(const int, format);
        QFETCH(const int, count);
        const auto result = shaped(people(count), shapeOf(static_cast<Format>(format)), 40'000);
        VERIFY_RESULT(result);
        QVERIFY(result->format != Format::Json);
        QVERIFY(result->text.size() <= 40'000);
        QVERIFY2(result->text.size() >= 36'000, std::to_string(result->text.size()).c_str());
        const auto rows = static_cast<std::size_t>(std::ranges::count(result->text, '\n'));
        QCOMPARE(rows, result->value.size());
    }

    // Their JSON is above the budget, all of them in the format is far below.
    void whatFitsInItsFormatIsWhole_data()
    {
        addColumns<int, int>("format", "count");
        for (const int count : {850, 1'000, 1'100}) {
            QTest::addRow("toon of %d", count) << static_cast<int>(Format::Toon) << count;
            QTest::addRow("csv of %d", count) << static_cast<int>(Format::Csv) << count;
            QTest::addRow("auto of %d", count) << static_cast<int>(Format::Auto) << count;
        }
    }

    void whatFitsInItsFormatIsWhole()
    {
        QFETCH(const int, format);
        QFETCH(const int, count);
        const auto result = shaped(people(count), shapeOf(static_cast<Format>(format)), 30'000);
        VERIFY_RESULT(result);
        QVERIFY(json::writtenSize(people(count)) > 30'000);
        QVERIFY(result->format != Format::Json);
        QVERIFY(result->cuts.empty());
        QVERIFY(result->whole.isNull());
        QCOMPARE(result->value.size(), static_cast<std::size_t>(count));
        QVERIFY(result->text.size() <= 30'000);
    }

    void autoTakesWhatSavesTokens_data()
    {
        // around: has the items in place of "?"
        addColumns<std::string, std::string, int>("item", "around", "format");
        const auto row = [](const char *name, const char *item, const char *around, Format format) {
            QTest::newRow(name) << std::string(item) << std::string(around) << static_cast<int>(format);
        };
        row("rows", "{'id':1,'name':'a'}", "?", Format::Csv);
        row("rows with objects", "{'id':1,'by':{'name':'a'}}", "?", Format::Csv);
        row("rows with lists", "{'id':1,'of':['a','b']}", "?", Format::Csv);
        row("a connection", "{'id':1,'name':'a'}", "{'items':{'nodes':?}}", Format::Csv);
        row("a connection with its total", "{'id':1,'name':'a'}",
            "{'items':{'total':3,'nodes':?,'pageInfo':{'hasNextPage':true}}}", Format::Csv);
        row("two lists", "{'id':1,'name':'a'}", "{'a':?,'b':?}", Format::Toon);
        row("numbers", "1", "?", Format::Json); // two bytes each, whatever the form
        row("lists in lists", "[[1],[]]", "?", Format::Json);
        row("long texts", "'more than a few words, which are most of what there is'", "?", Format::Json);
    }
    void autoTakesWhatSavesTokens()
    {
        QFETCH(const std::string, item);
        QFETCH(std::string, around);
        std::string items;
        for (int i = 0; i < 50; ++i)
            items.append(i == 0 ? "[" : ",").append(item);
        items += ']';
        for (std::size_t at = around.find('?'); at != std::string::npos; at = around.find('?', at))
            around.replace(at, 1, items);
        const auto made = shaped(value(around), shapeOf(Format::Auto), 40'000);
        VERIFY_RESULT(made);
        QTEST(static_cast<int>(made->format), "format");
    }

    void autoLeavesWhatIsSmallInJson()
    {
        const workspace::ResultShape shape = shapeOf(Format::Auto);
        QVERIFY(shaped(people(5), shape, 40'000)->format == Format::Json);
        QVERIFY(shaped(people(50), shape, 40'000)->format == Format::Csv);
        QVERIFY(shaped(value("{'a':1}"), shape, 40'000)->format == Format::Json);
    }

    // What is beside the rows stays there however much is cut.
    void tablesThatAreCutKeepWhatIsBesideThem()
    {
        json::Value page = json::Value::object({{"total", 9}});
        page.set("nodes", people(2'000));
        const auto made = shaped(page, shapeOf(Format::Auto), 10'000);
        VERIFY_RESULT(made);
        QVERIFY(made->format == Format::Csv);
        QVERIFY(made->text.starts_with("{\"total\":9,\"nodes\":\"CSV below\"}\n\n"));
        QVERIFY(made->text.size() <= 10'000 && made->text.size() > 8'000);
        QVERIFY(!made->cuts.empty());
    }

    void csvOfWhatIsNoTableIsJson()
    {
        const auto result = shaped(value("{'a':1}"), shapeOf(Format::Csv), 40'000);
        QVERIFY(result->format == Format::Json);
        QCOMPARE(result->text, std::string("{\"a\":1}"));
    }

    void formatsThatTakeMoreThanJsonStillFit()
    {
        json::Value list = json::Value::array();
        for (int i = 0; i < 500; ++i)
            list.append(value("[{'a':[{'b':1,'c':[]}]},{}]"));
        const auto result = shaped(list, shapeOf(Format::Toon), 2'000);
        QVERIFY(result->format == Format::Toon);
        QVERIFY(result->text.size() <= 2'000);
        QVERIFY(result->text.size() >= 1'500);
    }
};

TOOLTRAY_TEST(ShapedTest)

#include "shapedtest.moc"
