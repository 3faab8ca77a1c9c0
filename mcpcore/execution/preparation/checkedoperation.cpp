// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/preparation/checkedoperation.h"

#include "base/text/quantity.h"
#include "execution/answers/finding.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/language/parse.h"
#include "graphql/rules/executablerules.h"
#include "graphql/rules/sdlrules.h"
#include "graphql/rules/validate.h"
#include "graphql/validation/coercevariables.h"
#include "graphql/validation/documentfacts.h"
#include "text/unicode/utf8.h"
#include "text/words/suggestions.h"
#include "json/write.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

using graphql::SchemaField;
using graphql::SchemaInput;
using graphql::SchemaType;

constexpr std::string_view kSuggestionBegin = " Did you mean ";

// Messages end with their suggestion, if they have one.
Finding withSuggestion(Finding::Level level, const std::string &message)
{
    const std::size_t begin = message.rfind(kSuggestionBegin);
    if (begin == std::string::npos)
        return {.level = level, .message = message};
    return {.level = level, .message = message.substr(0, begin), .suggestion = message.substr(begin + 1)};
}

class Report {
public:
    explicit Report(const graphql::Document &document) : m_lines(document.lineMap()) {}

    Finding &add(Finding::Level level, const std::string &message, std::optional<std::uint32_t> offset)
    {
        Finding finding = withSuggestion(level, message);
        if (offset) {
            const graphql::Location location = m_lines.at(*offset);
            finding.line = location.line;
            finding.column = location.column;
            finding.excerpt = excerpt(m_lines, location);
        }
        return m_findings.emplace_back(std::move(finding));
    }

    void add(Finding finding) { m_findings.push_back(std::move(finding)); }

    Finding &add(Finding::Level level, const graphql::Diagnostic &diagnostic)
    {
        return add(level, diagnostic.message,
                   diagnostic.spans.empty() ? std::nullopt : std::optional(diagnostic.spans.front().start));
    }

    void add(Finding::Level level, const graphql::Diagnostics &diagnostics)
    {
        for (const graphql::Diagnostic &diagnostic : diagnostics)
            add(level, diagnostic);
    }

    void add(const graphql::Diagnostics &diagnostics, Repairs &repairs)
    {
        // What is wrong without a schema as well, none shows how to correct.
        const graphql::Diagnostics alone =
            diagnostics.empty() ? graphql::Diagnostics() : graphql::validateAlone(repairs.document());
        for (const graphql::Diagnostic &diagnostic : diagnostics) {
            Finding &finding = add(Finding::Level::Schema, diagnostic);
            finding.isOfSchema =
                std::ranges::find(alone, diagnostic.rule, &graphql::Diagnostic::rule) == alone.end();
            if (Message repair = repairs.of(diagnostic, !finding.suggestion.empty()); !repair.empty())
                finding.suggestion = std::move(repair);
        }
    }

    Findings take() { return std::move(m_findings); }

private:
    graphql::LineMap m_lines;
    Findings m_findings;
};

Finding missingOperation(const graphql::Document &document, const std::string &name)
{
    std::string all;
    std::vector<std::string> names; // that can be passed
    for (const graphql::Node definition : document.definitions()) {
        const auto operation = graphql::as<graphql::OperationDefinition>(definition);
        if (!operation)
            continue;
        if (!operation.isAnonymous())
            names.emplace_back(operation.name());
        all.append(all.empty() ? "" : ", ")
            .append(operation.isAnonymous() ? "one without a name" : names.back());
    }
    if (all.empty())
        return {.message = CORE_TEXT("Core", "The document has no operation.")};
    if (name.empty())
        return {.message = {
                    CORE_TEXT("Core", "The document has several operations, and none is selected: {names}."),
                    {{"names", all}}}};
    return {.message = {CORE_TEXT("Core", "The document has no operation \"{name}\"."), {{"name", name}}},
            .advice = names.empty() ? Message(CORE_TEXT("Core", "Omit \"operation_name\"."))
                                    : Message(CORE_TEXT("Core", "Pass {names} as \"operation_name\"."),
                                              {{"names", namesOr(names)}})};
}

} // namespace

CheckedOperation::CheckedOperation(graphql::SchemaPointer schema, std::string document)
    : m_schema(std::move(schema))
    , m_document(graphql::parseDocument(std::move(document), kOperationLimits))
{}

std::variant<CheckedOperation::Pointer, Findings>
CheckedOperation::check(graphql::SchemaPointer schema, std::string document, const std::string &operationName)
{
    const std::shared_ptr<CheckedOperation> checked(
        new CheckedOperation(std::move(schema), std::move(document)));
    const graphql::Document &parsed = checked->m_document;
    Report report(parsed);
    for (const graphql::SyntaxError &error : parsed.errors())
        report.add(Finding::Level::Syntax, graphql::message(error, parsed.text()), error.offset);
    if (parsed.isValid()) {
        checked->m_operation = graphql::findOperation(parsed, operationName);
        if (!checked->m_operation)
            report.add(missingOperation(parsed, operationName));
        if (checked->m_schema) {
            Repairs repairs(parsed, *checked->m_schema);
            report.add(graphql::validate(*checked->m_schema, parsed), repairs);
        } else {
            report.add(Finding::Level::Schema, graphql::validateAlone(parsed));
        }
    }
    if (Findings findings = report.take(); !findings.empty())
        return findings;
    return Pointer(checked);
}

