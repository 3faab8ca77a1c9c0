// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"
#include "support/result.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"
#include "workspace/edits/assembly.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

std::vector<Document> stored(const std::vector<ChangedDocument> &changed)
{
    std::vector<Document> documents;
    for (const ChangedDocument &document : changed) {
        if (document.body)
            documents.push_back({document.key, *document.body});
    }
    return documents;
}

Result<Applied> fill(const std::vector<Object> &objects)
{
    Edit edit{"Fill", Origin::Person, {}};
    for (const Object &object : objects)
        edit.steps.push_back(PutObject{object});
    return workspace::apply(*Workspace::create({}), edit);
}

} // namespace

class AssembleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsStoredMakesTheSameWorkspaceAgain()
    {
        const auto filled = fill(samples::everything());
        VERIFY_RESULT(filled);
        const auto documents = stored(changedDocuments(*filled->workspace, filled->changes.changes));
        const Assembled again = assemble({}, documents, 41);
        QVERIFY(again.problems.empty());
        QCOMPARE(again.workspace->revision(), Revision{42});
        for (const Object &object : samples::everything()) {
            const Entry *entry = again.workspace->find(keyOf(object));
            QVERIFY2(entry != nullptr && entry->object() == object, toString(keyOf(object)).c_str());
        }
        QVERIFY(again.workspace->namedTool("gitlab.list_issues"));
    }

    void manyDocumentsAreReadInTheirOrder()
    {
        std::vector<Object> tools;
        for (int i = 0; i < 3'000; ++i)
            tools.emplace_back(samples::plainTool("tool_" + std::to_string(i)));
        const auto filled = fill(tools);
        VERIFY_RESULT(filled);
        auto documents = stored(changedDocuments(*filled->workspace, filled->changes.changes));
        for (const std::size_t broken : {2'999U, 7U, 1'500U})
            documents[broken].body = "{";
        const Assembled again = assemble({}, documents, 0);
        QCOMPARE(again.workspace->entries(ObjectKind::Tool).size(), std::size_t(2'997));
        QCOMPARE(again.problems.size(), std::size_t(3));
        QVERIFY(again.problems[0].key == documents[7].key);
        QVERIFY(again.problems[1].key == documents[1'500].key);
        QVERIFY(again.problems[2].key == documents[2'999].key);
    }

    void aDocumentThatCannotBeReadLeavesTheRestAsItIs()
    {
        const auto filled = fill(samples::everything());
        VERIFY_RESULT(filled);
        auto documents = stored(changedDocuments(*filled->workspace, filled->changes.changes));
        for (Document &document : documents) {
            if (document.key.kind == DocumentKind::Type)
                document.body = "{\n  \"format\": 1,\n<<<<<<< HEAD\n";
        }
        const Assembled assembled = assemble({}, documents, 1);
        QCOMPARE(assembled.problems.size(), std::size_t{1});
        QVERIFY(assembled.problems.front().key.kind == DocumentKind::Type);
        QCOMPARE(assembled.problems.front().error.position.line, std::size_t{3});
        QVERIFY(assembled.workspace->find<CustomType>("issue_state") == nullptr);
        QVERIFY(assembled.workspace->find<Tool>("list_issues") != nullptr);
        QVERIFY(assembled.workspace->find<Endpoint>("gitlab") != nullptr);
    }

    void toolsThatAreCalledLikeBuiltInOnesAreLeftOut()
    {
        const auto filled = fill({samples::plainTool("invoke_command"), samples::plainTool("other")});
        VERIFY_RESULT(filled);
        const auto documents = stored(changedDocuments(*filled->workspace, filled->changes.changes));
        const Assembled assembled = assemble({"invoke_command"}, documents, 1);
        QCOMPARE(assembled.problems.size(), std::size_t{1});
        QVERIFY(assembled.workspace->find<Tool>("invoke_command") == nullptr);
        QVERIFY(assembled.workspace->find<Tool>("other") != nullptr);
    }

    void aChangeConcernsItsOwnDocumentOnly()
    {
        const auto filled = fill(samples::everything());
        VERIFY_RESULT(filled);
        const auto renamed = workspace::apply(
            *filled->workspace,
            {"", Origin::Person, {RenameObject{{ObjectKind::Prompt, "triage"}, "sort_out"}}});
        VERIFY_RESULT(renamed);
        const auto documents = changedDocuments(*renamed->workspace, renamed->changes.changes);
        QCOMPARE(documents.size(), std::size_t{2});
        QCOMPARE(documents.front().key.name, std::string("sort_out"));
        QVERIFY(documents.front().body);
        QCOMPARE(documents.back().key.name, std::string("triage"));
        QVERIFY(!documents.back().body);
    }

    void whatHoldsForTheSessionIsNotStored()
    {
        const auto filled = fill(samples::everything());
        VERIFY_RESULT(filled);
        ContextVariable variable = samples::variable();
        variable.value = "for now";
        const auto set = workspace::apply(*filled->workspace,
                                          {"", Origin::Agent, {PutObject{variable, {}, Layer::Session}}});
        VERIFY_RESULT(set);
        QVERIFY(changedDocuments(*set->workspace, set->changes.changes).empty());
        Change pretended = set->changes.changes.front();
        pretended.layer = Layer::Stored;
        const auto documents = changedDocuments(*set->workspace, std::span(&pretended, 1));
        QCOMPARE(documents.size(), std::size_t{1});
        QVERIFY(documents.front().body->find("for now") == std::string::npos);
        QVERIFY(documents.front().body->find("workspace_123") != std::string::npos);
    }
};

TOOLTRAY_TEST(AssembleTest)

#include "assembletest.moc"
