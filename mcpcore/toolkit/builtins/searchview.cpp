// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/answerviews.h"

#include "graphql/discovery/suggestoperation.h"
#include "graphql/schema/printschema.h"
#include "terms/question/saidwords.h"
#include "text/words/suggestions.h"
#include "workspace/codec/members.h"
#include "json/value.h"
#include "json/write.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using namespace graphql;

class ExampleWriter {
public:
    ExampleWriter(const Schema &schema, const terms::SaidWords &said) : m_schema(schema), m_said(said) {}

    json::Value write(TypeRef type, std::size_t depth = 0) const
    {
        if (type.nullable().isNamed())
            return write(m_schema.type(type), depth);
        return hasValues(m_schema.type(type)) ? json::Value::array({write(type.nullable().inner(), depth)})
                                              : json::Value::array();
    }

    // Only where the question names a value of an enum.
    std::optional<json::Value> named(TypeRef type) const
    {
        if (type.nullable().isNamed()) {
            const SchemaEnumValue value = saidValue(m_schema.type(type));
            return value ? std::optional(json::Value(value.name())) : std::nullopt;
        }
        std::optional<json::Value> inner = named(type.nullable().inner());
        return inner ? std::optional(json::Value::array({*std::move(inner)})) : std::nullopt;
    }

private:
    SchemaEnumValue saidValue(SchemaType type) const
    {
        for (const SchemaEnumValue value : type.enumValues())
            if (!value.isDeprecated() && m_said.sayExactly(value.name()))
                return value;
        return {};
    }

    json::Value write(SchemaType type, std::size_t depth) const
    {
        if (type.kind() == TypeKind::Enum) {
            const SchemaEnumValue said = saidValue(type);
            if (said || type.enumValues().isEmpty())
                return said ? json::Value(said.name()) : json::Value();
            return json::Value((*type.enumValues().begin()).name());
        }
        if (type.kind() == TypeKind::InputObject)
            return object(type, depth);
        if (type.name() == "Int")
            return json::Value(1);
        if (type.name() == "Float")
            return json::Value(1.5);
        if (type.name() == "Boolean")
            return json::Value(true);
        return json::Value("...");
    }

    json::Value object(SchemaType type, std::size_t depth) const
    {
        json::Value object = json::Value::object();
        if (depth >= kDeepest)
            return object;
        if (const SchemaInput chosen = chosenOf(type, depth)) {
            object.set(chosen.name(), write(chosen.type(), depth + 1));
            return object;
        }
        std::size_t named = 0;
        for (const SchemaInput field : type.inputFields()) {
            const bool isNamed = !field.isRequired() && hasValues(m_schema.type(field.type()))
                                 && named < kMaxNamed && depth < kDeepestNamed
                                 && field.name() != "clientMutationId"
                                 && m_said.name(withoutId(field.name()));
            if (!field.isRequired() && !isNamed)
                continue;
            named += isNamed ? 1 : 0;
            object.set(field.name(), write(field.type(), depth + 1));
        }
        return object;
    }

    // APIs have enums without a single value.
    static bool hasValues(SchemaType type)
    {
        return type.kind() != TypeKind::Enum || !type.enumValues().isEmpty();
    }

    // Who speaks of labels means labelIds.
    static std::string_view withoutId(std::string_view name)
    {
        for (const std::string_view end : {"Ids", "Id"})
            if (name.size() > end.size() && name.ends_with(end))
                return name.substr(0, name.size() - end.size());
        return name;
    }

    // Of an input that takes exactly one field: one that is asked for or else one that needs no others inside, where
    // there is one.
    SchemaInput chosenOf(SchemaType type, std::size_t depth) const
    {
        SchemaInput chosen;
        if (!type.isOneOf())
            return chosen;
        for (const SchemaInput field : type.inputFields()) {
            if (depth < kDeepestNamed && m_said.name(field.name()))
                return field;
            const bool isSimple = m_schema.type(field.type()).kind() != TypeKind::InputObject;
            const bool wasSimple = chosen && m_schema.type(chosen.type()).kind() != TypeKind::InputObject;
            if (!chosen || (isSimple && !wasSimple))
                chosen = field;
        }
        return chosen;
    }

