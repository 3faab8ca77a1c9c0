// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/approvalrequest.h"

#include "credentials/redaction/redactor.h"
#include "execution/arguments/bindings.h"
#include "text/encoding/encoding.h"
#include "json/write.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <algorithm>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace tooltray::execution {
namespace {

constexpr std::size_t kFieldsInHeadline = 5;

// JSON around the parts, so that none of them can pass for another.
json::Value toolParts(const ApprovalRequest &request)
{
    json::Value callers = json::Value::array();
    for (const CallingTool &caller : request.callers)
        callers.append(json::Value::array({json::Value(caller.name), json::Value(caller.version)}));
    return json::Value::array({json::Value(request.client), json::Value(request.program),
                               json::Value(request.tool), json::Value(request.version),
                               json::Value(request.step), std::move(callers), json::Value(request.endpoint),
                               json::Value(request.origin), json::Value(request.definition),
                               json::Value(request.dependencies), json::Value(request.target),
                               json::Value(request.operationName), json::Value(request.problem.text())});
}

json::Value valueParts(const ApprovalValue &value)
{
    json::Value parts = json::Value::array(
        {json::Value(static_cast<int>(value.place)), json::Value(value.name), value.value});
    for (const ValueSource &source : value.sources) {
        parts.append(json::Value(static_cast<int>(source.from)));
        parts.append(json::Value(source.name));
    }
    return parts;
}

std::string digest(const json::Value &parts)
{
    const std::string text = json::write(parts);
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())),
                                 QCryptographicHash::Sha256);
    return encodeHex(std::string_view(hash.constData(), static_cast<std::size_t>(hash.size())));
}

} // namespace

std::string headlineOf(const std::vector<RootField> &fields)
{
    std::string text;
    const std::size_t named = std::min(fields.size(), kFieldsInHeadline);
    for (std::size_t i = 0; i < named; ++i) {
        text.append(i == 0 ? "" : ", ").append(fields[i].name);
        if (fields[i].count > 1)
            text.append(" ×").append(std::to_string(fields[i].count));
    }
    if (fields.size() > named)
        text.append(" and ").append(std::to_string(fields.size() - named)).append(" more");
    return text;
}

std::string titleOf(const ApprovalRequest &request)
{
    return request.tool.empty() ? request.headline : request.tool;
}

std::string digestOf(const ApprovalRequest &request)
{
    json::Value parts = toolParts(request);
    for (const std::string *text :
         {&request.headline, &request.method, &request.url, &request.document, &request.content})
        parts.append(json::Value(*text));
    json::Value values = json::Value::array();
    for (const ApprovalValue &value : request.values)
        values.append(valueParts(value));
    parts.append(std::move(values));
    parts.append(request.arguments);
    return digest(parts);
}

std::string digestOfTool(const ApprovalRequest &request)
{
    json::Value parts = toolParts(request);
    // The URL of a REST request may have arguments in it; what it is made from belongs to the definition.
    parts.append(json::Value(request.method));
    parts.append(json::Value(request.method.empty() ? request.document : std::string()));
    return digest(parts);
}

std::vector<workspace::ObjectKey> decisiveFor(const ApprovalRequest &request)
{
    using enum workspace::ObjectKind;
    std::vector<workspace::ObjectKey> keys{{Settings, {}}, {Endpoint, request.endpoint}};
    if (!request.tool.empty())
        keys.push_back({Tool, request.tool});
    for (const CallingTool &caller : request.callers)
        keys.push_back({Tool, caller.name});
    return keys;
}

bool haveChanged(const std::vector<workspace::ObjectKey> &decisive, const workspace::Workspace &before,
                 const workspace::Workspace &now)
{
    const auto isSame = [&](const workspace::ObjectKey &key) {
        const workspace::Entry *then = before.find(key);
        const workspace::Entry *entry = now.find(key);
        if (then == nullptr || entry == nullptr)
            return then == entry;
        return then->definition() == entry->definition() || then->object() == entry->object();
    };
    return !std::ranges::all_of(decisive, isSame);
}

Error changedWhileAsked()
{
    return Error{ErrorKind::Conflict, "changed_while_asked",
                 CORE_TEXT("Core", "The tool, its endpoint or the rights of the client changed while the "
                                   "question was open, so nothing was sent."),
                 CORE_TEXT("Core", "Call again to request approval of the current state.")};
}

namespace {

using namespace workspace;

bool isDefault(const Transform &transform)
{
    return transform.kind == Transform::Kind::Default;
}

} // namespace

void ValueSources::add(ValueSource source)
{
    if (std::ranges::find(m_sources, source) == m_sources.end())
        m_sources.push_back(std::move(source));
}

// True if the binding and its first transforms yield no value.
bool ValueSources::isAbsent(Binding binding, std::size_t transforms) const
{
    binding.transforms.resize(transforms);
    const Result<MaybeValue> value = evaluate(binding, *m_scope);
    return value && (!*value || (*value)->isNull());
}

