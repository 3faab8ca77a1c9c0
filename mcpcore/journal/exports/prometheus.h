// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/statistics/statistics.h"

#include <string>
#include <string_view>

namespace tooltray::journal {

// For whoever serves it.
inline constexpr std::string_view kPrometheusContentType = "text/plain; version=0.0.4; charset=utf-8";

// The statistics as Prometheus reads them, in its text format 0.0.4.
std::string prometheusText(const StatisticsPair &statistics);

} // namespace tooltray::journal
