// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/answerschema.h"

#include "execution/arguments/bindings.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "testbed.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::toolkit;
using namespace tooltray::workspace;

namespace {

// Templates and answers as nobody would write them.
class Dice {
public:
    explicit Dice(unsigned seed) : m_generator(seed) {}

    std::size_t below(std::size_t count)
    {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_generator);
    }

    json::Value value(int depth)
    {
        switch (below(depth == 0 ? 5 : 7)) {
        case 0: return {};
        case 1: return json::Value(true);
        case 2: return json::Value(7);
        case 3: return json::Value("a,b");
        case 4: return json::Value("gid://gitlab/Issue/7");
        case 5: {
            json::Value list = json::Value::array();
            for (std::size_t i = below(3); i > 0; --i)
                list.append(value(depth - 1));
            return list;
        }
        default: {
            json::Value object = json::Value::object();
            for (const char *name : {"a", "b"}) {
                if (below(2) == 0)
                    object.set(name, value(depth - 1));
            }
            return object;
        }
        }
    }

    Binding binding(int depth)
    {
        Binding made{source(depth)};
        for (std::size_t i = below(3); i > 0; --i) {
            Transform transform;
            transform.kind =
                static_cast<Transform::Kind>(below(std::size_t(Transform::Kind::Base64Encoding) + 1));
            transform.argument = below(2) == 0 ? "," : "7";
            made.transforms.push_back(transform);
        }
        return made;
    }

    ObjectSource object(int depth)
    {
        ObjectSource source;
        for (const char *name : {"x", "y", "z"}) {
            if (below(3) > 0)
                source.members.push_back({name, binding(depth - 1)});
        }
        return source;
    }

private:
    Binding::Source source(int depth)
    {
        switch (below(depth == 0 ? 4 : 8)) {
        case 0: return ConstantSource{value(1)};
        case 1: return ParameterSource{"p", below(2) == 0 ? "" : "/a"};
        case 2: return StepSource{below(2) == 0 ? "one" : "missing", below(2) == 0 ? "" : "/a"};
        case 3: return ItemSource{below(2) == 0 ? "" : "/a"};
        case 4: return object(depth);
        case 5: {
            ListSource list;
            list.elements.push_back(binding(depth - 1));
            list.elements.push_back(binding(depth - 1));
            return list;
        }
        case 6: {
            FirstSource first;
            first.candidates.push_back(binding(depth - 1));
            first.candidates.push_back(binding(depth - 1));
            return first;
        }
        default: return EachSource{Box<Binding>(binding(depth - 1)), Box<Binding>(binding(depth - 1))};
        }
    }

    std::mt19937 m_generator;
};

bool fits(const json::Value &schema, const json::Value &value)
{
    const auto compiled = jsonschema::Schema::compile(schema, {});
    return compiled.schema && compiled.schema->isValid(value);
}

ToolVersion composite(Binding result)
{
    Sequence sequence;
    sequence.result = std::move(result);
    ToolVersion version;
    version.operation = std::move(sequence);
    return version;
}

} // namespace

class TemplateSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyResultFits()
    {
        std::size_t made = 0;
        for (unsigned seed = 0; seed < 4'000; ++seed) {
            Dice dice(seed);
            const Binding result{dice.object(3)};
            const json::Value schema = templateSchema(result);
            for (int answers = 0; answers < 4; ++answers) {
                execution::Scope scope;
                scope.arguments.set("p", dice.value(2));
                scope.answers.set("one", dice.value(3));
                const auto value = execution::evaluate(result, scope, execution::Missing::LeftOut);
                if (!value)
                    continue; // a transform that cannot change what it is given ends the call
                ++made;
                QVERIFY2(fits(schema, **value),
                         (json::write(schema) + " <- " + json::write(**value)).c_str());
            }
        }
        QVERIFY(made > 2'000);
    }

    void errorsBesideTheResultFit()
    {
        Dice dice(7);
        for (int i = 0; i < 100; ++i) {
            const Binding result{dice.object(2)};
            QVERIFY(fits(templateSchema(result), quoted("{'data':{'x':null},'errors':[{'message':'no'}]}")));
        }
    }

    void saysWhatIsKnown()
    {
        ObjectSource object;
        object.members = {{"kind", {ConstantSource{json::Value("issue")}}},
                          {"id", {StepSource{"one", "/id"}}},
                          {"closed", {StepSource{"one", "/id"}, {}, {{Transform::Kind::Present, {}}}}},
                          {"names",
                           {EachSource{Box<Binding>(Binding{StepSource{"one", "/all"}}),
                                       Box<Binding>(Binding{ConstantSource{json::Value("n")}})}}}};
        QCOMPARE(json::write(templateSchema({object})),
                 json::write(quoted("{'type':'object','properties':{'kind':{'type':'string'},'id':{},"
                                    "'closed':{'type':'boolean'},'names':{'type':['array','null'],"
                                    "'items':{'type':'string'}}}}")));
    }

    void onlyAnObjectIsPromised()
    {
        const FakeWorkspaceAccess workspaceAccess;
        const Workspace &workspace = *workspaceAccess.workspace();
        ObjectSource object;
        object.members = {{"id", {StepSource{"one", "/id"}}}};
        QCOMPARE(promisedSchema(workspace, composite({object}))["type"].toString(),
                 std::string_view("object"));
        QVERIFY(promisedSchema(workspace, composite({StepSource{"one"}})).isNull());
        QVERIFY(promisedSchema(workspace, composite({object, {}, {{Transform::Kind::Json, {}}}})).isNull());
        ToolVersion shaped = composite({object});
        shaped.result.path = "/id";
        QVERIFY(promisedSchema(workspace, shaped).isNull());
        ToolVersion text = composite({object});
        text.result.format = ResultShape::Format::Toon;
        QVERIFY(promisedSchema(workspace, text).isNull());
        ToolVersion said = composite({object});
        said.outputSchema = quoted("{'type':'object','required':['id']}");
        QCOMPARE(promisedSchema(workspace, said), said.outputSchema);
    }
};

TOOLTRAY_TEST(TemplateSchemaTest)
#include "templateschematest.moc"
