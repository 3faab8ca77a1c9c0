// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

inline constexpr int kPatienceMs = 30'000; // how long a test waits for what comes at once on an idle machine

// One test class of an executable that holds several; see TOOLTRAY_TEST.
struct TestCase {
    std::string name;
    std::unique_ptr<QObject> (*create)();
};

std::vector<TestCase> &testCases();
bool addTestCase(TestCase testCase);

} // namespace tooltray::test

namespace tooltray {

template <typename>
using ColumnName = const char *;

// The columns of a test's data, each with its type.
template <typename... T>
void addColumns(ColumnName<T>... names)
{
    (QTest::addColumn<T>(names), ...);
}

// The same, and rows: called with a name and a value for each column it adds one; without the name, the row is named
// like the first of its values that is a text.
template <typename... T>
class TestRows {
public:
    explicit TestRows(ColumnName<T>... names) { addColumns<T...>(names...); }

    void operator()(const char *name, const T &...values) const { (QTest::newRow(name) << ... << values); }
    void operator()(const T &...values) const
    {
        const char *name = nullptr;
        ((name = name == nullptr ? textOf(values) : name), ...);
        (*this)(name, values...);
    }

private:
    static const char *textOf(const std::string &text) { return text.c_str(); }
    static const char *textOf(const QByteArray &text) { return text.constData(); }
    template <typename Other>
    static const char *textOf(const Other & /*value*/)
    {
        return nullptr;
    }
};

} // namespace tooltray

// Qt's own give up after five seconds, which a busy machine may need.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT(condition, ::tooltray::test::kPatienceMs)
#define QTRY_VERIFY2(condition, message)                                                                     \
    QTRY_VERIFY2_WITH_TIMEOUT(condition, message, ::tooltray::test::kPatienceMs)
#define QTRY_COMPARE(actual, expected)                                                                       \
    QTRY_COMPARE_WITH_TIMEOUT(actual, expected, ::tooltray::test::kPatienceMs)

// At the end of a test's source file, before it includes its .moc file.
#define TOOLTRAY_TEST(Class)                                                                                 \
    [[maybe_unused]] static const bool added##Class = ::tooltray::test::addTestCase(                         \
        {#Class, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }});

// What QCOMPARE shows of our text; Qt 6.4 knows only its own.
namespace QTest {

template <>
inline char *toString(const std::string_view &text)
{
    return qstrdup(('"' + std::string(text) + '"').c_str());
}

template <>
inline char *toString(const std::string &text)
{
    return toString(std::string_view(text));
}

template <>
inline char *toString(const std::optional<std::string> &text)
{
    return text ? toString(*text) : qstrdup("nothing");
}

} // namespace QTest
