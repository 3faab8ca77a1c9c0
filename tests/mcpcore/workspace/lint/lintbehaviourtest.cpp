// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

#include "workspace/checks/rules.h"
#include "workspace/edits/apply.h"

using namespace tooltray::workspace;

using namespace tooltray;

class LintBehaviourTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsAnnotations_data()
    {
        addLintColumns();
        addLintRow("a query", "{}", "");
        addLintRow("a query that is said to be one", "{\"annotations\": {\"read_only\": true}}", "");
        addLintRow("a mutation that nothing is said of",
                   "{\"operation\": {\"document\": \"mutation { createIssue { id } }\"}}",
                   "destructive_unsaid /annotations");
        addLintRow("a mutation that only adds",
                   "{\"operation\": {\"document\": \"mutation { createIssue { id } }\"}, \"annotations\": "
                   "{\"destructive\": false}}",
                   "");
        addLintRow("a mutation that is called a reader",
                   "{\"operation\": {\"document\": \"mutation { createIssue { id } }\"}, \"annotations\": "
                   "{\"read_only\": true, \"destructive\": false}}",
                   "read_only_wrong /annotations/read_only");
        addLintRow("a deletion that is called harmless",
                   "{\"operation\": {\"document\": \"mutation { issueDelete { id } }\"}, \"annotations\": "
                   "{\"destructive\": false}}",
                   "destructive_wrong /annotations/destructive");
        addLintRow("a deletion, which needs no word",
                   "{\"operation\": {\"document\": \"mutation { deleteIssue { id } }\"}}", "");
        addLintRow("a request that deletes",
                   "{\"operation\": {\"path\": \"/x\", \"method\": \"DELETE\"}, \"annotations\": "
                   "{\"destructive\": false}}",
                   "destructive_wrong /annotations/destructive");
        addLintRow("a request that reads", "{\"operation\": {\"path\": \"/x\", \"method\": \"GET\"}}", "");
        addLintRow("a step that changes something",
                   "{\"operation\": {\"steps\": [{\"name\": \"a\", \"operation\": {\"document\": \"{ viewer "
                   "}\"}}, {\"name\": \"b\", \"operation\": {\"path\": \"/x\", \"method\": \"POST\"}}]}, "
                   "\"annotations\": {\"read_only\": true, \"destructive\": true}}",
                   "read_only_wrong /annotations/read_only");
    }

    void findsAnnotations() { LINT_COMPARE_ROW(lintAnnotations); }

    void findsExamples_data()
    {
        addLintColumns();
        addLintRow("none", "{}", "examples_missing");
        addLintRow("one without parameters to fit",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": 1}}]}", "");
        addLintRow("one that fits",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": \"x\"}}], \"parameters\": "
                   "{\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow("one that does not",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": 1}}], \"parameters\": "
                   "{\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "example_unfit /parameters");
        addLintRow("one that is to fail",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": 1}, \"expect_ok\": false}], "
                   "\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}",
                   "");
        addLintRow("one that a type judges",
                   "{\"examples\": [{\"name\": \"all\", \"parameters\": {\"a\": \"c\"}}], \"parameters\": "
                   "{\"properties\": {\"a\": {\"$ref\": \"tooltray:types/state\"}}}}",
                   "example_unfit /parameters");
    }

    void findsExamples() { LINT_COMPARE_ROW(lintExamples); }

    void aRequestNeedsAnEndpointForRest_data()
    {
        QTest::addColumn<std::string>("restUrl");
        QTest::addColumn<bool>("hasSchema");
        QTest::addColumn<std::string>("expected");
        QTest::newRow("GraphQL alone") << std::string() << true << std::string("/versions/0.1.0/operation");
        QTest::newRow("both") << std::string("https://api.example.com/v4") << true << std::string();
        QTest::newRow("nobody says what") << std::string() << false << std::string();
    }

    void aRequestNeedsAnEndpointForRest()
    {
        QFETCH(const std::string, restUrl);
        QFETCH(const bool, hasSchema);
        QFETCH(const std::string, expected);
        Endpoint endpoint;
        endpoint.name = "main";
        endpoint.url = "https://api.example.com/graphql";
        endpoint.restUrl = restUrl;
        if (!hasSchema)
            endpoint.schema.kind = SchemaSource::Kind::None;
        Tool tool;
        tool.name = "list_issues";
        tool.endpoint = "main";
        tool.active = {0, 1, 0};
        tool.versions[tool.active].operation = RestRequest{RestRequest::Method::Get, "/issues"};
        const auto applied = apply(*Workspace::create({}), {{}, Origin::Person, {PutObject{endpoint}}});
        std::string found;
        for (const LintFinding &finding : lint(*applied->workspace, {}, tool)) {
            if (finding.code == "rest_url_missing")
                found += finding.place;
        }
        QCOMPARE(found, expected);
    }
};

TOOLTRAY_TEST(LintBehaviourTest)
#include "lintbehaviourtest.moc"
