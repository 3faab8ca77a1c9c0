// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/validate.h"

#include "graphql/language/parse.h"
#include "graphql/language/sdl.h"
#include "graphql/rules/executablerules.h"
#include "graphql/rules/sdlrules.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/documentfacts.h"
#include "graphql/validation/schemachecks.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace tooltray::graphql {
namespace {

// Exactly this view: views convert to what they are made of, which is not meant here.
template <class Rule, class View>
concept Enters = requires
{
    static_cast<void (Rule::*)(View)>(&Rule::enter);
};

template <class Rule>
concept Checks = requires
{
    static_cast<void (Rule::*)(const OperationFacts &)>(&Rule::check);
};

// Rules that look at a document together, in one walk over its nodes. A rule has a function enter() for each
// kind of node it wants to see, check() for operations with all that they lead to, and finish() for the end.
template <class... Rules>
class RuleSet {
public:
    explicit RuleSet(ValidationContext &context) noexcept : m_context(context), m_rules(Rules(context)...) {}

    void run();

private:
    void enter(Node node);
    void checkOperations();

    template <class Visit>
    void forEachRule(Visit visit)
    {
        std::apply([&](Rules &...rules) { (visit(rules), ...); }, m_rules);
    }
    template <class View>
    void dispatch(View view)
    {
        forEachRule([&]<class Rule>(Rule &rule) {
            if constexpr (Enters<Rule, View>)
                rule.enter(view);
        });
    }

