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

// The fields of Subscription and their events. Tracker and clock stay where they are.
void addSubscriptionFields(graphql::Resolvers &resolvers, Tracker &tracker, Clock &clock);

} // namespace tooltray::demo
