// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray {
class Clock;
namespace graphql {
class Resolvers;
}
} // namespace tooltray

namespace tooltray::demo {

class Tracker;

// The fields of Mutation and its payloads. Tracker and clock stay where they are.
void addMutationFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock);

} // namespace tooltray::demo
