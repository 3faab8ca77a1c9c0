// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/buildschema.h"

#include "graphql/language/characters.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/schema/builtins.h"
#include "graphql/schema/schemaassembler.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include <simdjson.h>

namespace tooltray::graphql {

namespace {

namespace ondemand = simdjson::ondemand;

constexpr std::string_view kReadIntrospection = "ReadIntrospection";

bool isName(std::string_view text) noexcept
{
    return !text.empty() && isNameStart(unitValue(text.front()))
           && std::all_of(text.begin(), text.end(), [](char c) { return isNameContinue(unitValue(c)); });
}

std::optional<TypeKind> kindNamed(std::string_view name) noexcept
{
    constexpr std::pair<std::string_view, TypeKind> kKindNames[] = {
        {"SCALAR", TypeKind::Scalar}, {"OBJECT", TypeKind::Object}, {"INTERFACE", TypeKind::Interface},
        {"UNION", TypeKind::Union},   {"ENUM", TypeKind::Enum},     {"INPUT_OBJECT", TypeKind::InputObject}};
    for (const auto &[text, kind] : kKindNames)
        if (text == name)
            return kind;
    return std::nullopt;
}

// Reads the text forward. What simdjson refuses comes out as its exception and ends the reading.
//
// simdjson's buffer for strings has room for each string of the text once: names are looked up first, as
// everything else hangs on them, and must not be read again; keys are compared as they stand.
class IntrospectionReader {
public:
    IntrospectionReader(SchemaAssembler &assembler, Diagnostics &problems)
        : m_assembler(assembler)
        , m_problems(problems)
    {}

    bool read(ondemand::object root);

private:
    using Add = std::uint32_t (SchemaAssembler::*)(Symbol);

    void readSchema(ondemand::object schema);
    void readRoot(ondemand::value root, OperationType operation);
    void readType(ondemand::object type);
    void readTypes(ondemand::value types, std::string_view owner, std::string_view what);
    void readField(ondemand::object field);
    void readInputs(ondemand::value inputs, Add add);
    void readInput(ondemand::object input, Add add);
    void readEnumValue(ondemand::object value);
    void readDirective(ondemand::object directive);
    TypeRef readTypeRef(ondemand::object reference);
    TextRef readText(ondemand::value value);
    TextRef readDefault(ondemand::value value, std::string_view owner);
    static TextRef deprecation(TextRef reason, bool isDeprecated, SchemaAssembler &assembler);
    Symbol nameOf(ondemand::object &object, std::string_view what);
    void report(std::string message);

    // Deeper than any type can be; what is below is not looked at.
    static constexpr std::uint32_t kMaxTypeDepth = TypeRef::kMaxWraps + 1;

