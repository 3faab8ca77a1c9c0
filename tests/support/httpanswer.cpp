// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/httpanswer.h"

#include "text/unicode/ascii.h"

namespace tooltray::test {

std::optional<std::string> HttpAnswer::header(std::string_view name) const
{
    std::optional<std::string> joined;
    for (const auto &[each, value] : headers) {
        if (equalsIgnoringAsciiCase(each, name))
            joined = joined ? *joined + ", " + value : value;
    }
    return joined;
}

} // namespace tooltray::test
