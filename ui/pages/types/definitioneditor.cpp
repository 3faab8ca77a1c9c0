// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/types/definitioneditor.h"

#include "ui/language/utf8text.h"
#include "ui/pages/types/definitionheader.h"

namespace tooltray::ui {

DefinitionEditor::DefinitionEditor(const Theme &theme, workspace::ObjectKind kind, QWidget *parent)
    : DraftEditor(parent)
    , m_header(new DefinitionHeader(theme, kind, this))
{
    connect(m_header, &DefinitionHeader::edited, this, &DefinitionEditor::edited);
    connect(m_header, &DefinitionHeader::saveWanted, this, &DefinitionEditor::saveWanted);
    connect(m_header, &DefinitionHeader::revertWanted, this, &DefinitionEditor::discardWanted);
}

DefinitionEditor::~DefinitionEditor() = default;

bool DefinitionEditor::canSave() const
{
    return m_header->canSave();
}

void DefinitionEditor::setUsers(const std::vector<workspace::ObjectKey> &users)
{
    QStringList tools;
    QStringList others;
    for (const workspace::ObjectKey &user : users)
        (user.kind == workspace::ObjectKind::Tool ? tools : others).append(fromUtf8(user.name));
    m_header->setUsers(tools, others);
}

void DefinitionEditor::editName()
{
    m_header->selectName();
}

void DefinitionEditor::showState()
{
    m_header->setUnsaved(isUnsaved());
}

} // namespace tooltray::ui
