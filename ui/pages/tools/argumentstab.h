// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/argumentmodel.h"
#include "ui/pages/tools/chosenargument.h"
#include "ui/pages/tools/draftform.h"

#include <set>

class QPushButton;

namespace tooltray::ui {

class RowButtons;
class RowTable;
class UndoNotice;

// What callers pass to a tool and what it fills in by itself: the arguments as a table, the one that is chosen as
// fields, and what clients see of it all.
class ArgumentsTab final : public DraftForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArgumentsTab)

public:
    explicit ArgumentsTab(const Theme &theme, QWidget *parent = nullptr);

    void showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema) override;
    void showPreview(const engine::ClientPreview &preview) override;
    bool goTo(const QString &place) override;

private:
    void build();
    void addSource();
    void addSourceValues();
    void addArgumentFields();
    // Returns why the chosen argument cannot have the name; empty when it has it.
    QString rename(ToolDraft &draft, const std::string &name);
    void addSchema();
    void addPreview();
    void retranslate();
    void fillChoices();
    void showFields();
    void choose(const std::string &id);
    void add();
    void remove();
    void forgetSchema();

    const ArgumentRow *row() const; // that is chosen; null: there is none
    // Calls back with the draft, what its arguments follow from, and the row that is chosen.
    template <typename F>
    static WriteText writeRow(const ArgumentsTab &tab, F &&write);
    template <typename F>
    static ReadText readRow(const ArgumentsTab &tab, F &&read);

    std::string keyOf(const std::string &place) const override;
    void followDraft() override;

    ChosenArgument m_chosen;
    std::string m_renamedTo;            // the id that the row that is chosen gets now
    std::set<std::string> m_asBindings; // rows that are shown as bindings, whatever these say
    std::string m_tool;                 // the rows are those of this one
    ArgumentModel m_model;
    UndoNotice *m_undo;
    RowTable *m_table;
    TextLabel *m_none;
    RowButtons *m_buttons;
    TextLabel *m_heading;
    TextLabel *m_whole;
    QPushButton *m_forget = nullptr;
    TextLabel *m_previewTitle;
    JsonEdit *m_preview;
};

} // namespace tooltray::ui
