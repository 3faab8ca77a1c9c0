// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialactions.h"

#include "engine/clients/workspaceclient.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"

#include <QAction>

namespace tooltray::ui {

bool isBrowsedFor(const workspace::Workspace &workspace, const std::string &name)
{
    const auto *credential = workspace.find<workspace::Credential>(name);
    return credential && credential->scheme == workspace::Credential::Scheme::OAuth2Code;
}

std::string firstBrowsedFor(const workspace::Workspace &workspace)
{
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Credential)) {
        if (isBrowsedFor(workspace, name))
            return name;
    }
    return {};
}

void addCredentialActions(const PageContext &context)
{
    context.actions.add({.id = actionid::kNewCredential,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "New c&redential..."),
                         .icon = Icon::Key},
                        [context] {
                            const QString item = itemid::kNew;
                            context.navigator.open({.page = pageid::kCredentials, .item = item});
                        });
    QAction *signIn =
        context.actions.add({.id = actionid::kSignIn,
                             .section = ActionSection::Server,
                             //: By the browser, for a credential
                             .text = QT_TRANSLATE_NOOP("Actions", "Si&gn in with browser"),
                             .icon = Icon::Key,
                             .group = 1},
                            [context] {
                                const QString item = itemid::kSignIn;
                                context.navigator.open({.page = pageid::kCredentials, .item = item});
                            });
    const auto follow = [&workspaceClient = context.engine.workspaceClient(), signIn] {
        signIn->setEnabled(!firstBrowsedFor(*workspaceClient.state().workspace).empty());
    };
    QObject::connect(&context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, signIn,
                     follow);
    follow();
}

} // namespace tooltray::ui