    static constexpr std::size_t kMaxNamed = 4;
    static constexpr std::size_t kDeepest = 8;
    static constexpr std::size_t kDeepestNamed = 2;

    const Schema &m_schema;
    const terms::SaidWords &m_said;
};

// Values that the variables of an operation take: of the required ones, and of the others where the question names a
// value. Input objects have their required fields, those that the question names, and of a choice the simplest.
json::Value exampleVariables(const SuggestedOperation &operation, const terms::SaidWords &said)
{
    json::Value example = json::Value::object();
    for (const SuggestedVariable &variable : operation.variables) {
        if (!variable.argument)
            continue;
        const ExampleWriter writer(variable.argument.schema(), said);
        if (variable.type.ends_with('!') && !variable.argument.hasDefaultValue())
            example.set(variable.name, writer.write(variable.argument.type()));
        else if (const auto value = writer.named(variable.argument.type()); value && !said.isEmpty())
            example.set(variable.name, *value);
    }
    return example;
}

using namespace graphql;

class OptionalWriter {
public:
    OptionalWriter(const Schema &schema, const terms::SaidWords &said) : m_schema(schema), m_said(said) {}

    // What goes into a value beside the example of it; null: nothing.
    json::Value beside(TypeRef type, const json::Value *example, std::size_t depth)
    {
        if (m_left == 0)
            return {};
        const SchemaType named = m_schema.type(type);
        const bool isInside = named.is(TypeKind::InputObject) && depth < kDeepest;
        if (isInside && example != nullptr && example->isArray())
            example = example->isEmpty() ? nullptr : &(*example)[std::size_t{0}];
        if (!isInside && example != nullptr)
            return {};
        json::Value value = isInside ? fieldsOf(named, example, depth) : leaf(type);
        return type.nullable().isList() && isInside && !value.isNull()
                   ? json::Value::array({std::move(value)})
                   : value;
    }

private:
    json::Value leaf(TypeRef type)
    {
        --m_left;
        std::string values;
        const SchemaType named = m_schema.type(type);
        const SchemaEnumValues all = named.enumValues();
        if (all.size() > kMaxValues || all.isEmpty())
            return json::Value(m_schema.print(type.nullable()));
        for (const SchemaEnumValue value : all)
            if (!value.isDeprecated())
                values.append(values.empty() ? "" : "|").append(value.name());
        return json::Value(type.nullable().isList() ? '[' + values + ']' : std::move(values));
    }

    json::Value fieldsOf(SchemaType type, const json::Value *example, std::size_t depth)
    {
        struct Candidate {
            SchemaInput field;
            float interest = 0;
        };
        std::vector<Candidate> candidates;
        for (const SchemaInput field : type.inputFields()) {
            const float interest = interestIn(field, depth);
            const bool isShown = example != nullptr && example->contains(field.name());
            if (type.isOneOf() && example != nullptr && !isShown)
                continue; // the example has its one
            if (!field.isDeprecated() && field.name() != "clientMutationId"
                && (depth < 2 || interest > 0 || isShown))
                candidates.push_back({field, interest});
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Candidate &a, const Candidate &b) { return a.interest > b.interest; });
        json::Value object = json::Value::object();
        for (const auto &[field, interest] : candidates) {
            if (object.size() == kMaxOfObject || m_left == 0)
                break;
            const json::Value *shown = example != nullptr ? example->find(field.name()) : nullptr;
            const bool isOpened = shown != nullptr || interest > 0 || depth == 0;
            json::Value value = isOpened ? beside(field.type(), shown, depth + 1) : leaf(field.type());
            if (!value.isNull())
                object.set(field.name(), std::move(value));
        }
        return object.isEmpty() ? json::Value() : object;
    }

    // The worth of an object is that of the most interesting thing inside.
    float interestIn(SchemaInput field, std::size_t depth) const
    {
        if (field.name() == "clientMutationId")
            return 0;
        if (m_said.name(field.name()))
            return kSaid;
        if (m_said.touch(field.name()))
            return kTouched;
        if (field.name() == "id" || field.isRequired())
            return kIdentity;
        const SchemaType type = m_schema.type(field.type());
        float most = 0;
        if (depth < 2)
            for (const SchemaInput inside : type.inputFields())
                if (const float interest = interestIn(inside, depth + 1); interest > kIdentity)
                    most = std::max(most, kOneDeeper * interest);
        return most;
    }

    static constexpr std::size_t kMaxInputs = 12; // of an operation
    static constexpr std::size_t kMaxOfObject = 8;
    static constexpr std::size_t kMaxValues = 8;
    static constexpr std::size_t kDeepest = 4;
    static constexpr float kSaid = 2;
    static constexpr float kTouched = 1.5F;
    static constexpr float kIdentity = 1; // what is to be changed is named by its id
    static constexpr float kOneDeeper = 0.9F;

    const Schema &m_schema;
    const terms::SaidWords &m_said;
    std::size_t m_left = kMaxInputs;
};

