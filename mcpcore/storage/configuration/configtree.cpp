// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/configsections.h"

#include "base/text/secretname.h"
#include "storage/configuration/scalars.h"
#include "text/words/suggestions.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

namespace tooltray::storage {

namespace {

constexpr std::string_view kAuthentication = "authentication";
constexpr std::string_view kInPlaceOfSecret = "(a secret)";
constexpr std::size_t kMaxExpandedBytes = std::size_t{4} << 20U;

// authentication/value, endpoints/NAME/authentication/value, storage/password, storage/shared_key,
// telemetry/headers/NAME.
bool isSecretPlace(std::span<const std::string> path)
{
    const auto ends = [&](std::string_view folder, std::string_view name) {
        return path.size() >= 2 && path[path.size() - 2] == folder && path.back() == name;
    };
    return (path.size() == 2 && (ends("storage", "password") || ends("storage", "shared_key")))
           || (path.size() == 3 && path.front() == "telemetry" && path[1] == "headers")
           || (ends(kAuthentication, "value")
               && (path.size() == 2 || (path.size() == 4 && path.front() == "endpoints")));
}

// A value's owner, such as endpoints/NAME, and what people call it; nothing if the rest of the file needs it.
std::optional<std::pair<json::Pointer, Message>> ownerOf(std::span<const std::string> path)
{
    using Section = std::pair<std::string_view, Template>;
    constexpr std::array<Section, 5> kSections{
        {{"endpoints", CORE_TEXT("Core", "endpoint \"{name}\"")},
         {"context_variables", CORE_TEXT("Core", "context variable \"{name}\"")},
         {"enumerations", CORE_TEXT("Core", "enumeration \"{name}\"")},
         {"mappings", CORE_TEXT("Core", "mapping \"{name}\"")},
         {"clients", CORE_TEXT("Core", "client \"{name}\"")}}};
    // The short form of the endpoint called default.
    if (!path.empty() && (path.front() == "graphql_endpoint" || path.front() == kAuthentication))
        return std::pair(json::Pointer{path.front()},
                         Message(kSections.front().second, {{"name", "default"}}));
    const auto *section =
        std::ranges::find(kSections, path.empty() ? std::string_view() : path.front(), &Section::first);
    if (section == kSections.end() || path.size() < 2)
        return std::nullopt;
    return std::pair(json::Pointer{path[0], path[1]}, Message(section->second, {{"name", path[1]}}));
}

std::string quotedList(std::span<const std::string> names)
{
    std::string list;
    for (const std::string &name : names)
        list.append(list.empty() ? "\"" : ", \"").append(name).append("\"");
    return list;
}

// What was expected, and nothing of what is there. path: null at the top level.
Message expectedText(const Message &what, const Message *path, const std::string &variable)
{
    if (path == nullptr)
        return {variable.empty()
                    ? CORE_TEXT("Core", "Expected {what} at the top level.")
                    : CORE_TEXT("Core",
                                "Expected {what} at the top level, but {variable} is something different."),
                {{"what", what}, {"variable", variable}}};
    return {variable.empty()
                ? CORE_TEXT("Core", "Expected {what} at {path}.")
                : CORE_TEXT("Core", "Expected {what} at {path}, but {variable} is something different."),
            {{"what", what}, {"path", *path}, {"variable", variable}}};
}

// "missing member "url" at /endpoints/main"
Message missingKey(std::string_view text)
{
    constexpr std::string_view kBefore = "missing member \"";
    constexpr std::string_view kBetween = "\" at ";
    constexpr std::string_view kTop = "the top level";
    const std::size_t end = text.find(kBetween);
    const std::string_view key = text.substr(kBefore.size(), end - kBefore.size());
    const std::string_view path = text.substr(end + kBetween.size());
    return {path == kTop ? CORE_TEXT("Core", "The key \"{key}\" is missing at the top level.")
                         : CORE_TEXT("Core", "The key \"{key}\" is missing at {path}."),
            {{"key", key}, {"path", path}}};
}

} // namespace

class ConfigTree::Builder {
public:
    Builder(ConfigTree &tree, const Environment &environment, Problems &problems)
        : m_tree(tree)
        , m_environment(environment)
        , m_problems(problems)
    {}

    json::Value root(const YamlNode &node)
    {
        json::Value root = value(node);
        for (const auto &[text, lack] : m_lacks) {
            std::vector<Message> lost{lack.lost.front()};
            for (std::size_t i = 1; i < lack.lost.size(); ++i)
                lost.push_back({CORE_TEXT("Core", ", and {lost}"), {{"lost", lack.lost[i]}}});
            m_tree.m_lacks.add(lack.offset,
                               {CORE_TEXT("Core", "{problem} Until then {lost}."),
                                {{"problem", lack.message}, {"lost", Message::joined(lost, "")}}});
        }
        return root;
    }

private:
    // The cost of one variable that is not set.
    struct Lack {
        Message message;
        std::size_t offset = 0;    // of its first place
        std::vector<Message> lost; // ... is left out; each once
    };

