// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/curationstate.h"
#include "ui/models/objectdraft.h"
#include "ui/state/drafts.h"

#include <QObject>

#include <map>
#include <vector>

namespace tooltray::engine {
class CurationDesk;
}

namespace tooltray::ui {

// Keeps what a page has not saved of its endpoints, types, mappings, credentials or context variables where a process
// that ends leaves it, and takes over what one before this left so.
class ObjectDrafts final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectDrafts)

public:
    using Kinds = std::vector<workspace::ObjectKind>;
    // Place::item that takes over what a process left unsaved.
    static constexpr QLatin1StringView kLeftItem{"~"};

    ObjectDrafts(engine::CurationDesk &desk, Kinds kinds, QObject *parent = nullptr);
    ~ObjectDrafts() override;

    // What is typed now; the entry is the one that it was begun from, if there is no draft of it yet.
    void put(const workspace::Entry &entry, const workspace::Object &object, const std::string &text = {});
    // The same where its author knows what it was begun from, or that it is new.
    void put(const ObjectDraft &draft);
    // It is saved, or given up.
    void drop(const workspace::ObjectKey &original);

    // Those of processes that ended without saving, if of one of the kinds.
    static std::vector<engine::LeftDraft> among(const std::vector<engine::LeftDraft> &left,
                                                const Kinds &kinds);
    // Takes them over, see restored(): those of what is still there.
    void restoreLeft();

Q_SIGNALS:
    void restored(const std::vector<tooltray::ui::ObjectDraft> &drafts);
    void failed(const tooltray::Error &error);

private:
    void take(const std::vector<engine::LeftDraft> &left);

    engine::CurationDesk &m_desk;
    Kinds m_kinds;
    Drafts m_files;
    std::map<workspace::ObjectKey, ObjectDraft> m_drafts;
};

} // namespace tooltray::ui
