// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::toolkit {

// What clients are told of the server as a whole. Models read the beginning; clients cut at 2,000 bytes.
inline constexpr const char *kInstructions =
    "Tooltray turns GraphQL and REST APIs into small, typed, tested tools. A newly saved tool can be "
    "called immediately through invoke_command, even before it is listed.\n"
    "To use existing tools: list_commands (query, detail \"full\") finds a command and its parameters; "
    "invoke_command runs it. Commands that a message names and your list of tools lacks (read_result, "
    "update_saved_tool, get_query_dsl) run through invoke_command too.\n"
    "To explore an API: search_schema finds fields, each with an operation that is ready to run; "
    "get_schema_info shows types and coordinates; execute_graphql_query runs any operation.\n"
    "To save a tool: validate_graphql_query, then create_saved_query_tool; its response has the exact "
    "call.\n"
    "Variables named like a context key (list_graphql_context) are filled in automatically; "
    "set_graphql_context sets one.\n"
    "Large results are cut after a whole item and include a handle for read_result. Errors say at which "
    "level they occurred and what to do next.";

} // namespace tooltray::toolkit
