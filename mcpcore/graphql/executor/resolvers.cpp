// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/resolvers.h"

#include "graphql/schema/printschema.h"

#include <optional>
#include <type_traits>
#include <utility>

namespace tooltray::graphql {
namespace {

// A type with what is wrapped around it, as __Type shows it.
struct ShownType {
    const Schema *schema;
    TypeRef type;

    SchemaType named() const noexcept { return type.isNamed() ? schema->type(type) : SchemaType(); }
};

Resolved shown(const Schema &schema, TypeRef type)
{
    return Resolved::object(Source::of(ShownType{&schema, type}));
}

Resolved shown(SchemaType type)
{
    return type ? shown(type.schema(), type.reference()) : Resolved();
}

template <class Element>
Resolved shownElement(const Element &element)
{
    if constexpr (std::is_same_v<Element, SchemaType>)
        return shown(element);
    else
        return Resolved::object(Source::of(element));
}

template <class Range>
Resolved listOf(const Range &range)
{
    Resolved::List list;
    list.reserve(range.size());
    for (const auto element : range)
        list.push_back(shownElement(element));
    return list;
}

template <class Range>
Resolved listOf(const Range &range, const ResolveInfo &info)
{
    const bool withDeprecated = info["includeDeprecated"].toBool();
    Resolved::List list;
    for (const auto element : range)
        if (withDeprecated || !element.isDeprecated())
            list.push_back(shownElement(element));
    return list;
}

Resolved textIf(bool has, std::string_view text)
{
    return has ? Resolved(text) : Resolved();
}

// Registers what reads a field from a View, be it shown by itself or found in a ShownType.
class Registration {
public:
    Registration(Resolvers &resolvers, std::string_view type) : m_resolvers(resolvers), m_type(type) {}

