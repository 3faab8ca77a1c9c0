// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kCallsWordings{
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Endpoint \"{endpoint}\": {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Binding \"{name}\": {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Page {page} failed: {~problem}")},
    Wording{"",
            QT_TRANSLATE_NOOP(
                "Wording", "The items of the earlier pages are included; to continue from page {page}, pass "
                           "next_cursor \"{cursor}\".")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The result could not be created. {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" does not fit its API: {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording",
                                  "The tool \"{tool}\" does not fit the tools that it calls: {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Correct the tool with update_saved_tool.")},
    Wording{"",
            QT_TRANSLATE_NOOP("Wording", "Correct the tool with update_saved_tool, or the type \"{name}\" "
                                         "with create_graphql_type.")},
    Wording{"",
            QT_TRANSLATE_NOOP("Wording", "Correct the tool with update_saved_tool, or the mapping \"{name}\" "
                                         "with set_mapping.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The variable \"{name}\" could not be set. {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The context variable \"{name}\" cannot be read. {~problem}")},
    Wording{"",
            QT_TRANSLATE_NOOP("Wording", "The step {mutations} has already taken effect; do not repeat it.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording",
                                  "The steps {mutations} have already taken effect; do not repeat them.")},
    Wording{"payload_errors",
            QT_TRANSLATE_NOOP("Wording", "Correct the parameters as the message says, and call again.")},
    Wording{"payload_errors",
            QT_TRANSLATE_NOOP("Wording", "Check whether the change was made before you try again.")},
    Wording{"error_rule",
            QT_TRANSLATE_NOOP("Wording", "Correct the parameters as the message says, and call again.")},
    Wording{"error_rule", QT_TRANSLATE_NOOP("Wording", "The API answered without what the tool is about.")},
    Wording{
        "approval_denied",
        QT_TRANSLATE_NOOP(
            "Wording", "The user did not approve the call of \"{tool}\" by {client}, so it was not sent.")},
    Wording{
        "approval_denied",
        QT_TRANSLATE_NOOP("Wording", "The user did not approve the call of \"{tool}\", so it was not sent.")},
    Wording{"approval_denied", QT_TRANSLATE_NOOP("Wording", "Ask the user what to change before you retry.")},
    Wording{
        "approval_unavailable",
        QT_TRANSLATE_NOOP(
            "Wording",
            "\"{tool}\" changes something on the endpoint \"{endpoint}\", which needs a person's approval, "
            "and there is nobody to ask.")},
    Wording{"approval_unavailable",
            QT_TRANSLATE_NOOP("Wording", "The client could not get the user's decision on the call of "
                                         "\"{tool}\", so it was not sent. {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The client answered a question with an error: {problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The client left a question unanswered for too long.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The client's answer to a question does not fit it.")},
    Wording{"approval_unavailable",
            QT_TRANSLATE_NOOP("Wording", "Ask the user to open the Tooltray window, then retry.")},
    Wording{"approval_timeout",
            QT_TRANSLATE_NOOP("Wording",
                              "Nobody approved the call of \"{tool}\" by {client} within {duration}.")},
    Wording{"approval_timeout",
            QT_TRANSLATE_NOOP("Wording", "Nobody approved the call of \"{tool}\" within {duration}.")},
    Wording{"approval_timeout",
            QT_TRANSLATE_NOOP("Wording", "Ask the user to look for the request in Tooltray, then retry.")},
    Wording{"approval_queue_full",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Too many calls are already waiting for approval, so nobody was asked about \"{tool}\".")},
    Wording{"approval_queue_full",
            QT_TRANSLATE_NOOP("Wording", "Wait until the user has decided on the others, then retry.")},
    Wording{"approval_changed",
            QT_TRANSLATE_NOOP("Wording", "What would be sent to the endpoint \"{endpoint}\" changes each "
                                         "time it is put together, so no approval covers it.")},
    Wording{"approval_changed",
            QT_TRANSLATE_NOOP("Wording", "Check the headers and context variables of the endpoint, or set "
                                         "its mutation policy to \"allow\".")},
    Wording{
        "consent_needed",
        QT_TRANSLATE_NOOP("Wording", "The endpoint \"{endpoint}\" needs your consent before it is used.")},
    Wording{"consent_needed",
            QT_TRANSLATE_NOOP("Wording",
                              "The credential \"{credential}\" needs your consent before it is used.")},
    Wording{"consent_needed",
            QT_TRANSLATE_NOOP("Wording", "The context variable \"{name}\" needs your consent before its "
                                         "value is sent to the endpoint \"{endpoint}\".")},
    Wording{"consent_needed",
            QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" needs your consent before it is used.")},
    Wording{"consent_needed", QT_TRANSLATE_NOOP("Wording", "Review it in the window of Tooltray.")},
    Wording{"consent_changed",
            QT_TRANSLATE_NOOP("Wording",
                              "The definition has changed since it was shown, so nothing was decided.")},
    Wording{"consent_changed", QT_TRANSLATE_NOOP("Wording", "Review what it says now.")},
    Wording{"mapping_missing", QT_TRANSLATE_NOOP("Wording", "There is no mapping \"{name}\".")},
    Wording{"mapping_missing", QT_TRANSLATE_NOOP("Wording", "Create it, or change the binding of the tool.")},
    Wording{"not_iterable", QT_TRANSLATE_NOOP("Wording", "\"each\" takes a list or an object, not {value}.")},
    Wording{"not_iterable", QT_TRANSLATE_NOOP("Wording", "Pass a list, or change the binding of the tool.")},
    Wording{"pattern_invalid",
            QT_TRANSLATE_NOOP("Wording", "The pattern {pattern} is not a regular expression: {problem}")},
    Wording{"pattern_invalid", QT_TRANSLATE_NOOP("Wording", "Change the condition of the tool.")},
    Wording{"pattern_limit",
            QT_TRANSLATE_NOOP("Wording", "The pattern {pattern} takes too long on this value.")},
    Wording{"pattern_limit", QT_TRANSLATE_NOOP("Wording", "Simplify the pattern of the tool's condition.")},
    Wording{"label_unknown", QT_TRANSLATE_NOOP("Wording", "The mapping \"{mapping}\" has no entry {value}.")},
    Wording{"label_unknown", QT_TRANSLATE_NOOP("Wording", "The mapping has no entries.")},
    Wording{"label_unknown", QT_TRANSLATE_NOOP("Wording", "Labels: {labels}.")},
    Wording{
        "address_elsewhere",
        QT_TRANSLATE_NOOP("Wording", "The address {address} is on {host}, but the endpoint is on {other}.")},
    Wording{"address_elsewhere",
            QT_TRANSLATE_NOOP("Wording", "Pass a path, an ID, or an address on {other}.")},
    Wording{"bindings_limit", QT_TRANSLATE_NOOP("Wording", "What the tool makes of its values reached the "
                                                           "limit of 32 MiB.")},
    Wording{"bindings_limit", QT_TRANSLATE_NOOP("Wording", "Pass less, or change the bindings of the tool.")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "The transform \"{transform}\" {~problem}.")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "needs a text that is not empty")},
    Wording{"transform_failed",
            QT_TRANSLATE_NOOP("Wording", "needs a number, but the string is not one: {value}")},
    Wording{"transform_failed",
            QT_TRANSLATE_NOOP("Wording", "needs two hexadecimal digits after each \"%\"")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "has no separator")},
    Wording{"transform_failed",
            QT_TRANSLATE_NOOP("Wording", "needs base64, but the text is not valid base64")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "takes a number or text, not {~thing}")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "takes a number or its text, not {~thing}")},
    Wording{"transform_failed",
            QT_TRANSLATE_NOOP("Wording", "takes a text, number or boolean, not {~thing}")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "takes a list, not {~thing}")},
    Wording{"transform_failed",
            QT_TRANSLATE_NOOP("Wording", "takes a list of texts, numbers and booleans, not {~thing}")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "takes a text, not {~thing}")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "null")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "a boolean")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "a number")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "a text")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "a list")},
    Wording{"transform_failed", QT_TRANSLATE_NOOP("Wording", "an object")},
    Wording{"transform_failed",
            QT_TRANSLATE_NOOP(
                "Wording", "Pass a value that the transform accepts, or correct the binding of the tool.")},
    Wording{
        "secret_taken_apart",
        QT_TRANSLATE_NOOP("Wording", "The transforms change a secret so that it could no longer be masked.")},
    Wording{"secret_taken_apart",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Pass the secret as a whole, or store the part that is needed as a secret of its own.")},
    Wording{"secret_checked",
            QT_TRANSLATE_NOOP("Wording", "The schema of \"{name}\" would look into a secret.")},
    Wording{"secret_checked",
            QT_TRANSLATE_NOOP("Wording",
                              "Declare the parameter without keywords that test its value, such as "
                              "\"pattern\" or \"enum\", or bind a value that is not a secret.")},
    Wording{"changed_while_asked",
            QT_TRANSLATE_NOOP("Wording",
                              "The tool, its endpoint or the rights of the client changed while the question "
                              "was open, so nothing was sent.")},
    Wording{"changed_while_asked",
            QT_TRANSLATE_NOOP("Wording", "Call again, to be asked about it as it is now.")},
    Wording{"secret_in_condition",
            QT_TRANSLATE_NOOP("Wording", "The condition of a step looks into a secret.")},
    Wording{"secret_in_condition",
            QT_TRANSLATE_NOOP("Wording",
                              "Test whether the value exists, or decide by a value that is not a secret.")},
    Wording{
        "bound_value_missing",
        QT_TRANSLATE_NOOP("Wording", "The step \"{step}\" returned nothing, so nothing further was sent.")},
    Wording{"bound_value_missing",
            QT_TRANSLATE_NOOP(
                "Wording", "The step \"{step}\" returned nothing at {path}, so nothing further was sent.")},
    Wording{"bound_value_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "An item of the step \"{step}\" has nothing, so nothing further was sent.")},
    Wording{
        "bound_value_missing",
        QT_TRANSLATE_NOOP(
            "Wording", "An item of the step \"{step}\" has nothing at {path}, so nothing further was sent.")},
    Wording{"bound_value_missing",
            QT_TRANSLATE_NOOP("Wording", "Check the arguments. If the tool can do without the value, mark "
                                         "its binding as \"optional\" in the definition of the tool.")},
    Wording{"arguments_invalid", QT_TRANSLATE_NOOP("Wording", "The arguments of a tool are an object.")},
    Wording{"arguments_invalid",
            QT_TRANSLATE_NOOP("Wording", "Pass an object with the parameters of the tool as its members.")},
    Wording{
        "arguments_invalid",
        QT_TRANSLATE_NOOP("Wording",
                          "Correct the parameters and call again; describe_tool shows what the tool takes.")},
    Wording{"arguments_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The step passed these arguments to the tool \"{tool}\". Correct the "
                              "arguments of your call that the step uses, or correct the step.")},
    Wording{"variables_invalid", QT_TRANSLATE_NOOP("Wording", "Correct the variables and call again.")},
    Wording{"variables_invalid",
            QT_TRANSLATE_NOOP("Wording", "Pass values of the types that the operation takes.")},
    Wording{"operation_invalid", QT_TRANSLATE_NOOP("Wording", "Correct the operation and call again.")},
    Wording{
        "operation_invalid",
        QT_TRANSLATE_NOOP(
            "Wording", "Correct the operation; get_schema_info and search_schema show what the schema has.")},
    Wording{"operation_invalid",
            QT_TRANSLATE_NOOP("Wording", "Correct the operation with update_saved_tool.")},
    Wording{"operation_missing", QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" has no operation.")},
    Wording{"operation_missing", QT_TRANSLATE_NOOP("Wording", "Give it one with update_saved_tool.")},
    Wording{"parameters_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The tool \"{tool}\" has a parameter schema that cannot be used: {problem}")},
    Wording{"parameters_invalid", QT_TRANSLATE_NOOP("Wording", "Correct the schema with update_saved_tool.")},
    Wording{"depth_limit",
            QT_TRANSLATE_NOOP(
                "Wording", "The operation is at least {count} levels deep, and the endpoint allows {most}.")},
    Wording{"depth_limit",
            QT_TRANSLATE_NOOP("Wording",
                              "The operation is {count} levels deep, and the endpoint allows {most}.")},
    Wording{"depth_limit", QT_TRANSLATE_NOOP("Wording", "Select fewer fields or request fewer items.")},
    Wording{"fields_limit",
            QT_TRANSLATE_NOOP(
                "Wording", "The operation selects at least {count} fields, and the endpoint allows {most}.")},
    Wording{"fields_limit",
            QT_TRANSLATE_NOOP("Wording",
                              "The operation selects {count} fields, and the endpoint allows {most}.")},
    Wording{"fields_limit", QT_TRANSLATE_NOOP("Wording", "Select fewer fields or request fewer items.")},
    Wording{"complexity_limit",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The operation has a complexity of at least {count}, and the endpoint allows {most}.")},
    Wording{"complexity_limit",
            QT_TRANSLATE_NOOP("Wording",
                              "The operation has a complexity of {count}, and the endpoint allows {most}.")},
    Wording{"complexity_limit", QT_TRANSLATE_NOOP("Wording", "Select fewer fields or request fewer items.")},
    Wording{
        "schema_missing",
        QT_TRANSLATE_NOOP("Wording", "The schema of the endpoint \"{endpoint}\" is not loaded. {~problem}")},
    Wording{"schema_missing",
            QT_TRANSLATE_NOOP("Wording", "Call refresh_schema once the endpoint can be reached.")},
    Wording{"schema_missing", QT_TRANSLATE_NOOP("Wording", "it answers with nothing in its place.")},
    Wording{"schema_none",
            QT_TRANSLATE_NOOP("Wording", "The endpoint \"{endpoint}\" is used without a schema.")},
    Wording{"schema_none",
            QT_TRANSLATE_NOOP("Wording",
                              "Write operations as the documentation of the API describes; to search and "
                              "check them, ask the user to give the endpoint a schema instead of \"none\".")},
    Wording{
        "schema_hidden",
        QT_TRANSLATE_NOOP("Wording", "The endpoint \"{endpoint}\" does not provide its schema: {~problem}")},
    Wording{"schema_hidden", QT_TRANSLATE_NOOP("Wording", "it answers with nothing in its place.")},
    Wording{"schema_hidden", QT_TRANSLATE_NOOP("Wording", "{count} errors, the first: {problem}")},
    Wording{"schema_hidden",
            QT_TRANSLATE_NOOP("Wording",
                              "Allow introspection for this credential, give the endpoint a schema file, or "
                              "use it without a schema (schema: none).")},
    Wording{
        "endpoint_gone",
        QT_TRANSLATE_NOOP(
            "Wording", "The endpoint \"{endpoint}\" was removed or changed while its schema was fetched.")},
    Wording{"endpoint_gone", QT_TRANSLATE_NOOP("Wording", "Ask again.")},
    Wording{
        "schema_unreadable",
        QT_TRANSLATE_NOOP(
            "Wording", "The schema file of the endpoint \"{endpoint}\" is not a valid schema: {~problem}")},
    Wording{
        "schema_unreadable",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The _service { sdl } result of the endpoint \"{endpoint}\" is not a valid schema: {~problem}")},
    Wording{"schema_unreadable",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The introspection result of the endpoint \"{endpoint}\" is not a valid schema: {~problem}")},
    Wording{"schema_unreadable", QT_TRANSLATE_NOOP("Wording", "it has no types.")},
    Wording{"schema_unreadable",
            QT_TRANSLATE_NOOP(
                "Wording", "Put a schema in SDL, or the result of an introspection query, into that file.")},
    Wording{"schema_unreadable",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Give the endpoint a schema file, or ask the operator of the API what it returns there.")},
    Wording{
        "tool_cycle",
        QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" runs already, and would call itself for ever.")},
    Wording{
        "tool_cycle",
        QT_TRANSLATE_NOOP("Wording", "Take the call of it out of one of the tools that call each other.")},
    Wording{"tool_depth",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The tool \"{tool}\" is not called: at most {count} tools can call each other in a row.")},
    Wording{"tool_depth",
            QT_TRANSLATE_NOOP("Wording", "Let the tools call operations instead of other tools.")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "This call reached the limit of {~limit}.")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "1 upstream request")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "{count} upstream requests")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "1 item")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "{count} items")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "1 second")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "{count} seconds")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "1 step")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "{count} steps")},
    Wording{"call_limit", QT_TRANSLATE_NOOP("Wording", "Ask for less in one call.")},
    Wording{"call_limit",
            QT_TRANSLATE_NOOP("Wording", "Ask for less in one call, or ask the user to raise {setting} in "
                                         "the limits of the endpoint \"{endpoint}\".")},
    Wording{"case_condition",
            QT_TRANSLATE_NOOP("Wording", "The case \"{name}\" does not apply: its condition fails.")},
    Wording{
        "case_condition",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Look at the condition of the case in the definition of the tool, and pass other arguments.")},
    Wording{"case_parameters_conflict",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The parameter schemas of this tool mean different things by the definition \"{name}\".")},
    Wording{"case_parameters_conflict", QT_TRANSLATE_NOOP("Wording", "Give one of them another name.")},
    Wording{"case_missing",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{parameter}\" is missing, which says what to do.")},
    Wording{"case_missing", QT_TRANSLATE_NOOP("Wording", "Pass one of: {names}.")},
    Wording{"case_unknown",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{parameter}\" cannot be \"{value}\".")},
    Wording{"case_unknown", QT_TRANSLATE_NOOP("Wording", "Pass one of: {names}.")},
    Wording{"multiple_mutations",
            QT_TRANSLATE_NOOP("Wording",
                              "\"{step}\" would be another mutation, and one runs in a call of this tool.")},
    Wording{
        "multiple_mutations",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Change one thing in a call, or let a person allow several mutations in the definition of the "
            "tool (allow_multiple_mutations).")},
    Wording{"multiple_mutations",
            QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" sends nothing. {~problem}")},
    Wording{"multiple_mutations",
            QT_TRANSLATE_NOOP("Wording", "Let a person change the tool in Tooltray's window.")},
    Wording{"multiple_mutations",
            QT_TRANSLATE_NOOP("Wording", "The step \"{step}\" is a second mutation, and this tool allows one "
                                         "per call. Give all but one of the mutations a condition.")},
    Wording{"context_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "The endpoint needs the context variable \"{name}\", and it has no value.")},
    Wording{
        "context_missing",
        QT_TRANSLATE_NOOP("Wording", "The operation needs the variable \"{name}\", and it has no value.")},
    Wording{"context_missing",
            QT_TRANSLATE_NOOP("Wording", "The path needs \"{name}\", and it has no value.")},
    Wording{"context_missing", QT_TRANSLATE_NOOP("Wording", "Set the context variable \"{name}\".")},
    Wording{"context_untrusted",
            QT_TRANSLATE_NOOP("Wording", "The context variable \"{name}\" decides which host the endpoint is "
                                         "at, and an agent has set it.")},
    Wording{"context_untrusted",
            QT_TRANSLATE_NOOP("Wording", "Have a person set \"{name}\", in the window or in config.yaml.")},
    Wording{"context_unfit",
            QT_TRANSLATE_NOOP(
                "Wording", "The context variable \"{name}\" is part of the endpoint's path, and {~reason}.")},
    Wording{"context_unfit",
            QT_TRANSLATE_NOOP("Wording", "The context variable \"{name}\" does not fit. {problem}")},
    Wording{"context_unfit", QT_TRANSLATE_NOOP("Wording", "The context variable \"{name}\" does not fit.")},
    Wording{"context_unfit",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Set the context variable to a value of the type that the operation takes, or clear it.")},
    Wording{"context_unfit", QT_TRANSLATE_NOOP("Wording", "it is empty")},
    Wording{"context_unfit", QT_TRANSLATE_NOOP("Wording", "it has a control character")},
    Wording{"context_unfit", QT_TRANSLATE_NOOP("Wording", "it would lead to another place")},
    Wording{"context_unfit",
            QT_TRANSLATE_NOOP(
                "Wording", "Set \"{name}\" to the one id or name that belongs in this place of the path.")},
    Wording{
        "origin_unknown",
        QT_TRANSLATE_NOOP("Wording",
                          "A secret context variable decides which host the endpoint \"{endpoint}\" is at.")},
    Wording{"origin_unknown",
            QT_TRANSLATE_NOOP(
                "Wording", "Use a context variable that is not secret in its URL, or write the host there.")},
    Wording{
        "variable_missing",
        QT_TRANSLATE_NOOP("Wording", "The operation needs the variable \"{name}\", and it has no value.")},
    Wording{"variable_missing",
            QT_TRANSLATE_NOOP("Wording", "Pass the parameters that the tool makes it from.")},
    Wording{
        "variable_missing",
        QT_TRANSLATE_NOOP("Wording",
                          "Pass it as the parameter \"{name}\", or set the context variable \"{context}\".")},
    Wording{
        "variable_missing",
        QT_TRANSLATE_NOOP(
            "Wording", "Pass it as \"{name}\" in \"variables\", or set the context variable \"{context}\".")},
    Wording{"no_endpoint", QT_TRANSLATE_NOOP("Wording", "The workspace has no endpoint yet.")},
    Wording{"no_endpoint", QT_TRANSLATE_NOOP("Wording", "Add one in the window or in config.yaml.")},
    Wording{
        "no_endpoint",
        QT_TRANSLATE_NOOP("Wording", "Ask the user to add one in the Tooltray window or in config.yaml.")},
    Wording{"no_endpoint",
            QT_TRANSLATE_NOOP("Wording", "Ask the user to add one to \"endpoints\" in the file "
                                         "workspaces/{name}/workspace.json of Tooltray's data folder.")},
    Wording{"endpoint_unknown",
            QT_TRANSLATE_NOOP("Wording", "The workspace has several endpoints, and none is named.")},
    Wording{"endpoint_unknown", QT_TRANSLATE_NOOP("Wording", "There is no endpoint \"{name}\".")},
    Wording{"endpoint_unknown", QT_TRANSLATE_NOOP("Wording", "Endpoints: {names}.")},
    Wording{"endpoint_left_out",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The endpoint \"{name}\" needs the environment variable {variable}, which is not set.")},
    Wording{"endpoint_left_out",
            QT_TRANSLATE_NOOP(
                "Wording", "Set {variable} and start Tooltray again, or give it a default in config.yaml.")},
    Wording{
        "tls_unverified",
        QT_TRANSLATE_NOOP(
            "Wording", "The endpoint \"{name}\" does not check certificates, so anybody could pose as it.")},
    Wording{"tls_unverified",
            QT_TRANSLATE_NOOP("Wording",
                              "Name the file of the certificate authority in its tls.ca_file instead.")},
    Wording{"variables_invalid", QT_TRANSLATE_NOOP("Wording", "The variables have to be an object.")},
    Wording{"variables_invalid", QT_TRANSLATE_NOOP("Wording", "The operation has no variable \"${name}\".")},
};

} // namespace

std::span<const Wording> callsWordings()
{
    return kCallsWordings;
}

} // namespace tooltray::ui
