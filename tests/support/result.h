// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string>

// Fails the running test with the error's own words when a Result holds one.
#define VERIFY_RESULT(expression)                                                                            \
    do {                                                                                                     \
        const auto &verifiedResult = (expression);                                                           \
        if (!verifiedResult) {                                                                               \
            const auto &failure = verifiedResult.error();                                                    \
            const std::string text =                                                                         \
                std::string(#expression) + ": " + failure.code + ": " + failure.message.text();              \
            QFAIL(text.c_str());                                                                             \
        }                                                                                                    \
    } while (false)

// Fails the running test unless a Result holds an error of this kind and code.
#define COMPARE_ERROR(expression, expectedKind, expectedCode)                                                \
    do {                                                                                                     \
        const auto &comparedResult = (expression);                                                           \
        QVERIFY2(!comparedResult, #expression " holds a value");                                             \
        QCOMPARE(comparedResult.error().code, std::string(expectedCode));                                    \
        QCOMPARE(comparedResult.error().kind, expectedKind);                                                 \
    } while (false)
