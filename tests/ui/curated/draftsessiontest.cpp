// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/curated/draftsession.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/actions/ownsteps.h"
#include "ui/support/sitting.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

using workspace::ObjectKind;

const workspace::ObjectKey kPriority{ObjectKind::Type, "priority"};

workspace::CustomType priorityType(const std::string &description)
{
    workspace::CustomType type;
    type.name = "priority";
    type.description = description;
    type.schema = json::Value::object({{"type", "string"}});
    return type;
}

ObjectDraft draftOf(workspace::CustomType type)
{
    return {.original = kPriority, .object = std::move(type)};
}

} // namespace

// The drafts of types, as a page has them, without the page.
class DraftSessionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        begin();
        QVERIFY(m_sitting->put(priorityType("How urgent it is.")));
    }
    void cleanup()
    {
        end();
        m_folder.reset();
    }

    void savesADraft()
    {
        m_session->put(draftOf(priorityType("Typed.")));
        QCOMPARE(m_session->keys(), DraftSession::Keys{kPriority});
        m_session->save(kPriority, {QStringLiteral("Change priority"), QStringLiteral("Saved priority.")});
        QVERIFY(m_session->isSaving(kPriority));
        QTRY_VERIFY(m_saved == kPriority);
        QVERIFY(!m_session->isSaving(kPriority));
        QVERIFY(!m_session->find(kPriority));
        QCOMPARE(known("priority")->description, std::string("Typed."));
        QCOMPARE(m_done, QStringLiteral("Saved priority."));
        m_undo();
        QTRY_COMPARE(known("priority")->description, std::string("How urgent it is."));
        end();
        begin();
        QVERIFY(left().empty());
    }

    void aRenamedOneGoesOnReferringToItself()
    {
        workspace::CustomType tree = priorityType("");
        tree.schema = json::parse("{\"items\":{\"$ref\":\"tooltray:types/priority\"}}").value;
        QVERIFY(m_sitting->put(tree));
        tree.name = "tree";
        m_session->put(draftOf(tree));
        m_session->save(kPriority, {QStringLiteral("Rename")});
        QTRY_COMPARE(m_saved.name, std::string("tree"));
        QVERIFY(!known("priority"));
        QCOMPARE(json::write(known("tree")->schema),
                 std::string("{\"items\":{\"$ref\":\"tooltray:types/tree\"}}"));
    }

    void whatIsTypedDuringASaveIsADraftOfWhatIsSavedThen()
    {
        workspace::CustomType type = priorityType("Typed.");
        type.name = "urgency";
        m_session->put(draftOf(type));
        m_session->save(kPriority, {QStringLiteral("Rename")});
        type.description = "Typed since.";
        m_session->put(draftOf(type));
        QTRY_COMPARE(m_saved.name, std::string("urgency"));
        QCOMPARE(known("urgency")->description, std::string("Typed."));
        const workspace::ObjectKey now{ObjectKind::Type, "urgency"};
        QCOMPARE(m_session->keys(), DraftSession::Keys{now});
        m_session->save(now, {QStringLiteral("Change")}); // it is nobody else's that it is based on
        QTRY_COMPARE(known("urgency")->description, std::string("Typed since."));
    }

    void nobodysWorkIsOverwrittenUnasked()
    {
        m_session->put(draftOf(priorityType("Mine.")));
        QVERIFY(m_sitting->put(priorityType("Theirs.")));
        m_session->save(kPriority, {QStringLiteral("Change")});
        QTRY_VERIFY(m_refusal);
        QVERIFY(m_refusal->kind == ErrorKind::Conflict);
        QVERIFY(!m_session->isSaving(kPriority));
        QVERIFY(m_session->find(kPriority)); // nothing typed is lost
        QCOMPARE(known("priority")->description, std::string("Theirs."));
        m_session->save(kPriority, {QStringLiteral("Change")}, DraftSession::OnConflict::Overwrite);
        QTRY_COMPARE(known("priority")->description, std::string("Mine."));
    }

    void whatIsDiscardedCanBeHadBack()
    {
        m_session->put(draftOf(priorityType("Typed.")));
        m_session->discard(kPriority, {QStringLiteral("Discard"), QStringLiteral("Discarded.")});
        QVERIFY(!m_session->find(kPriority));
        QCOMPARE(m_gone, DraftSession::Keys{kPriority});
        QCOMPARE(m_done, QStringLiteral("Discarded."));
        m_undo();
        QCOMPARE(m_recovered, DraftSession::Keys{kPriority});
        QVERIFY(m_session->find(kPriority)->object == workspace::Object(priorityType("Typed.")));
        m_steps->redo();
        QVERIFY(!m_session->find(kPriority));
        m_steps->undo();
        QVERIFY(m_session->find(kPriority));
    }

    void aDraftGoesAndComesBackWithWhatItIsOf()
    {
        m_session->put(draftOf(priorityType("Typed.")));
        m_session->remove({{.key = kPriority}}, {QStringLiteral("Delete"), QStringLiteral("Deleted.")});
        QTRY_COMPARE(m_done, QStringLiteral("Deleted."));
        QVERIFY(!known("priority"));
        QVERIFY(m_session->keys().empty());
        m_undo();
        QTRY_VERIFY(known("priority"));
        QTRY_VERIFY(m_session->find(kPriority));
        m_session->save(kPriority, {QStringLiteral("Change")}); // nobody else was here
        QTRY_COMPARE(known("priority")->description, std::string("Typed."));
    }

    void whatCannotBeDoneIsTold()
    {
        m_session->remove({{.key = {ObjectKind::Type, "other"}}}, {QStringLiteral("Delete")});
        QTRY_VERIFY(m_failure);
        QCOMPARE(m_failure->code, std::string("not_found"));
        m_session->add(priorityType("Another."), {QStringLiteral("New")});
        QTRY_COMPARE(m_failure->code, std::string("name_taken"));
    }

    void aNewOneOutlivesTheProcessOnceSomethingIsTyped()
    {
        const workspace::ObjectKey fresh{ObjectKind::Type, {}};
        m_session->begin({.original = fresh, .object = workspace::CustomType()});
        QVERIFY(m_session->find(fresh));
        end();
        begin();
        QVERIFY(left().empty());
        m_session->begin({.original = fresh, .object = workspace::CustomType()});
        workspace::CustomType typed = priorityType("Typed.");
        typed.name = "another";
        m_session->put({.original = fresh, .object = typed});
        end();
        begin();
        m_session->recover();
        QTRY_COMPARE(m_recovered, DraftSession::Keys{fresh});
        QVERIFY(m_session->find(fresh)->object == workspace::Object(typed));
        m_session->save(fresh, {QStringLiteral("New")});
        QTRY_VERIFY(known("another"));
        QVERIFY(m_session->keys().empty());
    }

