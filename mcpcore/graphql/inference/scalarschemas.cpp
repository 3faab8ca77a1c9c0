// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/scalarschemas.h"

#include "graphql/inference/leafschemas.h"

#include <initializer_list>
#include <string_view>

namespace tooltray::graphql {

namespace {

ScalarSchema text(std::string_view format = {})
{
    ScalarSchema schema{ofType("string"), ofType("string")};
    if (!format.empty())
        schema.input.set("format", format);
    return schema;
}

// JavaScript cannot hold them all as numbers, so that many servers use text.
ScalarSchema bigNumber(std::string_view numberType)
{
    json::Value schema = json::Value::object({{"type", json::Value::array({numberType, "string"})}});
    return {schema, schema};
}

} // namespace

ScalarSchemas wellKnownScalars()
{
    ScalarSchemas scalars;
    const auto add = [&](std::initializer_list<std::string_view> names, const ScalarSchema &schema) {
        for (const std::string_view name : names)
            scalars.emplace(name, schema);
    };
    add({"DateTime", "ISO8601DateTime"}, text("date-time"));
    add({"Date", "ISO8601Date", "LocalDate"}, text("date"));
    add({"URL", "URI"}, text("uri"));
    add({"UUID", "GUID"}, text("uuid"));
    add({"Email", "EmailAddress"}, text("email"));
    add({"HTML", "Markdown", "Base64String", "GitObjectID", "Color", "HexColorCode", "PhoneNumber", "Locale",
         "TimeZone", "CountryCode", "JWT", "IPv4", "IPv6"},
        text());
    add({"BigInt", "Long", "Int64", "UnsignedInt64"}, bigNumber("integer"));
    add({"Decimal", "BigDecimal", "Money"}, bigNumber("number"));
    add({"PositiveInt", "NonNegativeInt"}, {ofType("integer"), ofType("integer")});
    add({"JSONObject"}, {ofType("object"), ofType("object")});
    return scalars;
}

} // namespace tooltray::graphql