// What the variables of an operation take beside their example, in the places where it goes, with types or the values of
// enums: {"input": {"body": "String", "mergeMethod": "MERGE|SQUASH"}}. What the question names comes first; of much there
// is only a part.
json::Value optionalInputs(const SuggestedOperation &operation, const terms::SaidWords &said,
                           const json::Value &example)
{
    json::Value all = json::Value::object();
    const auto first =
        std::find_if(operation.variables.begin(), operation.variables.end(),
                     [](const SuggestedVariable &variable) { return bool(variable.argument); });
    if (first == operation.variables.end())
        return all;
    OptionalWriter writer(first->argument.schema(), said);
    for (const SuggestedVariable &variable : operation.variables) {
        if (!variable.argument || variable.name == "first")
            continue;
        json::Value value = writer.beside(variable.argument.type(), example.find(variable.name), 0);
        if (!value.isNull())
            all.set(variable.name, std::move(value));
    }
    return all;
}

using namespace graphql;

constexpr std::size_t kDescriptionBytes = 120;
constexpr std::size_t kMoreHits = 15;
constexpr std::size_t kFewestHits = 3;   // tell what is optional, however long that is
constexpr std::size_t kBytesOfHit = 440; // on average, some 140 tokens; the next hits do without it
constexpr std::size_t kMaxAnswerBytes =
    740; // for each hit that is asked for, so that the answer has no 900 tokens
constexpr std::size_t kHintedHits = 40;
constexpr std::size_t kHints = 8;
constexpr std::size_t kNearestNames = 3;
constexpr std::size_t kMaxValues = 8;

// An operation as suggested has no texts in it, only white space between words.
std::string onOneLine(std::string_view operation)
{
    std::string text;
    for (const char c : operation) {
        const bool isSpace = c == ' ' || c == '\n';
        if (!isSpace || (!text.empty() && text.back() != ' '))
            text += isSpace ? ' ' : c;
    }
    return text;
}

// The values that the enums of the example may have, where there are few.
json::Value valuesOf(const SuggestedOperation &operation, const json::Value &example)
{
    json::Value all = json::Value::object();
    for (const SuggestedVariable &variable : operation.variables) {
        if (!variable.argument || !example.contains(variable.name))
            continue;
        json::Value values = json::Value::array();
        for (const SchemaEnumValue value :
             variable.argument.schema().type(variable.argument.type()).enumValues())
            if (!value.isDeprecated())
                values.append(value.name());
        if (values.size() > 0 && values.size() <= kMaxValues)
            all.set(variable.name, std::move(values));
    }
    return all;
}

