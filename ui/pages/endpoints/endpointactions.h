// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace tooltray::ui {

struct PageContext;

// What can be done with endpoints from anywhere in the window.
void addEndpointActions(const PageContext &context);

// Asks for the fields of a schema that become tools. What was made is shown.
void openCreateTools(const PageContext &context, const QString &endpoint, QWidget *parent);

} // namespace tooltray::ui
