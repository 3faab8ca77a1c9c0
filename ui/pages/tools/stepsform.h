// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/stepmodel.h"
#include "ui/pages/tools/stepform.h"

namespace tooltray::ui {

class RowButtons;
class RowTable;

// The steps of a composite tool as a list, the one that is chosen as fields, and what is made of their answers; or the
// cases that a parameter picks from.
class StepsForm final : public StepForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepsForm)

public:
    explicit StepsForm(const Theme &theme, QWidget *parent = nullptr);
    ~StepsForm() override;

private:
    void build();
    void retranslate();
    void setListTexts();
    void showFields();
    void add();
    void remove();
    void move(int by);
    void followDraft() override;

    StepModel m_model;
    TextLabel *m_heading = nullptr;
    UndoNotice *m_undo;
    RowTable *m_table;
    RowButtons *m_buttons;
    TextLabel *m_ends = nullptr;
};

} // namespace tooltray::ui
