// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/nodeprecated.h"

namespace tooltray::graphql {

void NoDeprecated::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (definition && definition.isDeprecated())
        m_context.report(kName,
                         "The field " + definition.coordinate() + " is deprecated. "
                             + std::string(definition.deprecationReason()),
                         field);
}

void NoDeprecated::enter(Argument argument)
{
    const SchemaInput input = m_context.facts().input(argument);
    if (input && input.isDeprecated())
        m_context.report(kName,
                         "The argument \"" + input.coordinate() + "\" is deprecated. "
                             + std::string(input.deprecationReason()),
                         argument);
}

void NoDeprecated::enter(ObjectField field)
{
    const SchemaInput input = m_context.facts().input(field);
    if (input && input.isDeprecated())
        m_context.report(kName,
                         "The input field " + input.coordinate() + " is deprecated. "
                             + std::string(input.deprecationReason()),
                         field);
}

void NoDeprecated::enter(EnumValue value)
{
    const SchemaEnumValue definition = m_context.facts().enumValue(value);
    if (definition && definition.isDeprecated())
        m_context.report(kName,
                         "The enum value \"" + definition.coordinate() + "\" is deprecated. "
                             + std::string(definition.deprecationReason()),
                         value);
}

} // namespace tooltray::graphql
