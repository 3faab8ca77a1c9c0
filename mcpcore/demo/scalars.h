// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::graphql {
class Resolvers;
}

namespace tooltray::demo {

// DateTime, Date and Color.
void addScalars(graphql::Resolvers &resolvers);

} // namespace tooltray::demo
