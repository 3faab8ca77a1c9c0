// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/schema/printschema.h"

#include "graphql/language/stringvalue.h"
#include "graphql/schema/builtins.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::graphql {
namespace {

class SdlWriter {
public:
    SdlWriter(const Schema &schema, std::string &out) : m_schema(schema), m_out(out) {}

    bool schemaDefinition();
    void type(SchemaType type);
    void directive(SchemaDirective directive);

private:
    enum class Place : std::uint8_t { First, Later };

    void fields(SchemaFields fields);
    void arguments(SchemaInputs arguments, std::string_view indent);
    void input(SchemaInput input);
    void typeRef(TypeRef type);
    void typeNames(SchemaTypeList types, std::string_view prefix, std::string_view separator);
    template <class Element>
    void description(const Element &element, std::string_view indent, Place place);
    template <class Element>
    void deprecation(const Element &element);
    void stringArgument(std::string_view start, std::string_view value);

    const Schema &m_schema;
    std::string &m_out;
    std::string m_scratch;
};

bool SdlWriter::schemaDefinition()
{
    const SchemaType query = m_schema.rootType(OperationType::Query);
    const SchemaType mutation = m_schema.rootType(OperationType::Mutation);
    const SchemaType subscription = m_schema.rootType(OperationType::Subscription);
    if (!query && !mutation && !subscription)
        return false;
    const bool hasDefaultNames = query == m_schema.type(Symbol::QueryType)
                                 && mutation == m_schema.type(Symbol::MutationType)
                                 && subscription == m_schema.type(Symbol::SubscriptionType);
    if (hasDefaultNames && !m_schema.hasDescription())
        return false;
    description(m_schema, "", Place::First);
    m_out += "schema {\n";
    for (const auto &[root, keyword] : {std::pair(query, "query"), std::pair(mutation, "mutation"),
                                        std::pair(subscription, "subscription")})
        if (root)
            m_out.append("  ").append(keyword).append(": ").append(root.name()).append("\n");
    m_out += '}';
    return true;
}

void SdlWriter::type(SchemaType type)
{
    description(type, "", Place::First);
    switch (type.kind()) {
    case TypeKind::Scalar:
        m_out.append("scalar ").append(type.name());
        if (type.hasSpecifiedBy())
            stringArgument(" @specifiedBy(url: ", type.specifiedBy());
        return;
    case TypeKind::Object:
    case TypeKind::Interface:
        m_out.append(type.is(TypeKind::Object) ? "type " : "interface ").append(type.name());
        typeNames(type.interfaces(), " implements ", " & ");
        return fields(type.fields());
    case TypeKind::Union:
        m_out.append("union ").append(type.name());
        return typeNames(type.members(), " = ", " | ");
    case TypeKind::Enum: {
        m_out.append("enum ").append(type.name());
        Place place = Place::First;
        for (const SchemaEnumValue value : type.enumValues()) {
            m_out += place == Place::First ? " {\n" : "\n";
            description(value, "  ", std::exchange(place, Place::Later));
            m_out.append("  ").append(value.name());
            deprecation(value);
        }
        m_out += place == Place::Later ? "\n}" : "";
        return;
    }
    case TypeKind::InputObject: {
        m_out.append("input ").append(type.name()).append(type.isOneOf() ? " @oneOf" : "");
        Place place = Place::First;
        for (const SchemaInput field : type.inputFields()) {
            m_out += place == Place::First ? " {\n" : "\n";
            description(field, "  ", std::exchange(place, Place::Later));
            m_out += "  ";
            input(field);
        }
        m_out += place == Place::Later ? "\n}" : "";
        return;
    }
    }
}

void SdlWriter::directive(SchemaDirective directive)
{
    description(directive, "", Place::First);
    m_out.append("directive @").append(directive.name());
    arguments(directive.arguments(), "");
    deprecation(directive);
    if (directive.isRepeatable())
        m_out += " repeatable";
    std::string_view separator = " on ";
    for (const Symbol location : directive.locations()) {
        m_out.append(separator).append(m_schema.text(location));
        separator = " | ";
    }
    if (directive.locations().empty())
        m_out += separator;
}

void SdlWriter::fields(SchemaFields fields)
{
    Place place = Place::First;
    for (const SchemaField field : fields) {
        m_out += place == Place::First ? " {\n" : "\n";
        description(field, "  ", std::exchange(place, Place::Later));
        m_out.append("  ").append(field.name());
        arguments(field.arguments(), "  ");
        m_out += ": ";
        typeRef(field.type());
        deprecation(field);
    }
    m_out += place == Place::Later ? "\n}" : "";
}

void SdlWriter::arguments(SchemaInputs arguments, std::string_view indent)
{
    if (arguments.isEmpty())
        return;
    const bool areDescribed = std::any_of(arguments.begin(), arguments.end(),
                                          [](SchemaInput argument) { return argument.hasDescription(); });
    const std::string itemIndent = "  " + std::string(indent);
    Place place = Place::First;
    m_out += areDescribed ? "(\n" : "(";
    for (const SchemaInput argument : arguments) {
        if (place == Place::Later)
            m_out += areDescribed ? "\n" : ", ";
        if (areDescribed) {
            description(argument, itemIndent, place);
            m_out += itemIndent;
        }
        input(argument);
        place = Place::Later;
    }
    if (areDescribed)
        m_out.append("\n").append(indent);
    m_out += ')';
}

void SdlWriter::input(SchemaInput input)
{
    m_out.append(input.name()).append(": ");
    typeRef(input.type());
    if (input.hasDefaultValue())
        m_out.append(" = ").append(input.defaultValue());
    deprecation(input);
}

void SdlWriter::typeRef(TypeRef type)
{
    if (type.isNamed()) {
        m_out += m_schema.type(type).name();
    } else if (type.isNonNull()) {
        typeRef(type.inner());
        m_out += '!';
    } else {
        m_out += '[';
        typeRef(type.inner());
        m_out += ']';
    }
}

void SdlWriter::typeNames(SchemaTypeList types, std::string_view prefix, std::string_view separator)
{
    for (const SchemaType type : types) {
        m_out.append(prefix).append(type.name());
        prefix = separator;
    }
}

template <class Element>
void SdlWriter::description(const Element &element, std::string_view indent, Place place)
{
    if (!element.hasDescription())
        return;
    const std::string_view value = element.description();
    m_scratch.clear();
    if (isPrintableAsBlockString(value))
        printBlockString(value, m_scratch);
    else
        printString(value, m_scratch);
    if (!indent.empty() && place == Place::Later)
        m_out += '\n';
    m_out += indent;
    std::string_view text = m_scratch;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        m_out.append(text.substr(0, end + 1)).append(indent);
        text.remove_prefix(end + 1);
    }
    m_out.append(text).append("\n");
}

