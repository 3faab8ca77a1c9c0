// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kHealthWordings{
    Wording{"idempotency_unfit",
            QT_TRANSLATE_NOOP("Wording", "Only responses to queries and to GET and HEAD requests can be "
                                         "cached; remove \"idempotency\" from this tool.")},
    Wording{
        "unknown_key_parameter",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The \"cache_key_params\" name \"{name}\", which is neither a parameter nor a variable of the "
            "tool.")},
    Wording{"operation_not_found",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The document has no operation, or it has several and \"operation_name\" selects none.")},
    Wording{"operation_not_found", QT_TRANSLATE_NOOP("Wording", "The document has no operation \"{name}\".")},
    Wording{"unknown_variable",
            QT_TRANSLATE_NOOP(
                "Wording", "A binding is for the variable \"${name}\", which the operation does not have.")},
    Wording{
        "unknown_variable",
        QT_TRANSLATE_NOOP(
            "Wording", "The pagination uses the variable \"${name}\", which the operation does not have.")},
    Wording{"pagination_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The path {path} does not exist in the response: the operation does "
                                         "not select \"{name}\" there.")},
    Wording{
        "rename_taken",
        QT_TRANSLATE_NOOP(
            "Wording",
            "\"{from}\" cannot be renamed to \"{to}\", which the operation selects beside it. Choose another "
            "name, or drop that one.")},
    Wording{"parameter_unfit",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The parameter \"{name}\" is {~what}, which the variable \"${variable}\" of the type {type} "
                "never takes.")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "a string")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "an integer")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "a number")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "true or false")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "a list")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "an object")},
    Wording{"parameter_unfit",
            QT_TRANSLATE_NOOP("Wording", "{~what} whose elements are each {~what_inside}")},
    Wording{"parameter_unfit", QT_TRANSLATE_NOOP("Wording", "{~what} or {~what_else}")},
    Wording{"operation_missing", QT_TRANSLATE_NOOP("Wording", "No version up to this one has an operation.")},
    Wording{"unknown_tool",
            QT_TRANSLATE_NOOP("Wording", "It calls the tool \"{tool}\", which does not exist.")},
    Wording{"unknown_tool",
            QT_TRANSLATE_NOOP("Wording",
                              "It calls the built-in tool \"{tool}\". A tool can call saved tools only.")},
    Wording{"unknown_version",
            QT_TRANSLATE_NOOP("Wording",
                              "It calls version {version} of the tool \"{tool}\", which does not exist.")},
    Wording{"unknown_parameter",
            QT_TRANSLATE_NOOP("Wording",
                              "A binding takes the parameter \"{name}\", which the tool does not have.")},
    Wording{"parameters_invalid", QT_TRANSLATE_NOOP("Wording", "In {document}: {problem}")},
    Wording{
        "parameters_invalid",
        QT_TRANSLATE_NOOP("Wording", "The default of the parameter \"{name}\" does not fit it: {problem}.")},
    Wording{"call_depth",
            QT_TRANSLATE_NOOP("Wording", "The tools that this tool calls form a cycle or are nested too "
                                         "deep. At most {count} tools can call each other in a row.")},
    Wording{"header_of_endpoint",
            QT_TRANSLATE_NOOP("Wording", "The endpoint \"{endpoint}\" sets the header \"{header}\", which no "
                                         "tool can replace. Remove it from the tool.")},
    Wording{"placeholder_unfilled",
            QT_TRANSLATE_NOOP("Wording", "Nothing fills {{name}} in the path. Make it a parameter, bind it, "
                                         "or set a context variable of that name.")},
    Wording{"unknown_step",
            QT_TRANSLATE_NOOP("Wording",
                              "An error rule is about the step \"{step}\", which the tool does not have.")},
    Wording{"call_parameter_missing",
            QT_TRANSLATE_NOOP("Wording", "The step \"{step}\" calls the tool \"{tool}\" without its "
                                         "parameter \"{name}\", which that tool requires.")},
    Wording{"call_parameter_missing",
            QT_TRANSLATE_NOOP("Wording", "The case \"{case}\" calls the tool \"{tool}\" without its "
                                         "parameter \"{name}\", which that tool requires.")},
    Wording{
        "call_parameter_unknown",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The step \"{step}\" passes \"{name}\" to the tool \"{tool}\", which has no such parameter.")},
    Wording{
        "call_parameter_unknown",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The case \"{case}\" passes \"{name}\" to the tool \"{tool}\", which has no such parameter.")},
    Wording{"parameter_value_unfit",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" lists {value}, which the variable "
                                         "\"${variable}\" never takes: {reason}")},
    Wording{"parameter_value_unfit",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" lists more values that the variable "
                                         "\"${variable}\" never takes: {count}.")},
    Wording{"input_field_unknown",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" has the member \"{member}\", and the "
                                         "input type \"{type}\" has no such field.")},
    Wording{"mapping_unfit",
            QT_TRANSLATE_NOOP("Wording", "The mapping \"{name}\" sends {value} for \"{label}\", which the "
                                         "variable \"${variable}\" never takes: {reason}")},
    Wording{"mapping_unfit",
            QT_TRANSLATE_NOOP("Wording", "The mapping \"{name}\" sends more values that the variable "
                                         "\"${variable}\" never takes: {count}.")},
    Wording{"operation_missing",
            QT_TRANSLATE_NOOP("Wording", "The operation is empty. Write a query, mutation or subscription.")},
    Wording{"parameter_unfit",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" requires {fields}, and the input type "
                                         "\"{type}\" takes exactly one of its fields.")},
    Wording{"operation_missing", QT_TRANSLATE_NOOP("Wording", "The tool has no steps. Add at least one.")},
    Wording{"parameter_unfit",
            QT_TRANSLATE_NOOP("Wording", "No value of the parameter \"{name}\" fits the variable "
                                         "\"${variable}\" of the type {type}.")},
    Wording{"parameter_unfit",
            QT_TRANSLATE_NOOP("Wording",
                              "No value of the member \"{member}\" of the parameter \"{name}\" fits its "
                              "field of the type {type} in the input type \"{input}\".")},
    Wording{"parameter_unfit",
            QT_TRANSLATE_NOOP("Wording",
                              "The member \"{member}\" of the parameter \"{name}\" is {~what}, which its "
                              "field of the type {type} in the input type \"{input}\" never takes.")},
    Wording{"input_field_missing",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" allows no member \"{member}\", which the "
                                         "input type \"{type}\" requires.")},
    Wording{"parameters_invalid",
            QT_TRANSLATE_NOOP("Wording", "No value of the \"enum\" fits the other keywords beside it. "
                                         "Correct the values or the keywords.")},
    Wording{"parameter_default_unfit",
            QT_TRANSLATE_NOOP("Wording", "The default of the parameter \"{name}\" is {value}, which the "
                                         "variable \"${variable}\" never takes: {reason}")},
    Wording{"parameters_invalid",
            QT_TRANSLATE_NOOP(
                "Wording", "The \"enum\" is empty, so no value fits. List the values, or remove \"enum\".")},
    Wording{"parameters_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"{name}\" is required but not declared. Declare it in "
                                         "\"properties\", or remove it from \"required\".")},
    Wording{"parameters_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"{name}\" does not fit the parameters that the tool has. "
                                         "Correct it, or the parameters.")},
    Wording{
        "parameters_invalid",
        QT_TRANSLATE_NOOP(
            "Wording", "The parameters of a tool are the members of an object. Write \"type\": \"object\".")},
    Wording{"made_value_unfit",
            QT_TRANSLATE_NOOP("Wording",
                              "\"{name}\" gets {~what} from \"{source}\", and takes only {~what_else}.")},
    Wording{"call_parameter_unfit",
            QT_TRANSLATE_NOOP("Wording", "The step \"{step}\" passes a constant as \"{name}\" to the tool "
                                         "\"{tool}\", which never takes it: {reason}")},
    Wording{"call_parameter_unfit",
            QT_TRANSLATE_NOOP("Wording", "The case \"{case}\" passes a constant as \"{name}\" to the tool "
                                         "\"{tool}\", which never takes it: {reason}")},
    Wording{
        "step_path_unknown",
        QT_TRANSLATE_NOOP(
            "Wording", "The step \"{step}\" returns nothing at {path}: \"{name}\" is not selected there.")},
    Wording{"secret_in_tool",
            QT_TRANSLATE_NOOP("Wording", "The header \"{header}\" is a constant. Credentials belong to the "
                                         "endpoint, not in a tool: remove it.")},
    Wording{
        "secret_in_tool",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The query parameter \"{name}\" is a constant. Bind it to a secret context variable instead.")},
    Wording{"secret_in_tool",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The parameter \"{name}\" is a constant. Bind it to a secret context variable instead.")},
    Wording{"secret_in_tool",
            QT_TRANSLATE_NOOP("Wording",
                              "This URL contains a password. Remove it: user name and password belong in the "
                              "credential of the endpoint, which is set in the Tooltray window.")},
    Wording{"secret_in_tool",
            QT_TRANSLATE_NOOP("Wording", "The path contains the query parameter \"{name}\". Move it to "
                                         "\"query\", and bind it to a secret context variable.")},
    Wording{"", QT_TRANSLATE_NOOP(
                    "Wording",
                    "The binding makes a list, which \"${variable}\" of the type {type} does not take.")},
    Wording{"", QT_TRANSLATE_NOOP(
                    "Wording",
                    "The binding makes an object, which \"${variable}\" of the type {type} does not take.")},
    Wording{"input_field_unknown",
            QT_TRANSLATE_NOOP("Wording", "The binding makes the member \"{member}\", and the input type "
                                         "\"{type}\" has no such field.")},
    Wording{"input_field_missing",
            QT_TRANSLATE_NOOP("Wording", "The binding makes no member \"{member}\", which the input type "
                                         "\"{type}\" requires.")},
    Wording{"step_path_unknown",
            QT_TRANSLATE_NOOP("Wording",
                              "An item of the step \"{step}\" has nothing at {path}: \"{name}\" is "
                              "not selected there.")},
    Wording{"step_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The step \"{step}\" returns nothing at {path}: the result of the "
                                         "tool that it calls has no \"{name}\" there.")},
    Wording{"step_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "An item of the step \"{step}\" has nothing at {path}: the result "
                                         "of the tool that it calls has no \"{name}\" there.")},
    Wording{"rule_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The case \"{case}\" returns nothing at {path}: the result of the "
                                         "tool that it calls has no \"{name}\" there.")},
    Wording{"rule_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The step \"{step}\" returns nothing at {path}: the result of the "
                                         "tool that it calls has no \"{name}\" there.")},
    Wording{"rule_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The path {path} does not exist in the response: the operation does "
                                         "not select \"{name}\" there.")},
    Wording{
        "rule_path_unknown",
        QT_TRANSLATE_NOOP(
            "Wording", "The step \"{step}\" returns nothing at {path}: \"{name}\" is not selected there.")},
    Wording{
        "rule_path_unknown",
        QT_TRANSLATE_NOOP(
            "Wording", "The case \"{case}\" returns nothing at {path}: \"{name}\" is not selected there.")},
    Wording{"rule_path_unknown",
            QT_TRANSLATE_NOOP(
                "Wording", "The result of the tool has no member \"{name}\" where the rule looks for it.")},
    Wording{"item_outside_each",
            QT_TRANSLATE_NOOP("Wording",
                              "There is no \"each\" around this \"item\", so it never has a value. "
                              "Take a parameter or a step, or move it into the \"as\" of an "
                              "\"each\".")},
    Wording{"parameters_invalid",
            QT_TRANSLATE_NOOP("Wording", "\"{lower}\" is greater than \"{upper}\". Correct one of them.")},
    Wording{"value_without_case",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" lists \"{value}\", and no case has that "
                                         "name. Add the case, or remove the value.")},
    Wording{"output_member_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "The output schema requires \"{name}\", which the result of the tool "
                              "never has. Add it to the result, or remove it from "
                              "\"required\".")},
    Wording{"output_type_unfit",
            QT_TRANSLATE_NOOP("Wording",
                              "The tool returns a value of the type {returned} here, and the output "
                              "schema says {declared}. Correct the output schema.")},
};

} // namespace

std::span<const Wording> healthWordings()
{
    return kHealthWordings;
}

} // namespace tooltray::ui
