// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/validate.h"

#include "graphql/language/parse.h"
#include "graphql/language/sdl.h"
#include "graphql/rules/executablerules.h"
#include "graphql/rules/sdlrules.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/documentfacts.h"

#include <tuple>

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

} // namespace tooltray::graphql
