// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/refactoring.h"

#include "graphql/language/printer.h"
#include "graphql/rules/validate.h"
#include "mcpcore/graphql/generate/randomoperation.h"
#include "mcpcore/graphql/generate/randomresponse.h"
#include "mcpcore/graphql/generate/randomvalue.h"
#include "mcpcore/graphql/generate/sampleschema.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace tooltray::graphql::test;

namespace {

std::string withFragment(const std::string &text, const OperationEdit &edit)
{
    return edit.problem.empty() ? applyEdits(text, edit.edits) : edit.problem.text();
}

// What a server answers, with the same chances for each text.
std::string answerTo(const Schema &schema, const Document &document, const json::Value &variables,
                     std::uint32_t seed)
{
    Chance chance(seed);
    return json::write(RandomResponse(schema, findOperation(document), variables, chance).data());
}

struct Part {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
};

// Every set by the cursor, and a random piece of it.
std::vector<Part> partsOf(const Document &document, Chance &chance)
{
    std::vector<Part> parts;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const SelectionSet set = as<SelectionSet>(document.node(i));
        if (!set)
            continue;
        parts.push_back({set.start() + 1, set.start() + 1});
        std::vector<Selection> all;
        for (const Selection selection : set.selections())
            all.push_back(selection);
        const std::size_t first = chance.below(all.size());
        const std::size_t last = first + chance.below(all.size() - first);
        parts.push_back({all[first].start(), all[last].end()});
    }
    return parts;
}

} // namespace

