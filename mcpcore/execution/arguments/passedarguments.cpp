// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/passedarguments.h"

#include "base/text/quantity.h"
#include "text/regex/regex.h"
#include "text/words/suggestions.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/references.h"
#include "json/number.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::execution {

std::string argumentSentence(const jsonschema::ValidationError &error)
{
    using jsonschema::Code;
    if (!error.instancePointer.empty())
        return error.message;
    const auto argument = [&](std::size_t i) {
        return i < error.arguments.size() ? error.arguments[i] : std::string();
    };
    const auto parameters = [&] { // of "2 properties"
        const std::string count = argument(1).substr(0, argument(1).find(' '));
        return count == "1" ? std::string("one parameter") : count + " parameters";
    };
    switch (error.code) {
    case Code::MinProperties: return "Pass at least " + parameters() + '.';
    case Code::MaxProperties: return "Pass at most " + parameters() + '.';
    case Code::Not:
        return "These parameters cannot be combined (\"not\" at "
               + error.schemaLocation.substr(error.schemaLocation.find('#') + 1) + ").";
    case Code::OneOfSeveral:
        return "The parameters must fit exactly one of the " + argument(1)
               + " possible forms, but fit numbers " + argument(2) + '.';
    case Code::AnyOf:
    case Code::OneOfNone:
        return "The parameters fit none of the " + argument(1) + " possible forms; number " + argument(2)
               + " is closest, but " + argument(3) + (argument(3).ends_with('?') ? "" : ".");
    default: return error.message;
    }
}

// A misspelled name is unknown, and the name that was meant is missing: that is told once.
bool isToldAsUnknown(const jsonschema::ValidationError &missing,
                     const std::vector<jsonschema::ValidationError> &errors)
{
    using jsonschema::Code;
    return missing.code == Code::Required && !missing.suggestion.empty()
           && std::ranges::any_of(errors, [&](const jsonschema::ValidationError &other) {
                  return other.code == Code::UnknownProperty && !other.suggestion.empty()
                         && other.arguments.front() == missing.suggestion;
              });
}

Error argumentError(const std::vector<jsonschema::ValidationError> &errors)
{
    Error error{ErrorKind::Invalid, "arguments_invalid", "",
                CORE_TEXT("Core", "Correct the parameters as the message says, and call again.")};
    std::vector<Message> sentences;
    json::Value list = json::Value::array();
    for (const jsonschema::ValidationError &problem : errors) {
        if (isToldAsUnknown(problem, errors))
            continue;
        const std::string sentence = argumentSentence(problem);
        sentences.push_back(sentence);
        json::Value entry = json::Value::object({{"path", json::Value(problem.instancePointer)},
                                                 {"code", json::Value(codeName(problem.code))},
                                                 {"message", json::Value(sentence)}});
        if (!problem.suggestion.empty())
            entry.set("suggestion", json::Value(problem.suggestion));
        list.append(std::move(entry));
    }
    error.message = listedSentences(sentences, "problems");
    error.details = json::Value::object({{"errors", std::move(list)}});
    return error;
}

namespace {

bool mustBeThere(const json::Value &document, std::string_view name)
{
    return std::ranges::any_of(document["required"].elements(),
                               [&](const json::Value &required) { return required.toString() == name; });
}

} // namespace

bool removeOmittedNulls(const json::Value &document, const std::vector<jsonschema::ValidationError> &errors,
                        json::Value &arguments)
{
    const std::size_t before = arguments.size();
    for (const jsonschema::ValidationError &error : errors) {
        const auto place = json::Pointer::parse(error.instancePointer);
        if (!place || place->tokens().size() != 1)
            continue;
        const std::string &name = place->tokens().front();
        const json::Value *argument = arguments.find(name);
        if (argument != nullptr && argument->isNull() && !mustBeThere(document, name)
            && document["properties"].contains(name))
            arguments.remove(name);
    }
    return arguments.size() < before;
}

