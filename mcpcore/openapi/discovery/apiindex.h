// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/discovery/deed.h"
#include "openapi/model/api.h"
#include "terms/table/vectorindex.h"

#include <cstdint>

namespace tooltray::openapi {

// An operation, as it is searched for.
struct ApiEntry {
    Deed deed = Deed::Read;
    std::uint8_t nameWords = 1;
    std::uint8_t ownerWords = 0; // of the path before its last word
    bool isItem = false;         // one thing, which the path names
    bool isMany = false;         // answers a list
    float prior = 1;             // how likely it is meant, whatever the question
};

// The words of the operations of a description and where they stand: names and paths first, then summaries, tags,
// arguments, answers and descriptions. Entries have the numbers of the operations.
class ApiIndex : public terms::EntryIndex<ApiEntry> {
public:
    ApiIndex(const Api &api, const terms::WordTable &table);
};

} // namespace tooltray::openapi
