// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/document.h"

namespace tooltray::graphql {

Document::Document() : m_source(std::make_shared<const std::string>()), m_nodes(1)
{
    m_nodes[0].next = 1;
}

} // namespace tooltray::graphql
