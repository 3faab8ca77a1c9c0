// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/schema.h"

#include <algorithm>
#include <utility>

namespace tooltray::graphql {

Schema::Schema(const SchemaTables &tables, std::shared_ptr<const void> owner)
    : m_tables(tables)
    , m_owner(std::move(owner))
{}

SchemaTypes Schema::types() const noexcept
{
    return {this, {0, static_cast<std::uint32_t>(m_tables.types.size())}};
}

SchemaDirectives Schema::directives() const noexcept
{
    return {this, {0, static_cast<std::uint32_t>(m_tables.directives.size())}};
}

SchemaType Schema::type(Symbol name) const noexcept
{
    return graphql::index(name) < m_tables.typeByName.size() ? type(m_tables.typeByName[graphql::index(name)])
                                                             : SchemaType();
}

SchemaType Schema::type(std::uint32_t index) const noexcept
{
    return index == kNoIndex ? SchemaType() : SchemaType(this, index);
}

SchemaType Schema::type(TypeRef type) const noexcept
{
    return this->type(type.type);
}

SchemaDirective Schema::directive(Symbol name) const noexcept
{
    if (name != Symbol::None)
        for (const SchemaDirective directive : directives())
            if (directive.symbol() == name)
                return directive;
    return {};
}

SchemaType Schema::rootType(OperationType operation) const noexcept
{
    return type(m_tables.root.types[static_cast<std::size_t>(operation)]);
}

SchemaField Schema::field(SchemaType parent, Symbol name) const noexcept
{
    const auto meta = [&](MetaField field) { return SchemaField(this, static_cast<std::uint32_t>(field)); };
    switch (name) {
    case Symbol::MetaTypename: return meta(MetaField::Typename);
    case Symbol::MetaSchema: return parent == queryType() ? meta(MetaField::Schema) : SchemaField();
    case Symbol::MetaType: return parent == queryType() ? meta(MetaField::Type) : SchemaField();
    default: return parent.field(name);
    }
}

bool Schema::isPossibleType(SchemaType abstract, SchemaType type) const noexcept
{
    const TypeData &data = abstract.data();
    if (type.is(TypeKind::Object)) {
        const std::uint32_t number = type.data().objectNumber;
        return data.possibleBits != kNoIndex
               && (m_tables.bits[data.possibleBits + number / 64] >> (number % 64) & 1) != 0;
    }
    const SchemaTypeList others =
        abstract.is(TypeKind::Union) ? abstract.members() : abstract.implementingInterfaces();
    return std::find(others.begin(), others.end(), type) != others.end();
}

bool Schema::doTypesOverlap(SchemaType a, SchemaType b) const noexcept
{
    if (a == b)
        return true;
    if (!a.isAbstract())
        return b.isAbstract() && isPossibleType(b, a);
    if (!b.isAbstract())
        return isPossibleType(a, b);
    const std::size_t words = (m_tables.root.objectCount + 63) / 64;
    const auto bitsOfA = m_tables.bits.subspan(a.data().possibleBits, words);
    const auto bitsOfB = m_tables.bits.subspan(b.data().possibleBits, words);
    for (std::size_t i = 0; i < words; ++i)
        if ((bitsOfA[i] & bitsOfB[i]) != 0)
            return true;
    return false;
}

bool Schema::isSubType(TypeRef type, TypeRef ofType) const noexcept
{
    for (;;) {
        if (type == ofType)
            return true;
        if (ofType.isNonNull()) {
            if (!type.isNonNull())
                return false;
            type = type.inner();
            ofType = ofType.inner();
        } else if (type.isNonNull()) {
            type = type.inner();
        } else if (ofType.isList() && type.isList()) {
            type = type.inner();
            ofType = ofType.inner();
        } else {
            break;
        }
    }
    if (!type.isNamed() || !ofType.isNamed() || !type.isKnown() || !ofType.isKnown())
        return false;
    const SchemaType sub = this->type(type);
    const SchemaType super = this->type(ofType);
    return super.isAbstract() && (sub.is(TypeKind::Object) || sub.is(TypeKind::Interface))
           && isPossibleType(super, sub);
}

Symbol Schema::find(std::string_view name, std::uint32_t hash) const noexcept
{
    const std::size_t mask = m_tables.nameSlots.size() - 1;
    for (std::size_t slot = hash & mask; m_tables.nameSlots[slot] != Symbol::None; slot = (slot + 1) & mask) {
        const Symbol symbol = m_tables.nameSlots[slot];
        const NameData &data = m_tables.names[graphql::index(symbol)];
        if (data.hash == hash && text(data.text) == name)
            return symbol;
    }
    return Symbol::None;
}

Symbol Schema::symbol(std::string_view name) const noexcept
{
    return find(name, SymbolTable::hashOf(name));
}

std::vector<Symbol> Schema::symbolsFor(const SymbolTable &names) const
{
    std::vector<Symbol> symbols(names.size(), Symbol::None);
    for (std::uint32_t i = 0; i < names.size(); ++i) {
        const auto symbol = static_cast<Symbol>(i);
        symbols[i] = isKnown(symbol) ? symbol : find(names.text(symbol), names.hash(symbol));
    }
    return symbols;
}

TypeRef Schema::typeRef(TypeReference reference) const noexcept
{
    // Deeper than a reference can be is deeper than any type of the schema.
    const std::uint32_t wraps = wrapsOf(reference);
    const SchemaType named = type(reference.namedType().name());
    return named && wraps != 0 ? TypeRef{named.index(), wraps} : TypeRef{};
}

std::string Schema::print(TypeRef reference) const
{
    if (reference.isNamed())
        return std::string(reference.isKnown() ? type(reference).name() : std::string_view("?"));
    const std::string inner = print(reference.inner());
    return reference.isNonNull() ? inner + '!' : '[' + inner + ']';
}

std::uint32_t wrapsOf(TypeReference type) noexcept
{
    std::uint32_t wraps = 0;
    std::uint32_t count = 0;
    for (;; type = type.item()) {
        for (const bool isNonNull : {true, false}) {
            if (isNonNull ? !type.isNonNull() : !type.isList())
                continue;
            if (count == TypeRef::kMaxWraps)
                return 0;
            wraps |= static_cast<std::uint32_t>(isNonNull) << count++;
        }
        if (!type.isList())
            return wraps | 1U << count;
    }
}

} // namespace tooltray::graphql
