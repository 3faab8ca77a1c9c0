// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"
#include "execution/delivery/sentvalues.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/snapshot/references.h"
#include "json/write.h"

#include <QMessageAuthenticationCode>
#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::execution {
namespace {

using workspace::ObjectKey;
using workspace::ObjectKind;

// Verbs of operations that take something away for good.
constexpr std::array<std::string_view, 20> kDestructiveWords{
    "delete",  "remove", "destroy",    "drop",      "purge",  "wipe",    "erase",
    "clear",   "reset",  "revoke",     "ban",       "cancel", "disable", "prune",
    "discard", "expire", "deactivate", "terminate", "force",  "truncate"};

// Whether one of the words of a name like "deleteReview", "review_delete" or "reviews/delete" is such a verb. Only a
// warning hangs on it, which no name that an agent chooses can take away.
bool soundsDestructive(std::string_view name)
{
    std::string word;
    const auto isVerb = [&] { return isOneOf(std::exchange(word, {}), kDestructiveWords); };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool isUpper = c >= 'A' && c <= 'Z';
        const bool followsLower = i > 0 && name[i - 1] >= 'a' && name[i - 1] <= 'z';
        if ((!isAsciiLetter(c) || (isUpper && followsLower)) && isVerb())
            return true;
        if (isAsciiLetter(c))
            word += isUpper ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return isVerb();
}

class RootFields {
public:
    std::vector<RootField> of(const graphql::OperationDefinition &operation)
    {
        m_document = &operation.document();
        add(operation.selectionSet());
        std::stable_partition(m_fields.begin(), m_fields.end(), std::mem_fn(&RootField::isDestructive));
        return std::move(m_fields);
    }

private:
    void add(graphql::SelectionSet selections)
    {
        for (const graphql::Selection selection : selections.selections()) {
            if (selection.kind() == graphql::NodeKind::Field)
                addField(selection.name()); // the field's own, whatever alias it has
            else if (selection.kind() == graphql::NodeKind::InlineFragment)
                add(graphql::InlineFragment(selection).selectionSet());
            else if (m_fragments.insert(selection.name()).second)
                add(graphql::findFragment(*m_document, selection.name()).selectionSet());
        }
    }

    void addField(std::string_view name)
    {
        const auto known = std::ranges::find(m_fields, name, &RootField::name);
        if (known == m_fields.end())
            m_fields.push_back({std::string(name), 1, soundsDestructive(name)});
        else
            ++known->count;
    }

    const graphql::Document *m_document = nullptr;
    std::set<std::string_view> m_fragments; // each once, however often it is spread
    std::vector<RootField> m_fields;
};

// Digests with a key that only this process has: of values that somebody could guess they tell nothing.
class KeyedDigest {
public:
    KeyedDigest(std::string_view key, std::string_view purpose)
        : m_code(QCryptographicHash::Sha256, QByteArray(key.data(), static_cast<qsizetype>(key.size())))
    {
        add(purpose);
    }

    // With its length, so that no two lists of texts read the same.
    void add(std::string_view text)
    {
        const std::string length = std::to_string(text.size()) + ':';
        m_code.addData(length.data(), static_cast<qsizetype>(length.size()));
        m_code.addData(text.data(), static_cast<qsizetype>(text.size()));
    }
    void addJson(const json::Value &value) { add(json::write(value)); }

