// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <QString>

namespace tooltray::ui {

// What people call the service at a URL, as a name that no object of the kind has yet: "github" for
// https://api.github.com/graphql.
QString suggestedEndpointName(const QString &url, const workspace::Workspace &workspace,
                              workspace::ObjectKind kind = workspace::ObjectKind::Endpoint);

// The host with its port; of a URL that begins with a context variable, what stands there.
QString hostOf(const QString &url);

// The name with a number behind it when it is taken.
QString freeName(const QString &name, const workspace::Workspace &workspace, workspace::ObjectKind kind);

} // namespace tooltray::ui
