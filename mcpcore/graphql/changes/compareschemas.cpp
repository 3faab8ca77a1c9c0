// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/compareschemas.h"

#include "graphql/changes/schemachange.h"
#include "graphql/language/diagnostic.h"
#include "graphql/schema/builtins.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tooltray::graphql {

namespace {

class SchemaComparison {
public:
    SchemaComparison(const Schema &before, const Schema &after) : m_before(before), m_after(after) {}

    SchemaChanges run();

private:
    void compareRootTypes();
    void compareTypes();
    void compareTypes(SchemaType before, SchemaType after);
    void compareFields(SchemaType before, SchemaType after);
    void compareInterfaces(SchemaType before, SchemaType after);
    void compareMembers(SchemaType before, SchemaType after);
    void compareEnumValues(SchemaType before, SchemaType after);
    void compareInputFields(SchemaType before, SchemaType after);
    void compareArguments(SchemaField before, SchemaField after);
    void compareInputs(SchemaInput before, SchemaInput after);
    void compareDirectives();
    void compareDirectives(SchemaDirective before, SchemaDirective after);
    void compareLocations(SchemaDirective before, SchemaDirective after);

    template <class Element>
    void compareDescriptions(Element before, Element after);
    template <class Element>
    void compareDeprecations(Element before, Element after);
    void add(ChangeCode code, std::string coordinate, Message message);

