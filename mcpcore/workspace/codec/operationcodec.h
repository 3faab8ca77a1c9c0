// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/operation.h"
#include "workspace/definitions/toolversion.h"
#include "json/reader.h"

// The functions for members.h.
namespace tooltray::workspace {

void read(const json::Reader &in, GraphqlOperation &out);
json::Value encode(const GraphqlOperation &operation);

void read(const json::Reader &in, RestRequest &out);
json::Value encode(const RestRequest &request);

void read(const json::Reader &in, Pagination &out);
json::Value encode(const Pagination &pagination);

void read(const json::Reader &in, Operation &out);
json::Value encode(const Operation &operation);

} // namespace tooltray::workspace