    SchemaAssembler &m_assembler;
    Diagnostics &m_problems;
    std::uint32_t m_typeDepth = 0; // of ofType in ofType
};

// Calls visit(key, value) for the members of an object.
template <class Visit>
void forEachMember(ondemand::object object, Visit visit)
{
    for (auto member : object) {
        ondemand::field field = std::move(member).take_value();
        const ondemand::raw_json_string key = field.key();
        visit([key](std::string_view name) { return key.unsafe_is_equal(name); }, field.value());
    }
}

// A member that is there and not null. Any other error than that it is missing ends the reading: simdjson's
// iterators must not be used after one.
std::optional<ondemand::value> memberOf(ondemand::object &object, std::string_view key)
{
    ondemand::value value;
    const simdjson::error_code error = object.find_field_unordered(key).get(value);
    if (error == simdjson::NO_SUCH_FIELD)
        return std::nullopt;
    if (error != simdjson::SUCCESS)
        throw simdjson::simdjson_error(error);
    return value.is_null() ? std::nullopt : std::optional(value);
}

std::optional<std::string_view> stringOf(ondemand::object &object, std::string_view key)
{
    std::optional<ondemand::value> value = memberOf(object, key);
    return value ? std::optional(std::string_view(value->get_string())) : std::nullopt;
}

bool IntrospectionReader::read(ondemand::object root)
{
    if (std::optional<ondemand::value> schema = memberOf(root, "__schema")) {
        readSchema(schema->get_object());
        return true;
    }
    std::optional<ondemand::value> data = memberOf(root, "data");
    if (!data)
        return false;
    ondemand::object object = data->get_object();
    std::optional<ondemand::value> schema = memberOf(object, "__schema");
    if (!schema)
        return false;
    readSchema(schema->get_object());
    return true;
}

void IntrospectionReader::readSchema(ondemand::object schema)
{
    bool hasTypes = false;
    forEachMember(schema, [&](auto is, ondemand::value value) {
        if (is("description")) {
            m_assembler.root().description = readText(value);
        } else if (is("queryType")) {
            readRoot(value, OperationType::Query);
        } else if (is("mutationType")) {
            readRoot(value, OperationType::Mutation);
        } else if (is("subscriptionType")) {
            readRoot(value, OperationType::Subscription);
        } else if (is("types") && !value.is_null()) {
            hasTypes = true;
            for (auto type : value.get_array())
                readType(type.get_object());
        } else if (is("directives") && !value.is_null()) {
            for (auto directive : value.get_array())
                readDirective(directive.get_object());
        }
    });
    if (!hasTypes)
        report("The introspection result has no types.");
}

void IntrospectionReader::readRoot(ondemand::value root, OperationType operation)
{
    if (root.is_null())
        return;
    ondemand::object object = root.get_object();
    const Symbol name = nameOf(object, "A root type");
    if (name != Symbol::None)
        m_assembler.setRootType(operation, name);
}

void IntrospectionReader::readType(ondemand::object object)
{
    const Symbol name = nameOf(object, "A type");
    if (name == Symbol::None)
        return;
    const std::string_view text = m_assembler.name(name);
    const std::string kindName(stringOf(object, "kind").value_or(""));
    const std::optional<TypeKind> kind = kindNamed(kindName);
    if (!kind)
        return report("Type \"" + std::string(text) + "\" is of an unknown kind: \"" + kindName + "\".");
    const std::uint32_t at = m_assembler.beginType(name, *kind);
    if (isBuiltInType(name))
        return; // only its place counts
    object.reset();
    bool hasFields = false;
    bool hasInterfaces = false;
    bool hasMembers = false;
    const bool isComposite = *kind == TypeKind::Object || *kind == TypeKind::Interface;
    forEachMember(object, [&](auto is, ondemand::value value) {
        if (is("description")) {
            m_assembler.type(at).description = readText(value);
        } else if (is("specifiedByURL") || is("specifiedByUrl")) {
            m_assembler.type(at).specifiedBy = readText(value);
        } else if (is("isOneOf")) {
            if (!value.is_null() && value.get_bool())
                m_assembler.type(at).flags |= TypeData::kOneOf;
        } else if (is("interfaces") && isComposite) {
            // Servers older than interfaces of interfaces say null.
            const bool isNull = value.is_null();
            hasInterfaces = !isNull || *kind == TypeKind::Interface;
            if (!isNull)
                readTypes(value, text, "interface");
        } else if (is("fields") && isComposite && !value.is_null()) {
            hasFields = true;
            for (auto field : value.get_array())
                readField(field.get_object());
        } else if (is("possibleTypes") && *kind == TypeKind::Union && !value.is_null()) {
            hasMembers = true;
            readTypes(value, text, "member");
        } else if (is("enumValues") && *kind == TypeKind::Enum && !value.is_null()) {
            hasMembers = true;
            for (auto enumValue : value.get_array())
                readEnumValue(enumValue.get_object());
        } else if (is("inputFields") && *kind == TypeKind::InputObject && !value.is_null()) {
            hasMembers = true;
            readInputs(value, &SchemaAssembler::addInputField);
        }
    });
    const auto requirePart = [&](bool has, std::string_view part) {
        if (!has)
            report("Type \"" + std::string(text) + "\" comes without its " + std::string(part) + ".");
    };
    if (isComposite) {
        requirePart(hasFields, "fields");
        requirePart(hasInterfaces, "interfaces");
    } else if (*kind != TypeKind::Scalar) {
        requirePart(hasMembers, *kind == TypeKind::Union  ? "possible types"
                                : *kind == TypeKind::Enum ? "values"
                                                          : "input fields");
    }
}

void IntrospectionReader::readTypes(ondemand::value types, std::string_view owner, std::string_view what)
{
    for (auto type : types.get_array()) {
        ondemand::object object = type.get_object();
        const Symbol name = nameOf(object, "An " + std::string(what) + " of \"" + std::string(owner) + '"');
        if (name != Symbol::None)
            m_assembler.addInterfaceOrMember(name);
    }
}

void IntrospectionReader::readField(ondemand::object object)
{
    const Symbol name = nameOf(object, "A field");
    if (name == Symbol::None)
        return;
    const std::uint32_t at = m_assembler.addField(name);
    m_assembler.field(at).type = SchemaAssembler::typeNamed(Symbol::StringType);
    object.reset();
    TextRef reason;
    bool isDeprecated = false;
    bool hasArguments = false;
    bool hasType = false;
    forEachMember(object, [&](auto is, ondemand::value value) {
        if (is("description")) {
            m_assembler.field(at).description = readText(value);
        } else if (is("args") && !value.is_null()) {
            hasArguments = true;
            readInputs(value, &SchemaAssembler::addArgument);
        } else if (is("type") && !value.is_null()) {
            hasType = true;
            m_assembler.field(at).type = readTypeRef(value.get_object());
        } else if (is("isDeprecated")) {
            isDeprecated = !value.is_null() && value.get_bool();
        } else if (is("deprecationReason")) {
            reason = readText(value);
        }
    });
    m_assembler.field(at).deprecation = deprecation(reason, isDeprecated, m_assembler);
    if (!hasArguments)
        report("Field \"" + std::string(m_assembler.name(name)) + "\" comes without its arguments.");
    if (!hasType)
        report("Field \"" + std::string(m_assembler.name(name)) + "\" comes without its type.");
}

void IntrospectionReader::readInputs(ondemand::value inputs, Add add)
{
    for (auto input : inputs.get_array())
        readInput(input.get_object(), add);
}

void IntrospectionReader::readInput(ondemand::object object, Add add)
{
    const Symbol name = nameOf(object, "An argument or input field");
    if (name == Symbol::None)
        return;
    const std::uint32_t at = (m_assembler.*add)(name);
    m_assembler.input(at).type = SchemaAssembler::typeNamed(Symbol::StringType);
    object.reset();
    TextRef reason;
    bool isDeprecated = false;
    bool hasType = false;
    forEachMember(object, [&](auto is, ondemand::value value) {
        if (is("description")) {
            m_assembler.input(at).description = readText(value);
        } else if (is("type") && !value.is_null()) {
            hasType = true;
            m_assembler.input(at).type = readTypeRef(value.get_object());
        } else if (is("defaultValue")) {
            m_assembler.input(at).defaultValue = readDefault(value, m_assembler.name(name));
        } else if (is("isDeprecated")) {
            isDeprecated = !value.is_null() && value.get_bool();
        } else if (is("deprecationReason")) {
            reason = readText(value);
        }
    });
    m_assembler.input(at).deprecation = deprecation(reason, isDeprecated, m_assembler);
    if (!hasType)
        report("Argument or input field \"" + std::string(m_assembler.name(name))
               + "\" comes without its type.");
}

void IntrospectionReader::readEnumValue(ondemand::object object)
{
    const Symbol name = nameOf(object, "An enum value");
    if (name == Symbol::None)
        return;
    if (name == Symbol::True || name == Symbol::False || name == Symbol::Null)
        return report("\"" + std::string(m_assembler.name(name)) + "\" cannot be the name of an enum value.");
    const std::uint32_t at = m_assembler.addEnumValue(name);
    object.reset();
    TextRef reason;
    bool isDeprecated = false;
    forEachMember(object, [&](auto is, ondemand::value value) {
        if (is("description"))
            m_assembler.enumValue(at).description = readText(value);
        else if (is("isDeprecated"))
            isDeprecated = !value.is_null() && value.get_bool();
        else if (is("deprecationReason"))
            reason = readText(value);
    });
    m_assembler.enumValue(at).deprecation = deprecation(reason, isDeprecated, m_assembler);
}

void IntrospectionReader::readDirective(ondemand::object object)
{
    const Symbol name = nameOf(object, "A directive");
    if (name == Symbol::None)
        return;
    const std::uint32_t at = m_assembler.beginDirective(name);
    if (isSpecifiedDirective(name))
        m_assembler.directive(at).flags |= DirectiveData::kSpecified;
    object.reset();
    bool hasArguments = false;
    bool hasLocations = false;
    forEachMember(object, [&](auto is, ondemand::value value) {
        if (is("description")) {
            m_assembler.directive(at).description = readText(value);
        } else if (is("isRepeatable")) {
            if (!value.is_null() && value.get_bool())
                m_assembler.directive(at).flags |= DirectiveData::kRepeatable;
        } else if (is("deprecationReason")) {
            m_assembler.directive(at).deprecation = readText(value);
        } else if (is("locations") && !value.is_null()) {
            hasLocations = true;
            for (auto item : value.get_array()) {
                const std::string_view location = item.get_string();
                if (isName(location))
                    m_assembler.addLocation(m_assembler.name(location));
                else
                    report("Directive \"@" + std::string(m_assembler.name(name))
                           + "\" has a location that is not a name: \"" + std::string(location) + "\".");
            }
        } else if (is("args") && !value.is_null()) {
            hasArguments = true;
            readInputs(value, &SchemaAssembler::addArgument);
        }
    });
    const std::string subject =
        "Directive \"@" + std::string(m_assembler.name(name)) + "\" comes without its ";
    if (!hasArguments)
        report(subject + "arguments.");
    if (!hasLocations)
        report(subject + "locations.");
}

// Introspection queries stop at some depth, and a type that is deeper ends in a wrapper around nothing.
TypeRef IntrospectionReader::readTypeRef(ondemand::object object)
{
    std::string_view kind;
    std::string_view name;
    std::optional<TypeRef> inner;
    forEachMember(object, [&](auto is, ondemand::value value) {
        if (value.is_null())
            return;
        if (is("kind"))
            kind = value.get_string();
        else if (is("name"))
            name = value.get_string();
        else if (is("ofType") && m_typeDepth < kMaxTypeDepth) {
            ++m_typeDepth;
            inner = readTypeRef(value.get_object());
            --m_typeDepth;
        }
    });
    const bool isList = kind == "LIST";
    if (isList || kind == "NON_NULL") {
        if (!inner || inner->isFull() || (!isList && inner->isNonNull())) {
            report(inner ? "A type is wrapped in a way no type can be."
                         : "A type is nested deeper than the introspection query asked for.");
            return inner.value_or(SchemaAssembler::typeNamed(Symbol::StringType));
        }
        return isList ? inner->list() : inner->nonNull();
    }
    if (!isName(name)) {
        report("A type is referred to without a name.");
        return SchemaAssembler::typeNamed(Symbol::StringType);
    }
    return SchemaAssembler::typeNamed(m_assembler.name(name));
}

TextRef IntrospectionReader::readText(ondemand::value value)
{
    return value.is_null() ? TextRef() : m_assembler.text(value.get_string());
}

TextRef IntrospectionReader::readDefault(ondemand::value value, std::string_view owner)
{
    if (value.is_null())
        return {};
    const std::string_view literal = value.get_string();
    // Names stand for themselves; anything else is brought into the form we print.
    if (isName(literal))
        return m_assembler.text(literal);
    const Document document = parseConstantValue(std::string(literal));
    if (document.isValid())
        return m_assembler.text(print(document.node(1)));
    report("The default value of \"" + std::string(owner)
           + "\" is not a GraphQL value: " + std::string(literal));
    return {};
}

TextRef IntrospectionReader::deprecation(TextRef reason, bool isDeprecated, SchemaAssembler &assembler)
{
    return isDeprecated && !reason.isPresent() ? assembler.text(kDefaultDeprecationReason) : reason;
}

Symbol IntrospectionReader::nameOf(ondemand::object &object, std::string_view what)
{
    const std::string_view name = stringOf(object, "name").value_or("");
    if (isName(name))
        return m_assembler.name(name);
    report(std::string(what) + " has no name, or one that is none in GraphQL: \"" + std::string(name)
           + "\".");
    return Symbol::None;
}

void IntrospectionReader::report(std::string message)
{
    m_problems.push_back({kReadIntrospection, std::move(message), {}});
}

// Reports references to types of the wrong kind.
class KindCheck {
public:
    KindCheck(const Schema &schema, Diagnostics &problems) : m_schema(schema), m_problems(problems) {}

