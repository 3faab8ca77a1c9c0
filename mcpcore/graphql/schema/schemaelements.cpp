// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schema.h"

#include <algorithm>

namespace tooltray::graphql {

namespace {

std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string text;
    for (const std::string_view part : parts)
        text += part;
    return text;
}

SchemaInput inputNamed(SchemaInputs inputs, Symbol name)
{
    for (const SchemaInput input : inputs)
        if (input.symbol() == name)
            return input;
    return {};
}

} // namespace

std::uint32_t typeInList(const Schema &schema, std::uint32_t at) noexcept
{
    return schema.tables().typeLists[at];
}

std::string_view SchemaElement::text(TextRef ref) const noexcept
{
    return m_schema->text(ref);
}

std::string_view SchemaElement::text(Symbol name) const noexcept
{
    return m_schema->text(name);
}

const InputData &SchemaInput::data() const noexcept
{
    return schema().tables().inputs[index()];
}

std::string SchemaInput::coordinate() const
{
    const std::uint32_t owner = data().owner;
    switch (data().ownerKind) {
    case InputOwner::Field: return joined({SchemaField(&schema(), owner).coordinate(), "(", name(), ":)"});
    case InputOwner::Directive:
        return joined({SchemaDirective(&schema(), owner).coordinate(), "(", name(), ":)"});
    case InputOwner::InputObject: break;
    }
    return joined({SchemaType(&schema(), owner).name(), ".", name()});
}

const FieldData &SchemaField::data() const noexcept
{
    return schema().tables().fields[index()];
}

SchemaType SchemaField::parent() const noexcept
{
    return schema().type(data().parent);
}

SchemaType SchemaField::namedType() const noexcept
{
    return schema().type(data().type);
}

SchemaInput SchemaField::argument(Symbol name) const noexcept
{
    return inputNamed(arguments(), name);
}

SchemaInput SchemaField::argument(std::string_view name) const noexcept
{
    return inputNamed(arguments(), schema().symbol(name));
}

std::string SchemaField::coordinate() const
{
    const SchemaType type = parent();
    return joined({type ? type.name() : "<meta>", ".", name()});
}

const EnumValueData &SchemaEnumValue::data() const noexcept
{
    return schema().tables().enumValues[index()];
}

std::string SchemaEnumValue::coordinate() const
{
    return joined({SchemaType(&schema(), data().parent).name(), ".", name()});
}

const TypeData &SchemaType::data() const noexcept
{
    return schema().tables().types[index()];
}

SchemaFields SchemaType::fields() const noexcept
{
    const bool has = kind() == TypeKind::Object || kind() == TypeKind::Interface;
    return has ? SchemaFields(&schema(), data().members) : SchemaFields();
}

SchemaField SchemaType::field(Symbol name) const noexcept
{
    if (kind() != TypeKind::Object && kind() != TypeKind::Interface)
        return {};
    const std::uint32_t member = memberNamed(name);
    return member == kNoIndex ? SchemaField() : SchemaField(&schema(), member);
}

SchemaField SchemaType::field(std::string_view name) const noexcept
{
    return field(schema().symbol(name));
}

SchemaInputs SchemaType::inputFields() const noexcept
{
    return kind() == TypeKind::InputObject ? SchemaInputs(&schema(), data().members) : SchemaInputs();
}

SchemaInput SchemaType::inputField(Symbol name) const noexcept
{
    const std::uint32_t member = kind() == TypeKind::InputObject ? memberNamed(name) : kNoIndex;
    return member == kNoIndex ? SchemaInput() : SchemaInput(&schema(), member);
}

SchemaInput SchemaType::inputField(std::string_view name) const noexcept
{
    return inputField(schema().symbol(name));
}

SchemaEnumValues SchemaType::enumValues() const noexcept
{
    return kind() == TypeKind::Enum ? SchemaEnumValues(&schema(), data().members) : SchemaEnumValues();
}

SchemaEnumValue SchemaType::enumValue(Symbol name) const noexcept
{
    const std::uint32_t member = kind() == TypeKind::Enum ? memberNamed(name) : kNoIndex;
    return member == kNoIndex ? SchemaEnumValue() : SchemaEnumValue(&schema(), member);
}

SchemaEnumValue SchemaType::enumValue(std::string_view name) const noexcept
{
    return enumValue(schema().symbol(name));
}

SchemaTypeList SchemaType::interfaces() const noexcept
{
    return kind() == TypeKind::Union ? SchemaTypeList() : SchemaTypeList(&schema(), data().types);
}

SchemaTypeList SchemaType::members() const noexcept
{
    return kind() == TypeKind::Union ? SchemaTypeList(&schema(), data().types) : SchemaTypeList();
}

SchemaTypeList SchemaType::possibleTypes() const noexcept
{
    return {&schema(), data().possible};
}

SchemaTypeList SchemaType::implementingInterfaces() const noexcept
{
    return {&schema(), data().implementing};
}

std::uint32_t SchemaType::memberNamed(Symbol name) const noexcept
{
    const SchemaTables &tables = schema().tables();
    const TypeData &type = data();
    const auto nameOf = [&](std::uint32_t member) {
        switch (type.kind) {
        case TypeKind::Enum: return tables.enumValues[member].name;
        case TypeKind::InputObject: return tables.inputs[member].name;
        default: return tables.fields[member].name;
        }
    };
    if (name == Symbol::None)
        return kNoIndex;
    if (type.memberSlots == kNoIndex) {
        for (std::uint32_t i = 0; i < type.members.count; ++i)
            if (nameOf(type.members.begin + i) == name)
                return type.members.begin + i;
        return kNoIndex;
    }
    for (std::uint32_t slot = memberSlotOf(name);; ++slot) {
        const std::uint32_t member = tables.memberSlots[type.memberSlots + (slot & type.memberMask)];
        if (member == kNoIndex || nameOf(member) == name)
            return member;
    }
}

const DirectiveData &SchemaDirective::data() const noexcept
{
    return schema().tables().directives[index()];
}

SchemaInput SchemaDirective::argument(Symbol name) const noexcept
{
    return inputNamed(arguments(), name);
}

SchemaInput SchemaDirective::argument(std::string_view name) const noexcept
{
    return inputNamed(arguments(), schema().symbol(name));
}

std::span<const Symbol> SchemaDirective::locations() const noexcept
{
    return schema().tables().locationLists.subspan(data().locations.begin, data().locations.count);
}

bool SchemaDirective::isAllowedOn(Symbol location) const noexcept
{
    const auto all = locations();
    return std::find(all.begin(), all.end(), location) != all.end();
}

std::string SchemaDirective::coordinate() const
{
    return joined({"@", name()});
}

} // namespace tooltray::graphql
