// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/widgets/inlinemessage.h"

#include <QString>
#include <QWidget>

#include <optional>

class QAction;

namespace tooltray::ui {

class Theme;

// The messages above the tools: that nothing can be saved, that the tool being edited was changed elsewhere,
// and the result of the last action. No message blocks the next action.
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

    void tell(MessageKind kind, const QString &text);
    void refuse(const QString &reason, const QString &hint = {});
    void showError(const Error &error);
    void tellBreaking(const QString &text); // that a save would break other tools
    void clear();                           // what was told

Q_SIGNALS:
    // The answer of the user to a conflict, which is over by then.
    void mineWanted();
    void theirsWanted();
    void anywayWanted(); // the save

private:
    void setTexts();
    void showConflict();

    std::optional<Error> m_conflict;
    std::optional<QString> m_why;
    InlineMessage *m_readOnly;
    InlineMessage *m_clash;
    InlineMessage *m_told;
    QAction *m_mine;
    QAction *m_theirs;
    QAction *m_anyway;
    QAction *m_close;
};

} // namespace tooltray::ui
