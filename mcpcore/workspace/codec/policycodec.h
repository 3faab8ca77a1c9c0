// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/client.h"
#include "workspace/definitions/settings.h"
#include "json/reader.h"

// For members.h. The name of a client is not part of what is written.
namespace tooltray::workspace {

void read(const json::Reader &in, Surface &out);
json::Value encode(const Surface &surface);

void read(const json::Reader &in, Client &out);
json::Value encode(const Client &client);

void read(const json::Reader &in, Settings &out);
json::Value encode(const Settings &settings);

} // namespace tooltray::workspace
