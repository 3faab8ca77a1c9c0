// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/document/documentreader.h"

#include "openapisample.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

struct Applied {
    json::Value root;
    QByteArray problems; // "warning 0: ..." lines, with the number of the action
    std::optional<Message> refusal;
};

Applied applied(const QByteArray &root, const QByteArray &overlay,
                const ApiLimits &limits = {.textBytes = 10'000, .nesting = 64})
{
    Applied result{samples::value(root.toStdString()), {}, {}};
    ApiProblems problems(100);
    result.refusal =
        applyOverlay(samples::value(overlay.toStdString()), "file:///o.json", limits, result.root, problems);
    for (const ApiProblem &problem : problems.take()) {
        const std::string place = problem.pointer.substr(problem.pointer.rfind('/') + 1);
        result.problems += QByteArray::fromStdString(std::string(severityName(problem.severity)) + ' ' + place
                                                     + ": " + problem.message.text() + '\n');
    }
    return result;
}

Applied withActions(const QByteArray &root, const QByteArray &actions,
                    const ApiLimits &limits = {.textBytes = 10'000, .nesting = 64})
{
    return applied(root, "{'overlay':'1.0.0','info':{'title':'t','version':'1'},'actions':" + actions + "}",
                   limits);
}

constexpr const char *kApi =
    "{'openapi':'3.1.0','info':{'title':'t','version':'1'},'paths':{"
    "'/a':{'get':{'responses':{}},'delete':{'responses':{}}},'/b':{'get':{'responses':{}}}}}";

} // namespace

class OverlayTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void actionsAreApplied_data()
    {
        QTest::addColumn<QByteArray>("root");
        QTest::addColumn<QByteArray>("actions");
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<QByteArray>("problems");
        const auto row = [](const char *name, const char *root, const char *actions, const char *result,
                            const char *problems = "") {
            QTest::newRow(name) << QByteArray(root) << QByteArray(actions) << QByteArray(result)
                                << QByteArray(problems);
        };
        row("objects are merged", "{'a':{'b':1,'c':{'d':2}}}",
            "[{'target':'$','update':{'a':{'c':{'d':3,'e':4},'f':5}}}]",
            "{'a':{'b':1,'c':{'d':3,'e':4},'f':5}}");
        row("a structure without values stays", "{'a':{'b':1},'t':[1]}",
            "[{'target':'$','update':{'a':null,'t':null,'n':null}}]", "{'a':{'b':1},'t':[1],'n':null}");
        row("lists inside are joined", "{'a':{'t':['x']}}", "[{'target':'$.a','update':{'t':['y']}}]",
            "{'a':{'t':['x','y']}}");
        row("a list gets an entry", "{'p':[{'n':1}]}", "[{'target':'$.p','update':{'n':2}}]",
            "{'p':[{'n':1},{'n':2}]}");
        row("a list gets several entries", "{'p':[1]}", "[{'target':'$.p','update':[2,3]}]", "{'p':[1,2,3]}");
        row("a list gets a text", "{'p':['a']}", "[{'target':'$.p','update':'b'}]", "{'p':['a','b']}");
        row("another kind of value replaces", "{'s':{'x':true,'y':{'z':1}}}",
            "[{'target':'$.s','update':{'x':{'k':1},'y':7}}]", "{'s':{'x':{'k':1},'y':7}}");
        row("many at once", "{'paths':{'/a':{'get':{}},'/b':{'get':{},'put':{}}}}",
            "[{'target':'$.paths.*.get','update':{'x-safe':true}}]",
            "{'paths':{'/a':{'get':{'x-safe':true}},'/b':{'get':{'x-safe':true},'put':{}}}}");
        row("by a filter", "{'p':[{'name':'filter','in':'query'},{'name':'filter','in':'path'}]}",
            "[{'target':'$.p[?@.name==\\\"filter\\\" && @.in==\\\"query\\\"]','update':{'schema':{}}}]",
            "{'p':[{'name':'filter','in':'query','schema':{}},{'name':'filter','in':'path'}]}");
        row("by a trait", "{'get':{'x-oai-traits':{'paged':true}},'put':{}}",
            "[{'target':'$[?@.x-oai-traits.paged]','update':{'parameters':[{'name':'top'}]}}]",
            "{'get':{'x-oai-traits':{'paged':true},'parameters':[{'name':'top'}]},'put':{}}");
        row("a member is removed", "{'a':{'b':{},'c':1}}", "[{'target':'$.a.b','remove':true}]",
            "{'a':{'c':1}}");
        row("elements are removed", "{'p':[0,1,2,3,4,5,6,7,8,9,{'n':10},{'n':11}]}",
            "[{'target':'$.p[0,2,11,10,2]','remove':true}]", "{'p':[1,3,4,5,6,7,8,9]}");
        row("what lies in each other is removed", "{'a':{'a':{'a':1}},'b':{'a':2}}",
            "[{'target':'$..a','remove':true}]", "{'b':{}}");
        row("removing goes before updating", "{'a':{}}", "[{'target':'$.a','remove':true,'update':{'b':1}}]",
            "{}");
        row("in turn", "{'servers':[{'url':'https://a.org'}]}",
            "[{'target':'$.servers','remove':true},{'target':'$','update':{'servers':[{'url':'http://b'}]}}]",
            "{'servers':[{'url':'http://b'}]}");
        row("what one action added the next one finds", "{}",
            "[{'target':'$','update':{'a':{}}},{'target':'$.a','update':{'b':1}}]", "{'a':{'b':1}}");
        row("two that share what was added", "{'x':{},'y':{}}",
            "[{'target':'$.*','update':{'a':{'b':1}}},{'target':'$.x.a','update':{'b':2}}]",
            "{'x':{'a':{'b':2}},'y':{'a':{'b':1}}}");
        row("nothing there", "{}", "[{'target':'$.a','update':{}}]", "{}",
            "notice 0: Nothing is at $.a. It may have been removed, or never have existed.\n");
        row("no path", "{'a':1}", "[{'target':'$.','remove':true},{'target':'$.a','remove':true}]", "{}",
            "warning 0: The target $. cannot be read as a JSONPath from character 3 on.\n");
        row("no target", "{}", "[{'update':{}},7]", "{}",
            "warning 0: This action has no target and is omitted.\n"
            "warning 1: This action has no target and is omitted.\n");
        row("nothing to do", "{}", "[{'target':'$','description':'d','x-a':1}]", "{}",
            "notice 0: This action neither updates nor removes.\n");
        row("unknown", "{'a':1}", "[{'target':'$','update':{'b':2},'copy':'$.a'}]", "{'a':1,'b':2}",
            "warning 0: \"copy\" is not known in an action and is omitted.\n");
        row("a text as a target", "{'a':'b'}", "[{'target':'$.a','update':'c'}]", "{'a':'b'}",
            "warning 0: /a cannot be updated in this way: update an object with an object, a list with its "
            "new items, and any other value through what contains it.\n");
        row("an object by a text", "{'a':{}}", "[{'target':'$.a','update':'c'}]", "{'a':{}}",
            "warning 0: /a cannot be updated in this way: update an object with an object, a list with its "
            "new items, and any other value through what contains it.\n");
        row("all of it", "{'a':{}}", "[{'target':'$','remove':true}]", "{'a':{}}",
            "warning 0: The whole description cannot be removed.\n");
    }

    void actionsAreApplied()
    {
        QFETCH(QByteArray, root);
        QFETCH(QByteArray, actions);
        QFETCH(QByteArray, result);
        QFETCH(QByteArray, problems);
        actions.replace("\\\"", "\\u0022");
        const Applied done = withActions(root, actions);
        QVERIFY(!done.refusal);
        QCOMPARE(done.problems, problems);
        QCOMPARE(QByteArray::fromStdString(json::write(done.root)),
                 QByteArray::fromStdString(json::write(samples::value(result.toStdString()))));
    }

    void whatIsNoOverlayIsRefused_data()
    {
        QTest::addColumn<QByteArray>("overlay");
        QTest::addColumn<QByteArray>("refusal");
        QTest::newRow("list") << QByteArray("[]") << QByteArray("This is not an overlay");
        QTest::newRow("description") << QByteArray(kApi) << QByteArray("This is not an overlay");
        QTest::newRow("later") << QByteArray("{'overlay':'2.0.0','actions':[]}")
                               << QByteArray("version 2.0.0");
        QTest::newRow("1.0.1") << QByteArray("{'overlay':'1.0.1','actions':[{}]}") << QByteArray();
        QTest::newRow("1.1") << QByteArray("{'overlay':'1.1.0','actions':[{}]}") << QByteArray();
        QTest::newRow("number") << QByteArray("{'overlay':1.0,'actions':[{}]}") << QByteArray();
        QTest::newRow("nothing to do") << QByteArray("{'overlay':'1.0.0'}") << QByteArray();
    }

    void whatIsNoOverlayIsRefused()
    {
        QFETCH(QByteArray, overlay);
        QFETCH(QByteArray, refusal);
        const Applied done = applied(kApi, overlay);
        QCOMPARE(done.refusal.has_value(), !refusal.isEmpty());
        if (done.refusal)
            QVERIFY2(done.refusal->contains(refusal.toStdString()), done.refusal->c_str());
        QCOMPARE(done.root, samples::value(kApi));
        QCOMPARE(done.problems.contains("no actions"), overlay == "{'overlay':'1.0.0'}");
        QCOMPARE(done.problems.contains("is read as 1.0"), overlay.contains("1.1.0"));
    }

    void whatAddsTooMuchIsOmitted()
    {
        const QByteArray twice = "[{'target':'$..*','update':{'a':{'b':{}}}}]";
        QByteArray growing = twice;
        for (int i = 0; i < 30; ++i)
            growing.chop(1), growing += "," + twice.mid(1);
        Applied done = withActions("{'x':{},'y':{}}", growing);
        QVERIFY(done.problems.contains("adds more than can be read"));
        QVERIFY(json::write(done.root).size() < 20'000);
        done = withActions("{'x':{}}", "[{'target':'$.x','update':{'a':{'b':{}}}}]",
                           {.textBytes = 10'000, .nesting = 3});
        QVERIFY(done.problems.contains("adds more than can be read"));
        QCOMPARE(json::write(done.root), std::string(R"({"x":{}})"));
    }

    void descriptionsAreReadWithTheirOverlay()
    {
        ReaderOptions options;
        options.overlay = {
            "file:///o.json",
            samples::quoted("{'overlay':'1.0.0','actions':[{'target':'$.paths.*.delete','remove':true},"
                            "{'target':'$.paths','update':{'/c':{'get':{'responses':{}}}}},"
                            "{'target':'$.servers','remove':true}]}")};
        const ReadApi read = samples::read(samples::quoted(kApi), {}, {}, options);
        QVERIFY(read.api);
        QCOMPARE(read.api->operations.size(), std::size_t{3});
        QVERIFY(read.api->find("DELETE /a") == nullptr && read.api->find("GET /c") != nullptr);
        QCOMPARE(samples::problemText(*read.api),
                 std::string(
                     "notice file:///o.json#/actions/2: Nothing is at $.servers. It may have been removed, "
                     "or never have existed.\n"));
        for (const char *text : {"{", "{'overlay':'3'}", ""}) {
            options.overlay->text = samples::quoted(text);
            const ReadApi refused = samples::read(samples::quoted(kApi), {}, {}, options);
            QVERIFY(!refused.api && refused.error->starts_with("The overlay cannot be used."));
        }
    }
};

TOOLTRAY_TEST(OverlayTest)
#include "overlaytest.moc"
