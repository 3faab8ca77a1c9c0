// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/graphql/generate/randomoperation.h"
#include "mcpcore/graphql/generate/randomresponse.h"
#include "mcpcore/graphql/generate/randomvalue.h"
#include "mcpcore/graphql/generate/sampleschema.h"

#include "graphql/inference/inputschema.h"
#include "graphql/inference/outputschema.h"
#include "graphql/rules/validate.h"
#include "graphql/validation/coercevariables.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

// In GraphQL's own terms: scalars are anything, a single value is a list of it.
InferenceOptions exactly(SchemaLayout form, JsonSchemaDraft draft)
{
    InferenceOptions options;
    options.form = form;
    options.draft = draft;
    options.scalars.clear();
    options.lists = ListInputs::SingleValuesToo;
    return options;
}

} // namespace

// Whatever a correct server answers fits the inferred schema, and so does whatever it accepts.
class PropertiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_schema = sampleSchema(); }
    void refuseNothingThatIsRight_data()
    {
        addColumns<SchemaLayout, JsonSchemaDraft>("form", "draft");
        QTest::newRow("plain") << SchemaLayout::Plain << JsonSchemaDraft::Draft2020_12;
        QTest::newRow("compact") << SchemaLayout::Compact << JsonSchemaDraft::Draft2020_12;
        QTest::newRow("plain draft-07") << SchemaLayout::Plain << JsonSchemaDraft::Draft7;
        QTest::newRow("compact draft-07") << SchemaLayout::Compact << JsonSchemaDraft::Draft7;
    }
    void refuseNothingThatIsRight()
    {
        QFETCH(SchemaLayout, form);
        QFETCH(JsonSchemaDraft, draft);
        const InferenceOptions options = exactly(form, draft);
        Chance chance(static_cast<std::uint32_t>(form) * 2 + static_cast<std::uint32_t>(draft));
        RandomOperation operations(*m_schema, chance);
        int valid = 0;
        int responses = 0;
        int wrongInputs = 0;
        int noticedInputs = 0;
        int noticedResponses = 0;
        for (int i = 0; i < 300; ++i) {
            const Document document = parseDocument(operations.text());
            QVERIFY(document.isValid());
            if (!validate(*m_schema, document).empty())
                continue;
            ++valid;
            const OperationDefinition operation = findOperation(document);
            const auto input =
                jsonschema::Schema::compile(inferInputSchema(*m_schema, operation, options).schema).schema;
            const auto output =
                jsonschema::Schema::compile(inferDataSchema(*m_schema, operation, options).schema).schema;
            QVERIFY(input && output);
            for (int k = 0; k < 4; ++k) {
                const json::Value variables = randomVariables(*m_schema, operation, chance, k < 2 ? 0 : 10);
                const bool isRight = coerceVariables(*m_schema, operation, variables).problems.empty();
                wrongInputs += isRight ? 0 : 1;
                noticedInputs += isRight || input->isValid(variables) ? 0 : 1;
                if (!isRight)
                    continue;
                QVERIFY2(input->isValid(variables), json::write(variables).c_str());
                json::Value data = RandomResponse(*m_schema, operation, variables, chance).data();
                ++responses;
                QVERIFY2(output->isValid(data),
                         (std::string(document.text()) + '\n' + json::write(data)).c_str());
                for (json::Member &member : data.members())
                    member.value = json::Value::object({{"no", "thing"}});
                noticedResponses += output->isValid(data) ? 0 : 1;
            }
        }
        QVERIFY2(valid > 150, std::to_string(valid).c_str());
        QVERIFY(responses > 500);
        // They say something, too: nearly everything that is wrong does not fit.
        QVERIFY2(noticedInputs * 20 >= wrongInputs * 19 && wrongInputs > 20,
                 (std::to_string(noticedInputs) + " of " + std::to_string(wrongInputs)).c_str());
        QVERIFY2(noticedResponses * 10 >= responses * 8,
                 (std::to_string(noticedResponses) + " of " + std::to_string(responses)).c_str());
    }

private:
    SchemaPointer m_schema;
};

TOOLTRAY_TEST(PropertiesTest)
#include "propertiestest.moc"
