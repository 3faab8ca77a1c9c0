// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kResultsWordings{
    Wording{"result_unknown", QT_TRANSLATE_NOOP("Wording", "There is no such result, or it has expired.")},
    Wording{"result_unknown",
            QT_TRANSLATE_NOOP("Wording", "Call the tool again; its response has a new handle.")},
    Wording{"result_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The result has nothing at the path \"{path}\".")},
    Wording{"result_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "Pass a JSON Pointer into the result, or none for all of it.")},
    Wording{"result_path_unknown",
            QT_TRANSLATE_NOOP("Wording", "The path {path} does not exist in the response: the operation does "
                                         "not select \"{name}\" there.")},
    Wording{"result_path_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "The result has nothing at the path \"{path}\": there is no \"{name}\".")},
    Wording{"result_path_invalid",
            QT_TRANSLATE_NOOP("Wording", "The result path \"{path}\" is not a JSON Pointer.")},
    Wording{"result_path_invalid",
            QT_TRANSLATE_NOOP("Wording", "Begin it with a slash, or omit it for the whole result.")},
    Wording{"tool_rate",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The tool \"{tool}\" is called more often than it may, and too many calls wait already.")},
    Wording{"tool_rate",
            QT_TRANSLATE_NOOP("Wording", "Wait a minute, or have the tool's calls per minute raised.")},
    Wording{"read_only", QT_TRANSLATE_NOOP("Wording", "This client may only read.")},
    Wording{"read_only",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Ask the user to give the client more rights, in the Tooltray window or in config.yaml.")},
    Wording{"mutations_denied",
            QT_TRANSLATE_NOOP("Wording", "Nothing was sent: mutations are denied for {~who}.")},
    Wording{"mutations_denied", QT_TRANSLATE_NOOP("Wording", "the endpoint \"{name}\"")},
    Wording{"mutations_denied", QT_TRANSLATE_NOOP("Wording", "this client")},
    Wording{"mutations_denied", QT_TRANSLATE_NOOP("Wording", "this tool")},
    Wording{"mutations_denied",
            QT_TRANSLATE_NOOP("Wording", "Ask the user to set its mutation policy to \"ask\" or \"allow\", "
                                         "in the Tooltray window or in config.yaml.")},
    Wording{"version_unknown", QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" has no version {version}.")},
    Wording{"version_unknown",
            QT_TRANSLATE_NOOP("Wording", "Ask for one of: {versions}, or omit the version.")},
    Wording{"version_missing", QT_TRANSLATE_NOOP("Wording", "The tool {tool} has no version {version}.")},
    Wording{"version_missing", QT_TRANSLATE_NOOP("Wording", "Choose one of its versions as the active one.")},
    Wording{"version_missing", QT_TRANSLATE_NOOP("Wording", "Choose another version.")},
    Wording{"tool_missing", QT_TRANSLATE_NOOP("Wording", "There is no tool {tool} any more.")},
    Wording{"tool_missing", QT_TRANSLATE_NOOP("Wording", "Choose another tool.")},
    Wording{"tool_disabled", QT_TRANSLATE_NOOP("Wording", "The tool \"{tool}\" is switched off.")},
    Wording{"tool_disabled",
            QT_TRANSLATE_NOOP("Wording", "Use another one, or let a person switch it on in the window.")},
    Wording{"tool_unknown", QT_TRANSLATE_NOOP("Wording", "There is no tool \"{tool}\" any more.")},
    Wording{"tool_unknown", QT_TRANSLATE_NOOP("Wording", "Change the step that calls it.")},
    Wording{"rate_limited",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The client \"{client}\" makes more calls than it may, and too many of them wait already.")},
    Wording{"rate_limited",
            QT_TRANSLATE_NOOP("Wording",
                              "Wait a minute and call again, or have the client's calls per minute raised.")},
    Wording{"paused",
            QT_TRANSLATE_NOOP("Wording",
                              "The person at this computer has paused Tooltray, so no calls run now.")},
    Wording{"paused",
            QT_TRANSLATE_NOOP("Wording", "Ask them to resume it in the window of Tooltray, and call again.")},
    Wording{"",
            QT_TRANSLATE_NOOP("Wording", "The call took effect, but its result cannot be shown. {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "The result cannot be shown. {~problem}")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Do not call again.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Change the result path of the tool.")},
};

} // namespace

std::span<const Wording> resultsWordings()
{
    return kResultsWordings;
}

} // namespace tooltray::ui