    ValidationContext &m_context;
    std::tuple<Rules...> m_rules;
};

template <class... Rules>
void RuleSet<Rules...>::run()
{
    const Document &document = m_context.document();
    for (std::uint32_t i = 1; i < document.nodes().size() && !m_context.isAborted(); ++i)
        enter(document.node(i));
    checkOperations();
    forEachRule([&](auto &rule) {
        if constexpr (requires { rule.finish(); })
            if (!m_context.isAborted())
                rule.finish();
    });
}

template <class... Rules>
void RuleSet<Rules...>::enter(Node node)
{
    const NodeKind kind = node.kind();
    if (kind < NodeKind::Variable || kind > NodeKind::ObjectField)
        forEachRule([&](auto &rule) {
            if constexpr (requires { rule.enterAny(node); })
                rule.enterAny(node);
        });
    switch (kind) {
    case NodeKind::OperationDefinition: return dispatch(OperationDefinition(node));
    case NodeKind::FragmentDefinition: return dispatch(FragmentDefinition(node));
    case NodeKind::VariableDefinition: return dispatch(VariableDefinition(node));
    case NodeKind::Field: return dispatch(Field(node));
    case NodeKind::FragmentSpread: return dispatch(FragmentSpread(node));
    case NodeKind::InlineFragment: return dispatch(InlineFragment(node));
    case NodeKind::Argument: return dispatch(Argument(node));
    case NodeKind::Directive: return dispatch(Directive(node));
    case NodeKind::EnumValue: return dispatch(EnumValue(node));
    case NodeKind::ObjectValue: return dispatch(ObjectValue(node));
    case NodeKind::ObjectField: return dispatch(ObjectField(node));
    case NodeKind::NamedType: return dispatch(TypeReference(node));
    case NodeKind::SchemaDefinition:
    case NodeKind::SchemaExtension: return dispatch(SchemaDefinition(node));
    case NodeKind::DirectiveDefinition:
    case NodeKind::DirectiveExtension: return dispatch(DirectiveDefinition(node));
    default: break;
    }
    if (!isTypeDefinition(kind) && !isTypeExtension(kind))
        return;
    dispatch(Definition(node));
    switch (kind) {
    case NodeKind::ObjectTypeDefinition:
    case NodeKind::ObjectTypeExtension:
    case NodeKind::InterfaceTypeDefinition:
    case NodeKind::InterfaceTypeExtension: return dispatch(FieldsTypeDefinition(node));
    case NodeKind::EnumTypeDefinition:
    case NodeKind::EnumTypeExtension: return dispatch(EnumTypeDefinition(node));
    case NodeKind::InputObjectTypeDefinition:
    case NodeKind::InputObjectTypeExtension: return dispatch(InputObjectTypeDefinition(node));
    default: return;
    }
}

template <class... Rules>
void RuleSet<Rules...>::checkOperations()
{
    if constexpr ((Checks<Rules> || ...)) {
        const DocumentFacts &facts = m_context.facts();
        for (const DefinitionFacts &definition : facts.operations()) {
            OperationFacts operation{OperationDefinition(m_context.document().node(definition.node)),
                                     {definition.usages}};
            std::size_t cost = facts.fragments().size() / 8 + definition.usages.size();
            for (const std::uint32_t fragment : facts.reachableFragments({&definition, 1})) {
                operation.usages.push_back(facts.fragments()[fragment].usages);
                cost += 1 + operation.usages.back().size();
            }
            if (!m_context.spend(cost))
                return;
            forEachRule([&]<class Rule>(Rule &rule) {
                if constexpr (Checks<Rule>)
                    rule.check(operation);
            });
        }
    }
}

// The rules are in the order of graphql-js.
using ExecutableRules =
    RuleSet<ExecutableDefinitions, KnownOperationTypes, UniqueOperationNames, LoneAnonymousOperation,
            SingleFieldSubscriptions, KnownTypeNames, FragmentsOnCompositeTypes, VariablesAreInputTypes,
            ScalarLeafs, FieldsOnCorrectType, UniqueFragmentNames, KnownFragmentNames, NoUnusedFragments,
            PossibleFragmentSpreads, NoFragmentCycles, UniqueVariableNames, NoUndefinedVariables,
            NoUnusedVariables, KnownDirectives, UniqueDirectivesPerLocation, DeferStreamDirectiveOnRootField,
            DeferStreamDirectiveOnValidOperations, DeferStreamDirectiveLabel, StreamDirectiveOnListField,
            KnownArgumentNames, KnownArgumentNamesOnDirectives, UniqueArgumentNames, ValuesOfCorrectType,
            ProvidedRequiredArguments, ProvidedRequiredArgumentsOnDirectives, VariablesInAllowedPosition,
            OverlappingFieldsCanBeMerged, UniqueInputFieldNames, MaxIntrospectionDepth>;
// The rules that need no schema.
using SchemalessRules =
    RuleSet<ExecutableDefinitions, UniqueOperationNames, LoneAnonymousOperation, UniqueFragmentNames,
            KnownFragmentNames, NoUnusedFragments, NoFragmentCycles, UniqueVariableNames,
            NoUndefinedVariables, NoUnusedVariables, UniqueArgumentNames, UniqueInputFieldNames>;
using SdlRules = RuleSet<LoneSchemaDefinition, UniqueOperationTypes, UniqueTypeNames, UniqueEnumValueNames,
                         UniqueFieldDefinitionNames, UniqueArgumentDefinitionNames, UniqueDirectiveNames,
                         KnownTypeNames, KnownDirectives, UniqueDirectivesPerLocation, PossibleTypeExtensions,
                         KnownArgumentNamesOnDirectives, UniqueArgumentNames, UniqueInputFieldNames,
                         ProvidedRequiredArgumentsOnDirectives>;

template <class Rules>
Diagnostics run(const Schema &schema, const Document &document, ValidationContext::Target target,
                const ValidationOptions &options)
{
    ValidationContext context(document, schema, target, options);
    Rules(context).run();
    return context.takeDiagnostics();
}

const Schema &emptySchema()
{
    static const SchemaPointer schema = buildSchema(parseDocument("")).schema;
    return *schema;
}

} // namespace

Diagnostics validate(const Schema &schema, const Document &document, const ValidationOptions &options)
{
    return run<ExecutableRules>(schema, document, ValidationContext::Target::Executable, options);
}

Diagnostics validateAlone(const Document &document, const ValidationOptions &options)
{
    return run<SchemalessRules>(emptySchema(), document, ValidationContext::Target::Executable, options);
}

Diagnostics validateSdl(const Document &document, const ValidationOptions &options)
{
    return run<SdlRules>(emptySchema(), document, ValidationContext::Target::TypeSystem, options);
}