    std::string take()
    {
        const QByteArray result = m_code.result();
        return encodeHex({result.constData(), static_cast<std::size_t>(result.size())});
    }

private:
    QMessageAuthenticationCode m_code;
};

// With the types, mappings and tools that it refers to, and those that these refer to.
void addReferred(const workspace::Workspace &workspace, const workspace::Object &object,
                 std::set<ObjectKey> &seen, KeyedDigest &digest)
{
    for (const ObjectKey &key : workspace::referencesOf(object)) {
        const bool counts =
            key.kind == ObjectKind::Tool || key.kind == ObjectKind::Type || key.kind == ObjectKind::Mapping;
        const workspace::Entry *entry = counts ? workspace.entries(key.kind).find(key.name) : nullptr;
        if (entry == nullptr || !seen.insert(key).second)
            continue;
        digest.add(key.name);
        digest.addJson(workspace::encode(entry->object()));
        addReferred(workspace, entry->object(), seen, digest);
    }
}

// The scopes of the tool that sends and of those that call it, the nearest first.
std::vector<const Scope *> callChain(const Scope &sending)
{
    std::vector<const Scope *> chain;
    for (const Scope *scope = &sending; scope != nullptr; scope = scope->caller)
        chain.push_back(scope);
    return chain;
}

std::vector<CallingTool> callersIn(const std::vector<const Scope *> &chain)
{
    std::vector<CallingTool> callers;
    for (std::size_t i = 1; i < chain.size(); ++i) {
        if (chain[i]->tool != nullptr)
            callers.push_back({chain[i]->tool->name, chain[i]->version.toString()});
    }
    return callers;
}

std::string definitionDigest(const CallFrame &frame, const std::vector<const Scope *> &chain)
{
    KeyedDigest digest(frame.memory.linkKey, "definition");
    for (const Scope *scope : chain) {
        if (scope->tool != nullptr)
            digest.addJson(workspace::encode(scope->tool->resolved(scope->version)));
    }
    return digest.take();
}

std::string dependenciesDigest(const CallFrame &frame, const std::vector<const Scope *> &chain)
{
    KeyedDigest digest(frame.memory.linkKey, "dependencies");
    std::set<ObjectKey> seen;
    json::Value contexts = json::Value::array();
    for (const Scope *scope : chain) {
        if (scope->tool != nullptr)
            addReferred(*frame.workspace, workspace::Object(*scope->tool), seen, digest);
        contexts.append(scope->context);
    }
    digest.addJson(contexts);
    return digest.take();
}

std::string targetDigest(const CallFrame &frame, const ReadyEndpoint &ready)
{
    KeyedDigest digest(frame.memory.linkKey, "target");
    workspace::Endpoint endpoint = *ready.definition;
    endpoint.schema = {}; // of no consequence for what is sent, and elsewhere on another computer
    digest.add(endpoint.name);
    for (const std::string &name : credentialsOf(endpoint)) {
        if (const auto *credential = frame.workspace->find<workspace::Credential>(name))
            digest.addJson(workspace::encode(workspace::Object(*credential)));
    }
    digest.addJson(workspace::encode(workspace::Object(std::move(endpoint))));
    digest.add(ready.request.url.text());
    return digest.take();
}

bool isAuthorization(const ReadyEndpoint &ready, const upstream::RequestField &field)
{
    return std::ranges::any_of(ready.authorization, [&](const credentials::HeaderField &other) {
        return equalsIgnoringAsciiCase(other.name, field.name);
    });
}

// All that is sent but for the credential: a token may be renewed while somebody decides.
std::string contentDigest(const CallFrame &frame, const ReadyEndpoint &ready, const Sendable &sendable)
{
    KeyedDigest digest(frame.memory.linkKey, "content");
    const auto addRequest = [&](const upstream::Request &request) {
        digest.add(request.method);
        digest.add(request.url.text());
        for (const upstream::RequestField &field : request.fields) {
            digest.add(field.name);
            digest.add(isAuthorization(ready, field) ? std::string_view() : valueOf(field));
        }
        digest.add(request.body ? std::string_view(*request.body) : std::string_view());
    };
    if (const auto *operation = std::get_if<OperationOrder>(&sendable)) {
        addRequest(*operation->request);
        digest.add(operation->operation->text());
        digest.add(operation->operation->name());
        digest.addJson(withPage(operation->variables, operation->pages));
    } else if (const auto *rest = std::get_if<RestOrder>(&sendable)) {
        addRequest(rest->request);
    }
    return digest.take();
}

const json::Value &givenArguments(const ActionOrder &order, const Scope &outermost)
{
    return outermost.given == nullptr ? order.arguments : *outermost.given;
}

} // namespace

ApprovalRequest approvalRequestOf(const CallFrame &frame, const ActionOrder &order,
                                  const ReadyEndpoint &ready, const Sendable &sendable)
{
    SentValues values(frame, order, ready);
    const std::vector<const Scope *> chain = callChain(values.scope());
    ApprovalRequest request;
    request.client = frame.caller.id;
    request.clientName = frame.caller.name;
    request.program = frame.caller.program;
    request.endpoint = ready.definition->name;
    request.tool = order.tool;
    request.version = order.version;
    request.step = order.step;
    request.callers = callersIn(chain);
    request.arguments = givenArguments(order, *chain.back());
    if (const auto *operation = std::get_if<OperationOrder>(&sendable)) {
        request.rootFields = RootFields().of(operation->operation->operation());
        request.headline = headlineOf(request.rootFields);
        request.isDestructive = std::ranges::any_of(request.rootFields, &RootField::isDestructive);
        request.origin = operation->request->url.origin();
        request.url = frame.services.redactor.maskUrl(operation->request->url.text());
        request.document = operation->operation->text();
        request.operationName = operation->operation->name();
        request.values = values.of(*operation);
    } else if (const auto *rest = std::get_if<RestOrder>(&sendable)) {
        const std::string path = values.shownPath(*rest);
        request.method = rest->request.method;
        request.headline = request.method + ' ' + path;
        request.isDestructive = request.method == "DELETE" || soundsDestructive(path);
        request.origin = rest->request.url.origin();
        request.url = values.shownUrl(*rest);
        request.document = request.method + ' ' + request.url;
        request.values = values.of(*rest);
    }
    if (order.prepared && order.prepared->definition.annotations.destructive.value_or(false))
        request.isDestructive = true;
    if (order.prepared)
        request.problem = order.prepared->problem;
    request.definition = definitionDigest(frame, chain);
    request.dependencies = dependenciesDigest(frame, chain);
    request.target = targetDigest(frame, ready);
    request.content = contentDigest(frame, ready, sendable);
    return request;
}

} // namespace tooltray::execution