bool CheckedOperation::areCheckedAtOnce(const json::Value &variables)
{
    constexpr std::size_t kBytesAtOnce = 64 * 1024;
    return json::writtenSize(variables, kBytesAtOnce) <= kBytesAtOnce;
}

Findings CheckedOperation::checkVariables(const json::Value &variables) const
{
    Report report(m_document);
    if (!m_schema)
        return report.take();
    report.add(Finding::Level::Variables,
               graphql::coerceVariables(*m_schema, m_operation, variables).problems);
    Findings findings = report.take();
    const graphql::LineMap lines = m_document.lineMap();
    for (const graphql::VariableDefinition definition : m_operation.variables()) {
        const graphql::Location at = lines.at(definition.start());
        for (Finding &finding : findings) {
            if (finding.line == at.line && finding.column == at.column)
                finding.variable = definition.variable().name();
        }
    }
    return findings;
}

Findings CheckedOperation::deprecations() const
{
    Report report(m_document);
    if (m_schema)
        report.add(Finding::Level::Schema, graphql::findDeprecatedUses(*m_schema, m_document));
    return report.take();
}

Findings CheckedOperation::deprecatedValues(const json::Value &variables) const
{
    Report report(m_document);
    if (m_schema)
        report.add(Finding::Level::Variables,
                   graphql::findDeprecatedValues(*m_schema, m_operation, variables));
    return report.take();
}

graphql::OperationSize CheckedOperation::measure(const json::Value &variables) const
{
    if (m_schema)
        return graphql::measureOperation(*m_schema, m_operation, {variables});
    // Every field counts for one value, as no schema says which ones are lists.
    static const graphql::SchemaPointer empty =
        graphql::loadSchema("type Query { a: Int }", graphql::Strictness::Strict).schema;
    return graphql::measureOperation(*empty, m_operation, {variables});
}

Findings variableFindings(const CheckedOperation &operation, const VariablePlan &plan,
                          const json::Value &passed, const json::Value &values)
{
    Findings findings = unknownVariables(operation.operation(), passed);
    std::set<std::string_view> missing;
    for (const PlannedVariable &variable : plan) {
        const json::Value *value = values.find(variable.name);
        if (!variable.isRequired || (value != nullptr && !value->isNull()))
            continue;
        missing.insert(variable.name);
        Error error = missingValue(variable, PassedAs::Variables);
        findings.push_back({.level = Finding::Level::Variables,
                            .message = std::move(error.message),
                            .suggestion = std::move(error.hint),
                            .variable = variable.name});
    }
    for (Finding &finding : operation.checkVariables(values)) {
        if (!missing.contains(finding.variable))
            findings.push_back(std::move(finding));
    }
    return findings;
}

namespace {

// A condition of @skip or @include; nothing where a variable has neither a value nor a default.
std::optional<bool> conditionOf(graphql::Value condition, graphql::OperationDefinition operation,
                                const json::Value &variables)
{
    if (const auto literal = graphql::as<graphql::BooleanValue>(condition))
        return literal.value();
    if (const json::Value *given = variables.find(condition.name()); given != nullptr && given->isBoolean())
        return given->toBool();
    for (const graphql::VariableDefinition definition : operation.variables()) {
        const auto value = graphql::as<graphql::BooleanValue>(definition.defaultValue());
        if (value && definition.variable().symbol() == condition.symbol())
            return value.value();
    }
    return std::nullopt;
}

bool isAsked(graphql::Selection selection, graphql::OperationDefinition operation,
             const json::Value &variables)
{
    using graphql::Symbol;
    for (const auto &[name, expected] : {std::pair(Symbol::Skip, false), std::pair(Symbol::Include, true)}) {
        const graphql::Directive directive = graphql::findDirective(selection, name);
        if (!directive)
            continue;
        const graphql::Argument condition = graphql::findArgument(directive.arguments(), Symbol::If);
        if (!condition || conditionOf(condition.value(), operation, variables) != expected)
            return false;
    }
    return true;
}

} // namespace

// Without recursion, for chains of fragments have any length.
std::vector<graphql::Field>
CheckedOperation::selectedFields(std::vector<graphql::SelectionSet> sets, const json::Value &variables,
                                 const std::function<bool(std::string_view)> &applies) const
{
    std::vector<graphql::Field> fields;
    std::set<std::string_view> fragments; // that were spread
    while (!sets.empty()) {
        const graphql::SelectionSet set = sets.back();
        sets.pop_back();
        if (!set)
            continue;
        for (const graphql::Selection selection : set.selections()) {
            if (!isAsked(selection, m_operation, variables))
                continue;
            if (const auto field = graphql::as<graphql::Field>(selection)) {
                fields.push_back(field);
            } else if (const auto fragment = graphql::as<graphql::InlineFragment>(selection)) {
                const graphql::TypeReference condition = fragment.typeCondition();
                if (!condition || !applies || applies(condition.name()))
                    sets.push_back(fragment.selectionSet());
            } else if (fragments.insert(selection.name()).second) {
                const auto definition = graphql::findFragment(m_document, selection.name());
                if (definition && (!applies || applies(definition.typeCondition().name())))
                    sets.push_back(definition.selectionSet());
            }
        }
    }
    return fields;
}

