// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

#include "workspace/codec/toolcodec.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"
#include "json/reader.h"

#include <stdexcept>

namespace tooltray::workspace {
namespace {

json::Value parsedLint(std::string_view text)
{
    json::Parsed parsed = json::parse(text);
    if (parsed.error)
        throw std::logic_error("The row is not valid JSON: " + parsed.error->message);
    return std::move(parsed.value);
}

WorkspacePtr lintWorkspace()
{
    Edit edit{{}, Origin::Person, {}};
    edit.steps.emplace_back(
        PutObject{CustomType{"state", {}, {}, parsedLint(R"({"type": "string", "enum": ["a", "b"]})")}});
    edit.steps.emplace_back(PutObject{CustomType{
        "tree",
        {},
        {},
        parsedLint(R"({"type": "object", "properties": {"child": {"$ref": "tooltray:types/tree"}}})")}});
    edit.steps.emplace_back(PutObject{CustomType{"untyped", {}, {}, parsedLint("{}")}});
    edit.steps.emplace_back(PutObject{Mapping{"orders", {}, {{"newest", "CREATED_DESC"}}}});
    edit.steps.emplace_back(PutObject{ContextVariable{"WORKSPACE_ID", "1", {}, {}, Origin::Person}});
    return workspace::apply(*Workspace::create({}), edit).value().workspace;
}

} // namespace

LintFindings findingsIn(LintRule rule, const QByteArray &version, const LintOptions &options)
{
    json::Value definition = parsedLint(version.toStdString());
    if (!definition.contains("operation"))
        definition.set("operation", json::Value::object({{"document", "{ viewer }"}}));
    // A row may say more of the tool than its version.
    json::Value document = json::Value::object({{"active", "0.1.0"}});
    for (const char *member : {"examples", "title"}) {
        if (definition.contains(member)) {
            document.set(member, definition[member]);
            definition.remove(member);
        }
    }
    document.set("versions", json::Value::object({{"0.1.0", std::move(definition)}}));
    std::vector<json::DecodeError> errors;
    Tool tool;
    tool.name = "list_issues";
    read(json::Reader(document, errors), tool);
    if (!errors.empty())
        throw std::logic_error("The row is no version: " + errors.front().message.text());
    LintFindings findings;
    const WorkspacePtr workspace = lintWorkspace();
    LintSubject subject(*workspace, nullptr, tool, tool.active, options, findings);
    rule(subject);
    return findings;
}

std::string foundIn(LintRule rule, const QByteArray &version, const LintOptions &options)
{
    std::string found;
    for (const LintFinding &finding : findingsIn(rule, version, options)) {
        const bool isSentence = finding.message.ends_with(".") || finding.message.ends_with("?");
        if (!isSentence || !finding.advice.ends_with("."))
            return "no sentence: " + finding.message.text() + " / " + finding.advice.text();
        std::string place = finding.place;
        if (constexpr std::string_view kVersion = "/versions/0.1.0"; place.starts_with(kVersion))
            place.erase(0, kVersion.size());
        found.append(found.empty() ? "" : "; ").append(finding.code);
        found.append(place.empty() ? "" : " ").append(place);
    }
    return found;
}

void addLintColumns()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("expected");
}

void addLintRow(const char *name, const char *version, const char *expected)
{
    QTest::newRow(name) << QByteArray(version) << QByteArray(expected);
}

} // namespace tooltray::workspace
