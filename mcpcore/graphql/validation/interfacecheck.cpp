// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/interfacecheck.h"

#include <algorithm>
#include <unordered_set>

namespace tooltray::graphql {

namespace {

class InterfaceCheck {
public:
    InterfaceCheck(SchemaType type, SchemaCheckContext &context)
        : m_context(context)
        , m_schema(context.schema())
        , m_type(type)
    {}

    void run();

private:
    void checkAncestors(SchemaType interface);
    void checkField(SchemaField promised);
    void checkArguments(SchemaField promised, SchemaField given);
    std::vector<Node> mentions(SchemaType type, SchemaType interface) const;
    std::string print(TypeRef type) const { return m_schema.print(type); }

    SchemaCheckContext &m_context;
    const Schema &m_schema;
    SchemaType m_type;
};

void InterfaceCheck::run()
{
    const std::string subject = "Type " + std::string(m_type.name());
    std::unordered_set<std::uint32_t> seen;
    for (const SchemaType interface : m_type.interfaces()) {
        const std::string name(interface.name());
        if (!interface.is(TypeKind::Interface)) {
            m_context.report(subject + " must only implement Interface types, it cannot implement " + name
                                 + ".",
                             mentions(m_type, interface));
        } else if (interface == m_type) {
            m_context.report(subject
                                 + " cannot implement itself because it would create a circular reference.",
                             mentions(m_type, interface));
        } else if (!seen.insert(interface.index()).second) {
            m_context.report(subject + " can only implement " + name + " once.", mentions(m_type, interface));
        } else if (m_context.spend(1 + interface.fields().size())) {
            checkAncestors(interface);
            for (const SchemaField promised : interface.fields())
                checkField(promised);
        }
    }
}

void InterfaceCheck::checkAncestors(SchemaType interface)
{
    const SchemaTypeList own = m_type.interfaces();
    for (const SchemaType ancestor : interface.interfaces()) {
        if (!m_context.spend(own.size()))
            return;
        if (std::find(own.begin(), own.end(), ancestor) != own.end())
            continue;
        std::vector<Node> places = mentions(interface, ancestor);
        for (const Node mention : mentions(m_type, interface))
            places.push_back(mention);
        const std::string subject = "Type " + std::string(m_type.name());
        const std::string name(interface.name());
        m_context.report(ancestor == m_type ? subject + " cannot implement " + name
                                                  + " because it would create a circular reference."
                                            : subject + " must implement " + std::string(ancestor.name())
                                                  + " because it is implemented by " + name + ".",
                         places);
    }
}

void InterfaceCheck::checkField(SchemaField promised)
{
    const SchemaField given = m_type.field(promised.symbol());
    if (!given) {
        std::vector<Node> places{m_context.definition(promised)};
        for (const Node node : m_context.nodes(m_type))
            places.push_back(node);
        return m_context.report("Interface field " + promised.coordinate() + " expected but "
                                    + std::string(m_type.name()) + " does not provide it.",
                                places);
    }
    if (!m_schema.isSubType(given.type(), promised.type()))
        m_context.report("Interface field " + promised.coordinate() + " expects type "
                             + print(promised.type()) + " but " + given.coordinate() + " is type "
                             + print(given.type()) + ".",
                         {m_context.typeOf(promised), m_context.typeOf(given)});
    checkArguments(promised, given);
    if (given.isDeprecated() && !promised.isDeprecated())
        m_context.report(
            "Interface field " + promised.coordinate() + " is not deprecated, so implementation field "
                + given.coordinate() + " must not be deprecated.",
            {SchemaCheckContext::deprecation(m_context.definition(given)), m_context.typeOf(given)});
}

void InterfaceCheck::checkArguments(SchemaField promised, SchemaField given)
{
    if (!m_context.spend(promised.arguments().size() * given.arguments().size()))
        return;
    for (const SchemaInput argument : promised.arguments()) {
        const SchemaInput other = given.argument(argument.symbol());
        if (!other)
            m_context.report("Interface field argument " + argument.coordinate() + " expected but "
                                 + given.coordinate() + " does not provide it.",
                             {m_context.definition(argument), m_context.definition(given)});
        else if (argument.type() != other.type())
            m_context.report("Interface field argument " + argument.coordinate() + " expects type "
                                 + print(argument.type()) + " but " + other.coordinate() + " is type "
                                 + print(other.type()) + ".",
                             {m_context.typeOf(argument), m_context.typeOf(other)});
    }
    for (const SchemaInput argument : given.arguments())
        if (argument.isRequired() && !promised.argument(argument.symbol()))
            m_context.report("Argument " + inQuotes(argument.coordinate()) + " must not be required type "
                                 + inQuotes(print(argument.type()))
                                 + " if not provided by the Interface field "
                                 + inQuotes(promised.coordinate()) + ".",
                             {m_context.definition(argument), m_context.definition(promised)});
}

std::vector<Node> InterfaceCheck::mentions(SchemaType type, SchemaType interface) const
{
    std::vector<Node> places;
    for (const Node node : m_context.nodes(type))
        if (const auto definition = as<FieldsTypeDefinition>(node))
            for (const NamedType name : definition.interfaces())
                if (name.name() == interface.name())
                    places.push_back(name);
    return places;
}

} // namespace

void checkInterfaces(SchemaType type, SchemaCheckContext &context)
{
    InterfaceCheck(type, context).run();
}

} // namespace tooltray::graphql
