// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/listingmeasure.h"

#include "base/post.h"
#include "engine/workspaces/openworkspace.h"
#include "mcp/era/revision.h"
#include "mcp/wire/objectwriter.h"
#include "mcp/wire/results.h"
#include "toolkit/client/clientof.h"
#include "toolkit/toolkit.h"

#include <string>
#include <utility>

namespace tooltray::engine {
namespace {

class ListingMeasure final : public execution::Run {
public:
    ListingMeasure(OpenWorkspace &workspace, Answer<ListingSize> answer)
        : m_open(workspace)
        , m_answer(std::move(answer))
        , m_workspace(workspace.live().workspace())
        , m_client(
              toolkit::clientOf(workspace.toolkit().services().curation, {}).value_or(toolkit::ClientView()))
    {
        m_size.isCommandsOnly = workspace.toolkit().catalogue().isCommandsOnly(m_client, *m_workspace);
    }

    void next()
    {
        const auto page = m_open.toolkit().catalogue().page(m_client, *m_workspace, m_cursor);
        std::string text;
        {
            mcp::ObjectWriter writer(text);
            mcp::writeToolPage(writer, page, {}, mcp::newestRevision(mcp::Era::Modern).features);
        }
        m_size.tools += page.items.size();
        m_size.bytes += text.size();
        m_cursor = page.next;
        if (!m_cursor.position.empty())
            return post(&m_context, [this] { next(); });
        m_answer.give(m_size);
        m_open.errands().end(*this); // and with it this
    }

private:
    OpenWorkspace &m_open;
    Answer<ListingSize> m_answer;
    workspace::WorkspacePtr m_workspace;
    toolkit::ClientView m_client;
    mcp::Cursor m_cursor;
    ListingSize m_size;
    QObject m_context;
};

} // namespace

void measureListing(OpenWorkspace &workspace, Answer<ListingSize> answer)
{
    workspace.errands().begin(std::make_unique<ListingMeasure>(workspace, std::move(answer))).next();
}

} // namespace tooltray::engine
