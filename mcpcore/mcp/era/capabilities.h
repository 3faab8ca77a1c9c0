// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/revision.h"
#include "mcp/types/offer.h"
#include "json/value.h"

namespace tooltray::mcp {

class ObjectWriter;

// The member "capabilities" of what a server offers.
void writeCapabilities(ObjectWriter &result, const Offer &offer, const Features &features);

// Whether what a client declared covers what is required; both are client capability objects.
bool declares(const json::Value &declared, const json::Value &required);

// Adds one capability object to another.
void addCapability(json::Value &all, const json::Value &capability);

} // namespace tooltray::mcp
