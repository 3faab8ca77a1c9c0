// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/changes/schemachange.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/validation/validationcontext.h"
#include "text/words/naturalorder.h"

#include <algorithm>

namespace tooltray::graphql {

std::string_view codeName(ChangeCode code) noexcept
{
    switch (code) {
    case ChangeCode::TypeRemoved: return "TYPE_REMOVED";
    case ChangeCode::TypeChangedKind: return "TYPE_CHANGED_KIND";
    case ChangeCode::TypeRemovedFromUnion: return "TYPE_REMOVED_FROM_UNION";
    case ChangeCode::ValueRemovedFromEnum: return "VALUE_REMOVED_FROM_ENUM";
    case ChangeCode::RequiredInputFieldAdded: return "REQUIRED_INPUT_FIELD_ADDED";
    case ChangeCode::ImplementedInterfaceRemoved: return "IMPLEMENTED_INTERFACE_REMOVED";
    case ChangeCode::FieldRemoved: return "FIELD_REMOVED";
    case ChangeCode::FieldChangedKind: return "FIELD_CHANGED_KIND";
    case ChangeCode::RequiredArgAdded: return "REQUIRED_ARG_ADDED";
    case ChangeCode::ArgRemoved: return "ARG_REMOVED";
    case ChangeCode::ArgChangedKind: return "ARG_CHANGED_KIND";
    case ChangeCode::DirectiveRemoved: return "DIRECTIVE_REMOVED";
    case ChangeCode::DirectiveArgRemoved: return "DIRECTIVE_ARG_REMOVED";
    case ChangeCode::RequiredDirectiveArgAdded: return "REQUIRED_DIRECTIVE_ARG_ADDED";
    case ChangeCode::DirectiveRepeatableRemoved: return "DIRECTIVE_REPEATABLE_REMOVED";
    case ChangeCode::DirectiveLocationRemoved: return "DIRECTIVE_LOCATION_REMOVED";
    case ChangeCode::RootTypeRemoved: return "ROOT_TYPE_REMOVED";
    case ChangeCode::RootTypeChanged: return "ROOT_TYPE_CHANGED";
    case ChangeCode::InputBecameRequired: return "INPUT_BECAME_REQUIRED";
    case ChangeCode::OneOfAdded: return "ONE_OF_ADDED";
    case ChangeCode::ValueAddedToEnum: return "VALUE_ADDED_TO_ENUM";
    case ChangeCode::TypeAddedToUnion: return "TYPE_ADDED_TO_UNION";
    case ChangeCode::OptionalInputFieldAdded: return "OPTIONAL_INPUT_FIELD_ADDED";
    case ChangeCode::OptionalArgAdded: return "OPTIONAL_ARG_ADDED";
    case ChangeCode::ImplementedInterfaceAdded: return "IMPLEMENTED_INTERFACE_ADDED";
    case ChangeCode::ArgDefaultValueChange: return "ARG_DEFAULT_VALUE_CHANGE";
    case ChangeCode::InputFieldDefaultValueChange: return "INPUT_FIELD_DEFAULT_VALUE_CHANGE";
    case ChangeCode::SpecifiedByChanged: return "SPECIFIED_BY_CHANGED";
    case ChangeCode::TypeAdded: return "TYPE_ADDED";
    case ChangeCode::FieldAdded: return "FIELD_ADDED";
    case ChangeCode::FieldChangedKindSafe: return "FIELD_CHANGED_KIND_SAFE";
    case ChangeCode::ArgChangedKindSafe: return "ARG_CHANGED_KIND_SAFE";
    case ChangeCode::ArgDefaultValueAdded: return "ARG_DEFAULT_VALUE_ADDED";
    case ChangeCode::InputFieldDefaultValueAdded: return "INPUT_FIELD_DEFAULT_VALUE_ADDED";
    case ChangeCode::DirectiveAdded: return "DIRECTIVE_ADDED";
    case ChangeCode::DirectiveRepeatableAdded: return "DIRECTIVE_REPEATABLE_ADDED";
    case ChangeCode::DirectiveLocationAdded: return "DIRECTIVE_LOCATION_ADDED";
    case ChangeCode::OptionalDirectiveArgAdded: return "OPTIONAL_DIRECTIVE_ARG_ADDED";
    case ChangeCode::RootTypeAdded: return "ROOT_TYPE_ADDED";
    case ChangeCode::OneOfRemoved: return "ONE_OF_REMOVED";
    case ChangeCode::Deprecated: return "DEPRECATED";
    case ChangeCode::DeprecationReasonChanged: return "DEPRECATION_REASON_CHANGED";
    case ChangeCode::DeprecationRemoved: return "DEPRECATION_REMOVED";
    case ChangeCode::DescriptionChanged: return "DESCRIPTION_CHANGED";
    }
    return {};
}

std::string_view impactName(ChangeImpact impact) noexcept
{
    switch (impact) {
    case ChangeImpact::Safe: return "safe";
    case ChangeImpact::Dangerous: return "dangerous";
    case ChangeImpact::Breaking: return "breaking";
    }
    return {};
}

namespace {

bool haveTheSameName(TypeOfSchema before, TypeOfSchema after)
{
    return before.schema.type(before.type).name() == after.schema.type(after.type).name();
}

// Which side may have null where the other has not.
enum class Wider : std::uint8_t { Before, After };

TypeChange change(TypeOfSchema before, TypeOfSchema after, Wider wider)
{
    if (before.type.wraps == after.type.wraps)
        return haveTheSameName(before, after) ? TypeChange::None : TypeChange::Incompatible;
    for (;;) {
        const TypeRef narrow = wider == Wider::Before ? after.type : before.type;
        const TypeRef wide = wider == Wider::Before ? before.type : after.type;
        if (wide.isNonNull() && !narrow.isNonNull())
            return TypeChange::Incompatible;
        before.type = before.type.nullable();
        after.type = after.type.nullable();
        if (before.type.isList() != after.type.isList())
            return TypeChange::Incompatible;
        if (before.type.isNamed())
            return haveTheSameName(before, after) ? TypeChange::Compatible : TypeChange::Incompatible;
        before.type = before.type.inner();
        after.type = after.type.inner();
    }
}

} // namespace

TypeChange outputChange(TypeOfSchema before, TypeOfSchema after)
{
    return change(before, after, Wider::Before);
}

TypeChange inputChange(TypeOfSchema before, TypeOfSchema after)
{
    return change(before, after, Wider::After);
}

namespace {

void appendSorted(Node value, std::string &out)
{
    if (const ListValue list = as<ListValue>(value)) {
        out += '[';
        for (const Value item : list.items()) {
            appendSorted(item, out);
            out += ' ';
        }
        out += ']';
    } else if (const ObjectValue object = as<ObjectValue>(value)) {
        std::vector<ObjectField> fields(object.fields().begin(), object.fields().end());
        std::stable_sort(fields.begin(), fields.end(),
                         [](ObjectField a, ObjectField b) { return naturalOrder(a.name(), b.name()) < 0; });
        out += '{';
        for (const ObjectField field : fields) {
            out.append(field.name()).append(":");
            appendSorted(field.value(), out);
            out += ' ';
        }
        out += '}';
    } else {
        out += value.text();
    }
}

} // namespace

std::string canonicalDefault(SchemaInput input)
{
    if (!input.hasDefaultValue())
        return {};
    const Document document = parseConstantValue(std::string(input.defaultValue()));
    if (!document.isValid())
        return std::string(input.defaultValue());
    std::string sorted;
    appendSorted(document.node(1), sorted);
    return print(parseConstantValue(std::move(sorted)).node(1));
}

} // namespace tooltray::graphql
