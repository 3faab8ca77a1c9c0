// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "descriptions.h"

#include "json/value.h"

#include <string>

namespace tooltray::openapi::check {

// Answers one case after another.
class Checker {
public:
    explicit Checker(const std::string &base) : m_descriptions(base) {}

    json::Value answer(const json::Value &request);

private:
    json::Value about(const json::Value &request);

    Descriptions m_descriptions;
};

} // namespace tooltray::openapi::check