void ValueSources::add(const Binding &binding)
{
    const auto fallback = std::ranges::find_if(binding.transforms, isDefault);
    if (fallback != binding.transforms.end()) {
        const auto before = static_cast<std::size_t>(fallback - binding.transforms.begin());
        // The value of a list item is not known here, so either source may apply.
        const bool isTaken = m_itemDepth > 0 || isAbsent(binding, before);
        if (isTaken)
            add(ValueSource{Provenance::Default, callingTool()});
        if (isTaken && m_itemDepth == 0)
            return;
    }
    addSource(binding);
    if (!binding.mapping.empty()) {
        std::erase(m_sources, ValueSource{Provenance::Mapping}); // which may have been the same
        add(ValueSource{Provenance::Mapping, binding.mapping});
    }
}

void ValueSources::addSource(const Binding &binding)
{
    std::visit(
        [this](const auto &source) {
            using Given = std::remove_cvref_t<decltype(source)>;
            if constexpr (std::is_same_v<Given, ConstantSource>) {
                add(ValueSource{Provenance::Constant, callingTool()});
            } else if constexpr (std::is_same_v<Given, ParameterSource>) {
                addArgument(source.name);
            } else if constexpr (std::is_same_v<Given, ContextSource>) {
                const ContextVariable *variable = m_scope->workspace->contextFor(source.key);
                addContext(variable == nullptr ? source.key : variable->key);
            } else if constexpr (std::is_same_v<Given, StepSource>) {
                add(ValueSource{Provenance::Step, source.step});
            } else if constexpr (std::is_same_v<Given, ObjectSource>) {
                for (const NamedBinding &member : source.members)
                    add(member.binding);
            } else if constexpr (std::is_same_v<Given, ListSource>) {
                for (const Binding &element : source.elements)
                    add(element);
            } else if constexpr (std::is_same_v<Given, FirstSource>) {
                for (const Binding &candidate : source.candidates) {
                    if (m_itemDepth == 0 && isAbsent(candidate, candidate.transforms.size()))
                        continue;
                    add(candidate);
                    if (m_itemDepth == 0)
                        break;
                }
            } else if constexpr (std::is_same_v<Given, EachSource>) {
                add(*source.of);
                ++m_itemDepth;
                add(*source.as);
                --m_itemDepth;
            }
        },
        binding.source);
}

std::string ValueSources::callingTool() const
{
    return m_scope == m_sending || m_scope->tool == nullptr ? std::string() : m_scope->tool->name;
}

void ValueSources::addArgument(const std::string &name)
{
    if (!m_seen.emplace(m_scope, name).second)
        return;
    const Scope &scope = *m_scope;
    if (scope.caller != nullptr && scope.passed != nullptr) {
        const auto made = std::ranges::find(*scope.passed, name, &NamedBinding::name);
        if (made != scope.passed->end()) {
            const int depth = std::exchange(m_itemDepth, 0);
            m_scope = scope.caller;
            add(made->binding);
            m_scope = &scope;
            m_itemDepth = depth;
        }
    } else {
        add(ValueSource{Provenance::Argument, name});
    }
    const json::Value *given = scope.given == nullptr ? nullptr : scope.given->find(name);
    const json::Value *meant = scope.arguments.find(name);
    if (given != nullptr && meant != nullptr && *given != *meant)
        add(ValueSource{Provenance::Mapping});
}

void ValueSources::addContext(const std::string &key)
{
    add(ValueSource{Provenance::Context, key});
    m_isSecret = m_isSecret || m_scope->secretKeys.contains(key);
}

void ValueSources::add(const PlannedVariable &variable)
{
    // Same as variableValues(): an argument wins over the context, but null in place of a hidden one is none.
    const json::Value *argument = m_scope->arguments.find(variable.name);
    const bool isPassed =
        argument != nullptr && (variable.source == PlannedVariable::Source::Parameter || !argument->isNull());
    if (variable.source == PlannedVariable::Source::Binding)
        add(*variable.binding);
    else if (isPassed)
        addArgument(variable.name);
    else if (!variable.contextKey.empty())
        addContext(variable.contextKey);
}

void ValueSources::addPlaceholder(const std::string &name, const std::vector<NamedBinding> &bindings)
{
    const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
    if (bound != bindings.end())
        add(bound->binding);
    else if (m_scope->arguments.contains(name))
        addArgument(name);
    else if (const ContextVariable *variable = m_scope->workspace->contextFor(name))
        addContext(variable->key);
}

std::optional<Scope> withoutSecrets(const Scope &scope)
{
    if (scope.secretKeys.empty() && scope.secretArguments.empty())
        return std::nullopt;
    Scope masked = scope;
    for (const std::string &key : scope.secretKeys) {
        if (json::Value *value = masked.context.find(key))
            *value = json::Value(credentials::Redactor::kMask);
    }
    for (const auto &[name, use] : scope.secretArguments)
        masked.arguments.set(name, json::Value(credentials::Redactor::kMask));
    return masked;
}

} // namespace tooltray::execution
