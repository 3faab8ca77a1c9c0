// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: test_FOLDER [CLASS] [options of Qt Test]. Without a class every one of the executable is run.
#include "support/testcase.h"

#include <QString>
#include <QTest>

#ifdef TOOLTRAY_TEST_WITH_WIDGETS
#    include <QApplication>
using Application = QApplication;
#else
#    include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <algorithm>
#include <cstdio>

using namespace tooltray::test;

int main(int argc, char *argv[])
{
    Application application(argc, argv);
    QStringList arguments = application.arguments();
    std::vector<TestCase> chosen = testCases();
    if (arguments.size() > 1 && !arguments[1].startsWith(u'-')) {
        const QString wanted = arguments.takeAt(1);
        std::erase_if(chosen, [&](const TestCase &testCase) {
            return QString::fromStdString(testCase.name).compare(wanted, Qt::CaseInsensitive) != 0;
        });
        if (chosen.empty()) {
            std::fprintf(stderr, "There is no test class %s in this executable.\n", qPrintable(wanted));
            return 2;
        }
    }
    int failed = 0;
    for (const TestCase &testCase : chosen)
        failed += QTest::qExec(testCase.create().get(), arguments);
    return std::min(failed, 125);
}
