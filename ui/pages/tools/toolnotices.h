// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/widgets/inlinemessage.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;

namespace tooltray::ui {

class Theme;

// The messages about the tools: above them that nothing can be saved and that the tool being edited was changed
// elsewhere, and, wherever told() is put, the result of the last action. No message blocks the next action.
class ToolNotices final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolNotices)

public:
    explicit ToolNotices(const Theme &theme, QWidget *parent = nullptr);
    ~ToolNotices() override;

    void setReadOnly(const std::optional<QString> &why);

    // Shows who changed the tool meanwhile; nullopt if there is no conflict.
    void setConflict(std::optional<Error> conflict);
    bool hasConflict() const { return m_conflict.has_value(); }

    QWidget &told();
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
    QAction *m_close;
};

} // namespace tooltray::ui
