// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schemapart.h"

#include "graphql/schema/printschema.h"
#include "toolkit/builtins/schemainfo.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace graphql;

// A type that is returned and longer than this is named only: nobody wants all of it with each field.
constexpr std::size_t kMaxOfResult = 1'500;
constexpr std::size_t kMaxSentence = 100;
constexpr std::size_t kMaxOwnSentence = 200; // of the part itself
constexpr std::size_t kRoomForPointers = 200;
constexpr std::size_t kMaxNeeded = 100; // types that are looked at
constexpr std::string_view kMoreArguments = " more arguments: format \"sdl\" shows them\n";

std::string described(std::string_view description, Descriptions said, std::size_t most)
{
    if (said == Descriptions::None)
        return {};
    return said == Descriptions::FirstSentence ? firstSentence(description, most) : std::string(description);
}

void appendComment(std::string &text, std::string_view indent, std::string_view description)
{
    while (!description.empty()) {
        const std::size_t end = std::min(description.find('\n'), description.size());
        text.append(indent).append("# ").append(description.substr(0, end)).append("\n");
        description.remove_prefix(std::min(end + 1, description.size()));
    }
}

std::string inputLine(SchemaInput input)
{
    std::string line(input.name());
    line.append(": ").append(input.schema().print(input.type()));
    if (input.hasDefaultValue())
        line.append(" = ").append(input.defaultValue());
    return line.append(input.isDeprecated() ? " @deprecated" : "");
}

// In the order of the schema or, where there is no room for all, those first that have to be passed.
std::vector<SchemaInput> ordered(SchemaInputs inputs, bool areCut)
{
    std::vector<SchemaInput> list;
    for (const SchemaInput input : inputs)
        list.push_back(input);
    if (areCut)
        std::stable_partition(list.begin(), list.end(), [](SchemaInput input) { return input.isRequired(); });
    return list;
}

// What is said of the part itself. With a limit, arguments beyond it are counted only.
class Signature {
public:
    explicit Signature(Descriptions said, std::optional<std::size_t> most = {}) : m_said(said), m_most(most)
    {}

    std::string of(const SchemaPart &part)
    {
        m_text = "# " + (part.type ? std::string(part.type.name()) : std::string("directive")) + "\n";
        std::visit([this](const auto &element) { write(element); }, part.element);
        return std::move(m_text);
    }

private:
    void write(SchemaField field)
    {
        comment(field.description());
        m_text.append(field.name());
        arguments(field.arguments());
        m_text.append(": ").append(field.schema().print(field.type()));
        deprecate(field);
    }

    void write(SchemaInput input)
    {
        comment(input.description());
        m_text.append(inputLine(input)).append("\n");
        if (input.isDeprecated())
            appendComment(m_text, "", described(input.deprecationReason(), m_said, kMaxOwnSentence));
    }

    void write(SchemaEnumValue value)
    {
        comment(value.description());
        m_text.append(value.name());
        deprecate(value);
    }

    void write(SchemaDirective directive)
    {
        comment(directive.description());
        m_text.append("@").append(directive.name());
        arguments(directive.arguments());
        m_text.append(directive.isRepeatable() ? " repeatable on" : " on");
        std::string_view separator = " ";
        for (const Symbol location : directive.locations())
            m_text.append(std::exchange(separator, " | ")).append(directive.schema().text(location));
        m_text += '\n';
    }

    void arguments(SchemaInputs inputs)
    {
        if (inputs.isEmpty())
            return;
        m_text += "(\n";
        std::size_t left = inputs.size();
        for (const SchemaInput input : ordered(inputs, m_most.has_value())) {
            std::string line;
            appendComment(line, "  ", described(input.description(), m_said, kMaxSentence));
            line.append("  ").append(inputLine(input)).append("\n");
            if (m_most && m_text.size() + line.size() > *m_most)
                break;
            m_text += line;
            --left;
        }
        if (left > 0)
            m_text.append("  # ").append(std::to_string(left)).append(kMoreArguments);
        m_text += ')';
    }

    // The part itself is always described.
    void comment(std::string_view description)
    {
        const Descriptions own = m_said == Descriptions::None ? Descriptions::FirstSentence : m_said;
        appendComment(m_text, "", described(description, own, kMaxOwnSentence));
    }

    void deprecate(const auto &element)
    {
        m_text += element.isDeprecated() ? " @deprecated\n" : "\n";
        if (element.isDeprecated())
            comment(element.deprecationReason());
    }

    Descriptions m_said;
    std::optional<std::size_t> m_most;
    std::string m_text;
};

