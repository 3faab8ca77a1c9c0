// SPDX-License-Identifier: GPL-3.0-or-later
// Schemas and values that mean harm, or only much work.
#include "testschema.h"

#include "support/growth.h"
#include "support/repeated.h"
#include "support/sanitizers.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::jsonschema;
using tooltray::test::repeated;

namespace {

// Sanitized code has frames several times as big.
constexpr std::size_t kDeep = tooltray::test::kIsSanitized ? 400 : 4'000;

Code onlyCode(const std::vector<ValidationError> &errors)
{
    if (errors.size() != 1)
        qFatal("%zu errors instead of one", errors.size());
    return errors.front().code;
}

} // namespace

class LimitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compilesSchemasOfAnyDepth_data()
    {
        addColumns<std::string, std::string>("open", "close");
        QTest::newRow("properties") << std::string("{'properties':{'a':") << std::string("}}");
        QTest::newRow("items") << std::string("{'items':") << std::string("}");
        QTest::newRow("allOf") << std::string("{'allOf':[") << std::string("]}");
        QTest::newRow("not") << std::string("{'not':") << std::string("}");
        QTest::newRow("const") << std::string("{'const':") << std::string("}");
    }
    void compilesSchemasOfAnyDepth()
    {
        QFETCH(const std::string, open);
        QFETCH(const std::string, close);
        constexpr std::size_t depth = 10'000;
        const Schema schema = compiled(repeated(open, depth) + "{}" + repeated(close, depth));
        const std::vector<ValidationError> errors = schema.validate(parsed("{'a':[1]}"));
        for (const ValidationError &error : errors)
            QVERIFY(error.code == Code::DepthLimit || error.code == Code::Const);
    }

    void refusesWhatIsNestedTooDeeply()
    {
        const Schema schema = compiled("{'items':{'$ref':'#'}}");
        QVERIFY(schema.isValid(parsed(repeated("[", 900) + repeated("]", 900))));
        const json::Value deep = parsed(repeated("[", 5'000) + repeated("]", 5'000));
        QVERIFY(!schema.isValid(deep));
        const std::vector<ValidationError> errors = schema.validate(deep);
        QCOMPARE(onlyCode(errors), Code::DepthLimit);
        QCOMPARE(errors.front().message,
                 std::string("The value is nested too deeply to be checked: the limit is 1000 levels."));
        QCOMPARE(errors.front().schemaLocation, std::string("#"));
    }

    void survivesTheDepthItAllows()
    {
        Limits limits;
        limits.depth = 10'000;
        const Schema schema = compiled("{'anyOf':[{'items':{'$ref':'#'},'unevaluatedItems':false}]}");
        QVERIFY(schema.isValid(parsed(repeated("[", kDeep) + repeated("]", kDeep)), limits));
    }

    void refusesDynamicLoops()
    {
        // Only the dynamic scope closes this loop.
        const Schema schema =
            compiled("{'$id':'https://s.example/"
                     "outer','$dynamicAnchor':'x','allOf':[{'$ref':'inner'}],'$defs':{'inner':{'$id':'inner',"
                     "'allOf':[{'$dynamicRef':'#x'}],'$defs':{'x':{'$dynamicAnchor':'x'}}}}}");
        QCOMPARE(onlyCode(schema.validate(json::Value(1))), Code::DepthLimit);
    }

    void refusesAnOpenQuestionEvenInsideNot()
    {
        Limits limits;
        limits.depth = 10;
        const Schema schema = compiled(
            "{'not':{'items':{'$ref':'#/$defs/list'}},'$defs':{'list':{'items':{'$ref':'#/$defs/list'}}}}");
        const json::Value deep = parsed(repeated("[", 20) + repeated("]", 20));
        QVERIFY(!schema.isValid(deep, limits));
        QCOMPARE(onlyCode(schema.validate(deep, limits)), Code::DepthLimit);
    }

    void limitsSteps()
    {
        // Each level doubles the work: 2^40 ways through.
        std::string definitions;
        for (int i = 0; i < 40; ++i) {
            const std::string next = std::to_string(i + 1);
            definitions += "\"" + std::to_string(i) + "':{'allOf':[{'$ref':'#/$defs/" + next
                           + "'},{'$ref':'#/$defs/" + next + "\"}]},";
        }
        const Schema schema =
            compiled("{'$ref':'#/$defs/0','$defs':{" + definitions + "'40':{'type':'integer'}}}");
        QVERIFY(!schema.isValid(json::Value(1)));
        QCOMPARE(onlyCode(schema.validate(json::Value(1))), Code::StepLimit);
    }

    void limitsTime()
    {
        Limits limits;
        limits.time = std::chrono::milliseconds(5);
        limits.steps = std::numeric_limits<std::size_t>::max();
        const Schema schema =
            compiled("{'items':{'$ref':'#/$defs/0'},'$defs':{'0':{'allOf':[{'items':{'$ref':'#/$defs/"
                     "1'}},{'items':{'$ref':'#/$defs/1'}}]},'1':{'allOf':[{'items':{'$ref':'#/$defs/"
                     "0'}},{'items':{'$ref':'#/$defs/0'}}]}}}");
        const json::Value deep = parsed(repeated("[", 100) + repeated("]", 100));
        QCOMPARE(onlyCode(schema.validate(deep, limits)), Code::TimeLimit);
    }

    void limitsPatterns()
    {
        const Schema schema = compiled(
            "{'properties':{'a':{'pattern':'^(a*)*\\\\1b$'}},'patternProperties':{'^(a*)*\\\\1b$':true}}");
        const std::string text = repeated("a", 300);
        const std::vector<ValidationError> errors =
            schema.validate(json::Value::object({{"a", json::Value(text)}}));
        QCOMPARE(onlyCode(errors), Code::PatternLimit);
        QCOMPARE(errors.front().schemaLocation, std::string("#/properties/a"));
        QCOMPARE(onlyCode(schema.validate(json::Value::object({{text, json::Value(1)}}))),
                 Code::PatternLimit);
    }

    void aSearchTakesNoMoreThanWhatIsLeft()
    {
        Limits limits;
        limits.steps = 1'000;
        const Schema schema = compiled("{'pattern':'^(a*)*\\\\1b$'}");
        QCOMPARE(onlyCode(schema.validate(json::Value(repeated("a", 300)), limits)), Code::StepLimit);
    }

    void countsWhatIsCompared()
    {
        std::string constants;
        for (int i = 0; i < 1'000; ++i)
            constants += (i == 0 ? "{'const':[" : ",{'const':[") + std::to_string(i) + "]}";
        const Schema schema = compiled("{'anyOf':[" + constants + "]}");
        QVERIFY(schema.isValid(parsed("[999]")));
        const json::Value list = parsed("[" + repeated("0,", 4'999) + "0]");
        QCOMPARE(onlyCode(schema.validate(list)), Code::StepLimit);
    }

    void countsWhatHasToBeUnique()
    {
        json::Value list = json::Value::array();
        for (int i = 0; i < 200'000; ++i)
            list.append(json::Value(i));
        const Schema schema = compiled("{'uniqueItems':true}");
        QVERIFY(schema.isValid(list));
        for (int i = 200'000; i < 300'000; ++i)
            list.append(json::Value(i));
        QCOMPARE(onlyCode(schema.validate(list)), Code::StepLimit);
    }

    void countsTheMembersThatAreLookedUp()
    {
        json::Value object = json::Value::object();
        for (int i = 0; i < 5'000; ++i)
            object.set("a" + std::to_string(i), json::Value(i));
        const Schema schema = compiled("{'allOf':[" + repeated("{'required':['a1']},", 1'000) + "true]}");
        QCOMPARE(onlyCode(schema.validate(object)), Code::StepLimit);
    }

    void saysWhetherThatIsAll()
    {
        Limits limits;
        limits.steps = 10;
        const Schema schema = compiled("{'items':{'type':'integer'}}");
        const json::Value list = parsed("[" + repeated("'x',", 20) + "1]");
        const Schema::Validation cut = schema.tryValidate(list, limits);
        QVERIFY(!cut.isComplete);
        QCOMPARE(cut.errors.back().code, Code::StepLimit);
        limits.steps = 1'000;
        const Schema::Validation whole = schema.tryValidate(list, limits);
        QVERIFY(whole.isComplete);
        QCOMPARE(whole.errors.size(), std::size_t{20});
        QVERIFY(schema.tryValidate(parsed("[1]"), limits).isComplete);
    }

    void answersHugeEnumsAndLists()
    {
        std::string names = "\"name 0\"";
        for (int i = 1; i < 100'000; ++i)
            names += ",\"name " + std::to_string(i) + "\"";
        const Schema schema = compiled("{'items':{'enum':[" + names + "]},'uniqueItems':true}");
        QVERIFY(schema.isValid(parsed("[" + names + "]")));
        const std::vector<ValidationError> errors = schema.validate(parsed("['name 5','nam 7']"));
        QCOMPARE(onlyCode(errors), Code::Enum);
        QCOMPARE(errors.front().suggestion, std::string("\"name 7\""));
        // Of many values that do not fit, the first are compared with all that do.
        const std::vector<ValidationError> many =
            compiled("{'items':{'enum':[" + names + "]}}")
                .validate(parsed("[" + repeated("'nam 7',", 2'000) + "'nam 7']"), {.errors = 1'000});
        QCOMPARE(many.front().suggestion, std::string("\"name 7\""));
        QCOMPARE(many.at(10).suggestion, std::string());
    }

    void answersLongNumbers()
    {
        const Schema schema = compiled("{'multipleOf':1.234567890123456789012345678901,'minimum':0.5}");
        QVERIFY(!schema.isValid(*json::Value::number(repeated("7", 10'000))));
        QCOMPARE(onlyCode(schema.validate(*json::Value::number(repeated("7", 1'000'000)))), Code::StepLimit);
        const Schema plain = compiled("{'multipleOf':0.01,'minimum':0.5}");
        QVERIFY(plain.isValid(*json::Value::number(repeated("7", 1'000'000))));
    }

    void boundsTheExplanationOfManyAlternatives()
    {
        // Ten alternatives at each of thirty levels.
        std::string alternatives;
        for (int i = 0; i < 10; ++i)
            alternatives += (i == 0 ? "" : ",") + std::string("{'properties':{'next':{'$ref':'#'},'n")
                            + std::to_string(i) + "':{'type':'null'}},'required':['n" + std::to_string(i)
                            + "\"]}";
        const Schema schema = compiled("{'anyOf':[" + alternatives + "]}");
        const json::Value value = parsed(repeated("{'n1':null,'next':", 30) + "{}" + repeated("}", 30));
        const std::vector<ValidationError> errors = schema.validate(value);
        QVERIFY(!errors.empty());
    }

    void explainsUnknownNamesInTimeThatGrowsWithTheKnownOnes()
    {
        const double measured = test::growth(2'000, [](std::size_t size) {
            json::Value properties = json::Value::object();
            for (std::size_t i = 0; i < size; ++i)
                properties.set("p" + std::to_string(i), true);
            json::Value unfit = json::Value::object();
            for (std::size_t i = 0; i < 500; ++i)
                unfit.set("q" + std::to_string(i), true);
            const auto schema = std::make_shared<Schema>(
                *Schema::compile(
                     json::Value::object({{"properties", properties}, {"additionalProperties", false}}))
                     .schema);
            return [schema, unfit] { QCOMPARE(schema->validate(unfit).size(), std::size_t(50)); };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    void refusesTooManySubschemas()
    {
        CompileOptions options;
        options.maxSubschemas = 100;
        std::string many = "{'allOf':[true";
        for (int i = 0; i < 200; ++i)
            many += ",true";
        const Schema::Compiled result = Schema::compile(parsed(many + "]}"), options);
        QCOMPARE(result.errors.size(), std::size_t{1});
        QCOMPARE(result.errors.front().message, std::string("The schema has more than 100 subschemas."));
        QVERIFY(result.errors.front().kind == CompileError::Kind::TooLarge);
    }

    void refusesTooManyDocuments()
    {
        CompileOptions options;
        options.maxDocuments = 5;
        // Seen from each document the next is one folder deeper.
        options.resolve = [](const std::string &) { return parsed("{'$ref':'deeper/next'}"); };
        const Schema::Compiled result = Schema::compile(parsed("{'$ref':'deeper/next'}"), options);
        QVERIFY(!result.schema);
        QCOMPARE(result.errors.front().message,
                 std::string("The schema draws in more than 5 other documents."));
        QVERIFY(result.errors.front().kind == CompileError::Kind::TooLarge);
    }

    void followsLongChainsOfReferences()
    {
        std::string definitions = "'0':{'type':'integer'}";
        for (int i = 1; i < 20'000; ++i)
            definitions += ",\"" + std::to_string(i) + "':{'$ref':'#/$defs/" + std::to_string(i - 1) + "\"}";
        const Schema schema = compiled("{'$ref':'#/$defs/19999','$defs':{" + definitions + "}}");
        QVERIFY(schema.isValid(json::Value(1)));
        QVERIFY(!schema.isValid(json::Value("1")));
    }
};

TOOLTRAY_TEST(LimitTest)
#include "limittest.moc"
