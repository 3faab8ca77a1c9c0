// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/introspectionquery.h"

namespace tooltray::execution {
namespace {

// Wrapping types that are told apart: enough for a list of lists of lists, each of them and their items non-null.
constexpr int kWrappers = 9;

std::string typeReference()
{
    std::string fields = "kind name";
    for (int i = 0; i < kWrappers; ++i)
        fields = "kind name ofType { " + fields + " }";
    return fields;
}

} // namespace

std::string introspectionQuery(IntrospectionEdition edition)
{
    const bool isOf2021 = edition != IntrospectionEdition::June2018;
    const bool isOf2025 = edition == IntrospectionEdition::September2025;
    const std::string deprecated = "(includeDeprecated: true)";
    const std::string inputs = isOf2025 ? deprecated : std::string();
    const std::string input = isOf2025 ? "...Input isDeprecated deprecationReason" : "...Input";
    return "query Schema { __schema {" + std::string(isOf2021 ? " description" : "")
           + " queryType { name } mutationType { name } subscriptionType { name }"
             " types { kind name description"
           + std::string(isOf2021 ? " specifiedByURL" : "") + (isOf2025 ? " isOneOf" : "") + " fields"
           + deprecated + " { name description args" + inputs + " { " + input
           + " } type { ...Type } isDeprecated deprecationReason }"
             " inputFields"
           + inputs + " { " + input + " } interfaces { ...Type } enumValues" + deprecated
           + " { name description isDeprecated deprecationReason } possibleTypes { ...Type } }"
             " directives { name description"
           + (isOf2021 ? " isRepeatable" : "") + " locations args" + inputs + " { " + input
           + " } } } }"
             " fragment Input on __InputValue { name description type { ...Type } defaultValue }"
             " fragment Type on __Type { "
           + typeReference() + " }";
}

} // namespace tooltray::execution
