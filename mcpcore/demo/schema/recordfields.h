// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::graphql {
class Resolvers;
}

namespace tooltray::demo {

class Tracker;

// DateTime, Date and Color.
void addScalars(graphql::Resolvers &resolvers);

// How the types of the schema that show records are read, their connections and lists with them. The tracker
// stays where it is.
void addRecordFields(graphql::Resolvers &resolvers, const Tracker &tracker);

} // namespace tooltray::demo