    json::Value value(const YamlNode &node)
    {
        switch (node.kind) {
        case YamlNode::Kind::Null: return {};
        case YamlNode::Kind::Plain:
        case YamlNode::Kind::Text: return isSecretPlace(m_path) ? secret(node) : scalar(node);
        case YamlNode::Kind::List: return list(node);
        case YamlNode::Kind::Map: return map(node);
        }
        return {};
    }

    json::Value list(const YamlNode &node)
    {
        json::Value list = json::Value::array();
        list.reserve(node.children.size());
        for (std::size_t i = 0; i < node.children.size(); ++i)
            list.append(inside(std::to_string(i), node.children[i]));
        return list;
    }

    json::Value map(const YamlNode &node)
    {
        json::Value map = json::Value::object();
        map.reserve(node.children.size());
        for (const YamlNode &member : node.children)
            map.set(member.name, inside(member.name, member));
        return map;
    }

    json::Value inside(std::string name, const YamlNode &node)
    {
        m_path.push_back(std::move(name));
        json::Value inner = value(node);
        m_path.pop_back();
        return inner;
    }

    json::Value scalar(const YamlNode &node)
    {
        if (hasReference(node.text)) {
            json::Pointer pointer(m_path);
            m_tree.m_expanded.emplace(std::move(pointer), node.text);
            Expansion expansion = expanded(node);
            if (!expansion.problems.empty())
                m_tree.m_unexpanded.insert(json::Pointer(m_path));
            warnOfOpenSecret(node, expansion);
            return json::Value(std::move(expansion.text));
        }
        if (node.kind == YamlNode::Kind::Text)
            return json::Value(node.text);
        if (isAmbiguous(node.text))
            m_problems.add(node.offset,
                           CORE_TEXT("Core",
                                     "YAML parsers disagree on what this means without quotes. Quote text, "
                                     "write a number in plain digits, or use true or false."));
        return plainScalar(node.text);
    }

    // Agents are told the values of context variables.
    void warnOfOpenSecret(const YamlNode &node, const Expansion &expansion)
    {
        if (m_path.size() != 2 || m_path.front() != "context_variables" || !expansion.problems.empty())
            return;
        const auto isOfSecret = [](std::string_view reference) { // ${NAME}, ${NAME:-otherwise}
            return isSecretName(reference.substr(0, reference.find(':')));
        };
        if (isSecretName(m_path.back()) || std::ranges::any_of(expansion.references, isOfSecret))
            m_tree.m_lacks.add(
                node.offset,
                {CORE_TEXT("Core", "Agents can read the context variable \"{name}\". Put a secret "
                                   "into the authentication of an endpoint, or make a secret "
                                   "variable in the window."),
                 {{"name", m_path.back()}}});
    }

    json::Value secret(const YamlNode &node)
    {
        Expansion expansion = expanded(node);
        bool isUnset = false;
        for (const ExpansionProblem &problem : expansion.problems) {
            isUnset = isUnset || !problem.unset.empty();
            if (!problem.unset.empty())
                expansion.variable = problem.unset;
        }
        if (expansion.text.empty() && expansion.problems.empty()) {
            isUnset = !expansion.variable.empty();
            if (isUnset)
                lack(node.offset, expansion.variable,
                     {CORE_TEXT("Core", "The secret is empty: set the environment variable {name}."),
                      {{"name", expansion.variable}}});
            else
                m_problems.add(node.offset, CORE_TEXT("Core", "The secret is empty."));
        }
        for (const std::string &reference : expansion.references)
            m_tree.m_expanded[json::Pointer(m_path)] += reference;
        m_tree.m_secrets.emplace(
            json::Pointer(m_path),
            ConfiguredSecret{std::move(expansion.variable), SealedText(std::move(expansion.text)), isUnset});
        return json::Value(kInPlaceOfSecret);
    }

    // Only what needs it is not there, the secrets of the storage excepted, which everything needs.
    void lack(std::size_t offset, const std::string &variable, const Message &message)
    {
        const auto owner = ownerOf(m_path);
        if (!owner)
            return m_problems.add(offset, message);
        const bool isSecret = isSecretPlace(m_path);
        if (!isSecret)
            m_tree.m_leftOut.emplace(owner->first, variable);
        std::vector<Message> &lost =
            m_lacks.try_emplace(message.text(), Lack{message, offset, {}}).first->second.lost;
        Message one = {isSecret ? CORE_TEXT("Core", "the credential of the {owner} cannot be used")
                                : CORE_TEXT("Core", "the {owner} is omitted"),
                       {{"owner", owner->second}}};
        if (std::ranges::find(lost, one) == lost.end())
            lost.push_back(std::move(one));
    }

