// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testcase.h"

#include <QObject>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The test of the validation rules of one chapter: documents, and what a rule says of each. The other rules run as
// well, as they always do, but what they say does not count.
class RuleTest : public QObject {
    Q_OBJECT

public:
    enum class Target : std::uint8_t { Executable, Sdl, Deprecated };
    struct Row {
        const char *name;
        std::string document;
        std::vector<std::string> errors; // "line:column message"
    };
    struct Rule {
        const char *name;
        Target target;
        std::vector<Row> rows;
        std::string_view sdl = {}; // empty: the schema in ruletest.cpp
    };

private:
    virtual std::vector<Rule> rules() const = 0;

private Q_SLOTS:
    void judges_data();
    void judges();
};
