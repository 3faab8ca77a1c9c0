// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/widgets/inlinemessage.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

class QAction;

namespace tooltray::ui {

class FloatingNotices;
class Theme;

// The messages about the tools: that nothing can be saved, that the tool being edited was changed elsewhere, and the
// result of the last action. They float, and no message blocks the next action.
class ToolNotices final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolNotices)

public:
    ToolNotices(const Theme &theme, FloatingNotices &place);

    void setReadOnly(const std::optional<QString> &why);

    // Shows who changed the tool meanwhile; nullopt if there is no conflict.
    void setConflict(std::optional<Error> conflict);
    bool hasConflict() const { return m_conflict.has_value(); }

    void tell(MessageKind kind, const QString &text);
    // The same with a way to what it is about.
    void tell(MessageKind kind, const QString &text, std::function<void()> open);
    void refuse(const QString &reason, const QString &hint = {});
    void showError(const Error &error);
    void tellBreaking(const QString &text); // that a save would break other tools
    void clear();                           // what was told

Q_SIGNALS:
    // The answer of the user to a conflict, which is over by then.
    void mineWanted();
    void theirsWanted();
    void mergeWanted();  // theirs, but for the fields that both changed
    void anywayWanted(); // the save

private:
    void setTexts();
    void showConflict();
    void compare();

    const Theme &m_theme;
    FloatingNotices &m_place;
    std::optional<Error> m_conflict;
    std::optional<QString> m_why;
    InlineMessage *m_readOnly;
    InlineMessage *m_clash;
    InlineMessage *m_told;
    QAction *m_compare;
    QAction *m_mine;
    QAction *m_theirs;
    QAction *m_merge;
    QAction *m_open;
    std::function<void()> m_way;
    QAction *m_anyway;
};

} // namespace tooltray::ui
