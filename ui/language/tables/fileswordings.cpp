// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kFilesWordings{
    Wording{"cancelled", QT_TRANSLATE_NOOP("Wording", "The request was cancelled.")},
};

} // namespace

std::span<const Wording> filesWordings()
{
    return kFilesWordings;
}

} // namespace tooltray::ui
