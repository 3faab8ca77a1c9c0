// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/output.h"

#include "app/operations/operation.h"
#include "json/write.h"

#include <QByteArray>
#include <QXmlStreamWriter>
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

namespace tooltray::app {
namespace {

constexpr std::array kExitMeanings{
    ExitMeaning{ExitCode::Ok, "success"},
    ExitMeaning{ExitCode::Failed, "the command failed: a tool error, a failed assertion, a breaking change"},
    ExitMeaning{ExitCode::Usage, "the command line is wrong"},
    ExitMeaning{ExitCode::NotFound, "a named object does not exist"},
    ExitMeaning{ExitCode::NeedsPerson, "a person has to sign in, approve or consent first"},
    ExitMeaning{ExitCode::Invalid, "a definition, a configuration or a pack is invalid"},
    ExitMeaning{ExitCode::Upstream, "an API, the network or a service of this computer is not available"},
    ExitMeaning{ExitCode::NotRunning, "no Tooltray is running, or it cannot be started"},
    ExitMeaning{ExitCode::NotReady, "not ready yet"},
    ExitMeaning{ExitCode::Interrupted, "interrupted"},
};

void print(std::FILE *file, std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), file);
    if (!text.empty() && text.back() != '\n')
        std::fputc('\n', file);
    std::fflush(file); // a reader at a pipe may wait for the line
}

std::string cleaned(std::string_view text, std::string_view kept)
{
    std::string clean(text);
    for (char &c : clean) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 || byte == 0x7F) && kept.find(c) == std::string_view::npos)
            c = c == '\n' || c == '\t' ? ' ' : '?';
    }
    // C1 controls are two bytes of UTF-8: U+0080 to U+009F.
    for (std::size_t at = clean.find('\xC2'); at != std::string::npos; at = clean.find('\xC2', at + 1)) {
        if (at + 1 < clean.size() && static_cast<unsigned char>(clean[at + 1]) < 0xA0)
            clean.replace(at, 2, "?");
    }
    return clean;
}

// Columns of a terminal, nearly: a code point is one.
std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace

std::span<const ExitMeaning> exitMeanings()
{
    return kExitMeanings;
}

void Output::result(const json::Value &value, std::string_view text) const
{
    if (!isJson())
        return print(stdout, text);
    json::Value versioned = json::Value::object({{"version", 1}});
    for (const json::Member &member : value.members())
        versioned.set(member.name, member.value);
    print(stdout, json::write(versioned));
}

void Output::line(const json::Value &value, std::string_view text) const
{
    print(stdout, isJson() ? json::write(value) : std::string(text));
}

void Output::done(const json::Value &value, std::string_view sentence) const
{
    if (isJson() || !m_isQuiet)
        result(value, sentence);
}

void Output::note(std::string_view sentence) const
{
    if (!m_isQuiet && !isJson())
        print(stderr, sentence);
}

void Output::prompt(std::string_view sentence) const
{
    print(stderr, sentence);
}

ExitCode Output::fail(const Error &error) const
{
    if (isJson()) {
        json::Value shown = errorValue(error);
        print(stderr, json::write(json::Value::object({{"error", std::move(shown)}})));
    } else {
        const std::string hint = forTerminal(error.hint.text());
        const std::string message = plainLine(forTerminal(error.message.text()));
        const bool isOver = message.ends_with('.') || message.ends_with('?') || message.ends_with(':');
        print(stderr, "tooltray: " + message + (isOver || hint.empty() ? "" : ".") + (hint.empty() ? "" : " ")
                          + plainLine(hint));
    }
    return exitCodeOf(error);
}

ExitCode exitCodeOf(const Error &error)
{
    if (error.code == "no_instance" || error.code == "not_started" || error.code == "already_running"
        || error.code == "instance_gone")
        return ExitCode::NotRunning;
    switch (error.kind) {
    case ErrorKind::Usage: return ExitCode::Usage;
    case ErrorKind::NotFound: return ExitCode::NotFound;
    case ErrorKind::Denied: return ExitCode::NeedsPerson;
    case ErrorKind::Invalid: return ExitCode::Invalid;
    case ErrorKind::Unavailable:
    case ErrorKind::Timeout: return ExitCode::Upstream;
    case ErrorKind::Conflict:
    case ErrorKind::Cancelled:
    case ErrorKind::Internal: break;
    }
    return ExitCode::Failed;
}