    void check()
    {
        for (int i = 0; i < 3; ++i) {
            const SchemaType root = m_schema.rootType(static_cast<OperationType>(i));
            require(!root || root.is(TypeKind::Object), "A root type", root, "an object");
        }
        for (const SchemaType type : m_schema.types())
            if (!type.isBuiltIn())
                checkType(type);
        for (const SchemaDirective directive : m_schema.directives())
            checkInputs(directive.arguments());
    }

private:
    void checkType(SchemaType type)
    {
        for (const SchemaType interface : type.interfaces())
            require(interface.is(TypeKind::Interface), type.name(), interface, "an interface");
        for (const SchemaType member : type.members())
            require(member.is(TypeKind::Object), type.name(), member, "an object");
        for (const SchemaField field : type.fields()) {
            if (!field.namedType().isOutput())
                require(false, field.coordinate(), field.namedType(), "an output type");
            checkInputs(field.arguments());
        }
        checkInputs(type.inputFields());
    }

    void checkInputs(SchemaInputs inputs)
    {
        for (const SchemaInput input : inputs)
            if (!m_schema.type(input.type()).isInput())
                require(false, input.coordinate(), m_schema.type(input.type()), "an input type");
    }

    void require(bool isMet, std::string_view user, SchemaType type, std::string_view wanted)
    {
        if (!isMet)
            m_problems.push_back({kReadIntrospection,
                                  std::string(user) + " uses \"" + std::string(type.name())
                                      + "\", which is not " + std::string(wanted) + ".",
                                  {}});
    }

    const Schema &m_schema;
    Diagnostics &m_problems;
};

} // namespace

IntrospectedSchema readIntrospection(std::string_view json)
{
    IntrospectedSchema result;
    const auto fail = [&](std::string message) {
        result.schema.reset();
        result.problems.push_back({kReadIntrospection, std::move(message), {}});
        return std::move(result);
    };
    try {
        const simdjson::padded_string padded(json);
        ondemand::parser parser;
        ondemand::document document = parser.iterate(padded);
        SchemaAssembler assembler;
        IntrospectionReader reader(assembler, result.problems);
        if (!reader.read(document.get_object()))
            return fail("This is not an introspection result: it has no \"__schema\".");
        for (const Symbol name : assembler.undefinedTypes())
            result.problems.push_back(
                {kReadIntrospection, "Unknown type: \"" + std::string(assembler.name(name)) + "\".", {}});
        addBuiltInDefinitions(assembler);
        result.schema = assembler.finish().schema;
    } catch (const simdjson::simdjson_error &error) {
        return fail(std::string("The introspection result cannot be read: ") + error.what());
    }
    KindCheck(*result.schema, result.problems).check();
    return result;
}

} // namespace tooltray::graphql
