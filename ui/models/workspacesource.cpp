// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/workspacesource.h"

#include "engine/clients/curationdesk.h"
#include "ui/navigation/place.h"

namespace tooltray::ui {

using workspace::ObjectKind;

WorkspaceSource::WorkspaceSource(const Setting &setting) : m_setting(setting) {}

QString WorkspaceSource::kind() const
{
    switch (m_setting.kind) {
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Tool: return tr("Tool");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Endpoint: return tr("Endpoint");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Credential: return tr("Credential");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Type: return tr("Type");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Mapping: return tr("Mapping");
    //: Beside an entry of the palette: what kind of thing it is
    case ObjectKind::Context: return tr("Variable");
    default: return {};
    }
}

QList<PaletteEntry> WorkspaceSource::entries() const
{
    QList<PaletteEntry> entries;
    // Ids are remembered by the palette, for all sources alike.
    const QString prefix = m_setting.page + u'/';
    for (const auto &[name, entry] : m_setting.curation.state().workspace->entries(m_setting.kind)) {
        const QString text = QString::fromStdString(name);
        entries.append({.id = prefix + text, .text = text, .keys = {}, .icon = m_setting.icon});
    }
    return entries;
}

void WorkspaceSource::run(const QString &id)
{
    m_setting.navigator.open({.page = m_setting.page, .item = id.mid(m_setting.page.size() + 1)});
}

void WorkspaceSource::runBeside(const QString &id)
{
    m_setting.navigator.open({.page = m_setting.page,
                              .item = id.mid(m_setting.page.size() + 1),
                              .where = opensBeside() ? Place::Where::InOwnWindow : Place::Where::OnThePage});
}

} // namespace tooltray::ui
