// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/operationform.h"

#include <functional>
#include <optional>

namespace tooltray::ui {

class UndoNotice;

// A form that says, among other things, when something runs: as rows of conditions, or as JSON.
class ConditionForm : public OperationForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConditionForm)

public:
    explicit ConditionForm(const Theme &theme, QWidget *parent = nullptr);

protected:
    void addCondition(const Find<std::optional<workspace::Condition>> &find);
    void setConditionTexts();
    void showCondition(bool isShown);
    // Returns a function that restores the operation as it is now.
    virtual std::function<void()> undoAction() = 0;
    // Offers to restore a row that the user removes from a table.
    void offerBack(TextTableModel &model, UndoNotice &notice, std::function<QString()> text);

private:
    UndoNotice *m_whenUndo;
};

} // namespace tooltray::ui
