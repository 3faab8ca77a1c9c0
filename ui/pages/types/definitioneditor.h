// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/curated/drafteditor.h"

namespace tooltray::ui {

class DefinitionHeader;
class Theme;

// The editor of a type or mapping, which begins with the header that they have in common. Problems are said by the
// page.
class DefinitionEditor : public DraftEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DefinitionEditor)

public:
    ~DefinitionEditor() override;

    DefinitionHeader &header() const { return *m_header; }
    bool canSave() const override;
    void setUsers(const std::vector<workspace::ObjectKey> &users) override;
    void editName() override;

protected:
    DefinitionEditor(const Theme &theme, workspace::ObjectKind kind, QWidget *parent);

    void showState() override;

    DefinitionHeader *m_header;
};

} // namespace tooltray::ui
