// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testcase.h"
#include "workspace/checks/rules.h"

#include <QTest>

namespace tooltray::workspace {

// What one rule finds in a tool with one version: "code place" of each finding, joined by "; ". The version is
// its JSON; without an operation it gets one that takes nothing.
std::string foundIn(LintRule rule, const QByteArray &version, const LintOptions &options = {});
LintFindings findingsIn(LintRule rule, const QByteArray &version, const LintOptions &options = {});

// The columns of a rule's table, and what each row says.
void addLintColumns();
void addLintRow(const char *name, const char *version, const char *expected);

} // namespace tooltray::workspace

// The slot that holds one row of such a table against the rule.
#define LINT_COMPARE_ROW(rule)                                                                               \
    do {                                                                                                     \
        QFETCH(const QByteArray, version);                                                                   \
        QFETCH(const QByteArray, expected);                                                                  \
        QCOMPARE(::tooltray::workspace::foundIn(rule, version), expected.toStdString());                     \
    } while (false)
