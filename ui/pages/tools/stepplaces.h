// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fields of a composite tool are about: of the step that is chosen, and of all of them.
namespace tooltray::ui {

inline constexpr const char *kSwitchParameter = "/parameter";
inline constexpr const char *kStepName = "/step/name";
inline constexpr const char *kStepAction = "/step/action";
inline constexpr const char *kStepTool = "/step/tool";
inline constexpr const char *kStepVersion = "/step/version";
inline constexpr const char *kStepEndpoint = "/step/endpoint";
inline constexpr const char *kStepDocument = "/step/document";
inline constexpr const char *kStepOperationName = "/step/operation_name";
inline constexpr const char *kStepBindings = "/step/bindings";
inline constexpr const char *kStepWhenHow = "/step/when/how";
inline constexpr const char *kStepWhen = "/step/when";
inline constexpr const char *kStepWhenJson = "/step/when/json";
inline constexpr const char *kCaseArguments = "/step/parameters";
inline constexpr const char *kCaseParameters = "/step/parameters/json";
inline constexpr const char *kStepPages = "/step/pagination";
inline constexpr const char *kEndHow = "/result/how";
inline constexpr const char *kEnd = "/result";
inline constexpr const char *kEndJson = "/result/json";

} // namespace tooltray::ui
