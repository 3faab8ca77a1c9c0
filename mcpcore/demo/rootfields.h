// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/records.h"
#include "json/value.h"

namespace tooltray::graphql {
class Resolvers;
}

namespace tooltray::demo {

class Tracker;
class Waits;

// The fields of Query. Tracker and waits stay where they are.
void addQueryFields(graphql::Resolvers &resolvers, const Tracker &tracker, Waits &waits);

// The issue an IssueRef names; null when there is none.
IssuePointer issueOf(const Tracker &tracker, const json::Value &reference);

} // namespace tooltray::demo

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