    Expansion expanded(const YamlNode &node)
    {
        if (m_expandedBytes > kMaxExpandedBytes)
            return {};
        Expansion expansion = expand(node.text, m_environment);
        for (const ExpansionProblem &problem : expansion.problems) {
            // It stands in the file as in the value, unless an escape or a line break is in the middle of it.
            const std::size_t end = std::min(node.offset + 2 * node.text.size() + 2, m_tree.m_text.size());
            const std::size_t offset = m_tree.m_text.substr(0, end).find(problem.reference, node.offset);
            const std::size_t place = offset == std::string_view::npos ? node.offset : offset;
            if (problem.unset.empty())
                m_problems.add(place, problem.message);
            else
                lack(place, problem.unset, problem.message);
        }
        m_expandedBytes += expansion.text.size();
        if (m_expandedBytes > kMaxExpandedBytes) {
            m_problems.add(
                node.offset,
                CORE_TEXT("Core", "The values from the environment make the configuration too long."));
            return {};
        }
        return expansion;
    }

    ConfigTree &m_tree;
    const Environment &m_environment;
    Problems &m_problems;
    std::map<std::string, Lack> m_lacks; // by what is said of it
    std::vector<std::string> m_path;
    std::size_t m_expandedBytes = 0;
};

ConfigTree::ConfigTree(const YamlNode &root, std::string_view text, const Environment &environment,
                       Problems &problems)
    : m_root(root)
    , m_text(text)
    , m_value(Builder(*this, environment, problems).root(root))
{}

const ConfiguredSecret *ConfigTree::secret(const json::Pointer &pointer) const
{
    const auto found = m_secrets.find(pointer);
    return found == m_secrets.end() ? nullptr : &found->second;
}

bool ConfigTree::isLeftOut(const json::Pointer &pointer) const
{
    const auto tokens = pointer.tokens();
    for (std::size_t size = 1; size <= std::min<std::size_t>(tokens.size(), 2); ++size) {
        if (m_leftOut.contains(json::Pointer(std::vector<std::string>(
                tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(size)))))
            return true;
    }
    return false;
}

bool ConfigTree::isUnexpanded(const json::Pointer &pointer) const
{
    return m_unexpanded.contains(pointer);
}

bool ConfigTree::retype(std::span<const json::DecodeError> errors)
{
    bool hasChanged = false;
    for (const json::DecodeError &error : errors) {
        json::Value *value = json::resolve(m_value, error.path);
        if (value == nullptr || !value->isString() || !m_expanded.contains(error.path))
            continue;
        json::Value typed = plainScalar(value->toString());
        if (!typed.isString()) {
            *value = std::move(typed);
            hasChanged = true;
        }
    }
    return hasChanged;
}

// The nearest one that the file has.
const YamlNode &ConfigTree::nodeAt(const json::Pointer &pointer) const
{
    const YamlNode *node = findNode(m_root, pointer);
    return node == nullptr ? nodeAt(pointer.parent()) : *node;
}

// True if messages must not repeat the value at the pointer.
bool ConfigTree::isHidden(const json::Pointer &pointer) const
{
    const auto tokens = pointer.tokens();
    return m_expanded.contains(pointer)
           || (std::ranges::find(tokens, kAuthentication) != tokens.end() && tokens.back() != "type");
}

// The message, where the value must not be repeated.
Message ConfigTree::withoutValue(const Message &message, const json::Pointer &pointer) const
{
    const auto reference = m_expanded.find(pointer);
    const std::string variable = reference == m_expanded.end() ? std::string() : reference->second;
    if (const Message *what = message.argument("what");
        what != nullptr && message.argument("found") != nullptr)
        return expectedText(*what, message.argument("path"), variable);
    const json::Value *value = json::resolve(m_value, pointer);
    const std::string_view text = value == nullptr ? std::string_view() : value->toString();
    if (text.empty() || !message.contains(text))
        return message.asSentence();
    if (variable.empty())
        return CORE_TEXT("Core", "This value is not valid here.");
    return {CORE_TEXT("Core", "The value of {variable} is not valid here."), {{"variable", variable}}};
}

Problem ConfigTree::explain(const json::DecodeError &error) const
{
    using Kind = json::DecodeError::Kind;
    const YamlNode &node = nodeAt(error.path);
    const bool isAboutName = error.part() == json::Part::Name || error.kind == Kind::Missing;
    const Message said = error.message;
    Message message;
    if (error.kind == Kind::Missing) {
        message = missingKey(said.text());
    } else if (error.kind == Kind::Unknown && !error.accepted.empty()) {
        const std::string &name = error.path.tokens().back();
        const json::Pointer parent = error.path.parent();
        message = Message::joined(
            {{parent.isRoot() ? CORE_TEXT("Core", "There is no key \"{key}\" at the top level.")
                              : CORE_TEXT("Core", "There is no key \"{key}\" in {path}."),
              {{"key", name}, {"path", parent.toString()}}},
             didYouMean(suggestions(name, error.accepted)),
             {CORE_TEXT("Core", "Accepted keys: {keys}."), {{"keys", quotedList(error.accepted)}}}});
    } else if (isHidden(error.path)) {
        message = withoutValue(said, error.path);
    } else {
        const json::Value *value = json::resolve(m_value, error.path);
        message = said.asSentence();
        if (value != nullptr)
            message = Message::joined({message, didYouMean(suggestions(value->toString(), error.accepted))});
    }
    return {isAboutName ? node.nameOffset : node.offset, std::move(message), error.accepted};
}

} // namespace tooltray::storage