bool removeFilledNulls(const json::Value &document, const json::Value &defaults,
                       const std::vector<std::string> &sentInBody, json::Value &arguments)
{
    const json::Value &given = arguments;
    const std::span<const json::Member> properties = document["properties"].members();
    const bool isFilled = std::ranges::all_of(properties, [&](const json::Member &property) {
        return given.contains(property.name.view()) || defaults.contains(property.name.view());
    });
    const bool saysMore =
        std::ranges::any_of(sentInBody, [&](const std::string &name) { return !given[name].isNull(); });
    if (!isFilled || !saysMore)
        return false;
    const std::size_t before = given.size();
    for (const json::Member &property : properties) {
        const json::Value *argument = given.find(property.name.view());
        if (argument != nullptr && argument->isNull() && !mustBeThere(document, property.name.view()))
            arguments.remove(property.name.view());
    }
    return given.size() < before;
}

json::Value withoutOmittedNulls(const jsonschema::Schema &schema, const json::Value &document,
                                json::Value arguments)
{
    const bool hasNulls = std::ranges::any_of(
        std::as_const(arguments).members(), [](const json::Member &member) { return member.value.isNull(); });
    if (hasNulls)
        removeOmittedNulls(document, schema.validate(arguments), arguments);
    return arguments;
}

namespace {

using workspace::Mapping;

constexpr std::size_t kLabelsInHint = 20;

std::string labelsOf(const Mapping &mapping)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(mapping.entries.size(), kLabelsInHint); ++i)
        text.append(i == 0 ? "" : ", ").append(json::write(json::Value(mapping.entries[i].label)));
    if (mapping.entries.size() > kLabelsInHint)
        text.append(" and ").append(std::to_string(mapping.entries.size() - kLabelsInHint)).append(" more");
    return text;
}

Error unknownLabel(const Mapping &mapping, const json::Value &value)
{
    std::vector<std::string> labels;
    for (const Mapping::Entry &entry : mapping.entries)
        labels.push_back(entry.label);
    const std::vector<std::string> near = suggestions(value.toString(), labels);

    Error error{ErrorKind::Invalid,
                "label_unknown",
                {CORE_TEXT("Core", "The mapping \"{mapping}\" has no entry {value}."),
                 {{"mapping", mapping.name}, {"value", json::write(value)}}}};
    if (labels.empty())
        error.hint = CORE_TEXT("Core", "The mapping has no entries.");
    else if (near.empty())
        error.hint = {CORE_TEXT("Core", "Labels: {labels}."), {{"labels", labelsOf(mapping)}}};
    else
        error.hint = didYouMean(near);
    error.details = json::Value::object({{"mapping", mapping.name}, {"value", value}});
    return error;
}

} // namespace

// Labels in any case, and the values themselves.
class LabelLookup::Labels {
public:
    explicit Labels(const Mapping &mapping) : m_mapping(mapping) {}

    Result<json::Value> find(const json::Value &value)
    {
        // To look through the entries for a few values takes less than to sort a hundred thousand of them.
        constexpr int kUnsorted = 16;
        if (m_lookups < kUnsorted && ++m_lookups == kUnsorted)
            sort();
        if (const Mapping::Entry *entry = value.isString() ? labelled(value.toString()) : nullptr)
            return entry->value;
        if (isValue(value))
            return value;
        if (const Mapping::Entry *entry = value.isString() ? labelledInAnyCase(value.toString()) : nullptr)
            return entry->value;
        return unknownLabel(m_mapping, value);
    }

private:
    // Numbers by what they are worth, however they are written: nearly all of them differ as doubles already.
    struct Known {
        explicit Known(const json::Value &known) : number(known.toDouble().value_or(0)), value(&known) {}

        bool operator<(const Known &other) const
        {
            if (value->type() != other.value->type())
                return value->type() < other.value->type();
            if (!value->isNumber())
                return value->isString() ? value->toString() < other.value->toString()
                                         : value->toBool() < other.value->toBool();
            return number != other.number
                       ? number < other.number
                       : json::compareNumbers(value->numberText(), other.value->numberText()) < 0;
        }

        double number;
        const json::Value *value;
    };

