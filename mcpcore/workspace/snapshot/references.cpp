// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/references.h"

#include "workspace/definitions/walk.h"

#include <algorithm>
#include <optional>

namespace tooltray::workspace {
namespace {

// Shows every reference of an object to a function of its kind and name, which may answer with another
// name to put in its place unless the object is constant.
template <typename Visit>
class ReferenceWalk {
public:
    explicit ReferenceWalk(Visit visit) : m_visit(std::move(visit)) {}

    void operator()(MaybeConst<Tool> auto &tool)
    {
        name(ObjectKind::Endpoint, tool.endpoint);
        for (auto &numbered : tool.versions)
            version(numbered.second);
        if (tool.pin) {
            name(ObjectKind::Endpoint, tool.pin->endpoint);
            version(tool.pin->definition);
        }
    }
    void operator()(MaybeConst<CustomType> auto &type) { schema(type.schema); }
    void operator()(MaybeConst<Endpoint> auto &endpoint)
    {
        name(ObjectKind::Credential, endpoint.credential);
        for (auto &further : endpoint.furtherCredentials)
            name(ObjectKind::Credential, further);
    }
    void operator()(MaybeConst<ContextVariable> auto &variable)
    {
        name(ObjectKind::Credential, variable.credential);
    }
    void operator()(MaybeConst<Client> auto &client)
    {
        for (auto &tool : client.policy.allowedTools)
            name(ObjectKind::Tool, tool);
    }
    void operator()(MaybeConst<Settings> auto &) {}
    void operator()(MaybeConst<Credential> auto &) {}
    void operator()(MaybeConst<Mapping> auto &) {}
    void operator()(MaybeConst<Prompt> auto &) {}

private:
    void version(MaybeConst<ToolVersion> auto &version)
    {
        schema(version.parameters);
        walkBindings(version, [&](auto &binding) {
            this->name(ObjectKind::Mapping, binding.mapping);
            if (auto *context = std::get_if<ContextSource>(&binding.source))
                this->name(ObjectKind::Context, context->key);
        });
        walkSteps(version, [&](auto &step) {
            this->name(ObjectKind::Endpoint, step.endpoint);
            if (auto *call = std::get_if<ToolInvocation>(&step.action))
                this->name(ObjectKind::Tool, call->tool);
        });
        auto *choice = version.operation ? std::get_if<Switch>(&*version.operation) : nullptr;
        if (choice != nullptr) {
            for (auto &one : choice->cases)
                schema(one.parameters);
        }
    }

    void schema(MaybeConst<json::Value> auto &value)
    {
        for (auto &element : value.elements())
            schema(element);
        for (auto &member : value.members()) {
            if (member.name == "$ref") {
                schemaReference(ObjectKind::Type, kTypeReference, member.value);
                schemaReference(ObjectKind::Mapping, kMappingReference, member.value);
            }
            schema(member.value);
        }
    }

    template <MaybeConst<std::string> Text>
    void name(ObjectKind kind, Text &text)
    {
        if (text.empty())
            return;
        const std::optional<std::string> other = m_visit(kind, std::string_view(text));
        if constexpr (!std::is_const_v<Text>) {
            if (other)
                text = *other;
        }
    }

    template <MaybeConst<json::Value> V>
    void schemaReference(ObjectKind kind, std::string_view prefix, V &reference)
    {
        const std::string_view text = reference.toString();
        if (!text.starts_with(prefix))
            return;
        const std::optional<std::string> other = m_visit(kind, text.substr(prefix.size()));
        if constexpr (!std::is_const_v<V>) {
            if (other)
                reference = json::Value(std::string(prefix) + *other);
        }
    }

    Visit m_visit;
};

} // namespace

std::vector<ObjectKey> referencesOf(const Object &object)
{
    std::vector<ObjectKey> references;
    ReferenceWalk walk([&](ObjectKind kind, std::string_view name) -> std::optional<std::string> {
        references.push_back({kind, std::string(name)});
        return std::nullopt;
    });
    std::visit(walk, object);
    std::ranges::sort(references);
    references.erase(std::unique(references.begin(), references.end()), references.end());
    references.shrink_to_fit();
    return references;
}

void replaceReferences(Object &object, const ObjectKey &from, const std::string &to)
{
    ReferenceWalk walk([&](ObjectKind kind, std::string_view name) -> std::optional<std::string> {
        return kind == from.kind && name == from.name ? std::optional(to) : std::nullopt;
    });
    std::visit(walk, object);
}

} // namespace tooltray::workspace
