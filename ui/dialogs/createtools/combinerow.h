// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"
#include "workspace/definitions/tool.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QLineEdit;

namespace tooltray::ui {

class InlineMessage;
class Theme;

// Decides whether several operations become one tool, and how that is called.
class CombineRow final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CombineRow)

public:
    explicit CombineRow(const Theme &theme, QWidget *parent = nullptr);
    ~CombineRow() override;

    // The tools that would be combined; whether they are.
    bool setTools(const std::vector<workspace::Tool> &tools);
    // The name of the combined tool: the proposed one, as long as nobody has named it otherwise.
    std::string nameFor(const std::string &proposed);
    void showProblem(const std::optional<Message> &problem); // with the name; nothing: there is none

Q_SIGNALS:
    void changed();

private:
    void retranslate();

    QCheckBox *m_combines;
    QLineEdit *m_nameEdit;
    InlineMessage *m_problem;
    std::string m_argument = "action"; // selects the operation
    std::string m_proposed;
    std::optional<std::string> m_name; // nothing: the proposed one
};

} // namespace tooltray::ui
