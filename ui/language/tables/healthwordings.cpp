// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kHealthWordings{
    Wording{
        "idempotency_unfit",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Only of queries, and of GET and HEAD requests, are answers kept; the \"idempotency\" of this "
            "tool has to go.")},
    Wording{
        "unknown_key_parameter",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The \"cache_key_params\" name \"{name}\", which is neither a parameter nor a variable of the "
            "tool.")},
    Wording{
        "operation_not_found",
        QT_TRANSLATE_NOOP("Wording", "The document has no operation or several; say which one is meant.")},
    Wording{"operation_not_found", QT_TRANSLATE_NOOP("Wording", "The document has no operation \"{name}\".")},
    Wording{"unknown_variable",
            QT_TRANSLATE_NOOP(
                "Wording", "A binding is for the variable \"${name}\", which the operation does not have.")},
    Wording{"unknown_variable",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Pages are asked for by the variable \"${name}\", which the operation does not have.")},
    Wording{"pagination_path_unknown",
            QT_TRANSLATE_NOOP(
                "Wording", "The path {path} leads nowhere: the operation does not select \"{name}\" there.")},
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
            QT_TRANSLATE_NOOP("Wording", "The tools that this tool calls go in a circle or are nested too "
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
    Wording{
        "call_parameter_unknown",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The step \"{step}\" passes \"{name}\" to the tool \"{tool}\", which has no such parameter.")},
    Wording{"parameter_value_unfit",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" lists {value}, which the variable "
                                         "\"${variable}\" never takes: {reason}")},
    Wording{"input_field_unknown",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" has the member \"{member}\", and the "
                                         "input type \"{type}\" has no such field.")},
    Wording{"mapping_unfit",
            QT_TRANSLATE_NOOP("Wording", "The mapping \"{name}\" sends {value} for \"{label}\", which the "
                                         "variable \"${variable}\" never takes: {reason}")},
    Wording{"operation_missing",
            QT_TRANSLATE_NOOP("Wording", "There is no operation yet: write one that says what to ask for.")},
};

} // namespace

std::span<const Wording> healthWordings()
{
    return kHealthWordings;
}

} // namespace tooltray::ui