std::string tableText(const std::vector<std::vector<std::string>> &rows)
{
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(plainLine(row[i])));
    }
    std::string text;
    for (const auto &row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string cell = plainLine(row[i]);
            line += cell;
            if (i + 1 < row.size())
                line.append(widths[i] - widthOf(cell) + 2, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

std::string plainLine(std::string_view text)
{
    return cleaned(text, "");
}

std::string plainText(std::string_view text)
{
    return cleaned(text, "\n\t");
}

std::string forTerminal(std::string text, const std::string &tool)
{
    const std::string shows = "tooltray tools show " + tool + " shows";
    const std::string correct = "Correct the parameters and call again; " + shows + " what the tool takes.";
    const std::array<std::pair<std::string_view, std::string_view>, 19> words{{
        {"Ask the user to open the Tooltray window, then retry.",
         "Run tooltray approvals list --follow in another terminal, then repeat the command."},
        {"Ask the user to look for the request in Tooltray, then retry.",
         "Decide on it first: tooltray approvals list."},
        {"Wait until the user has decided on the others, then retry.",
         "Decide on the others first: tooltray approvals list."},
        {"Ask the user what to change before you retry.", ""},
        {"Report it to the user.", ""},
        {"Tell the user: ", ""},
        {"Ask the user to do ", "Do "},
        {"Ask the user to add ", "Add "},
        {"Ask the user for ", "Use "},
        {"ask the user to ", ""},
        {"The user did not approve", "You did not approve"},
        {"Correct the parameters as the message says, and call again.", correct},
        {"describe_tool shows", shows},
        {"list_endpoints", "tooltray endpoint list"},
        {"get_schema_info", "tooltray schema info"},
        {"search_schema", "tooltray schema search"},
        {"Call refresh_schema", "Run tooltray schema fetch"},
        {"list_commands with names [", "tooltray call list_commands names:='["},
        {"] and detail \"full\"", "]' detail=full"},
    }};
    for (const auto &[said, replaced] : words) {
        for (std::size_t at = text.find(said); at != std::string::npos;
             at = text.find(said, at + replaced.size()))
            text.replace(at, said.size(), replaced);
    }
    text.erase(text.find_last_not_of(" \n") + 1);
    return text;
}

std::string textOf(const json::Value &value)
{
    if (value.isString())
        return std::string(value.toString());
    return value.isNull() ? std::string() : json::write(value);
}

namespace {

QString xmlText(const json::Value &value)
{
    return QString::fromStdString(plainText(textOf(value)));
}

double secondsOf(const json::Value &test)
{
    return static_cast<double>(test["duration_us"].toInt64().value_or(0)) / 1e6;
}

void writeCase(QXmlStreamWriter &xml, const json::Value &test)
{
    xml.writeStartElement(QStringLiteral("testcase"));
    xml.writeAttribute(QStringLiteral("classname"), xmlText(test["tool"]));
    xml.writeAttribute(QStringLiteral("name"), xmlText(test["example"]));
    xml.writeAttribute(QStringLiteral("time"), QString::number(secondsOf(test), 'f', 3));
    for (const json::Value &failure : test["failures"].elements()) {
        xml.writeStartElement(QStringLiteral("failure"));
        xml.writeAttribute(QStringLiteral("message"), xmlText(failure["message"]));
        if (failure.contains("found"))
            xml.writeCharacters(QStringLiteral("Found: ") + xmlText(failure["found"]));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

} // namespace

std::string junitReport(const json::Value &tests)
{
    std::map<std::string, std::vector<const json::Value *>> suites;
    for (const json::Value &test : tests.elements())
        suites[textOf(test["tool"])].push_back(&test);
    QByteArray report;
    QXmlStreamWriter xml(&report);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuites"));
    for (const auto &[tool, cases] : suites) {
        int failures = 0;
        double seconds = 0;
        for (const json::Value *test : cases) {
            failures += (*test)["passed"].toBool() ? 0 : 1;
            seconds += secondsOf(*test);
        }
        xml.writeStartElement(QStringLiteral("testsuite"));
        xml.writeAttribute(QStringLiteral("name"), QString::fromStdString(tool));
        xml.writeAttribute(QStringLiteral("tests"), QString::number(cases.size()));
        xml.writeAttribute(QStringLiteral("failures"), QString::number(failures));
        xml.writeAttribute(QStringLiteral("time"), QString::number(seconds, 'f', 3));
        for (const json::Value *test : cases)
            writeCase(xml, *test);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return report.toStdString();
}

} // namespace tooltray::app
