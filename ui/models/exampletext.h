// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkexample.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace tooltray::ui {

// What of a result is looked at, as somebody chooses it: a value that is not to be there is a choice of its own.
enum class AssertionKind : std::uint8_t { Equals, Matches, Exists, Missing, HasType };
inline constexpr int kAssertionKinds = 5;

AssertionKind kindOf(const workspace::Assertion &assertion);

// How the window words examples and what came of them.
class ExampleText final {
    Q_DECLARE_TR_FUNCTIONS(ExampleText)

public:
    static QString kind(AssertionKind kind);
    static QString value(const workspace::Assertion &assertion); // as it is written
    static QString miss(const workspace::ExampleMiss &miss);     // a sentence
};

} // namespace tooltray::ui
