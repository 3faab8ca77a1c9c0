// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verbs/verb.h"
#include "base/result/result.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// Where a verb's results go: standard output has nothing else, everything else goes to standard error.
class Output {
public:
    enum class Form : std::uint8_t { Text, Json };

    Output(Form form, bool isQuiet) : m_form(form), m_isQuiet(isQuiet) {}

    bool isJson() const { return m_form == Form::Json; }

    // The result: an object, which gets its version, or the text.
    void result(const json::Value &value, std::string_view text) const;
    // One of many, on a line of its own.
    void line(const json::Value &value, std::string_view text) const;
    // What was done, in a sentence; with --json the value.
    void done(const json::Value &value, std::string_view sentence) const;
    // Beside the result, for a person; not with --json, whose results have all of it.
    void note(std::string_view sentence) const;
    // Lines that a person has to see while the verb goes on.
    void prompt(std::string_view sentence) const;

    // Says what went wrong on standard error, and what that means for the exit code.
    ExitCode fail(const Error &error) const;

private:
    Form m_form;
    bool m_isQuiet;
};

ExitCode exitCodeOf(const Error &error);

// The rows with their columns below each other; the first row is the heading. Nothing is cut.
std::string tableText(const std::vector<std::vector<std::string>> &rows);
// Text that a terminal shows as it is: control characters, which could rewrite the screen, become spaces or ?.
std::string plainLine(std::string_view text);
std::string plainText(std::string_view text); // keeps line feeds and tabs

// A message of an error as a person at a terminal reads it: agents are told to call tools and to ask the user.
std::string forTerminal(std::string text, const std::string &tool = "TOOL");

// The member as a text, whatever it is.
std::string textOf(const json::Value &value);

// The results of tooltray test as JUnit XML, which CI systems read: a suite for each tool, a case for each example.
std::string junitReport(const json::Value &tests);

} // namespace tooltray::app
