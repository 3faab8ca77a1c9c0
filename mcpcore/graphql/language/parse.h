// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/document.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

namespace tooltray::graphql {

// Exceeding one of these stops the parser with an error of its own; what was read so far is kept.
struct ParseLimits {
    std::uint32_t bytes = 64 << 20;
    std::uint32_t tokens = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t selectionDepth = 1000;
    std::uint32_t valueDepth = 200; // of values and of types
    std::uint32_t errors = 100;     // later ones are not kept
};

// Never fails: there is always a tree, with everything that could be understood, and all the errors.
// The grammar is that of September 2025; directives on and extensions of directive definitions, which
// came after it, are taken as well.
Document parseDocument(std::string text, const ParseLimits &limits = {});
Document parseDocument(std::shared_ptr<const std::string> text, const ParseLimits &limits = {});

// A single constant value or type reference; it is the only child of the root (or Missing is).
Document parseConstantValue(std::string text, const ParseLimits &limits = {});
Document parseTypeReference(std::string text, const ParseLimits &limits = {});

} // namespace tooltray::graphql