    const Schema &m_before;
    const Schema &m_after;
    SchemaChanges m_changes;
};

Message kindInWords(TypeKind kind)
{
    switch (kind) {
    case TypeKind::Scalar: return CORE_TEXT("Core", "a Scalar type");
    case TypeKind::Object: return CORE_TEXT("Core", "an Object type");
    case TypeKind::Interface: return CORE_TEXT("Core", "an Interface type");
    case TypeKind::Union: return CORE_TEXT("Core", "a Union type");
    case TypeKind::Enum: return CORE_TEXT("Core", "an Enum type");
    case TypeKind::InputObject: return CORE_TEXT("Core", "an Input type");
    }
    return {};
}

SchemaType named(const SchemaTypeList &types, std::string_view name)
{
    const auto found =
        std::find_if(types.begin(), types.end(), [name](SchemaType type) { return type.name() == name; });
    return found == types.end() ? SchemaType() : *found;
}

// Calls removed(a), changed(a, b) and added(b).
template <class Range, class FindBefore, class FindAfter, class Removed, class Changed, class Added>
void pairUp(const Range &before, const Range &after, FindBefore findBefore, FindAfter findAfter,
            Removed removed, Changed changed, Added added)
{
    for (const auto element : before) {
        if (const auto same = findAfter(element.name()))
            changed(element, same);
        else
            removed(element);
    }
    for (const auto element : after)
        if (!findBefore(element.name()))
            added(element);
}

SchemaChanges SchemaComparison::run()
{
    compareRootTypes();
    compareTypes();
    compareDirectives();
    return std::move(m_changes);
}

void SchemaComparison::compareRootTypes()
{
    if (m_before.description() != m_after.description())
        add(ChangeCode::DescriptionChanged, {},
            CORE_TEXT("Core", "The description of the schema has changed."));
    for (const OperationType operation :
         {OperationType::Query, OperationType::Mutation, OperationType::Subscription}) {
        const SchemaType before = m_before.rootType(operation);
        const SchemaType after = m_after.rootType(operation);
        const std::string_view what = keyword(operation);
        if (before && !after)
            add(ChangeCode::RootTypeRemoved, std::string(before.name()),
                {CORE_TEXT("Core", "The schema no longer has a {operation} type."), {{"operation", what}}});
        else if (!before && after)
            add(ChangeCode::RootTypeAdded, std::string(after.name()),
                {CORE_TEXT("Core", "{name} was added as the {operation} type."),
                 {{"name", after.name()}, {"operation", what}}});
        else if (before && before.name() != after.name())
            add(ChangeCode::RootTypeChanged, std::string(before.name()),
                {CORE_TEXT("Core", "The {operation} type has changed from {before} to {after}."),
                 {{"operation", what}, {"before", before.name()}, {"after", after.name()}}});
    }
}

void SchemaComparison::compareTypes()
{
    pairUp(
        m_before.types(), m_after.types(), [&](std::string_view name) { return m_before.type(name); },
        [&](std::string_view name) { return m_after.type(name); },
        [&](SchemaType type) {
            const std::string name(type.name());
            add(ChangeCode::TypeRemoved, name,
                {isSpecifiedScalar(type.symbol()) ? CORE_TEXT(
                     "Core", "Standard scalar {name} was removed because it is not referenced anymore.")
                                                  : CORE_TEXT("Core", "{name} was removed."),
                 {{"name", name}}});
        },
        [&](SchemaType before, SchemaType after) { compareTypes(before, after); },
        [&](SchemaType type) {
            add(ChangeCode::TypeAdded, std::string(type.name()),
                {CORE_TEXT("Core", "{name} was added."), {{"name", type.name()}}});
        });
}

void SchemaComparison::compareTypes(SchemaType before, SchemaType after)
{
    const std::string name(before.name());
    if (before.description() != after.description())
        add(ChangeCode::DescriptionChanged, name,
            {CORE_TEXT("Core", "The description of {name} has changed."), {{"name", name}}});
    if (before.kind() != after.kind())
        return add(
            ChangeCode::TypeChangedKind, name,
            {CORE_TEXT("Core", "{name} changed from {before} to {after}."),
             {{"name", name}, {"before", kindInWords(before.kind())}, {"after", kindInWords(after.kind())}}});
    switch (before.kind()) {
    case TypeKind::Scalar:
        if (before.specifiedBy() != after.specifiedBy())
            add(ChangeCode::SpecifiedByChanged, name,
                {CORE_TEXT("Core", "{name} is specified differently."), {{"name", name}}});
        return;
    case TypeKind::Object:
    case TypeKind::Interface: compareFields(before, after); return compareInterfaces(before, after);
    case TypeKind::Union: return compareMembers(before, after);
    case TypeKind::Enum: return compareEnumValues(before, after);
    case TypeKind::InputObject: return compareInputFields(before, after);
    }
}

void SchemaComparison::compareFields(SchemaType before, SchemaType after)
{
    pairUp(
        before.fields(), after.fields(), [&](std::string_view name) { return before.field(name); },
        [&](std::string_view name) { return after.field(name); },
        [&](SchemaField field) {
            add(ChangeCode::FieldRemoved, field.coordinate(),
                {CORE_TEXT("Core", "Field {name} was removed."), {{"name", field.coordinate()}}});
        },
        [&](SchemaField old, SchemaField now) {
            compareArguments(old, now);
            const TypeChange change = outputChange({m_before, old.type()}, {m_after, now.type()});
            if (change != TypeChange::None)
                add(change == TypeChange::Compatible ? ChangeCode::FieldChangedKindSafe
                                                     : ChangeCode::FieldChangedKind,
                    old.coordinate(),
                    {CORE_TEXT("Core", "Field {name} changed type from {before} to {after}."),
                     {{"name", old.coordinate()},
                      {"before", m_before.print(old.type())},
                      {"after", m_after.print(now.type())}}});
            compareDescriptions(old, now);
            compareDeprecations(old, now);
        },
        [&](SchemaField field) {
            add(ChangeCode::FieldAdded, field.coordinate(),
                {CORE_TEXT("Core", "Field {name} was added."), {{"name", field.coordinate()}}});
        });
}

void SchemaComparison::compareInterfaces(SchemaType before, SchemaType after)
{
    const std::string name(before.name());
    pairUp(
        before.interfaces(), after.interfaces(),
        [&](std::string_view interface) { return named(before.interfaces(), interface); },
        [&](std::string_view interface) { return named(after.interfaces(), interface); },
        [&](SchemaType interface) {
            add(ChangeCode::ImplementedInterfaceRemoved, name,
                {CORE_TEXT("Core", "{name} no longer implements interface {interface}."),
                 {{"name", name}, {"interface", interface.name()}}});
        },
        [](SchemaType, SchemaType) {},
        [&](SchemaType interface) {
            add(ChangeCode::ImplementedInterfaceAdded, name,
                {CORE_TEXT("Core", "{interface} added to interfaces implemented by {name}."),
                 {{"interface", interface.name()}, {"name", name}}});
        });
}

void SchemaComparison::compareMembers(SchemaType before, SchemaType after)
{
    const std::string name(before.name());
    pairUp(
        before.members(), after.members(),
        [&](std::string_view member) { return named(before.members(), member); },
        [&](std::string_view member) { return named(after.members(), member); },
        [&](SchemaType member) {
            add(ChangeCode::TypeRemovedFromUnion, name,
                {CORE_TEXT("Core", "{name} was removed from union type {type}."),
                 {{"name", member.name()}, {"type", name}}});
        },
        [](SchemaType, SchemaType) {},
        [&](SchemaType member) {
            add(ChangeCode::TypeAddedToUnion, name,
                {CORE_TEXT("Core", "{name} was added to union type {type}."),
                 {{"name", member.name()}, {"type", name}}});
        });
}

void SchemaComparison::compareEnumValues(SchemaType before, SchemaType after)
{
    pairUp(
        before.enumValues(), after.enumValues(),
        [&](std::string_view name) { return before.enumValue(name); },
        [&](std::string_view name) { return after.enumValue(name); },
        [&](SchemaEnumValue value) {
            add(ChangeCode::ValueRemovedFromEnum, value.coordinate(),
                {CORE_TEXT("Core", "Enum value {name} was removed."), {{"name", value.coordinate()}}});
        },
        [&](SchemaEnumValue old, SchemaEnumValue now) {
            compareDescriptions(old, now);
            compareDeprecations(old, now);
        },
        [&](SchemaEnumValue value) {
            add(ChangeCode::ValueAddedToEnum, value.coordinate(),
                {CORE_TEXT("Core", "Enum value {name} was added."), {{"name", value.coordinate()}}});
        });
}

void SchemaComparison::compareInputFields(SchemaType before, SchemaType after)
{
    const std::string name(before.name());
    if (before.isOneOf() != after.isOneOf())
        add(after.isOneOf() ? ChangeCode::OneOfAdded : ChangeCode::OneOfRemoved, name,
            {after.isOneOf() ? CORE_TEXT("Core", "{name} now accepts exactly one field.")
                             : CORE_TEXT("Core", "{name} now accepts more than one field."),
             {{"name", name}}});
    pairUp(
        before.inputFields(), after.inputFields(),
        [&](std::string_view field) { return before.inputField(field); },
        [&](std::string_view field) { return after.inputField(field); },
        [&](SchemaInput field) {
            add(ChangeCode::FieldRemoved, field.coordinate(),
                {CORE_TEXT("Core", "Field {name} was removed."), {{"name", field.coordinate()}}});
        },
        [&](SchemaInput old, SchemaInput now) { compareInputs(old, now); },
        [&](SchemaInput field) {
            add(field.isRequired() ? ChangeCode::RequiredInputFieldAdded
                                   : ChangeCode::OptionalInputFieldAdded,
                field.coordinate(),
                {field.isRequired() ? CORE_TEXT("Core", "A required field {name} was added.")
                                    : CORE_TEXT("Core", "An optional field {name} was added."),
                 {{"name", field.coordinate()}}});
        });
}

void SchemaComparison::compareArguments(SchemaField before, SchemaField after)
{
    pairUp(
        before.arguments(), after.arguments(), [&](std::string_view name) { return before.argument(name); },
        [&](std::string_view name) { return after.argument(name); },
        [&](SchemaInput argument) {
            add(ChangeCode::ArgRemoved, argument.coordinate(),
                {CORE_TEXT("Core", "Argument {name} was removed."), {{"name", argument.coordinate()}}});
        },
        [&](SchemaInput old, SchemaInput now) { compareInputs(old, now); },
        [&](SchemaInput argument) {
            add(argument.isRequired() ? ChangeCode::RequiredArgAdded : ChangeCode::OptionalArgAdded,
                argument.coordinate(),
                {argument.isRequired() ? CORE_TEXT("Core", "A required argument {name} was added.")
                                       : CORE_TEXT("Core", "An optional argument {name} was added."),
                 {{"name", argument.coordinate()}}});
        });
}

// Arguments and input fields. Where the type changed for the worse the default is of no interest.
void SchemaComparison::compareInputs(SchemaInput before, SchemaInput after)
{
    const bool isField = before.data().ownerKind == InputOwner::InputObject;
    const std::string coordinate = before.coordinate();
    compareDescriptions(before, after);
    compareDeprecations(before, after);
    const TypeChange change = inputChange({m_before, before.type()}, {m_after, after.type()});
    if (change != TypeChange::None) {
        const bool isSafe = change == TypeChange::Compatible;
        const std::string had = m_before.print(before.type());
        const std::string has = m_after.print(after.type());
        if (isField)
            add(isSafe ? ChangeCode::FieldChangedKindSafe : ChangeCode::FieldChangedKind, coordinate,
                {CORE_TEXT("Core", "Field {name} changed type from {before} to {after}."),
                 {{"name", coordinate}, {"before", had}, {"after", has}}});
        else
            add(isSafe ? ChangeCode::ArgChangedKindSafe : ChangeCode::ArgChangedKind, coordinate,
                {CORE_TEXT("Core", "Argument {name} has changed type from {before} to {after}."),
                 {{"name", coordinate}, {"before", had}, {"after", has}}});
        if (!isSafe)
            return;
    }
    const std::string had = canonicalDefault(before);
    const std::string has = canonicalDefault(after);
    const ChangeCode changed =
        isField ? ChangeCode::InputFieldDefaultValueChange : ChangeCode::ArgDefaultValueChange;
    if (before.hasDefaultValue() && !after.hasDefaultValue())
        add(changed, coordinate,
            {CORE_TEXT("Core", "{name} defaultValue was removed."), {{"name", coordinate}}});
    else if (before.hasDefaultValue() && had != has)
        add(changed, coordinate,
            {CORE_TEXT("Core", "{name} has changed defaultValue from {before} to {after}."),
             {{"name", coordinate}, {"before", had}, {"after", has}}});
    else if (!before.hasDefaultValue() && after.hasDefaultValue())
        add(isField ? ChangeCode::InputFieldDefaultValueAdded : ChangeCode::ArgDefaultValueAdded, coordinate,
            {CORE_TEXT("Core", "{name} added a defaultValue {value}."),
             {{"name", coordinate}, {"value", has}}});
    if (after.isRequired() && !before.isRequired())
        add(ChangeCode::InputBecameRequired, coordinate,
            {CORE_TEXT("Core", "{name} has become required."), {{"name", coordinate}}});
}

void SchemaComparison::compareDirectives()
{
    pairUp(
        m_before.directives(), m_after.directives(),
        [&](std::string_view name) { return m_before.directive(name); },
        [&](std::string_view name) { return m_after.directive(name); },
        [&](SchemaDirective directive) {
            add(ChangeCode::DirectiveRemoved, directive.coordinate(),
                {CORE_TEXT("Core", "Directive {name} was removed."), {{"name", directive.coordinate()}}});
        },
        [&](SchemaDirective before, SchemaDirective after) { compareDirectives(before, after); },
        [&](SchemaDirective directive) {
            add(ChangeCode::DirectiveAdded, directive.coordinate(),
                {CORE_TEXT("Core", "Directive {name} was added."), {{"name", directive.coordinate()}}});
        });
}

void SchemaComparison::compareDirectives(SchemaDirective before, SchemaDirective after)
{
    const std::string coordinate = before.coordinate();
    compareDescriptions(before, after);
    compareDeprecations(before, after);
    pairUp(
        before.arguments(), after.arguments(), [&](std::string_view name) { return before.argument(name); },
        [&](std::string_view name) { return after.argument(name); },
        [&](SchemaInput argument) {
            add(ChangeCode::DirectiveArgRemoved, argument.coordinate(),
                {CORE_TEXT("Core", "Argument {name} was removed."), {{"name", argument.coordinate()}}});
        },
        [&](SchemaInput old, SchemaInput now) { compareInputs(old, now); },
        [&](SchemaInput argument) {
            add(argument.isRequired() ? ChangeCode::RequiredDirectiveArgAdded
                                      : ChangeCode::OptionalDirectiveArgAdded,
                argument.coordinate(),
                {argument.isRequired() ? CORE_TEXT("Core", "A required argument {name} was added.")
                                       : CORE_TEXT("Core", "An optional argument {name} was added."),
                 {{"name", argument.coordinate()}}});
        });
    if (before.isRepeatable() && !after.isRepeatable())
        add(ChangeCode::DirectiveRepeatableRemoved, coordinate,
            {CORE_TEXT("Core", "Repeatable flag was removed from {name}."), {{"name", coordinate}}});
    else if (!before.isRepeatable() && after.isRepeatable())
        add(ChangeCode::DirectiveRepeatableAdded, coordinate,
            {CORE_TEXT("Core", "Repeatable flag was added to {name}."), {{"name", coordinate}}});
    compareLocations(before, after);
}

void SchemaComparison::compareLocations(SchemaDirective before, SchemaDirective after)
{
    const std::string coordinate = before.coordinate();
    // By their text: services name locations nobody knows, which are other symbols in other schemas.
    const auto has = [](SchemaDirective directive, std::string_view location) {
        const auto all = directive.locations();
        return std::any_of(all.begin(), all.end(),
                           [&](Symbol symbol) { return directive.schema().text(symbol) == location; });
    };
    for (const Symbol symbol : before.locations())
        if (const std::string location(m_before.text(symbol)); !has(after, location))
            add(ChangeCode::DirectiveLocationRemoved, coordinate,
                {CORE_TEXT("Core", "{location} was removed from {name}."),
                 {{"location", location}, {"name", coordinate}}});
    for (const Symbol symbol : after.locations())
        if (const std::string location(m_after.text(symbol)); !has(before, location))
            add(ChangeCode::DirectiveLocationAdded, coordinate,
                {CORE_TEXT("Core", "{location} was added to {name}."),
                 {{"location", location}, {"name", coordinate}}});
}

template <class Element>
void SchemaComparison::compareDescriptions(Element before, Element after)
{
    if (before.description() != after.description())
        add(ChangeCode::DescriptionChanged, before.coordinate(),
            {CORE_TEXT("Core", "The description of {name} has changed."), {{"name", before.coordinate()}}});
}

template <class Element>
void SchemaComparison::compareDeprecations(Element before, Element after)
{
    const std::string coordinate = before.coordinate();
    if (!before.isDeprecated() && after.isDeprecated())
        add(ChangeCode::Deprecated, coordinate,
            {CORE_TEXT("Core", "{name} was deprecated: {reason}"),
             {{"name", coordinate}, {"reason", after.deprecationReason()}}});
    else if (before.isDeprecated() && !after.isDeprecated())
        add(ChangeCode::DeprecationRemoved, coordinate,
            {CORE_TEXT("Core", "{name} is no longer deprecated."), {{"name", coordinate}}});
    else if (before.deprecationReason() != after.deprecationReason())
        add(ChangeCode::DeprecationReasonChanged, coordinate,
            {CORE_TEXT("Core", "{name} is deprecated for another reason: {reason}"),
             {{"name", coordinate}, {"reason", after.deprecationReason()}}});
}

void SchemaComparison::add(ChangeCode code, std::string coordinate, Message message)
{
    m_changes.push_back({code, std::move(coordinate), std::move(message)});
}

} // namespace

SchemaChanges compareSchemas(const Schema &before, const Schema &after)
{
    return SchemaComparison(before, after).run();
}

} // namespace tooltray::graphql