// Selected is what stands between the bars; one bar is the cursor.
class FragmentRefactoringTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_schema = sampleSchema(); }

    void fieldsBecomeAFragment_data()
    {
        const TestRows<std::string, std::string> row{"marked", "after"};
        row("selected fields", "{ viewer { id |login email| } }",
            "{ viewer { id ...UserFields } }\n\nfragment UserFields on User { login email }");
        row("begun fields whole", "{ viewer { id lo|gin em|ail } }",
            "{ viewer { id ...UserFields } }\n\nfragment UserFields on User { login email }");
        row("all of the set at the cursor", "{ viewer { id lo|gin } }",
            "{ viewer { ...UserFields } }\n\nfragment UserFields on User { id login }");
        row("the set of the field at the cursor", "{ vie|wer { id login } }",
            "{ viewer { ...UserFields } }\n\nfragment UserFields on User { id login }");
        row("a field with what is below it", "{ |viewer| { id } }",
            "{ ...QueryFields }\n\nfragment QueryFields on Query { viewer { id } }");
        row("all of it", "|query A { viewer { id } }\n|",
            "query A { ...QueryFields }\n\nfragment QueryFields on Query { viewer { id } }\n");
        row("from its name", "query |A { viewer { id } }",
            "query A { ...QueryFields }\n\nfragment QueryFields on Query { viewer { id } }");
        row("with commas", "{ viewer { |id, login|, email } }",
            "{ viewer { ...UserFields, email } }\n\nfragment UserFields on User { id, login }");
        row("a name that is taken", "{ viewer { ...UserFields |login| } } fragment UserFields on User { id }",
            "{ viewer { ...UserFields ...UserFields2 } }\n\nfragment UserFields2 on User { login }\n\n"
            "fragment UserFields on User { id }");
        row("variables", "query ($n: Int) { viewer { |avatarUrl(size: $n)| } }",
            "query ($n: Int) { viewer { ...UserFields } }\n\nfragment UserFields on User { avatarUrl(size: "
            "$n) }");
        row("in a fragment", "{ viewer { ...F } }\n\nfragment F on User { |id login| }\n",
            "{ viewer { ...F } }\n\nfragment F on User { ...UserFields }\n\nfragment UserFields on User { id "
            "login }\n");
        row("on the type of an inline fragment", "{ node(id: 1) { id ... on User { |login| } } }",
            "{ node(id: 1) { id ... on User { ...UserFields } } }\n\nfragment UserFields on User { login }");
        row("lines, with what is about them",
            "query A {\n    viewer {\n        id\n        |# who\n        login # short\n        "
            "repositories "
            "{\n            totalCount\n        }| # many\n    }\n} # end\n\nquery B {\n    viewer {\n       "
            " "
            "id\n    }\n}\n",
            "query A {\n    viewer {\n        id\n        # who\n        ...UserFields\n    }\n} # "
            "end\n\nfragment UserFields on User {\n  login # short\n  repositories {\n      totalCount\n  } "
            "# many\n}\n\nquery B {\n    viewer {\n        id\n    }\n}\n");
        row("a block string keeps its lines",
            "{\n    |user(login: \"\"\"\n  a\n    b\n    \"\"\") {\n        id\n    }|\n}\n",
            "{\n    ...QueryFields\n}\n\nfragment QueryFields on Query {\n  user(login: \"\"\"\n  a\n    b\n "
            "   \"\"\") {\n      id\n  }\n}\n");
        row("a fragment already", "{ viewer { id |...F| } } fragment F on User { login }",
            "This is already a fragment.");
        row("nothing", "{ viewer { id | | login } }", "There are no fields here. Select adjacent fields.");
        row("of several operations", "query A |{ viewer { id } } query| B { viewer { id } }",
            "There are no fields here. Select adjacent fields.");
        row("unknown", "{ nobody { |id| } }",
            "The schema has no type for these fields. Fix the field around them first.");
        row("broken", "{ viewer { |id| }", "The text has syntax errors. Fix them first.");
    }

    void fieldsBecomeAFragment()
    {
        QFETCH(std::string, marked);
        QFETCH(std::string, after);
        std::string text = marked;
        const std::size_t start = text.find('|');
        text.erase(start, 1);
        const std::size_t second = text.find('|');
        const std::size_t end = second == std::string::npos ? start : second;
        if (second != std::string::npos)
            text.erase(second, 1);
        const OperationEdit edit =
            extractFragment(*m_schema, parseDocument(text), static_cast<std::uint32_t>(start),
                            static_cast<std::uint32_t>(end));
        QCOMPARE(withFragment(text, edit), after);
        if (edit.problem.empty())
            QVERIFY(validate(*m_schema, parseDocument(after)).empty());
    }

    // Of any operation any part: it stays valid, and a server answers the same.
    void theAnswerStaysTheSame()
    {
        Chance chance(11);
        RandomOperation operations(*m_schema, chance);
        int extracted = 0;
        for (int i = 0; i < 150; ++i) {
            std::string text = operations.text();
            if (i % 2 == 0)
                text = print(parseDocument(text), Comments::Keep);
            const Document before = parseDocument(text);
            if (!validate(*m_schema, before).empty())
                continue;
            const json::Value variables = randomVariables(*m_schema, findOperation(before), chance, 0);
            for (const Part part : partsOf(before, chance)) {
                const OperationEdit edit = extractFragment(*m_schema, before, part.start, part.end);
                if (!edit.problem.empty()) {
                    QCOMPARE(edit.problem.text(), std::string("This is already a fragment."));
                    continue;
                }
                ++extracted;
                const std::string changed = applyEdits(text, edit.edits);
                const Document after = parseDocument(changed);
                QVERIFY2(after.isValid() && validate(*m_schema, after).empty(), changed.c_str());
                for (const std::uint32_t seed : {1U, 2U}) {
                    const std::string answer = answerTo(*m_schema, after, variables, seed);
                    QVERIFY2(answer == answerTo(*m_schema, before, variables, seed), changed.c_str());
                }
            }
        }
        QVERIFY2(extracted > 500, std::to_string(extracted).c_str());
    }

private:
    SchemaPointer m_schema;
};

TOOLTRAY_TEST(FragmentRefactoringTest)
#include "fragmentrefactoringtest.moc"