    void sort()
    {
        m_byLabel.reserve(m_mapping.entries.size());
        m_values.reserve(m_mapping.entries.size());
        for (const Mapping::Entry &entry : m_mapping.entries) {
            m_byLabel.push_back(&entry);
            m_values.emplace_back(entry.value);
        }
        std::ranges::stable_sort(m_byLabel, {}, &Mapping::Entry::label);
        std::ranges::sort(m_values, std::less());
    }

    // The first of those with the same label.
    const Mapping::Entry *labelled(std::string_view label) const
    {
        if (!m_byLabel.empty()) {
            const auto found = std::ranges::lower_bound(m_byLabel, label, {}, &Mapping::Entry::label);
            return found == m_byLabel.end() || (*found)->label != label ? nullptr : *found;
        }
        const auto found = std::ranges::find(m_mapping.entries, label, &Mapping::Entry::label);
        return found == m_mapping.entries.end() ? nullptr : &*found;
    }

    bool isValue(const json::Value &value) const
    {
        if (!m_values.empty())
            return std::ranges::binary_search(m_values, Known(value), std::less());
        return std::ranges::any_of(m_mapping.entries,
                                   [&](const Mapping::Entry &entry) { return entry.value == value; });
    }

    // Few labels need this. None of several that are equal but for case is meant more than another.
    const Mapping::Entry *labelledInAnyCase(std::string_view label)
    {
        if (m_folded.empty()) {
            for (const Mapping::Entry &entry : m_mapping.entries) {
                const auto [folded, isNew] = m_folded.emplace(workspace::foldedCase(entry.label), &entry);
                if (!isNew)
                    folded->second = nullptr;
            }
        }
        const auto found = m_folded.find(workspace::foldedCase(label));
        return found == m_folded.end() ? nullptr : found->second;
    }

    const Mapping &m_mapping;
    int m_lookups = 0;
    std::vector<const Mapping::Entry *> m_byLabel;
    std::vector<Known> m_values;
    std::unordered_map<std::string, const Mapping::Entry *> m_folded;
};

LabelLookup::LabelLookup() = default;

LabelLookup::~LabelLookup() = default;

Result<json::Value> LabelLookup::find(const Mapping &mapping, const json::Value &value)
{
    if (value.isNull())
        return value;
    std::unique_ptr<Labels> &labels = m_known[&mapping];
    if (!labels)
        labels = std::make_unique<Labels>(mapping);
    if (!value.isArray())
        return labels->find(value);
    json::Value list = json::Value::array();
    for (const json::Value &element : value.elements()) {
        Result<json::Value> found = element.isNull() ? element : labels->find(element);
        if (!found)
            return std::move(found).error();
        list.append(*std::move(found));
    }
    return list;
}

namespace {

using namespace workspace;

constexpr int kMaxReferences = 64; // in a row: more go round in a circle
constexpr std::size_t kNamePatternSteps = 100'000;

// Walks a value and its schema together.
class LabelWalk {
public:
    explicit LabelWalk(const Workspace &workspace) : m_workspace(workspace) {}

    std::optional<Error> run(const json::Value &schema, json::Value &arguments)
    {
        m_document = &schema;
        visit(schema, arguments);
        return std::move(m_error);
    }

private:
    // Alternatives may lead to the same place in more ways than can be gone.
    bool isNew(const json::Value &schema, const json::Value &value)
    {
        return m_references == 0 || m_visited.emplace(&schema, &value, m_choices > 0).second;
    }

    void visit(const json::Value &schema, json::Value &value)
    {
        if (m_error || !schema.isObject() || !isNew(schema, value))
            return;
        if (const json::Value *reference = schema.find("$ref"))
            follow(reference->toString(), value);
        if (value.isObject())
            visitMembers(schema, value);
        if (value.isArray())
            visitElements(schema, value);
        for (const json::Value &part : schema["allOf"].elements())
            visit(part, value);
        ++m_choices;
        for (const std::string_view choice : {"anyOf", "oneOf"}) {
            for (const json::Value &branch : schema[choice].elements())
                visit(branch, value);
        }
        for (const std::string_view choice : {"if", "then", "else"})
            visit(schema[choice], value);
        --m_choices;
    }

