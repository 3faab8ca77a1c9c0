// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/argumentvalues.h"

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// "~name: now < before", "+name: now", "-name: before", "=name: now"
std::string described(const std::vector<ArgumentDifference> &differences)
{
    std::string text;
    for (const ArgumentDifference &each : differences) {
        constexpr char kSigns[] = {'=', '~', '+', '-'};
        text += (text.empty() ? "" : "; ") + std::string(1, kSigns[static_cast<std::size_t>(each.kind)])
                + each.name;
        if (each.value)
            text += ':' + json::write(*each.value);
        if (each.lastValue && each.kind != ArgumentDifference::Kind::Same)
            text += '<' + json::write(*each.lastValue);
    }
    return text;
}

} // namespace

class ArgumentDifferenceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsOtherThanTheLastTime_data()
    {
        QTest::addColumn<std::string>("now");
        QTest::addColumn<std::string>("last");
        QTest::addColumn<std::string>("told");
        const auto row = [](const char *name, const char *now, const char *last, const char *told) {
            QTest::newRow(name) << std::string(now) << std::string(last) << std::string(told);
        };
        row("nothing before", R"({"a":1,"b":{"c":2}})", "", R"(=a:1; =b:{"c":2})");
        row("the same", R"({"a":1})", R"({"a":1})", "=a:1");
        row("the same number", R"({"a":1})", R"({"a":1.0})", "=a:1");
        row("changed", R"({"a":1,"b":2})", R"({"a":1,"b":3})", "=a:1; ~b:2<3");
        row("new and gone", R"({"a":1})", R"({"b":2})", "+a:1; -b<2");
        row("within", R"({"f":{"x":1,"y":2}})", R"({"f":{"x":1,"y":3,"z":4}})", "=f.x:1; ~f.y:2<3; -f.z<4");
        row("another kind", R"({"f":{"x":1}})", R"({"f":[1]})", R"(~f:{"x":1}<[1])");
        row("lists as a whole", R"({"l":[1,2]})", R"({"l":[1]})", "~l:[1,2]<[1]");
        row("emptied", R"({"f":{}})", R"({"f":{"x":1}})", R"(~f:{}<{"x":1})");
        row("none at all", "{}", "{}", "");
    }

    void tellsWhatIsOtherThanTheLastTime()
    {
        QFETCH(std::string, now);
        QFETCH(std::string, last);
        QFETCH(std::string, told);
        std::optional<json::Value> before;
        if (!last.empty())
            before = json::parse(last).value;
        QCOMPARE(described(differences(json::parse(now).value, before)), told);
    }
};

TOOLTRAY_TEST(ArgumentDifferenceTest)
#include "argumentdifferencetest.moc"
