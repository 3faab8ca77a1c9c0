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
class Waits;

// The fields of Query. Tracker and waits stay where they are.
void addQueryFields(graphql::Resolvers &resolvers, const Tracker &tracker, Waits &waits);

// The fields of Mutation and its payloads. Tracker and clock stay where they are.
void addMutationFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock);

// The fields of Subscription and their events. Tracker and clock stay where they are.
void addSubscriptionFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock);

} // namespace tooltray::demo
