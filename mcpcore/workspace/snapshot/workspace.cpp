// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/workspace.h"

#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/references.h"
#include "json/write.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_set>
#include <utility>
#include <variant>

namespace tooltray::workspace {

std::shared_ptr<const Workspace> Workspace::create(BuiltInNames builtIns, Revision revision)
{
    auto workspace = std::make_shared<Workspace>();
    workspace->m_builtIns = std::make_shared<const BuiltInNames>(std::move(builtIns));
    workspace->m_revision = revision;
    return workspace;
}

const Settings &Workspace::settings() const
{
    static const Settings unchanged;
    const Settings *settings = find<Settings>({});
    return settings == nullptr ? unchanged : *settings;
}

std::optional<Workspace::NamedTool> Workspace::namedTool(std::string_view name) const
{
    NamedTool called{nullptr, std::nullopt};
    if (const std::size_t at = name.find('@'); at != std::string_view::npos) {
        called.version = Version::parse(name.substr(at + 1));
        if (!called.version)
            return std::nullopt;
        name = name.substr(0, at);
    }
    const std::string *target = aliased(name);
    called.tool = find<Tool>(target == nullptr ? name : std::string_view(*target));
    if (called.tool == nullptr || (called.version && !called.tool->versions.contains(*called.version)))
        return std::nullopt;
    return called;
}

const ContextVariable *Workspace::contextFor(std::string_view variable) const
{
    if (const ContextVariable *exact = find<ContextVariable>(variable))
        return exact;
    const std::string folded = foldedContextKey(variable);
    for (const auto &[key, entry] : entries(ObjectKind::Context)) {
        if (foldedContextKey(key) == folded)
            return &std::get<ContextVariable>(entry.object());
    }
    return nullptr;
}

std::shared_ptr<const Workspace> Workspace::withContext(std::vector<ContextVariable> values) const
{
    auto overlaid = std::make_shared<Workspace>(*this);
    Entries::Editor context(entries(ObjectKind::Context));
    for (ContextVariable &value : values) {
        const std::string key = value.key;
        const Entry *known = context.find(key);
        Entry entry = known == nullptr ? Entry() : *known;
        entry.set(Layer::Session, makeDefinition(std::move(value)));
        entry.setRevision(m_revision, entry.author()); // for one client, who changed it stays
        context.set(key, std::move(entry));
    }
    overlaid->m_entries[static_cast<std::size_t>(ObjectKind::Context)] = std::move(context).finish();
    return overlaid;
}

const Workspace::DisabledEndpoints &Workspace::disabledEndpoints() const
{
    static const DisabledEndpoints none;
    return m_disabled ? *m_disabled : none;
}

std::shared_ptr<const Workspace> Workspace::withDisabledEndpoints(DisabledEndpoints endpoints) const
{
    auto next = std::make_shared<Workspace>(*this);
    next->m_disabled = std::make_shared<const DisabledEndpoints>(std::move(endpoints));
    return next;
}

std::vector<ObjectKey> Workspace::usersOf(const ObjectKey &key) const
{
    std::vector<ObjectKey> users;
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind) {
        for (const auto &[name, entry] : m_entries[kind]) {
            if (entry.refersTo(key))
                users.push_back({static_cast<ObjectKind>(kind), name});
        }
    }
    return users;
}

namespace {

bool holdsWord(std::string_view text, std::string_view word)
{
    // Not std::ranges::search(): clang 14 cannot read the subrange of libstdc++ 12.
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char ofText, char ofWord) { return asciiLower(ofText) == ofWord; })
           != text.end();
}

std::string_view servedDescription(const Tool &tool)
{
    if (tool.pin)
        return tool.pin->definition.description;
    const auto active = tool.versions.find(tool.active);
    return active == tool.versions.end() ? std::string_view() : active->second.description;
}

} // namespace

ToolSearch::ToolSearch(std::string_view query)
{
    constexpr std::string_view kSpace = " \t\r\n";
    for (std::size_t at = query.find_first_not_of(kSpace); at != std::string_view::npos;) {
        const std::size_t end = std::min(query.find_first_of(kSpace, at), query.size());
        m_words.push_back(asciiLower(query.substr(at, end - at)));
        at = query.find_first_not_of(kSpace, end);
    }
}

bool ToolSearch::finds(const Tool &tool) const
{
    const std::string_view description = servedDescription(tool);
    return std::ranges::all_of(m_words, [&](const std::string &word) {
        return holdsWord(tool.name, word) || holdsWord(tool.title, word) || holdsWord(description, word)
               || std::ranges::any_of(tool.tags,
                                      [&](const std::string &tag) { return holdsWord(tag, word); });
    });
}

namespace {

// The schema of a mapping's argument: one of its labels or values.
json::Value acceptedBy(const Mapping &mapping)
{
    json::Value accepted = json::Value::array();
    std::unordered_set<std::string> texts;
    const auto accept = [&](const json::Value &value) {
        if (texts.insert(json::write(value)).second)
            accepted.append(value);
    };
    for (const Mapping::Entry &entry : mapping.entries)
        accept(json::Value(entry.label));
    for (const Mapping::Entry &entry : mapping.entries)
        accept(entry.value);
    return json::Value::object({{"enum", std::move(accepted)}});
}

} // namespace

DefinitionPtr makeDefinition(Object object)
{
    std::vector<ObjectKey> references = referencesOf(object);
    const auto *mapping = std::get_if<Mapping>(&object);
    json::Value accepted = mapping == nullptr ? json::Value() : acceptedBy(*mapping);
    return std::make_shared<const Definition>(
        Definition{std::move(object), std::move(references), std::move(accepted)});
}

bool refersTo(const Definition &definition, const ObjectKey &key)
{
    return std::ranges::binary_search(definition.references, key);
}

bool isSame(const DefinitionPtr &a, const DefinitionPtr &b)
{
    return a == b || (a && b && a->object == b->object);
}

void Entry::set(Layer layer, DefinitionPtr definition)
{
    m_layers[static_cast<std::size_t>(layer)] = std::move(definition);
}

Layer Entry::layer() const
{
    return static_cast<Layer>(topLayer() - m_layers.data());
}

bool Entry::refersTo(const ObjectKey &key) const
{
    return std::ranges::any_of(m_layers, [&](const DefinitionPtr &definition) {
        return definition && workspace::refersTo(*definition, key);
    });
}

const DefinitionPtr *Entry::topLayer() const
{
    for (std::size_t i = m_layers.size(); i > 0; --i) {
        if (m_layers[i - 1])
            return &m_layers[i - 1];
    }
    return nullptr;
}

} // namespace tooltray::workspace
