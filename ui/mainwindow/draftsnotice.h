// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/curationstate.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QAction;

namespace tooltray::engine {
class CurationDesk;
}

namespace tooltray::ui {

class InlineMessage;
class Theme;

// Offers above whatever page is open what a process that ended left unsaved: nobody goes looking for work that they
// do not know is there. Asks once, at the start.
class DraftsNotice final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DraftsNotice)

public:
    DraftsNotice(const Theme &theme, engine::CurationDesk &desk, QWidget *parent = nullptr);
    ~DraftsNotice() override;

Q_SIGNALS:
    // The pages that each have some of it.
    void restoreWanted(const QStringList &pages);
    void failed(const QString &problem);

private:
    void retranslate();
    void offer(const std::vector<engine::LeftDraft> &left);
    void discard();

    engine::CurationDesk &m_desk;
    InlineMessage *m_message;
    QAction *m_restore;
    QAction *m_discard;
    std::vector<engine::LeftDraft> m_left;
    QStringList m_pages;
};

} // namespace tooltray::ui
