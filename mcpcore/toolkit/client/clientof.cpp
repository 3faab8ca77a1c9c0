// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/client/clientof.h"

#include "toolkit/curation.h"

namespace tooltray::toolkit {

std::optional<ClientView> clientOf(const Curation &curation, const std::string &principal)
{
    const std::optional<workspace::Client> client = curation.client(principal);
    if (!client)
        return {};
    return ClientView::of(curation.workspace()->settings(), *client, principal);
}

} // namespace tooltray::toolkit
