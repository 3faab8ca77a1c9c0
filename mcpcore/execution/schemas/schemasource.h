// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/endpoint.h"

#include <chrono>
#include <string>

// Where schemas and descriptions come from, as far as a change of it makes them others.
namespace tooltray::execution {

// What the schema is fetched from; a schema saved from something else is not used.
std::string schemaOrigin(const workspace::Endpoint &endpoint);

// True if requests of both differ in nothing but their URLs.
bool areReachedAlike(const workspace::Endpoint &a, const workspace::Endpoint &b);

// How long to wait after so many failures in a row: ever longer, up to a bound.
std::chrono::seconds retryDelay(int failures);

Error endpointGone(const std::string &endpoint);

} // namespace tooltray::execution