template <class Element>
void SdlWriter::deprecation(const Element &element)
{
    if (!element.isDeprecated())
        return;
    if (element.deprecationReason() == kDefaultDeprecationReason)
        m_out += " @deprecated";
    else
        stringArgument(" @deprecated(reason: ", element.deprecationReason());
}

void SdlWriter::stringArgument(std::string_view start, std::string_view value)
{
    m_out += start;
    printString(value, m_out);
    m_out += ')';
}

} // namespace

std::string printSchema(const Schema &schema)
{
    std::string out;
    out.reserve(schema.tables().text.size() * 3 / 2);
    SdlWriter writer(schema, out);
    bool isFirst = !writer.schemaDefinition();
    const auto separate = [&] {
        if (!std::exchange(isFirst, false))
            out += "\n\n";
    };
    for (const SchemaDirective directive : schema.directives()) {
        if (directive.isSpecified())
            continue;
        separate();
        writer.directive(directive);
    }
    for (const SchemaType type : schema.types()) {
        if (type.isBuiltIn())
            continue;
        separate();
        writer.type(type);
    }
    return out;
}

void printType(SchemaType type, std::string &out)
{
    SdlWriter(type.schema(), out).type(type);
}

namespace {

constexpr std::string_view kEllipsis = "...";

// A period behind one of these ends no sentence: "e.g. a name", "U.S. states".
bool isAbbreviation(std::string_view word) noexcept
{
    constexpr std::array<std::string_view, 9> kKnown{"e.g",    "i.e",  "etc",  "vs", "cf",
                                                     "approx", "resp", "incl", "no"};
    while (!word.empty() && (word.front() == '(' || word.front() == '"'))
        word.remove_prefix(1);
    const bool isInitials =
        word.size() > 1 && word.size() % 2 == 1 && word[1] == '.' && isAsciiUpper(word[0]);
    return isInitials || std::find(kKnown.begin(), kKnown.end(), word) != kKnown.end();
}

// The length of the first sentence; all of it when none ends.
std::size_t sentenceLength(std::string_view line) noexcept
{
    for (std::size_t at = line.find_first_of(".!?"); at != std::string_view::npos;
         at = line.find_first_of(".!?", at + 1)) {
        const bool isLast = at + 1 == line.size();
        if (!isLast && line[at + 1] != ' ')
            continue;
        const std::size_t wordStart = line.rfind(' ', at) + 1; // npos + 1 is 0
        if (isLast || !isAbbreviation(line.substr(wordStart, at - wordStart)))
            return at + 1;
    }
    return line.size();
}

// Where a text that is too long can be cut: behind a word, at worst behind a character.
std::size_t cutBefore(std::string_view text, std::size_t limit) noexcept
{
    const std::size_t blank = text.rfind(' ', limit);
    if (blank != std::string_view::npos && blank > limit / 2)
        return blank;
    while (limit > 0 && (static_cast<unsigned char>(text[limit]) & 0xC0) == 0x80)
        --limit;
    return limit;
}

} // namespace

std::string inOneLine(std::string_view description)
{
    std::string line;
    line.reserve(description.size());
    for (const char c : description) {
        if (!isAsciiSpace(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' '))
        line.pop_back();
    return line;
}

std::string firstSentence(std::string_view description, std::size_t maxBytes)
{
    // Paragraphs end sentences too.
    const std::size_t start = description.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos)
        return {};
    description.remove_prefix(start);
    description = description.substr(0, std::min(description.find("\n\n"), description.find("\r\n\r\n")));
    std::string line = inOneLine(description);
    line.resize(sentenceLength(line));
    if (line.size() <= maxBytes)
        return line;
    line.resize(maxBytes > kEllipsis.size() ? cutBefore(line, maxBytes - kEllipsis.size()) : 0);
    while (line.ends_with(' ') || line.ends_with(','))
        line.pop_back();
    return line.append(kEllipsis.substr(0, maxBytes));
}

std::string describe(std::string_view description, Descriptions descriptions)
{
    switch (descriptions) {
    case Descriptions::None: return {};
    case Descriptions::FirstSentence: return firstSentence(description);
    case Descriptions::Full: break;
    }
    return std::string(description);
}

std::string_view kindName(TypeKind kind) noexcept
{
    switch (kind) {
    case TypeKind::Scalar: return "SCALAR";
    case TypeKind::Object: return "OBJECT";
    case TypeKind::Interface: return "INTERFACE";
    case TypeKind::Union: return "UNION";
    case TypeKind::Enum: return "ENUM";
    case TypeKind::InputObject: return "INPUT_OBJECT";
    }
    return {};
}

} // namespace tooltray::graphql
