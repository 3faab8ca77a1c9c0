// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/drafts/drafts.h"

#include "base/ask.h"
#include "storage/drafts/draftfolder.h"

#include <utility>

namespace tooltray::storage {

Drafts::Drafts(Folder folder) : m_folder(std::make_shared<DraftFolder>(std::move(folder)))
{
    m_pool.setMaxThreadCount(1);
}

Drafts::~Drafts()
{
    m_pool.waitForDone();
}

QFuture<Result<void>> Drafts::write(std::string id, std::string content)
{
    return ask(&m_pool, [folder = m_folder, id = std::move(id), content = std::move(content)] {
        return folder->write(id, content);
    });
}

QFuture<Result<void>> Drafts::remove(std::string id)
{
    return ask(&m_pool, [folder = m_folder, id = std::move(id)] { return folder->remove(id); });
}

QFuture<Result<LeftDrafts>> Drafts::leftDrafts()
{
    return ask(&m_pool, [folder = m_folder] { return folder->leftDrafts(); });
}

QFuture<Result<void>> Drafts::removeLeft(std::string session, std::string id)
{
    return ask(&m_pool, [folder = m_folder, session = std::move(session), id = std::move(id)] {
        return folder->removeLeft(session, id);
    });
}

} // namespace tooltray::storage
