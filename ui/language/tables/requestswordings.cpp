// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kRequestsWordings{
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The pagination path \"{path}\" is not a JSON Pointer.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "Begin it with a slash, such as /issues.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "A REST tool has no connections.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "Choose the style offset, page or cursor.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The operation has no variable for {~thing}. Pass it to the field "
                                         "through a variable, or name that variable in the pagination.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The operation has no variable for {~thing}. Choose the style page: "
                                         "the variable \"{name}\" is the page number.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The operation has no variable for {~thing}. Choose the style "
                                         "offset: the variable \"{name}\" is the offset.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The operation has no variable for {~thing}.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "the cursor")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "the offset")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "the page number")},
    Wording{
        "pagination_invalid",
        QT_TRANSLATE_NOOP(
            "Wording", "Pass it to the field through a variable, or name that variable in the pagination.")},
    Wording{
        "pagination_invalid",
        QT_TRANSLATE_NOOP("Wording", "Choose the style page: the variable \"{name}\" is the page number.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "Choose the style offset: the variable \"{name}\" is the offset.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The operation does not select the cursor of the next page of \"{name}\".")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "Add pageInfo { hasNextPage endCursor } to it.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The operation selects no edges of \"{name}\".")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "Select them, or choose the merge strategy concat_nodes.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The operation selects no nodes of \"{name}\".")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "Add nodes { ... } to it.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The path of the next cursor \"{path}\" is not a JSON Pointer.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "Begin it with a slash, such as /page/next.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "No field of the operation takes the arguments of a page from variables.")},
    Wording{
        "pagination_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Give the list arguments such as first: $first, after: $after, or name its path and variables in "
            "the pagination.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "The pagination style of this list is unclear.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording", "Set \"style\" in the pagination: relay, offset, cursor or page.")},
    Wording{"pagination_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The pagination does not name the field with the cursor of the next page.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "Set next_cursor_path in the pagination.")},
    Wording{
        "pagination_invalid",
        QT_TRANSLATE_NOOP(
            "Wording",
            "A request with the method {method} is not fetched by pages: each page would do it once more.")},
    Wording{"pagination_invalid", QT_TRANSLATE_NOOP("Wording", "Take the pagination out of the tool.")},
    Wording{"cursor_invalid",
            QT_TRANSLATE_NOOP("Wording", "The \"next_cursor\" was not returned by this tool.")},
    Wording{
        "cursor_invalid",
        QT_TRANSLATE_NOOP(
            "Wording", "Pass next_cursor as the result returned it, or omit it to start at the first item.")},
    Wording{"cursor_invalid",
            QT_TRANSLATE_NOOP("Wording",
                              "The \"next_cursor\" was not returned by this tool for these arguments.")},
    Wording{"cursor_invalid",
            QT_TRANSLATE_NOOP("Wording", "Pass next_cursor as the result returned it, with the same "
                                         "arguments, or omit it to start at the first item.")},
    Wording{"page_without_list", QT_TRANSLATE_NOOP("Wording", "The answer has no list at \"{path}\".")},
    Wording{"page_without_list",
            QT_TRANSLATE_NOOP("Wording", "Name the path of the list in the pagination of the tool.")},
    Wording{
        "page_link_foreign",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The next page is said to be at {link}, and the endpoint is {origin}; the credential does not go "
            "there.")},
    Wording{
        "page_link_foreign",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Set the endpoint's URL to the origin that its links lead to, or choose the style page, offset "
            "or cursor in the pagination of the tool.")},
    Wording{"page_would_write",
            QT_TRANSLATE_NOOP("Wording",
                              "The next page is not fetched: the request for it may change something.")},
    Wording{"page_would_write",
            QT_TRANSLATE_NOOP("Wording",
                              "Correct the pagination of the tool: its variables, or the links of the API.")},
    Wording{"query_not_text",
            QT_TRANSLATE_NOOP("Wording", "The parameter \"{name}\" is a list of lists: {value}.")},
    Wording{"query_not_text",
            QT_TRANSLATE_NOOP("Wording", "Make it a plain list, for instance with the transform join.")},
    Wording{"query_not_text",
            QT_TRANSLATE_NOOP("Wording",
                              "The parameter \"{name}\" is not a string, number or boolean: {value}.")},
    Wording{"query_not_text",
            QT_TRANSLATE_NOOP(
                "Wording", "Bind its parts one by one, or turn it into a string with the transform json.")},
    Wording{"path_value_invalid",
            QT_TRANSLATE_NOOP(
                "Wording", "The path needs \"{name}\", and it is not a string, number or boolean: {value}.")},
    Wording{"path_value_invalid",
            QT_TRANSLATE_NOOP("Wording", "The path needs \"{name}\", and it has a control character.")},
    Wording{"path_value_invalid",
            QT_TRANSLATE_NOOP("Wording", "Pass the one id or name that belongs in this place of the path.")},
    Wording{"path_value_empty", QT_TRANSLATE_NOOP("Wording", "The path needs \"{name}\", and it is empty.")},
    Wording{"path_value_empty",
            QT_TRANSLATE_NOOP("Wording", "Pass the one id or name that belongs in this place of the path.")},
    Wording{"path_value_missing",
            QT_TRANSLATE_NOOP("Wording", "The path needs \"{name}\", and it has no value.")},
    Wording{"path_value_missing",
            QT_TRANSLATE_NOOP("Wording", "Pass the one id or name that belongs in this place of the path.")},
    Wording{
        "path_climbs",
        QT_TRANSLATE_NOOP("Wording", "The path needs \"{name}\", and {value} would lead to another place.")},
    Wording{"path_climbs",
            QT_TRANSLATE_NOOP("Wording", "Pass the one id or name that belongs in this place of the path.")},
    Wording{
        "path_climbs",
        QT_TRANSLATE_NOOP("Wording", "The path {path} has a segment of dots, which leads to another place.")},
    Wording{"path_climbs",
            QT_TRANSLATE_NOOP("Wording", "The path {path} leads away from the endpoint's URL.")},
    Wording{"path_climbs",
            QT_TRANSLATE_NOOP("Wording", "Correct the path of the tool, or the arguments that fill it.")},
    Wording{"header_refused",
            QT_TRANSLATE_NOOP("Wording",
                              "The header \"{name}\" is not sent: headers of that name carry secrets.")},
    Wording{"header_refused", QT_TRANSLATE_NOOP("Wording", "Give the endpoint a credential instead.")},
    Wording{"header_refused",
            QT_TRANSLATE_NOOP(
                "Wording", "The header \"{name}\" is not sent: it carries the credential of the endpoint.")},
    Wording{"header_refused", QT_TRANSLATE_NOOP("Wording", "Take it out of the headers of the tool.")},
    Wording{
        "header_refused",
        QT_TRANSLATE_NOOP(
            "Wording", "The header \"{name}\" is not sent: its value is not a string, number or boolean.")},
    Wording{
        "header_refused",
        QT_TRANSLATE_NOOP("Wording", "Turn it into a string, for instance with the transform join or json.")},
    Wording{"body_not_text",
            QT_TRANSLATE_NOOP("Wording", "A body of the type {type} has to be a text, and this one is not.")},
    Wording{"body_not_text",
            QT_TRANSLATE_NOOP("Wording",
                              "Bind a text to the body, or take the header Content-Type away to send JSON.")},
};

} // namespace

std::span<const Wording> requestsWordings()
{
    return kRequestsWordings;
}

} // namespace tooltray::ui