private:
    void begin()
    {
        m_sitting = std::make_unique<test::Sitting>(m_folder->path());
        QVERIFY(m_sitting->open());
        engine::WorkspaceClient &client = m_sitting->engine.workspaceClient();
        m_steps = std::make_unique<OwnSteps>();
        m_session = std::make_unique<DraftSession>(client, *m_steps,
                                                   DraftSession::Subject{.kinds = {ObjectKind::Type}});
        connect(&client, &engine::WorkspaceClient::workspaceChanged, m_steps.get(),
                [this, &client] { m_steps->follow(client.state().history); });
        connect(m_session.get(), &DraftSession::saved, this,
                [this](const auto &, const workspace::ObjectKey &now) { m_saved = now; });
        connect(m_session.get(), &DraftSession::refused, this,
                [this](const auto &, const Error &error) { m_refusal = error; });
        connect(m_session.get(), &DraftSession::failed, this,
                [this](const Error &error) { m_failure = error; });
        connect(m_session.get(), &DraftSession::gone, this,
                [this](const DraftSession::Keys &keys) { m_gone = keys; });
        connect(m_session.get(), &DraftSession::recovered, this,
                [this](const DraftSession::Keys &keys) { m_recovered = keys; });
        connect(m_session.get(), &DraftSession::done, this,
                [this](const QString &text, const std::function<void()> &undo) {
                    m_done = text;
                    m_undo = undo;
                });
    }
    void end() // nobody saved
    {
        m_session.reset();
        m_steps.reset();
        m_sitting.reset();
        m_saved = {};
        m_refusal.reset();
        m_failure.reset();
        m_gone.clear();
        m_recovered.clear();
        m_done.clear();
        m_undo = {};
    }
    const workspace::CustomType *known(const char *name) const
    {
        return m_sitting->workspace().find<workspace::CustomType>(name);
    }
    DraftStore::Left left() const
    {
        return test::await(m_sitting->engine.workspaceClient().recoveredDrafts())
            .valueOr(DraftStore::Left(1));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::Sitting> m_sitting;
    std::unique_ptr<OwnSteps> m_steps;
    std::unique_ptr<DraftSession> m_session;
    workspace::ObjectKey m_saved;
    std::optional<Error> m_refusal;
    std::optional<Error> m_failure;
    DraftSession::Keys m_gone;
    DraftSession::Keys m_recovered;
    QString m_done;
    std::function<void()> m_undo;
};

TOOLTRAY_TEST(DraftSessionTest)
#include "draftsessiontest.moc"
