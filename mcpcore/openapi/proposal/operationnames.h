// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

// Names of tools for operations: [a-z][a-z0-9_]{0,47}.
namespace tooltray::openapi {

// The words of a name in lower case: "listPetsByID2" and "pets/list-by-id2" have list, pets, by, id2.
std::vector<std::string> wordsOf(std::string_view name);

// A name for each of the operations; no two are the same. Other operations change a name only where it would be theirs as
// well. For all of a large description it takes its time.
std::vector<std::string> namesFor(std::span<const ApiOperation> operations);

// What an operation does to what, from its method and path: "list_pets".
std::vector<std::string> pathWords(const ApiOperation &operation);

} // namespace tooltray::openapi