std::vector<graphql::Field> CheckedOperation::askedFields(const json::Value &variables) const
{
    std::vector<graphql::Field> fields = selectedFields({m_operation.selectionSet()}, variables);
    std::set<std::string_view> names;
    std::erase_if(fields, [&](graphql::Field field) { return !names.insert(field.responseName()).second; });
    return fields;
}

AskedFields CheckedOperation::fieldsUnder(const AskedField *parent, const json::Value &variables) const
{
    const AskedField root{.name = {},
                          .type = m_schema ? m_schema->rootType(type()) : SchemaType(),
                          .sets = {m_operation.selectionSet()}};
    const AskedField &from = parent != nullptr ? *parent : root;
    AskedFields asked;
    for (const graphql::Field field : selectedFields(from.sets, variables)) {
        AskedField &known = asked[field.responseName()];
        known.name = field.name();
        if (const SchemaField definition = from.type ? from.type.field(field.name()) : SchemaField())
            known.type = definition.namedType();
        known.sets.push_back(field.selectionSet());
    }
    return asked;
}

bool CheckedOperation::isOnlyOf(const std::function<bool(graphql::SchemaType)> &isSuch,
                                const AskedField &field, const json::Value &object,
                                const json::Value &variables) const
{
    const SchemaType type = field.type;
    if (!m_schema || !object.isObject() || !type.isAbstract())
        return false;
    bool isFound = false;
    bool hasOthers = false;
    for (const SchemaType possible : type.possibleTypes()) {
        const bool isOfThem = isSuch(possible);
        hasOthers = hasOthers || !isOfThem;
        const auto applies = [&](std::string_view name) {
            const SchemaType condition = m_schema->type(name);
            return name == possible.name()
                   || (condition.isAbstract() && m_schema->isPossibleType(condition, possible));
        };
        std::set<std::string_view> names;
        bool fits = true;
        for (const graphql::Field asked : selectedFields(field.sets, variables, applies)) {
            const json::Value *value = object.find(asked.responseName());
            names.insert(asked.responseName());
            fits = fits && value != nullptr
                   && (asked.name() != "__typename" || value->toString() == possible.name());
        }
        if (!fits || names.size() != object.size())
            continue;
        if (!isOfThem)
            return false;
        isFound = true;
    }
    return isFound && hasOthers;
}

std::vector<Error> sizeErrors(const graphql::OperationSize &size, const SizeLimits &limits)
{
    std::vector<Error> errors;
    const auto compare = [&](std::string_view what, std::uint64_t actual, std::uint64_t most,
                             Template exactly, Template atLeast) {
        if (actual <= most)
            return;
        Error error{ErrorKind::Invalid,
                    std::string(what) + "_limit",
                    {actual < graphql::kMaxCounted ? exactly : atLeast, {{"count", actual}, {"most", most}}},
                    CORE_TEXT("Core", "Select fewer fields or request fewer items.")};
        error.details = json::Value::object({{"of", what}, {"limit", most}, {"actual", actual}});
        errors.push_back(std::move(error));
    };
    compare(
        "depth", size.depth, limits.depth,
        CORE_TEXT("Core", "The operation is {count} levels deep, and the endpoint allows {most}."),
        CORE_TEXT("Core", "The operation is at least {count} levels deep, and the endpoint allows {most}."));
    compare(
        "fields", size.fieldCount, limits.fields,
        CORE_TEXT("Core", "The operation selects {count} fields, and the endpoint allows {most}."),
        CORE_TEXT("Core", "The operation selects at least {count} fields, and the endpoint allows {most}."));
    compare("complexity", size.complexity, limits.complexity,
            CORE_TEXT("Core", "The operation has a complexity of {count}, and the endpoint allows {most}."),
            CORE_TEXT("Core",
                      "The operation has a complexity of at least {count}, and the endpoint allows {most}."));
    return errors;
}

Result<void> checkSize(const graphql::OperationSize &size, const SizeLimits &limits)
{
    std::vector<Error> errors = sizeErrors(size, limits);
    if (errors.empty())
        return {};
    std::vector<Message> sentences;
    json::Value exceeded = json::Value::array();
    for (Error &error : errors) {
        sentences.push_back(error.message);
        exceeded.append(std::move(error.details));
    }
    Error first = std::move(errors.front());
    first.message = listedSentences(sentences, "problems");
    first.details = json::Value::object({{"exceeded", std::move(exceeded)}});
    return first;
}

} // namespace tooltray::execution
