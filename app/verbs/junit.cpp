// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/junit.h"

#include "app/verbs/output.h"

#include <QByteArray>
#include <QXmlStreamWriter>

#include <cstdint>
#include <map>
#include <vector>

namespace tooltray::app {
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