json::Value hitView(const SchemaSearch &search, const SearchHit &hit, const terms::SaidWords &said)
{
    json::Value view = json::Value::object({{"coordinate", hit.coordinate()}});
    if (const std::string text = firstSentence(hit.description(), kDescriptionBytes); !text.empty())
        view.set("description", text);
    if (!hit.others.empty()) {
        json::Value &others = view.set("also_on", json::Value::array());
        for (const SchemaField other : hit.others)
            others.append(other.parent().name());
    }
    const SuggestedOperation operation = search.operationFor(hit, said);
    if (operation.text.empty()) // of a type that nothing leads to
        return view;
    view.set("operation", onOneLine(operation.text));
    const json::Value example = exampleVariables(operation, said);
    if (!example.isEmpty())
        view.set("example_variables", example);
    if (json::Value values = valuesOf(operation, example); !values.isEmpty())
        view.set("values", std::move(values));
    if (json::Value more = optionalInputs(operation, said, example); !more.isEmpty())
        view.set("optional", std::move(more));
    return view;
}

std::string nothingFound(const SchemaSearch &search, std::span<const std::string> wordings)
{
    std::vector<std::string> near;
    for (const std::string &wording : wordings)
        for (std::string &name : search.nearestNames(wording, kNearestNames))
            if (near.size() < kNearestNames && std::find(near.begin(), near.end(), name) == near.end())
                near.push_back(std::move(name));
    if (near.empty())
        return "No field or type matches. Use other words, such as the names in the API; get_schema_info "
               "lists the "
               "types.";
    return "No field or type matches. Did you mean " + namesOr(near).text() + "?";
}

bool isShorter(const json::Value &view, std::size_t bytes)
{
    return json::writtenSize(view, bytes) < bytes;
}

// A long answer tells what is optional for the first two hits only and, if that is not enough, of the last ones no more
// than where they are.
void shorten(json::Value &view, std::size_t bytes)
{
    constexpr std::size_t kMaxTelling = 2;
    for (std::size_t i = view["hits"].size(); i-- > kMaxTelling && !isShorter(view, bytes);)
        view.find("hits")->elements()[i].remove("optional");
    while (view["hits"].size() > kMaxTelling && !isShorter(view, bytes)) {
        const std::size_t last = view["hits"].size() - 1;
        json::Value coordinate = view["hits"][last]["coordinate"];
        view.find("hits")->removeAt(last);
        if (!view.contains("more"))
            view.set("more", json::Value::array());
        view.find("more")->insertAt(0, std::move(coordinate));
    }
}

} // namespace

json::Value searchView(const SchemaSearch &search, std::span<const std::string> wordings, std::size_t from,
                       std::size_t most)
{
    const std::vector<SearchHit> hits =
        search.search(wordings, std::max(kHintedHits, from + most + kMoreHits));
    // Whoever has the coordinate wants that and nothing else.
    const bool isNamed =
        from == 0 && !hits.empty() && std::ranges::all_of(wordings, [&](const std::string &wording) {
            return wording == hits.front().coordinate();
        });
    const std::size_t end = std::min(hits.size(), from + (isNamed ? 1 : most));
    const terms::SaidWords said(wordings);
    json::Value view = json::Value::object();
    json::Value &list = view.set("hits", json::Value::array());
    for (std::size_t i = from; i < end; ++i) {
        json::Value hit = hitView(search, hits[i], said);
        if (i >= from + kFewestHits && !isShorter(list, most * kBytesOfHit))
            hit.remove("optional");
        list.append(std::move(hit));
    }
    if (hits.empty()) {
        view.set("next", nothingFound(search, wordings));
        return view;
    }
    if (hits.size() > end) {
        json::Value &more = view.set("more", json::Value::array());
        for (std::size_t i = end; i < std::min(hits.size(), end + kMoreHits); ++i)
            more.append(hits[i].coordinate());
        const auto hinted = std::span(hits).first(std::min(hits.size(), kHintedHits));
        if (const std::vector<std::string> hints = search.hints(wordings, hinted, kHints);
            from == 0 && !hints.empty()) {
            view.set("hints", workspace::encode(hints));
            view.set("next", "If none fits, ask again with the hints that fit.");
        }
    }
    shorten(view, most * kMaxAnswerBytes);
    if (const std::size_t told = from + view["hits"].size(); told < hits.size())
        view.set("next_cursor", std::to_string(told));
    return view;
}

} // namespace tooltray::toolkit
