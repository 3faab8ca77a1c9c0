// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the fields of the arguments tab are about: of the argument that is chosen, and at last of all of them.
namespace tooltray::ui {

inline constexpr const char *kArgumentName = "/name";
inline constexpr const char *kArgumentSource = "/source";
inline constexpr const char *kArgumentContext = "/context";
inline constexpr const char *kArgumentMapping = "/mapping";
inline constexpr const char *kArgumentConstant = "/constant";
inline constexpr const char *kArgumentBinding = "/binding";
inline constexpr const char *kArgumentDescription = "/description";
inline constexpr const char *kArgumentType = "/type";
inline constexpr const char *kArgumentDefault = "/default";
inline constexpr const char *kArgumentRequired = "/required";
inline constexpr const char *kArgumentParameters = "/parameters";

} // namespace tooltray::ui