// The types of the arguments, or of what is an argument itself.
std::vector<SchemaType> argumentTypes(const SchemaPart &part)
{
    std::vector<SchemaType> types;
    const auto take = [&](SchemaInput input) {
        const SchemaType type = input.schema().type(input.type());
        if (type && !type.isBuiltIn() && std::ranges::find(types, type) == types.end())
            types.push_back(type);
    };
    const auto takeAll = [&](SchemaInputs inputs) {
        for (const SchemaInput input : ordered(inputs, true))
            take(input);
    };
    if (const auto *field = std::get_if<SchemaField>(&part.element))
        takeAll(field->arguments());
    else if (const auto *directive = std::get_if<SchemaDirective>(&part.element))
        takeAll(directive->arguments());
    else if (const auto *input = std::get_if<SchemaInput>(&part.element))
        take(*input);
    return types;
}

// The inputs and enums that a caller must know to pass anything, and those of what may be passed as well.
struct NeededTypes {
    std::vector<SchemaType> first;
    std::vector<SchemaType> further;
};

NeededTypes neededTypes(const SchemaPart &part)
{
    NeededTypes needed{argumentTypes(part), {}};
    const auto isKnown = [&](SchemaType type) {
        return std::ranges::find(needed.first, type) != needed.first.end()
               || std::ranges::find(needed.further, type) != needed.further.end();
    };
    const auto follow = [&](std::vector<SchemaType> &into, SchemaType from, bool isRequired) {
        for (const SchemaInput input : from.inputFields()) {
            const SchemaType type = from.schema().type(input.type());
            if (input.isRequired() == isRequired && type && !type.isBuiltIn() && !isKnown(type))
                into.push_back(type);
        }
    };
    for (std::size_t i = 0; i < needed.first.size() && i < kMaxNeeded; ++i)
        follow(needed.first, SchemaType(needed.first[i]), true);
    for (const SchemaType type : needed.first)
        follow(needed.further, type, false);
    for (std::size_t i = 0; i < needed.further.size() && i < kMaxNeeded; ++i) {
        follow(needed.further, SchemaType(needed.further[i]), true);
        follow(needed.further, SchemaType(needed.further[i]), false);
    }
    return needed;
}

// What of a type's members there is room for, those first that have to be passed.
std::string cutType(SchemaType type, std::size_t most)
{
    std::vector<std::string> members;
    for (const SchemaInput input : ordered(type.inputFields(), true))
        members.push_back(inputLine(input));
    for (const SchemaEnumValue value : type.enumValues())
        members.emplace_back(value.name());
    std::string text = std::string(type.is(TypeKind::Enum) ? "enum " : "input ") + std::string(type.name());
    text += type.isOneOf() ? " @oneOf {" : " {";
    std::size_t shown = 0;
    for (; shown < members.size() && text.size() + members[shown].size() + 1 <= most; ++shown)
        text.append(shown == 0 ? "" : " ").append(members[shown]);
    if (shown == 0)
        return {};
    return text + "}\n# " + std::to_string(members.size() - shown) + " more in " + std::string(type.name())
           + ": pass it as type_name.\n";
}

class BriefText {
public:
    explicit BriefText(const SchemaPart &part) : m_part(part), m_needed(neededTypes(part)) {}

    std::string run()
    {
        using enum Descriptions;
        for (const auto &[ofItself, ofTypes] :
             {std::pair(Full, Full), std::pair(FirstSentence, FirstSentence), std::pair(FirstSentence, None),
              std::pair(None, None)}) {
            if (write(ofItself, ofTypes))
                break;
        }
        return std::move(m_text);
    }

private:
    // False where there was no room for something that matters more than what is said of the rest.
    bool write(Descriptions ofItself, Descriptions ofTypes)
    {
        const bool isLast = ofItself == Descriptions::None;
        m_said = ofTypes;
        m_unshown.clear();
        m_text = Signature(ofItself).of(m_part);
        if (isLast && m_text.size() > kBriefBytes / 2)
            m_text = Signature(ofItself, kBriefBytes / 2).of(m_part);
        bool isWhole = m_text.size() + kRoomForPointers <= kBriefBytes;
        for (const SchemaType type : m_needed.first)
            isWhole = add(type, isLast) && isWhole;
        isWhole = addResult() && isWhole;
        for (const SchemaType type : m_needed.further)
            add(type, false);
        point();
        return isWhole;
    }

    std::size_t room() const
    {
        const std::size_t used = m_text.size() + kRoomForPointers;
        return kBriefBytes - std::min(kBriefBytes, used);
    }

