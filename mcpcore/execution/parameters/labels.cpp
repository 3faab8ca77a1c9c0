// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/parameters/labels.h"

#include "execution/bind/lookup.h"
#include "text/regex/regex.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"

#include <optional>
#include <utility>

namespace tooltray::execution {
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
    void visit(const json::Value &schema, json::Value &value)
    {
        if (m_error || !schema.isObject())
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
        Result<json::Value> found = lookedUp(mapping, value);
        if (found) {
            value = *std::move(found);
        } else if (m_choices == 0) {
            m_error = std::move(found).error();
            const std::string place = json::Pointer(m_place).toString();
            m_error->message = "At " + place + ": " + m_error->message;
            m_error->details.set("argument", place);
        }
    }

    const Workspace &m_workspace;
    const json::Value *m_document = nullptr; // that "#/..." is about
    std::vector<std::string> m_place;
    int m_references = 0;
    int m_choices = 0;
    std::optional<Error> m_error;
};

} // namespace

Result<json::Value> withoutLabels(const Workspace &workspace, const json::Value &schema,
                                  json::Value arguments)
{
    if (std::optional<Error> error = LabelWalk(workspace).run(schema, arguments))
        return *std::move(error);
    return arguments;
}

} // namespace tooltray::execution
