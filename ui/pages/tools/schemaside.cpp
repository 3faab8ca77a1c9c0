// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/schemaside.h"

#include "ui/language/language.h"
#include "ui/models/endpointtexts.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/schemapanel/schemapanel.h"
#include "workspace/checks/checkversion.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kLeastSchemaWidth = 180;

} // namespace

SchemaSide::SchemaSide(const Theme &theme, UiState &state, QWidget *parent)
    : QWidget(parent)
    , m_state(state)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_schema(new SchemaPanel(theme, this))
    , m_isWanted(state.showsSidePanel())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kSpacing, metrics::kMargin, metrics::kSpacing, metrics::kSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_schema, 1);
    setMinimumWidth(kLeastSchemaWidth);
    keepTranslated(*this, [this] { m_title->setText(tr("Schema")); });
}

void SchemaSide::setEditor(GraphqlEditor &editor)
{
    m_schema->setEditor(&editor);
}

void SchemaSide::setSchema(const graphql::SchemaPointer &schema)
{
    m_schema->setSchema(schema);
}

void SchemaSide::showOperation()
{
    m_schema->showOperation();
}

void SchemaSide::setTool(const workspace::Workspace &workspace, const workspace::Tool &tool)
{
    const auto &endpoints = workspace.entries(workspace::ObjectKind::Endpoint);
    const auto *endpoint = workspace.find<workspace::Endpoint>(workspace::endpointOf(workspace, tool));
    m_schema->setEmptyText(endpoint && isRestOnly(*endpoint) ? tr("The endpoint has no GraphQL schema.")
                           : endpoint ? tr("The endpoint has no schema yet. Fetch it on the Endpoints page.")
                           : endpoints.size() == 0
                               ? tr("Add an endpoint to see its schema.")
                               : tr("This tool's endpoint is missing. Choose one above."));
}

void SchemaSide::setUsable(bool isUsable)
{
    m_isUsable = isUsable;
    showOrHide();
}

void SchemaSide::setNarrow(bool isNarrow)
{
    m_isNarrow = isNarrow;
    m_isWantedNarrow = false;
    showOrHide();
}

void SchemaSide::toggle()
{
    bool &isWanted = m_isNarrow ? m_isWantedNarrow : m_isWanted;
    isWanted = !isWanted;
    if (!m_isNarrow)
        m_state.setShowsSidePanel(isWanted);
    showOrHide();
}

void SchemaSide::showOrHide()
{
    setVisible((m_isNarrow ? m_isWantedNarrow : m_isWanted) && m_isUsable);
}

} // namespace tooltray::ui
