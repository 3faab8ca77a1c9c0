// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace tooltray::ui {

struct PageContext;

// Adds the actions for endpoints that work anywhere in the window.
void addEndpointActions(const PageContext &context);

// Asks for the fields of a schema that become tools, and shows the new tools.
void openCreateTools(const PageContext &context, const QString &endpoint, QWidget *parent);

} // namespace tooltray::ui
