// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// One test class of an executable that holds several; see TOOLTRAY_TEST.
struct TestCase {
    std::string name;
    std::unique_ptr<QObject> (*create)();
};

std::vector<TestCase> &testCases();
bool addTestCase(TestCase testCase);

} // namespace tooltray::test

// Lets QCOMPARE show our texts.
template <>
inline char *QTest::toString(const std::string_view &text)
{
    return qstrdup(QByteArray(text.data(), static_cast<qsizetype>(text.size())).constData());
}

template <>
inline char *QTest::toString(const std::string &text)
{
    return QTest::toString(std::string_view(text));
}

// At the end of a test's source file, before it includes its .moc file.
#define TOOLTRAY_TEST(Class)                                                                                 \
    [[maybe_unused]] static const bool added##Class = ::tooltray::test::addTestCase(                         \
        {#Class, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }});
