// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <compare>

namespace tooltray::jsonschema {

// A number of a schema that numbers of values are compared with, exactly: doubles decide where they differ,
// the digits where they do not.
class Bound {
public:
    explicit Bound(json::Value number);

    // The number with this bound. The double nearest to the number is asked for, as there are often two bounds.
    std::strong_ordering compare(const json::Value &number, double nearestToIt) const noexcept;
    static double nearest(const json::Value &number) noexcept;
    const json::Value &number() const noexcept { return m_number; }

private:
    json::Value m_number;
    double m_nearest;
};

} // namespace tooltray::jsonschema
