// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/request.h"
#include "upstream/exchange/transport.h"

#include <memory>
#include <string>
#include <string_view>

namespace tooltray::upstream {

// A request to a URL that is one.
Request requestTo(std::string_view url, std::string method = "GET");
// A POST that must not be sent twice.
Request mutationTo(std::string_view url, std::string body = R"({"query":"mutation { x }"})");

TransferFailure failureOf(Cause cause, Departure departure = Departure::MayHaveLeft,
                          Phase phase = Phase::Waiting);

// As a text for comparisons: "200 hello", "reset waiting may have left".
std::string textOf(const Outcome &outcome);
// The value of a field of a request; "-" when there is none.
std::string fieldOf(const Request &request, std::string_view name);

} // namespace tooltray::upstream
