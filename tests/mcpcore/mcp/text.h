// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <optional>
#include <string>
#include <string_view>

// So that failing comparisons show what they compared.
namespace QTest {

template <>
inline char *toString(const tooltray::json::Value &value)
{
    return qstrdup(tooltray::json::write(value).c_str());
}

} // namespace QTest

namespace tooltray::test {

// JSON in a test: always well-formed.
inline json::Value value(std::string_view text)
{
    json::Parsed parsed = json::parse(text);
    if (!parsed)
        qFatal("Not JSON: %s", std::string(text).c_str());
    return std::move(parsed.value);
}

} // namespace tooltray::test
