// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/access/clientview.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// A JSON Schema in few words, for models: {title: string, state?: "open" | "closed", labels?: string[]}. Keywords
// that have no short form are left out: the schema itself has them.
std::string condensed(const json::Value &schema);

class Catalogue;
class CommandWords;

struct CommandQuestion {
    enum class Detail : std::uint8_t { Names, Summary, Full };
    enum class Format : std::uint8_t { Raw, Llm };

    std::vector<std::string> names = {}; // empty: all
    std::string query = {};              // what is wanted, in plain words
    Detail detail = Detail::Summary;
    Format format = Format::Raw;
    std::string after = {}; // the name that the page before ended with
};

// From arguments that fit the schema of list_commands; fails on a cursor that is none of ours.
Result<CommandQuestion> commandQuestion(const json::Value &arguments);

// {commands: [{name, description?, parameters?, kind, annotations?}], next?, next_cursor?, unknown?}: with a query the
// best match first, and "next" tells when there is none; else ours first, then the saved tools by name. A page ends
// where it would be more than the client takes.
json::Value commandListing(Catalogue &catalogue, CommandWords &words, const ClientView &client,
                           const workspace::Workspace &workspace, const CommandQuestion &question);

// Reads for a search some of the commands that are not read yet. True once all are.
bool readCommands(const Catalogue &catalogue, const workspace::Workspace &workspace, CommandWords &words);

} // namespace tooltray::toolkit
