// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/sharedobjects.h"

#include <QWidget>

namespace tooltray::ui {

class DefinitionHeader;
class TextLabel;
class TextTable;
class TextTableModel;
class Theme;

// A mapping: labels that people and agents use, and the values that the API wants for them.
class MappingEditor final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MappingEditor)

public:
    explicit MappingEditor(const Theme &theme, QWidget *parent = nullptr);
    ~MappingEditor() override;

    DefinitionHeader &header() { return *m_header; }
    void setMapping(const workspace::Mapping &mapping); // is no edit
    void setReadOnly(bool readOnly);
    workspace::Mapping mapping() const;

Q_SIGNALS:
    void edited();

private:
    void setTexts();
    void check();

    workspace::Mapping m_mapping;
    DefinitionHeader *m_header;
    TextLabel *m_explanation;
    TextTableModel *m_entries;
    TextTable *m_table;
};

} // namespace tooltray::ui
