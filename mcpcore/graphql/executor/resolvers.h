// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/executor/resolved.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/coerceliteral.h"
#include "json/value.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace tooltray::graphql {

// The information a resolver gets about the field it resolves.
struct ResolveInfo {
    SchemaField field;
    SchemaType parent;            // the object it is a field of
    const json::Value &arguments; // coerced; those that were not given and have no default are not there
    const Source &context;        // of the request

    const json::Value &operator[](std::string_view argument) const noexcept { return arguments[argument]; }
};

using Resolver = std::function<Resolved(const Source &source, const ResolveInfo &info)>;
// The events of a subscription; its field is then resolved from each of them.
using Subscribed = std::variant<std::unique_ptr<EventStream>, FieldError>;
using Subscriber = std::function<Subscribed(const Source &root, const ResolveInfo &info)>;

// A custom scalar: how its values go out and come in. What is not given lets everything pass.
struct Scalar {
    using Outcome = InputScalars::Outcome;
    std::function<Outcome(const json::Value &)> serialize;
    std::function<Outcome(const json::Value &)> parse;
};

// Resolves the fields of a schema. A field without a resolver of its own is the member of its name in a JSON object;
// introspection needs no resolvers.
class Resolvers final : public InputScalars {
public:
    explicit Resolvers(SchemaPointer schema);

    void setField(std::string_view type, std::string_view field, Resolver resolver);
    void setSubscription(std::string_view field, Subscriber subscriber);
    void setScalar(std::string_view type, Scalar scalar);

    // The coordinates that were set and that the schema does not have.
    const std::vector<std::string> &unknown() const noexcept { return m_unknown; }
    // The fields of objects that have no resolver of their own.
    std::vector<std::string> unresolved() const;

    const SchemaPointer &schema() const noexcept { return m_schema; }
    const Resolver &resolver(SchemaField field) const noexcept;
    const Subscriber *subscriber(SchemaField field) const noexcept;
    const Scalar *scalar(SchemaType type) const noexcept;
    Outcome parse(SchemaType scalar, const json::Value &value) const override;

private:
    void setField(SchemaField field, Resolver resolver);

    SchemaPointer m_schema;
    std::vector<Resolver> m_fields; // by the index of the field
    std::unordered_map<std::uint32_t, Subscriber> m_subscriptions;
    std::unordered_map<std::uint32_t, Scalar> m_scalars;
    std::vector<std::string> m_unknown;
};

// The member of the field's name of a source that is JSON; null of others.
Resolved memberOfJson(const Source &source, const ResolveInfo &info);

} // namespace tooltray::graphql
