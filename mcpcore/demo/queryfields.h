// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "demo/records.h"
#include "json/value.h"

namespace tooltray {
class Clock;
namespace graphql {
class Resolvers;
}
} // namespace tooltray

namespace tooltray::demo {

class Tracker;

// The fields of Query. Tracker and clock stay where they are.
void addQueryFields(graphql::Resolvers &resolvers, const Tracker &tracker, Clock &clock);

// The issue an IssueRef names; null when there is none.
IssuePointer issueOf(const Tracker &tracker, const json::Value &reference);

} // namespace tooltray::demo
