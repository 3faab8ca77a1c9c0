// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/palettesources.h"

#include "engine/engine.h"
#include "ui/navigation/place.h"
#include "ui/widgets/palettepopup.h"

#include <utility>

namespace tooltray::ui {

using workspace::ObjectKind;

PaletteSources::PaletteSources(engine::Engine &engine, const ActionRegistry &actions, const UiState &state,
                               Navigator &navigator, std::function<void(const SettingName &)> openSetting)
    : m_pages(actions, ActionKind::Page)
    , m_commands(actions, ActionKind::Command)
    , m_tools({engine.workspaceClient(), navigator, ObjectKind::Tool, pageid::kTools, Icon::Tool, u'@'})
    , m_endpoints(
          {engine.workspaceClient(), navigator, ObjectKind::Endpoint, pageid::kEndpoints, Icon::Endpoint})
    , m_credentials(
          {engine.workspaceClient(), navigator, ObjectKind::Credential, pageid::kCredentials, Icon::Key})
    , m_types({engine.workspaceClient(), navigator, ObjectKind::Type, pageid::kTypes, Icon::Types})
    , m_mappings({engine.workspaceClient(), navigator, ObjectKind::Mapping, pageid::kTypes, Icon::Link})
    , m_variables({engine.workspaceClient(), navigator, ObjectKind::Context, pageid::kContext, Icon::Context})
    , m_calls(engine.log(), engine.workspaceClient(), navigator)
    , m_filters(state, navigator)
    , m_settings(std::move(openSetting))
{}

QList<PaletteSource *> PaletteSources::all()
{
    return {&m_pages,    &m_commands,  &m_tools, &m_endpoints, &m_credentials, &m_types,
            &m_mappings, &m_variables, &m_calls, &m_filters,   &m_settings};
}

void PaletteSources::addTo(PalettePopup &palette)
{
    for (PaletteSource *source : all())
        palette.addSource(*source);
}

} // namespace tooltray::ui
