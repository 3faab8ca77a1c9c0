// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/navigation/place.h"

#include "ui/language/utf8text.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::ui {

Place placeToTry(const workspace::Workspace &workspace)
{
    Place place{.page = pageid::kTools};
    workspace::Revision latest = 0;
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Tool)) {
        if (!place.item.isEmpty() && entry.revision() <= latest)
            continue;
        latest = entry.revision();
        place.item = fromUtf8(name);
        place.input = json::Value();
    }
    return place;
}

} // namespace tooltray::ui
