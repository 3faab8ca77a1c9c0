// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspaceclient.h"
#include "ui/models/objectdraft.h"
#include "ui/state/drafts.h"
#include "ui/widgets/undonotice.h"
#include "workspace/edits/edit.h"
#include "workspace/edits/history.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace tooltray::ui {

class OwnSteps;

// Holds what somebody works on and has not saved: endpoints, credentials, types, mappings or context variables. Drafts
// stay while another one is shown, when a save is refused, and when the process ends. What is done to them and to what
// is saved can be undone.
class DraftSession final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DraftSession)

public:
    using Key = workspace::ObjectKey; // It is of what is saved; a new one has no name.
    using Keys = std::vector<Key>;
    // A full one refuses edits when something that they touch is wrong afterwards; see WorkspaceClient::save().
    enum class Validation : std::uint8_t { None, Full };
    struct Subject {
        std::vector<workspace::ObjectKind> kinds;
        Validation validation = Validation::None;
    };
    enum class OnConflict : std::uint8_t { Refuse, Overwrite };
    // Undo shows the label, and the sentence offers to undo; without the sentence nothing is offered.
    struct Words {
        QString label;
        QString done = {};
    };

    DraftSession(engine::WorkspaceClient &client, OwnSteps &steps, Subject subject,
                 QObject *parent = nullptr);
    ~DraftSession() override;

    const ObjectDraft *find(const Key &key) const;
    Keys keys() const;
    bool isSaving(const Key &key) const { return m_saving.contains(key); }

    // Begins a new definition. It outlives the process only when something is typed.
    void begin(const ObjectDraft &draft);
    // Keeps what is typed. A draft without a base gets that of the one before it, or what is saved now.
    void put(ObjectDraft draft);
    void drop(const Key &key);

    // Saves the draft. Changes that are typed meanwhile stay a draft, of what is saved then.
    void save(const Key &key, const Words &words, OnConflict conflict = OnConflict::Refuse);
    // Without a label it cannot be undone.
    void discard(const Key &key, const Words &words);
    void add(workspace::Object object, const Words &words, const std::function<void()> &then = {});
    // Their drafts go with them, and come back when it is undone.
    void remove(const std::vector<workspace::RemoveObject> &objects, const Words &words);
    // Makes any other edit of a person.
    void apply(std::vector<workspace::EditStep> steps, const Words &words,
               const std::function<void()> &then = {});
    // Tells there what was done, with the way back, until it is undone in whatever way.
    void tellIn(UndoNotice &notice) { m_notice = &notice; }
    // Makes the edit that was refused last, even if tools stop working.
    void repeatAnyway();
    // Takes over the drafts of processes that ended without saving, of what is still there.
    void recover();

    // Finds the drafts of the kinds among those that processes left.
    static DraftStore::Left among(const DraftStore::Left &left,
                                  const std::vector<workspace::ObjectKind> &kinds);

Q_SIGNALS:
    void changed(); // There are other keys.
    // These drafts are gone, and not because they were saved or typed back.
    void gone(const tooltray::ui::DraftSession::Keys &keys);
    // These came by something else than typing.
    void recovered(const tooltray::ui::DraftSession::Keys &keys);
    void saved(const tooltray::workspace::ObjectKey &before, const tooltray::workspace::ObjectKey &now);
    void refused(const tooltray::workspace::ObjectKey &key,
                 const tooltray::Error &error); // It was not saved.
    void failed(const tooltray::Error &error);  // Anything else was not done.
    void done(const QString &text, const std::function<void()> &undo);

private:
    struct Held {
        ObjectDraft draft;
        workspace::Revision basedOn = 0; // While the program runs it says more than the base of the draft.
    };
    using Then = std::function<void(const Result<void> &result)>;
    using Breaking = engine::WorkspaceClient::Breaking;

    const workspace::Entry *entryOf(const Key &key) const;
    void hold(const ObjectDraft &draft, workspace::Revision basedOn);
    void write(const Key &key);
    void make(const workspace::Edit &edit, const Then &then, Breaking breaking = Breaking::Refuse);
    void offer(const Words &words);
    UndoNotice::Id tell(const QString &text, const std::function<void()> &undo);
    void dismiss(UndoNotice::Id offered);
    void settle(const Key &before, const Key &now, const ObjectDraft &saved);
    void giveUp(const Keys &keys);
    void bringBack(const std::vector<ObjectDraft> &drafts);
    void take(const DraftStore::Left &left);

    engine::WorkspaceClient &m_client;
    OwnSteps &m_steps;
    Subject m_subject;
    Drafts m_files;
    std::map<Key, Held> m_drafts;
    std::set<Key> m_saving;
    std::function<void()> m_refused;
    QPointer<UndoNotice> m_notice;
};

} // namespace tooltray::ui