    bool add(SchemaType type, bool isCut)
    {
        std::string text;
        if (m_said == Descriptions::Full)
            printType(type, text);
        else
            minify(type, text, {m_said, kMaxSentence});
        text += '\n';
        if (text.size() > room() && isCut)
            text = cutType(type, room() / 2);
        const bool isShown = !text.empty() && text.size() <= room();
        if (isShown)
            m_text += text;
        else
            m_unshown.emplace_back(type.name());
        return isShown;
    }

    // A large one is nobody's to wait for.
    bool addResult()
    {
        const auto *field = std::get_if<SchemaField>(&m_part.element);
        if (field == nullptr || field->namedType().isBuiltIn())
            return true;
        const SchemaType type = field->namedType();
        if (std::ranges::find(m_needed.first, type) != m_needed.first.end())
            return true;
        std::string text;
        for (const Descriptions said : {Descriptions::FirstSentence, Descriptions::None}) {
            text.clear();
            minify(type, text, {said, kMaxSentence});
            text += '\n';
            if (text.size() <= room()) {
                m_text += text;
                return true;
            }
        }
        m_unshown.emplace_back(type.name());
        return text.size() > kBriefBytes / 3;
    }

    void point()
    {
        if (m_unshown.empty())
            return;
        std::string line = "# Not shown: ";
        std::size_t named = 0;
        for (; named < m_unshown.size() && line.size() + m_unshown[named].size() < kRoomForPointers / 2;
             ++named)
            line.append(named == 0 ? "" : ", ").append(m_unshown[named]);
        if (named < m_unshown.size())
            line += " and " + std::to_string(m_unshown.size() - named) + " more";
        m_text += line + ". Pass one as type_name, or format \"sdl\" for all.\n";
    }

    const SchemaPart &m_part;
    NeededTypes m_needed;
    Descriptions m_said = Descriptions::Full;
    std::vector<std::string> m_unshown;
    std::string m_text;
};

std::vector<SchemaType> typesOf(const SchemaPart &part, std::size_t depth)
{
    std::vector<SchemaType> types;
    const auto take = [&](SchemaType type, std::size_t steps) {
        for (const SchemaType each : typesAround(type, steps)) {
            if (!each.isBuiltIn() && std::ranges::find(types, each) == types.end())
                types.push_back(each);
        }
    };
    for (const SchemaType type : argumentTypes(part))
        take(type, depth);
    const auto *field = std::get_if<SchemaField>(&part.element);
    if (field != nullptr && depth > 0)
        take(field->namedType(), depth - 1);
    return types;
}

// The type that it returns, if that has fields and is not among the types that are shown already.
std::optional<SchemaType> returnedTypeOf(const SchemaPart &part, const std::vector<SchemaType> &shown)
{
    const auto *field = std::get_if<SchemaField>(&part.element);
    if (field == nullptr)
        return std::nullopt;
    const SchemaType type = field->namedType();
    const bool isPlain = type.isBuiltIn() || std::ranges::find(shown, type) != shown.end();
    return isPlain ? std::nullopt : std::optional(type);
}

} // namespace

std::string briefText(const SchemaPart &part)
{
    return BriefText(part).run();
}

std::string wholeText(const SchemaPart &part, std::size_t depth)
{
    std::string text = Signature(Descriptions::Full).of(part);
    const std::vector<SchemaType> types = typesOf(part, depth);
    for (const SchemaType type : types) {
        text += '\n';
        printType(type, text);
        if (!text.ends_with('\n'))
            text += '\n';
    }
    if (const std::optional<SchemaType> result = returnedTypeOf(part, types)) {
        std::string shown;
        minify(*result, shown);
        if (shown.size() > kMaxOfResult)
            shown = "# " + std::string(result->name()) + " has " + std::to_string(memberNames(*result).size())
                    + " members: see it as type_name.";
        text.append("\n").append(shown).append("\n");
    }
    return text;
}

json::Value partDetails(const SchemaPart &part, std::size_t depth)
{
    json::Value view = std::visit([](const auto &element) { return memberView(element); }, part.element);
    view.set("coordinate", json::Value(part.coordinate()));
    std::vector<SchemaType> types = typesOf(part, depth);
    if (const std::optional<SchemaType> result = returnedTypeOf(part, types)) {
        std::string shown;
        minify(*result, shown);
        if (shown.size() <= kMaxOfResult)
            types.push_back(*result);
    }
    if (types.empty())
        return view;
    json::Value &related = view.set("related", json::Value::array());
    for (const SchemaType type : types)
        related.append(typeView(type));
    return view;
}

} // namespace tooltray::toolkit
