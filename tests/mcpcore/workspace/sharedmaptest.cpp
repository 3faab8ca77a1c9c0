// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/sharedmap.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

using tooltray::workspace::SharedMap;

namespace {

using Map = SharedMap<int>;
using Model = std::map<std::string, int>;

Map edited(const Map &map, const std::function<void(Map::Editor &)> &change)
{
    Map::Editor editor(map);
    change(editor);
    return std::move(editor).finish();
}

Model contents(const Map &map)
{
    Model model;
    for (const auto &[name, value] : map)
        model.emplace(name, value);
    return model;
}

// Each name whose value is not the same, in the order in which it is told.
std::vector<std::string> differences(const Map &before, const Map &after)
{
    std::vector<std::string> names;
    Map::compare(before, after, [&](const std::string &name, const int *was, const int *is) {
        if (!was || !is || *was != *is)
            names.push_back(name);
    });
    return names;
}

std::vector<std::string> differences(const Model &before, const Model &after)
{
    std::set<std::string> names;
    for (const auto &[name, value] : before) {
        if (const auto is = after.find(name); is == after.end() || is->second != value)
            names.insert(name);
    }
    for (const auto &[name, value] : after) {
        if (!before.contains(name))
            names.insert(name);
    }
    return {names.begin(), names.end()};
}

bool isOrdered(const Map &map)
{
    return std::is_sorted(map.begin(), map.end(),
                          [](const auto &a, const auto &b) { return a.name < b.name; });
}

std::string nameOf(int number)
{
    return "tool_" + std::to_string(number * 7919 % 10007);
}

} // namespace

class SharedMapTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyMapHasNothing()
    {
        const Map map;
        QVERIFY(map.isEmpty());
        QVERIFY(map.begin() == map.end());
        QVERIFY(map.find("a") == nullptr);
        QVERIFY(map.lowerBound("a") == map.end());
    }

    void doesWhatAnOrdinaryMapDoes_data()
    {
        tooltray::addColumns<unsigned, int>("seed", "names");
        for (const int names : {1, 3, 130, 1000})
            for (unsigned seed = 1; seed <= 3; ++seed)
                QTest::addRow("%d names, seed %u", names, seed) << seed << names;
    }

    void doesWhatAnOrdinaryMapDoes()
    {
        QFETCH(const unsigned, seed);
        QFETCH(const int, names);
        std::mt19937 random(seed);
        Map map;
        Model model;
        bool isSame = true;
        for (int round = 0; round < 10; ++round) {
            const Map before = map;
            const Model modelBefore = model;
            Map::Editor editor(map);
            for (int step = 0; step < names; ++step) {
                const std::string name =
                    nameOf(static_cast<int>(random() % static_cast<unsigned>(names * 2)));
                if (random() % 3 == 0) {
                    isSame = isSame && editor.remove(name) == (model.erase(name) == 1);
                } else {
                    const int value = static_cast<int>(random());
                    editor.set(name, value);
                    model[name] = value;
                }
                isSame = isSame && (editor.find(name) != nullptr) == model.contains(name);
            }
            map = std::move(editor).finish();
            QCOMPARE(map.size(), model.size());
            QVERIFY(isOrdered(map));
            QVERIFY(contents(map) == model);
            QVERIFY(contents(before) == modelBefore);
            for (int i = 0; i < names * 2; ++i) {
                const std::string name = nameOf(i);
                const int *found = map.find(name);
                const auto known = model.find(name);
                isSame =
                    isSame && (known == model.end() ? found == nullptr : found && *found == known->second);
                const auto place = map.lowerBound(name);
                const auto expected = model.lower_bound(name);
                isSame =
                    isSame && (expected == model.end() ? place == map.end() : place->name == expected->first);
            }
            QVERIFY(isSame);
            QVERIFY(differences(before, map) == differences(modelBefore, model));
        }
    }

    void sharedChunksAreNotCompared()
    {
        const Map map = edited({}, [](Map::Editor &editor) {
            for (int i = 10000; i < 20000; ++i)
                editor.set(std::to_string(i), i);
        });
        const Map changed = edited(map, [](Map::Editor &editor) {
            editor.set("15000", 0);
            editor.set("12345x", 0);
            editor.remove("17000");
        });
        int compared = 0;
        Map::compare(map, changed, [&](const std::string &, const int *, const int *) { ++compared; });
        QVERIFY2(compared >= 3 && compared <= 3 * 129, std::to_string(compared).c_str());
        compared = 0;
        Map::compare(map, map, [&](const std::string &, const int *, const int *) { ++compared; });
        QCOMPARE(compared, 0);
    }

    void aChangeCopiesOneChunkAndNoMore()
    {
        const Map map = edited({}, [](Map::Editor &editor) {
            for (int i = 10000; i < 20000; ++i)
                editor.set(std::to_string(i), i);
        });
        const Map changed = edited(map, [](Map::Editor &editor) { editor.set("15000", 0); });
        int moved = 0;
        for (int i = 10000; i < 20000; ++i)
            moved += map.find(std::to_string(i)) != changed.find(std::to_string(i)) ? 1 : 0;
        QVERIFY2(moved >= 1 && moved <= 128, std::to_string(moved).c_str());
    }
};

TOOLTRAY_TEST(SharedMapTest)

#include "sharedmaptest.moc"
