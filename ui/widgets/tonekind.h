// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/badge.h"
#include "ui/widgets/inlinemessage.h"

namespace tooltray::ui {

// The message that is as serious as a word beside a row.
constexpr MessageKind messageKindOf(Tone tone)
{
    switch (tone) {
    case Tone::Ok: return MessageKind::Ok;
    case Tone::Warn: return MessageKind::Warning;
    case Tone::Error: return MessageKind::Error;
    case Tone::Neutral:
    case Tone::Accent:
    case Tone::Info: break;
    }
    return MessageKind::Info;
}

} // namespace tooltray::ui
