// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMimeData;

namespace tooltray::ui {

// The one file of this computer that was dropped; empty where it is something else.
QString localFileIn(const QMimeData &data);
// The same where its name says that it may be what can be imported.
QString importFileIn(const QMimeData &data);

} // namespace tooltray::ui
