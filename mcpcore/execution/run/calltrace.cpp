// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/calltrace.h"

#include "execution/run/milliseconds.h"

namespace tooltray::execution {

json::Value toJson(const CallTrace::Times &times)
{
    return json::Value::object({{"preparing", milliseconds(times.preparing)},
                                {"approval", milliseconds(times.approval)},
                                {"upstream", milliseconds(times.upstream)},
                                {"shaping", milliseconds(times.shaping)},
                                {"total", milliseconds(times.total)}});
}

} // namespace tooltray::execution
