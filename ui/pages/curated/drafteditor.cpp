// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/curated/drafteditor.h"

namespace tooltray::ui {

void DraftEditor::setUnsaved(bool unsaved)
{
    m_isUnsaved = unsaved;
    showState();
}

void DraftEditor::setBusy(bool busy)
{
    m_isBusy = busy;
    showState();
}

bool DraftEditor::takes(EditCommand command) const
{
    return command == EditCommand::Save && canSave();
}

void DraftEditor::edit(EditCommand command)
{
    if (takes(command))
        Q_EMIT saveWanted();
}

} // namespace tooltray::ui