    template <class View, class Read>
    const Registration &add(std::string_view field, Read read) const
    {
        m_resolvers.setField(m_type, field,
                             [read = std::move(read)](const Source &source, const ResolveInfo &info) {
                                 if constexpr (std::is_invocable_v<Read, View, const ResolveInfo &>)
                                     return Resolved(read(source.get<View>(), info));
                                 else
                                     return Resolved(read(source.get<View>()));
                             });
        return *this;
    }
    template <class View>
    const Registration &addNameAndDescription() const
    {
        return add<View>("name", [](View view) { return view.name(); })
            .template add<View>("description",
                                [](View view) { return textIf(view.hasDescription(), view.description()); });
    }
    template <class View>
    const Registration &addDeprecation() const
    {
        return add<View>("isDeprecated", [](View view) { return view.isDeprecated(); })
            .template add<View>("deprecationReason", [](View view) {
                return textIf(view.isDeprecated(), view.deprecationReason());
            });
    }

private:
    Resolvers &m_resolvers;
    std::string_view m_type;
};

void addSchema(Resolvers &resolvers)
{
    using View = const Schema *;
    const auto root = [](OperationType operation) {
        return [operation](View schema) { return shown(schema->rootType(operation)); };
    };
    Registration(resolvers, "__Schema")
        .add<View>("description",
                   [](View schema) { return textIf(schema->hasDescription(), schema->description()); })
        .add<View>("types", [](View schema) { return listOf(schema->types()); })
        .add<View>("queryType", root(OperationType::Query))
        .add<View>("mutationType", root(OperationType::Mutation))
        .add<View>("subscriptionType", root(OperationType::Subscription))
        .add<View>("directives",
                   [](View schema, const ResolveInfo &info) { return listOf(schema->directives(), info); });
}

bool hasFields(SchemaType type) noexcept
{
    return type.is(TypeKind::Object) || type.is(TypeKind::Interface);
}

void addType(Resolvers &resolvers)
{
    using View = ShownType;
    Registration(resolvers, "__Type")
        .add<View>("kind",
                   [](View view) -> std::string_view {
                       if (!view.type.isNamed())
                           return view.type.isNonNull() ? "NON_NULL" : "LIST";
                       return kindName(view.named().kind());
                   })
        .add<View>("name", [](View view) { return view.named() ? view.named().name() : Resolved(); })
        .add<View>("description",
                   [](View view) {
                       const SchemaType type = view.named();
                       return type ? textIf(type.hasDescription(), type.description()) : Resolved();
                   })
        .add<View>("specifiedByURL",
                   [](View view) {
                       const SchemaType type = view.named();
                       return type ? textIf(type.hasSpecifiedBy(), type.specifiedBy()) : Resolved();
                   })
        .add<View>("fields",
                   [](View view, const ResolveInfo &info) {
                       return hasFields(view.named()) ? listOf(view.named().fields(), info) : Resolved();
                   })
        .add<View>("interfaces",
                   [](View view) {
                       return hasFields(view.named()) ? listOf(view.named().interfaces()) : Resolved();
                   })
        .add<View>("possibleTypes",
                   [](View view) {
                       return view.named().isAbstract() ? listOf(view.named().possibleTypes()) : Resolved();
                   })
        .add<View>("enumValues",
                   [](View view, const ResolveInfo &info) {
                       const SchemaType type = view.named();
                       return type.is(TypeKind::Enum) ? listOf(type.enumValues(), info) : Resolved();
                   })
        .add<View>("inputFields",
                   [](View view, const ResolveInfo &info) {
                       const SchemaType type = view.named();
                       return type.is(TypeKind::InputObject) ? listOf(type.inputFields(), info) : Resolved();
                   })
        .add<View>("ofType",
                   [](View view) {
                       return view.type.isNamed() ? Resolved() : shown(*view.schema, view.type.inner());
                   })
        .add<View>("isOneOf", [](View view) {
            const SchemaType type = view.named();
            return type.is(TypeKind::InputObject) ? Resolved(type.isOneOf()) : Resolved();
        });
}

void addElements(Resolvers &resolvers)
{
    Registration(resolvers, "__Field")
        .addNameAndDescription<SchemaField>()
        .add<SchemaField>("args", [](SchemaField field,
                                     const ResolveInfo &info) { return listOf(field.arguments(), info); })
        .add<SchemaField>("type", [](SchemaField field) { return shown(field.schema(), field.type()); })
        .addDeprecation<SchemaField>();
    Registration(resolvers, "__InputValue")
        .addNameAndDescription<SchemaInput>()
        .add<SchemaInput>("type", [](SchemaInput input) { return shown(input.schema(), input.type()); })
        .add<SchemaInput>(
            "defaultValue",
            [](SchemaInput input) { return textIf(input.hasDefaultValue(), input.defaultValue()); })
        .addDeprecation<SchemaInput>();
    Registration(resolvers, "__EnumValue")
        .addNameAndDescription<SchemaEnumValue>()
        .addDeprecation<SchemaEnumValue>();
    Registration(resolvers, "__Directive")
        .addNameAndDescription<SchemaDirective>()
        .add<SchemaDirective>("isRepeatable",
                              [](SchemaDirective directive) { return directive.isRepeatable(); })
        .add<SchemaDirective>("locations",
                              [](SchemaDirective directive) {
                                  Resolved::List names;
                                  for (const Symbol location : directive.locations())
                                      names.emplace_back(directive.schema().text(location));
                                  return Resolved(std::move(names));
                              })
        .add<SchemaDirective>("args",
                              [](SchemaDirective directive, const ResolveInfo &info) {
                                  return listOf(directive.arguments(), info);
                              })
        .addDeprecation<SchemaDirective>();
}

// The answers of __schema and __type, and of the types they lead to (September 2025, 4.2).
void addIntrospection(Resolvers &resolvers)
{
    const Schema *schema = resolvers.schema().get();
    if (const SchemaType query = schema->queryType()) {
        resolvers.setField(query.name(), "__schema", [schema](const Source &, const ResolveInfo &) {
            return Resolved::object(Source::of(schema));
        });
        resolvers.setField(query.name(), "__type", [schema](const Source &, const ResolveInfo &info) {
            return shown(schema->type(info["name"].toString()));
        });
    }
    addSchema(resolvers);
    addType(resolvers);
    addElements(resolvers);
}

} // namespace

Resolved memberOfJson(const Source &source, const ResolveInfo &info)
{
    const json::Value *object = source.as<json::Value>();
    const json::Value *member = object ? object->find(info.field.name()) : nullptr;
    if (!member)
        return {};
    return Resolved::Json(source.owner(), member);
}

Resolvers::Resolvers(SchemaPointer schema)
    : m_schema(std::move(schema))
    , m_fields(m_schema->tables().fields.size())
{
    addIntrospection(*this);
}

void Resolvers::setField(std::string_view type, std::string_view field, Resolver resolver)
{
    const SchemaType parent = m_schema->type(type);
    // The fields of the query type that describe the schema belong to no type.
    const SchemaField found = parent ? m_schema->field(parent, m_schema->symbol(field)) : SchemaField();
    if (found)
        m_fields[found.index()] = std::move(resolver);
    else
        m_unknown.push_back(std::string(type).append(".").append(field));
}

void Resolvers::setSubscription(std::string_view field, Subscriber subscriber)
{
    const SchemaType root = m_schema->rootType(OperationType::Subscription);
    const SchemaField found = root ? root.field(field) : SchemaField();
    if (found)
        m_subscriptions[found.index()] = std::move(subscriber);
    else
        m_unknown.push_back("subscription " + std::string(field));
}

void Resolvers::setScalar(std::string_view type, Scalar scalar)
{
    const SchemaType found = m_schema->type(type);
    if (found.is(TypeKind::Scalar) && !found.isBuiltIn())
        m_scalars[found.index()] = std::move(scalar);
    else
        m_unknown.emplace_back(type);
}

const Resolver &Resolvers::resolver(SchemaField field) const noexcept
{
    static const Resolver ofJson = memberOfJson;
    const Resolver &own = m_fields[field.index()];
    return own ? own : ofJson;
}

const Subscriber *Resolvers::subscriber(SchemaField field) const noexcept
{
    const auto found = m_subscriptions.find(field.index());
    return found == m_subscriptions.end() ? nullptr : &found->second;
}

const Scalar *Resolvers::scalar(SchemaType type) const noexcept
{
    const auto found = m_scalars.find(type.index());
    return found == m_scalars.end() ? nullptr : &found->second;
}

InputScalars::Outcome Resolvers::parse(SchemaType type, const json::Value &value) const
{
    const Scalar *known = scalar(type);
    return known && known->parse ? known->parse(value) : Outcome{value, {}};
}

struct Deferred::State {
    State() = default;
    State(const State &) = delete;
    State &operator=(const State &) = delete;
    ~State()
    {
        if (take)
            take(FieldError{"The field was cancelled before it was resolved.", {}});
    }

    std::function<void(Resolved)> take;
    std::optional<Resolved> value; // when it came before anybody waited
    bool isAnswered = false;
};

Deferred::Deferred() : m_state(std::make_shared<State>()) {}

void Deferred::answer(Resolved value) const
{
    if (std::exchange(m_state->isAnswered, true))
        return;
    if (const auto take = std::exchange(m_state->take, nullptr))
        take(std::move(value));
    else
        m_state->value = std::move(value);
}

void Deferred::whenAnswered(std::function<void(Resolved)> take) &&
{
    const std::shared_ptr<State> state = std::move(m_state);
    if (state->value)
        take(*std::exchange(state->value, std::nullopt));
    else
        state->take = std::move(take);
}

} // namespace tooltray::graphql
