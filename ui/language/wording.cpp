// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

namespace tooltray::ui {

std::vector<std::span<const Wording>> wordingTables()
{
    return {filesWordings(),   storageWordings(),       workspaceWordings(),   upstreamWordings(),
            answersWordings(), answerNoteWordings(),    credentialsWordings(), serverWordings(),
            logWordings(),     filterWordings(),        callsWordings(),       requestsWordings(),
            resultsWordings(), configurationWordings(), importWordings(),      windowWordings(),
            changesWordings(), decodeWordings()};
}

} // namespace tooltray::ui
