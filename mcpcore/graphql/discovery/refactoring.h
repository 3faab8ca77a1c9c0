// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
#include "text/words/message.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// Puts a text in the place of the bytes from start to end.
struct TextEdit {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    std::string text;

    bool operator==(const TextEdit &) const = default;
};

using TextEdits = std::vector<TextEdit>; // none overlap another

// A change of an operation.
struct OperationEdit {
    TextEdits edits; // none when there is nothing to do
    Message problem; // why it cannot be done; empty when it can
};

std::string applyEdits(std::string_view text, TextEdits edits);

// Takes an item out of a list that is separated by white space and commas: with its line and the comment behind it
// when it has a line of its own, else with what separates it from its neighbours.
TextEdit removalOf(std::string_view text, std::uint32_t start, std::uint32_t end);

// The white space a line begins with that holds nothing else before the offset; nothing when something else is.
std::string_view indentationBefore(std::string_view text, std::uint32_t offset) noexcept;
std::uint32_t lineStart(std::string_view text, std::uint32_t offset) noexcept;
bool isOneLine(std::string_view text) noexcept;

using Names = std::set<std::string, std::less<>>;

// Names that definitions use.
struct Mentions {
    Names variables;
    Names fragments;
};

// The names in the text of a definition; names that it defines itself do not count.
Mentions mentionsIn(Node definition);
// The names in several definitions and in all fragments they lead to.
Mentions mentionsReachedFrom(const Document &document, const std::vector<Node> &definitions);

// Puts "$a: Int, $b: ID!" behind the variables that an operation has, in their layout.
TextEdit declareVariables(OperationDefinition operation, const std::string &definitions);

// Takes definitions out, with the parentheses when none is left.
void removeVariables(OperationDefinition operation, const Names &names, TextEdits &edits);

// A name for a variable that the operation does not have yet: the wanted one, or that with a number.
std::string freeVariableName(OperationDefinition operation, std::string_view wanted);

// The variables an operation uses, itself and through fragments.
Names usedVariables(OperationDefinition operation);

// The one definition at this place among the operations of its document.
std::size_t ordinalOf(OperationDefinition operation);
OperationDefinition operationAt(const Document &document, std::size_t ordinal);

} // namespace tooltray::graphql

// Values of an operation become variables and back, and fields a fragment, by editing the text. What the operation asks
// for stays the same.
namespace tooltray::graphql {

// Puts a new variable in the place of the value at the offset, which becomes its default.
OperationEdit extractVariable(const Schema &schema, const Document &document, std::uint32_t offset);

// Puts the default of the variable at the offset wherever that is used, and takes the variable away.
OperationEdit inlineVariable(const Document &document, std::uint32_t offset);

// Moves the selections between two offsets, which are of one selection set, into a new fragment on their type, and
// spreads that in their place. Where both offsets are the same, all of the set that the field there has, or that is
// around it.
OperationEdit extractFragment(const Schema &schema, const Document &document, std::uint32_t start,
                              std::uint32_t end);

} // namespace tooltray::graphql
