// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

// Fails the running test with the error's own words when a Result holds one.
#define VERIFY_RESULT(expression)                                                                            \
    do {                                                                                                     \
        const auto &verifiedResult = (expression);                                                           \
        if (!verifiedResult) {                                                                               \
            const auto &failure = verifiedResult.error();                                                    \
            const std::string text =                                                                         \
                std::string(#expression) + ": " + failure.code + ": " + failure.message;                     \
            QFAIL(text.c_str());                                                                             \
        }                                                                                                    \
    } while (false)
