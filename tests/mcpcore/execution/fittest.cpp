// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/fit.h"
#include "support/testcase.h"
#include "values.h"
#include "json/write.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

std::string shownCuts(const std::vector<Cut> &cuts)
{
    std::string text;
    for (const Cut &cut : cuts) {
        constexpr const char *kOf[] = {"items", "members", "bytes"};
        text.append(text.empty() ? "" : " ").append(cut.place.toString()).append("=");
        text.append(std::to_string(cut.kept)).append("/").append(std::to_string(cut.total)).append(" ");
        text.append(kOf[static_cast<std::size_t>(cut.of)]);
    }
    return text;
}

json::Value randomValue(std::mt19937 &random, int depth)
{
    switch (random() % (depth > 4 ? 4 : 7)) {
    case 0: return json::Value(static_cast<int>(random() % 100'000));
    case 1: return json::Value(random() % 2 == 0);
    case 2: return {};
    case 3: return json::Value(std::string(random() % 60, random() % 5 == 0 ? '"' : 'x'));
    case 4: {
        json::Value object = json::Value::object();
        for (std::size_t i = random() % 6; i > 0; --i)
            object.set("m" + std::to_string(i), randomValue(random, depth + 1));
        return object;
    }
    default: {
        json::Value list = json::Value::array();
        for (std::size_t i = random() % 8; i > 0; --i)
            list.append(randomValue(random, depth + 1));
        return list;
    }
    }
}

// Whether the part is the whole but for items, members and ends of texts that are missing.
bool isPartOf(const json::Value &part, const json::Value &whole)
{
    if (part.type() != whole.type())
        return false;
    if (part.isArray()) {
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (i >= whole.size() || !isPartOf(part[i], whole[i]))
                return false;
        }
        return true;
    }
    if (part.isObject()) {
        for (std::size_t i = 0; i < part.size(); ++i) {
            if (i >= whole.size() || !(part.members()[i].name == whole.members()[i].name)
                || !isPartOf(part.members()[i].value, whole.members()[i].value))
                return false;
        }
        return true;
    }
    if (part.isString() && !part.isIdenticalTo(whole)) {
        std::string_view text = part.toString();
        text.remove_suffix(std::string_view("…").size());
        return whole.toString().starts_with(text);
    }
    return part.isIdenticalTo(whole);
}

Fitted fitted(const json::Value &whole, std::uint64_t room)
{
    return cutToFit(whole, room).value_or(Fitted{whole, {}});
}

} // namespace

class FitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsAtWholeItems_data()
    {
        const TestRows<std::string, int, std::string, std::string> row{"whole", "room", "fitted", "cuts"};
        row("fits", "[1,2,3]", 7, "[1,2,3]", "");
        row("one byte short", "[1,2,3]", 6, "[1,2]", "=2/3 items");
        row("nothing fits", "[100]", 4, "[]", "=0/1 items");
        row("inside of an object", "{'count':3,'nodes':[{'id':1},{'id':2},{'id':3}]}", 40,
            "{'count':3,'nodes':[{'id':1},{'id':2}]}", "/nodes=2/3 items");
        row("the large list pays", "{'a':[1,2],'b':[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]}", 40,
            "{'a':[1,2],'b':[1,2,3,4,5,6,7,8,9,10]}", "/b=10/20 items");
        row("a text", "{'text':'abcdefghijklmnopqrstuvwxyz'}", 27, "{'text':'abcdefghijkl…'}",
            "/text=12/26 bytes");
        row("part of the only item", "[{'list':[1,2,3,4,5,6,7,8,9,10]}]", 30, "[{'list':[1,2,3,4,5,6,7,8]}]",
            "/0/list=8/10 items");
        row("a number cannot be cut", "12345", 2, "12345", "");
        const std::string longNumber(60, '7');
        row("a long number", ("{'n':" + longNumber + "}").c_str(), 24, "{'n':'777777777777…'}",
            "/n=12/60 bytes");
        row("a long number among others", ("[1," + longNumber + "]").c_str(), 20, "[1]", "=1/2 items");
    }

    void cutsAtWholeItems()
    {
        QFETCH(const std::string, whole);
        QFETCH(const int, room);
        QFETCH(const std::string, fitted);
        QFETCH(const std::string, cuts);
        const Fitted result = ::fitted(value(whole), static_cast<std::uint64_t>(room));
        QCOMPARE(shown(result.value), fitted);
        QCOMPARE(shownCuts(result.cuts), cuts);
    }

    void membersGoWhenTheirNamesAloneAreTooMuch()
    {
        json::Value object = json::Value::object();
        for (int i = 0; i < 1'000; ++i)
            object.set("member" + std::to_string(i), json::Value(i));
        const Fitted result = fitted(object, 200);
        QCOMPARE(result.cuts.size(), std::size_t(1));
        QVERIFY(result.cuts[0].of == Cut::Of::Members);
        QCOMPARE(result.cuts[0].kept, result.value.size());
        QVERIFY(json::write(result.value).size() <= 200);
        QVERIFY(result.value.size() >= 10);
    }

    void whatIsKeptIsPartOfTheWholeAndFits()
    {
        std::mt19937 random(20261121);
        for (int i = 0; i < 2'000; ++i) {
            json::Value whole = json::Value::array();
            for (int item = 0; item < 5; ++item)
                whole.append(randomValue(random, 0));
            const std::size_t size = json::write(whole).size();
            const std::uint64_t room = 40 + random() % (size + 10);
            const Fitted result = fitted(whole, room);
            QVERIFY(isPartOf(result.value, whole));
            QCOMPARE(result.cuts.empty(), result.value.isIdenticalTo(whole));
            QCOMPARE(result.cuts.empty(), size <= room);
            const std::size_t taken = json::write(result.value).size();
            QVERIFY2(taken <= room, (json::write(whole) + " in " + std::to_string(room) + " became "
                                     + json::write(result.value))
                                        .c_str());
        }
    }

    void limitsTheOuterLists()
    {
        const Fitted result = limitItems(value("{'a':[[1,2,3],2,3],'b':{'c':[1,2,3]},'d':[1]}"), 2).value();
        QCOMPARE(shown(result.value), std::string("{'a':[[1,2,3],2],'b':{'c':[1,2]},'d':[1]}"));
        QCOMPARE(shownCuts(result.cuts), std::string("/a=2/3 items /b/c=2/3 items"));
        QVERIFY(!limitItems(value("[1,2]"), 2));
        QVERIFY(!limitItems(value("[[1,2,3]]"), 2));
        QCOMPARE(shown(limitItems(value("[1,2]"), 0).value().value), std::string("[]"));
    }
};

TOOLTRAY_TEST(FitTest)

#include "fittest.moc"
