// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/advice.h"

namespace tooltray::upstream {

std::string adviceFor(Repetition repetition, Effect effect, std::string_view again, std::string_view hint)
{
    const bool isDoubtful = repetition == Repetition::Never && effect == Effect::Possible;
    std::string advice(isDoubtful ? "The request may have taken effect: look before you send it again."
                                  : again);
    if (!advice.empty() && !hint.empty())
        advice += ' ';
    return advice.append(hint);
}

} // namespace tooltray::upstream
