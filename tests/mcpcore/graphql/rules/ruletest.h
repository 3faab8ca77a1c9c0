// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testcase.h"

#include <QObject>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The test of one validation rule: documents, and what the rule says of each. The other rules run as well, as
// they always do, but what they say does not count. The schema is in ruletest.cpp, unless a test has its own.
class RuleTest : public QObject {
    Q_OBJECT

public:
    enum class Target : std::uint8_t { Executable, Sdl, Deprecated };
    struct Row {
        const char *name;
        std::string document;
        std::vector<std::string> errors; // "line:column message"
    };

private:
    virtual Target target() const = 0;
    virtual std::string_view rule() const = 0;
    virtual std::string_view sdl() const;
    virtual std::vector<Row> rows() const = 0;

private Q_SLOTS:
    void judges_data();
    void judges();
};
