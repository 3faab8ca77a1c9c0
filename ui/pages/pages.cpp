// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/pages.h"

#include "ui/navigation/place.h"
#include "ui/pages/clients/clientspage.h"
#include "ui/pages/context/contextpage.h"
#include "ui/pages/credentials/credentialactions.h"
#include "ui/pages/credentials/credentialspage.h"
#include "ui/pages/endpoints/endpointactions.h"
#include "ui/pages/endpoints/endpointspage.h"
#include "ui/pages/homepage.h"
#include "ui/pages/log/logactions.h"
#include "ui/pages/log/logpage.h"
#include "ui/pages/prompts/promptspage.h"
#include "ui/pages/tools/toolactions.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/pages/types/typespage.h"

#include <QCoreApplication>

namespace tooltray::ui {

QList<PageSpec> pageSpecs()
{
    return {
        {pageid::kHome, QT_TRANSLATE_NOOP("Pages", "Home"), Icon::Home,
         [](const PageContext &context, QWidget *parent) { return new HomePage(context, parent); }},
        {pageid::kTools, QT_TRANSLATE_NOOP("Pages", "Tools"), Icon::Tool,
         [](const PageContext &context, QWidget *parent) { return new ToolsPage(context, parent); },
         addToolActions},
        {pageid::kEndpoints, QT_TRANSLATE_NOOP("Pages", "Endpoints"), Icon::Endpoint,
         [](const PageContext &context, QWidget *parent) { return new EndpointsPage(context, parent); },
         addEndpointActions},
        //: Page with the named JSON Schemas
        {pageid::kTypes, QT_TRANSLATE_NOOP("Pages", "Types"), Icon::Types,
         [](const PageContext &context, QWidget *parent) { return new TypesPage(context, parent); },
         addTypeActions},
        //: Page with the variables that are filled into operations
        {pageid::kContext, QT_TRANSLATE_NOOP("Pages", "Context"), Icon::Context,
         [](const PageContext &context, QWidget *parent) { return new ContextPage(context, parent); },
         addContextActions},
        {pageid::kCredentials, QT_TRANSLATE_NOOP("Pages", "Credentials"), Icon::Key,
         [](const PageContext &context, QWidget *parent) { return new CredentialsPage(context, parent); },
         addCredentialActions},
        {pageid::kLog, QT_TRANSLATE_NOOP("Pages", "Log"), Icon::Log,
         [](const PageContext &context, QWidget *parent) { return new LogPage(context, parent); },
         addLogActions},
        //: Page with the texts that clients offer to their users
        {pageid::kPrompts, QT_TRANSLATE_NOOP("Pages", "Prompts"), Icon::Edit,
         [](const PageContext &context, QWidget *parent) { return new PromptsPage(context, parent); },
         addPromptActions},
        //: Page with the agents that are connected
        {pageid::kClients, QT_TRANSLATE_NOOP("Pages", "Clients"), Icon::Monitor,
         [](const PageContext &context, QWidget *parent) { return new ClientsPage(context, parent); }},
    };
}

QString pageTitle(const PageSpec &spec)
{
    return QCoreApplication::translate("Pages", spec.title.constData());
}

} // namespace tooltray::ui
