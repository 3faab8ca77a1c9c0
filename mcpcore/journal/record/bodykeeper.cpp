// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/bodykeeper.h"

#include "base/utf8.h"
#include "credentials/redactor.h"
#include "journal/archive/archivefiles.h"
#include "journal/log.h"

#include <optional>
#include <utility>

namespace tooltray::journal {

Body BodyKeeper::keep(const Body &raw, const Place &place) const
{
    if (!raw.content)
        return raw;
    Body body = raw;
    if (!isValidUtf8(*raw.content)) {
        // Masked before it is repaired as well: in another encoding a secret may hold such bytes.
        const std::string bytes = m_redactor->mask(*raw.content);
        body.isMasked = raw.isMasked || bytes != *raw.content;
        body.isRepaired = true;
        body.content = std::make_shared<const std::string>(repairedUtf8(bytes));
    }
    if (std::optional<std::string> masked = m_redactor->maskedJson(*body.content)) {
        body.isMasked = body.isMasked || *masked != *body.content;
        body.content = std::make_shared<const std::string>(*std::move(masked));
    }
    return body.content->size() > place.memory ? cut(std::move(body), place) : body;
}

Body BodyKeeper::cut(Body body, const Place &place) const
{
    const auto whole = std::exchange(
        body.content, std::make_shared<const std::string>(truncatedUtf8(*body.content, place.memory)));
    body.isCut = true;
    const Folder folder = bodiesFolder(m_folder, dayOf(place.time));
    const std::string name = std::to_string(place.entry.value()) + '-' + std::to_string(place.number);
    const Result<void> written = folder.create().andThen([&] { return folder.write(name, *whole); });
    if (written)
        body.file = folder.path().filename().string() + '/' + name;
    else
        logCategory().warning("The log keeps only the beginning of a body of call "
                              + std::to_string(place.entry.value()) + ": " + written.error().message);
    return body;
}

} // namespace tooltray::journal