    void visitMembers(const json::Value &schema, json::Value &object)
    {
        const json::Value &properties = schema["properties"];
        for (json::Member &member : object.members()) {
            m_place.push_back(std::string(member.name.view()));
            bool isKnown = false;
            if (const json::Value *property = properties.find(member.name)) {
                isKnown = true;
                visit(*property, member.value);
            }
            for (const json::Member &pattern : schema["patternProperties"].members()) {
                const auto compiled = text::Regex::compile(pattern.name);
                if (!compiled.regex
                    || compiled.regex->search(member.name, kNamePatternSteps).answer
                           != text::Regex::Answer::Match)
                    continue;
                isKnown = true;
                visit(pattern.value, member.value);
            }
            if (!isKnown)
                visit(schema["additionalProperties"], member.value);
            m_place.pop_back();
        }
    }

    void visitElements(const json::Value &schema, json::Value &list)
    {
        const json::Value &items = schema["items"];
        // Draft-07 says with a list of items what 2020-12 calls prefixItems and items.
        const json::Value &first = items.isArray() ? items : schema["prefixItems"];
        const json::Value &others = items.isArray() ? schema["additionalItems"] : items;
        for (std::size_t i = 0; i < list.size(); ++i) {
            m_place.push_back(std::to_string(i));
            visit(i < first.size() ? first[i] : others, list.elements()[i]);
            m_place.pop_back();
        }
    }

    void follow(std::string_view reference, json::Value &value)
    {
        if (reference.starts_with(kMappingReference)) {
            if (const auto *mapping = m_workspace.find<Mapping>(reference.substr(kMappingReference.size())))
                replace(*mapping, value);
            return;
        }
        if (m_references == kMaxReferences)
            return;
        ++m_references;
        if (reference.starts_with(kTypeReference)) {
            if (const auto *type = m_workspace.find<CustomType>(reference.substr(kTypeReference.size()))) {
                const json::Value *document = std::exchange(m_document, &type->schema);
                visit(type->schema, value);
                m_document = document;
            }
        } else if (reference.starts_with('#')) {
            const auto pointer = json::Pointer::parse(reference.substr(1));
            const json::Value *found = pointer ? json::resolve(*m_document, *pointer) : nullptr;
            if (found != nullptr)
                visit(*found, value);
        }
        --m_references;
    }

    void replace(const Mapping &mapping, json::Value &value)
    {
        if (m_error)
            return;
        Result<json::Value> found = m_labels.find(mapping, value);
        if (found) {
            value = *std::move(found);
        } else if (m_choices == 0) {
            m_error = std::move(found).error();
            const std::string place = json::Pointer(m_place).toString();
            m_error->message = {CORE_TEXT("Core", "At {place}: {problem}"),
                                {{"place", place}, {"problem", m_error->message}}};
            m_error->details.set("argument", place);
        }
    }

    const Workspace &m_workspace;
    const json::Value *m_document = nullptr; // that "#/..." is about
    LabelLookup m_labels;
    std::set<std::tuple<const json::Value *, const json::Value *, bool>> m_visited;
    std::vector<std::string> m_place;
    int m_references = 0;
    int m_choices = 0;
    std::optional<Error> m_error;
};

bool mentions(const json::Value &schema, std::string_view reference)
{
    return json::write(schema).find(reference) != std::string::npos;
}

} // namespace

bool mayHaveLabels(const Workspace &workspace, const json::Value &schema)
{
    if (workspace.entries(ObjectKind::Mapping).size() == 0)
        return false;
    if (mentions(schema, kMappingReference))
        return true;
    const Workspace::Entries &types = workspace.entries(ObjectKind::Type);
    return mentions(schema, kTypeReference) && std::ranges::any_of(types, [](const auto &type) {
               return mentions(std::get<CustomType>(type.value.object()).schema, kMappingReference);
           });
}

Result<json::Value> withoutLabels(const Workspace &workspace, const json::Value &schema,
                                  json::Value arguments)
{
    if (std::optional<Error> error = LabelWalk(workspace).run(schema, arguments))
        return *std::move(error);
    return arguments;
}

} // namespace tooltray::execution
