// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/types/definitioneditor.h"
#include "workspace/definitions/sharedobjects.h"

namespace tooltray::ui {

class TextLabel;
class TextTable;
class TextTableModel;

// A mapping: labels that people and agents use, and the values that the API wants for them.
class MappingEditor final : public DefinitionEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MappingEditor)

public:
    explicit MappingEditor(const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ObjectDraft &draft, workspace::Layer layer) override;
    ObjectDraft draft() const override;

private:
    void setTexts();
    void check();

    workspace::Mapping m_mapping;
    TextLabel *m_explanation;
    TextTableModel *m_entries;
    TextTable *m_table;
};

} // namespace tooltray::ui
