// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::graphql {

class Resolvers;

// The answers of __schema and __type, and of the types they lead to (September 2025, 4.2).
void addIntrospection(Resolvers &resolvers);

} // namespace tooltray::graphql
