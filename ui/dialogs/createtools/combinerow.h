// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/toolplan.h"

#include <QWidget>

#include <optional>
#include <string>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace tooltray::ui {

class InlineMessage;
class Theme;

// Decides whether several operations become one tool, how that is called, and what else is decided about it.
class CombineRow final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CombineRow)

public:
    explicit CombineRow(const Theme &theme, QWidget *parent = nullptr);

    // Makes one tool of those that are planned, where that is wanted and it can have its name: the proposed one, as long
    // as nobody has named it otherwise. Whether it did.
    bool combine(OperationPlan &plan, const workspace::Workspace &workspace, const std::string &proposed);
    const engine::OperationTool &made() const { return m_made; } // as it is proposed
    const ToolCuration &curation() const { return m_curation; }
    void setCuration(const ToolCuration &curation) { m_curation = curation; }

Q_SIGNALS:
    void changed();
    void shown(); // the combined tool is to be

private:
    void retranslate();
    void showProblem(const std::optional<Message> &problem); // with the name; nothing: there is none

    QCheckBox *m_combines;
    QLineEdit *m_nameEdit;
    QPushButton *m_show;
    InlineMessage *m_problem;
    std::string m_argument = "action"; // selects the operation
    std::string m_proposed;
    std::optional<std::string> m_name; // nothing: the proposed one
    engine::OperationTool m_made;
    ToolCuration m_curation;
};

} // namespace tooltray::ui