Diagnostics findDeprecatedUses(const Schema &schema, const Document &document,
                               const ValidationOptions &options)
{
    return run<RuleSet<NoDeprecated>>(schema, document, ValidationContext::Target::Executable, options);
}

namespace {

void append(Diagnostics &all, Diagnostics more)
{
    std::move(more.begin(), more.end(), std::back_inserter(all));
}

// The rules have already reported most places where building the schema had to guess.
void appendNewPlaces(Diagnostics &all, Diagnostics more)
{
    std::unordered_set<std::uint32_t> places;
    for (const Diagnostic &diagnostic : all)
        for (const SourceSpan span : diagnostic.spans)
            places.insert(span.start);
    std::erase_if(more, [&](const Diagnostic &diagnostic) {
        return !diagnostic.spans.empty() && places.contains(diagnostic.spans.front().start);
    });
    append(all, std::move(more));
}

bool isJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

Diagnostic noTypes()
{
    return {kNoTypesRule, "The text defines no types. Pass SDL or the result of an introspection query.", {}};
}

void keepAtMost(Diagnostics &findings, const ValidationOptions &options)
{
    if (findings.size() <= options.maxErrors)
        return;
    const std::size_t more = findings.size() - options.maxErrors;
    findings.resize(options.maxErrors);
    findings.push_back({kBudgetRule, "There are " + std::to_string(more) + " more findings.", {}});
}

// The findings, as errors or warnings.
LoadedSchema judged(SchemaPointer schema, Diagnostics findings, Strictness strictness,
                    const ValidationOptions &options)
{
    keepAtMost(findings, options);
    LoadedSchema loaded;
    if (strictness == Strictness::Lenient || findings.empty()) {
        loaded.schema = std::move(schema);
        loaded.warnings = std::move(findings);
    } else {
        loaded.errors = std::move(findings);
    }
    return loaded;
}

bool hasTypesOfItsOwn(const Schema &schema)
{
    return std::any_of(schema.types().begin(), schema.types().end(),
                       [](SchemaType type) { return !type.isBuiltIn(); });
}

LoadedSchema loadIntrospection(std::string_view json, Strictness strictness, const ValidationOptions &options)
{
    IntrospectedSchema read = readIntrospection(json);
    if (!read.schema)
        return {{}, std::move(read.problems), {}};
    if (!hasTypesOfItsOwn(*read.schema))
        return {{}, {noTypes()}, {}};
    append(read.problems, validateSchema(*read.schema, options));
    return judged(std::move(read.schema), std::move(read.problems), strictness, options);
}

// A text that cannot be read to its end loses definitions without a trace, which is an error always.
Diagnostics syntaxErrors(const Document &document)
{
    Diagnostics errors;
    for (const SyntaxError &error : document.errors()) {
        const std::uint32_t end = std::max(error.found.end, error.offset);
        errors.push_back({kSyntaxRule, message(error, document.text()), {{error.offset, end}}});
    }
    return errors;
}

LoadedSchema loadSdl(std::string_view text, Strictness strictness, const ValidationOptions &options)
{
    const Document document = parseDocument(std::string(text));
    if (!document.isValid())
        return {{}, syntaxErrors(document), {}};
    BuiltSchema built = buildSchema(document);
    if (!hasTypesOfItsOwn(*built.schema))
        return {{}, {noTypes()}, {}};
    Diagnostics findings = validateSdl(document, options);
    appendNewPlaces(findings, std::move(built.problems));
    // Checks of the whole schema say little while its definitions are wrong themselves, but the schema of a
    // service will not be fixed, so they run anyway.
    if (findings.empty() || strictness == Strictness::Lenient)
        append(findings, validateSchema(built, document, options));
    return judged(std::move(built.schema), std::move(findings), strictness, options);
}

} // namespace

LoadedSchema loadSchema(std::string_view text, Strictness strictness, const ValidationOptions &options)
{
    // The mark is white space in SDL; offsets are those of the text as it was given.
    const std::string_view json =
        text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
    return isJson(json) ? loadIntrospection(json, strictness, options) : loadSdl(text, strictness, options);
}

} // namespace tooltray::graphql
