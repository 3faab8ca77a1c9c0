// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace tooltray::bench {

// What was measured, beside what it may be.
class Figures {
public:
    void add(const QString &what, double figure, double bound, const char *unit);

    void print() const;
    // Other programs of the machine lengthen times: what is only a little over its bound is told, and no more.
    bool hasMissed() const;

private:
    struct Row {
        QString what;
        double figure;
        double bound;
        const char *unit;
    };

    std::vector<Row> m_rows;
};

} // namespace tooltray::bench
