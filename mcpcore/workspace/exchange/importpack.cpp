// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/importpack.h"

#include "text/words/suggestions.h"
#include "workspace/checks/callgraph.h"
#include "workspace/checks/checkdefinition.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/checks/rules.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/apply.h"
#include "workspace/edits/check.h"
#include "workspace/edits/permissions.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace tooltray::workspace {

namespace {

// True if a reference to an object of the kind must resolve: see check.h.
bool isNeeded(ObjectKind kind)
{
    return kind == ObjectKind::Tool || kind == ObjectKind::Type || kind == ObjectKind::Mapping
           || kind == ObjectKind::Endpoint;
}

std::string counted(std::size_t count)
{
    return count == 1 ? "Import 1 object" : "Import " + std::to_string(count) + " objects";
}

bool isOfOneTool(const ToolFindings &findings)
{
    return std::string(toolNames(findings)).starts_with("the tool \"");
}

// Each in quotes, and how many more.
std::string namesAlone(const ToolFindings &findings)
{
    const std::string text = toolNames(findings);
    return text.substr(text.find('"'));
}

// Makes one plan; see planImport().
class Importer {
public:
    Importer(const Workspace &workspace, const Pack &pack, const ImportOptions &options);

    ImportPlan plan();

private:
    enum class Fate : std::uint8_t { Create, Replace, Rename, Skip };

    const Object *here(const ObjectKey &key) const; // of the same name, as it counts
    bool isHere(const ObjectKey &key, const Object &object) const;
    // Why nothing new can have that name (precondition: nothing has it), or why the tool cannot have its aliases.
    std::optional<Message> nameClash(const ObjectKey &key) const;
    std::optional<Message> aliasClash(const Object &object) const;

    using Users = std::map<ObjectKey, std::vector<ObjectKey>>;
    Users users() const; // the objects that refer to each one
    void leaveOutUnread();
    void chooseFates();
    Fate fateOf(const ObjectKey &key, const Object &object);
    // Renames objects that refer to a renamed object, because their contents change with it.
    void spreadRenaming();
    void rename();
    void checkAgainstEachOther();
    void checkReferences();
    void checkEndpoints();
    void makeEdit();
    void checkPromises(const Workspace &workspace, const Tool &tool);
    void checkTools(const Workspace &after);
    void warnOf(const Workspace &after);
    void refuse(const std::string &tool, Version version, const ToolProblems &found);
    void checkDepth(const Workspace &after);
    void checkSharedObjects(const Workspace &after);
    void withdrawPermissions();
    WorkspacePtr outcome();
    void checkOutcome();

    // Once each: several checks may find the same.
    void problem(const Message &sentence)
    {
        if (m_told.insert(sentence.text()).second)
            m_plan.problems.push_back(sentence);
    }

    using Meaning = std::pair<ObjectKind, std::string>;

    const Workspace &m_workspace;
    const ImportOptions &m_options;
    std::multimap<Meaning, std::string> m_names; // of types and mappings here, by what they mean
    std::map<ObjectKey, Object> m_incoming;      // under the names of the pack
    std::set<ObjectKey> m_leftOut;               // what could not be read, and what needs it
    std::map<ObjectKey, Fate> m_fates;
    std::vector<Object> m_put;                              // under the names they get
    std::map<std::string, ToolFindings> m_missingEndpoints; // with the tools that name them
    FreshNames m_fresh;
    std::set<std::string> m_missingTexts; // what the checks of tools say of those endpoints
    std::set<std::string> m_told;
    ImportPlan m_plan;
};

} // namespace

Importer::Importer(const Workspace &workspace, const Pack &pack, const ImportOptions &options)
    : m_workspace(workspace)
    , m_options(options)
    , m_incoming(pack.objects)
    , m_fresh(workspace, pack)
{
    for (const ObjectKind kind : {ObjectKind::Type, ObjectKind::Mapping}) {
        for (const auto &[name, entry] : workspace.entries(kind))
            m_names.emplace(Meaning{kind, foldedCase(name)}, name);
    }
    NewNames endpoints;
    for (const auto &[theirs, ours] : options.endpoints)
        endpoints.emplace(ObjectKey{ObjectKind::Endpoint, theirs}, ours);
    for (auto &[key, object] : m_incoming)
        renameReferences(object, endpoints);
    leaveOutUnread();
}

ImportPlan Importer::plan()
{
    chooseFates();
    spreadRenaming();
    rename();
    withdrawPermissions();
    checkAgainstEachOther();
    checkReferences();
    checkEndpoints();
    makeEdit();
    checkOutcome();
    if (!m_plan.problems.empty() || !m_leftOut.empty())
        m_plan = {.problems = std::move(m_plan.problems),
                  .broken = std::move(m_plan.broken),
                  .isNameTaken = m_plan.isNameTaken};
    return std::move(m_plan);
}

const Object *Importer::here(const ObjectKey &key) const
{
    const Entry *entry = m_workspace.find(key);
    return entry == nullptr ? nullptr : &entry->object();
}

// Compares everything except the approval, which no pack has.
bool Importer::isHere(const ObjectKey &key, const Object &object) const
{
    const Object *other = here(key);
    if (other == nullptr)
        return false;
    const Tool *tool = std::get_if<Tool>(other);
    if (tool == nullptr || !tool->pin)
        return *other == object;
    Tool unpinned = *tool;
    unpinned.pin.reset();
    return Object(std::move(unpinned)) == object;
}

std::optional<Message> Importer::nameClash(const ObjectKey &key) const
{
    if (key.kind == ObjectKind::Tool) {
        if (m_workspace.isBuiltIn(key.name))
            return Message(CORE_TEXT("Core", "\"{name}\" is the name of a built-in tool."),
                           {{"name", key.name}});
        if (const std::string *owner = m_workspace.aliased(key.name))
            return Message(CORE_TEXT("Core", "\"{name}\" is an alias of the tool \"{tool}\"."),
                           {{"name", key.name}, {"tool", *owner}});
        return std::nullopt;
    }
    const auto other = m_names.find({key.kind, foldedCase(key.name)});
    if (other == m_names.end())
        return std::nullopt;
    return Message(CORE_TEXT("Core", "The {object} already exists, and \"{name}\" counts as the same name."),
                   {{"object", toString({key.kind, other->second})}, {"name", key.name}});
}

std::optional<Message> Importer::aliasClash(const Object &object) const
{
    const Tool *tool = std::get_if<Tool>(&object);
    if (tool == nullptr)
        return std::nullopt;
    for (const std::string &alias : tool->aliases) {
        if (m_workspace.isBuiltIn(alias))
            return Message(CORE_TEXT("Core", "The alias \"{name}\" is the name of a built-in tool."),
                           {{"name", alias}});
        if (m_workspace.find<Tool>(alias) != nullptr)
            return Message(CORE_TEXT("Core", "The alias \"{name}\" is the name of a tool."),
                           {{"name", alias}});
        const std::string *owner = m_workspace.aliased(alias);
        if (owner != nullptr && *owner != tool->name)
            return Message(CORE_TEXT("Core", "The alias \"{name}\" belongs to the tool \"{tool}\"."),
                           {{"name", alias}, {"tool", *owner}});
    }
    return std::nullopt;
}

Importer::Users Importer::users() const
{
    Users users;
    for (const auto &[key, object] : m_incoming) {
        for (const ObjectKey &used : referencesOf(object))
            users[used].push_back(key);
    }
    return users;
}

// The faults of an object that needs them show only with them.
void Importer::leaveOutUnread()
{
    m_leftOut = m_options.unread;
    std::vector<ObjectKey> left(m_leftOut.begin(), m_leftOut.end());
    if (left.empty())
        return;
    Users users = this->users();
    while (!left.empty()) {
        const ObjectKey key = std::move(left.back());
        left.pop_back();
        m_incoming.erase(key);
        for (const ObjectKey &user : users[key]) {
            if (m_leftOut.insert(user).second)
                left.push_back(user);
        }
    }
}

void Importer::chooseFates()
{
    for (const auto &[key, object] : m_incoming)
        m_fates[key] = fateOf(key, object);
}

Importer::Fate Importer::fateOf(const ObjectKey &key, const Object &object)
{
    const bool isKnown = here(key) != nullptr;
    if (isKnown && (isHere(key, object) || m_options.onConflict == OnConflict::Skip))
        return Fate::Skip;
    auto clash = isKnown ? std::nullopt : nameClash(key);
    if (!clash)
        clash = aliasClash(object);
    if (m_options.onConflict == OnConflict::Rename)
        return isKnown || clash ? Fate::Rename : Fate::Create;
    if (clash) {
        m_plan.isNameTaken = true;
        problem({CORE_TEXT("Core", "The {object} of the pack cannot be imported under its name. {problem}"),
                 {{"object", toString(key)}, {"problem", *clash}}});
    }
    return isKnown ? Fate::Replace : Fate::Create;
}

void Importer::spreadRenaming()
{
    Users users = this->users();
    std::vector<ObjectKey> left;
    for (const auto &[key, fate] : m_fates) {
        if (fate == Fate::Rename)
            left.push_back(key);
    }
    while (!left.empty()) {
        const ObjectKey key = std::move(left.back());
        left.pop_back();
        for (const ObjectKey &user : users[key]) {
            if (m_fates[user] == Fate::Skip) {
                m_fates[user] = Fate::Rename;
                left.push_back(user);
            }
        }
    }
}

void Importer::rename()
{
    NewNames names;
    for (const auto &[key, fate] : m_fates) {
        if (fate == Fate::Rename)
            names.emplace(key, m_fresh.take(key));
    }
    for (auto &[key, object] : m_incoming) {
        const Fate fate = m_fates[key];
        if (fate == Fate::Skip)
            continue;
        renameReferences(object, names);
        Tool *tool = std::get_if<Tool>(&object);
        if (fate == Fate::Rename) {
            workspace::rename(object, names[key]);
            std::vector<std::string> aliases;
            for (std::size_t i = 0; tool != nullptr && i < tool->aliases.size(); ++i) {
                if (auto alias = m_fresh.takeAlias(tool->aliases[i]))
                    aliases.push_back(std::move(*alias));
            }
            if (tool != nullptr)
                tool->aliases = std::move(aliases);
        } else if (fate == Fate::Replace && tool != nullptr) {
            tool->pin = m_workspace.find<Tool>(key.name)->pin;
        }
        m_put.push_back(object);
    }
}

// A pack is what somebody else wrote: what only a person can say, it does not say.
void Importer::withdrawPermissions()
{
    for (Object &object : m_put) {
        auto *tool = std::get_if<Tool>(&object);
        if (tool == nullptr)
            continue;
        for (Message &sentence : withdrawReading(*tool))
            m_plan.warnings.push_back(std::move(sentence));
        const Object *known = here(keyOf(object));
        if (m_options.origin != Origin::Agent)
            continue;
        const Tool brought = *tool;
        takeBackPermissions(object, known);
        for (const auto &[number, version] : brought.versions) {
            if (version.behaviour.allowMultipleMutations
                && !tool->versions.at(number).behaviour.allowMultipleMutations)
                m_plan.warnings.push_back(
                    {CORE_TEXT("Core",
                               "The tool \"{tool}\" makes at most one change per call. Only a person can "
                               "allow several (allow_multiple_mutations), in the Tooltray window."),
                     {{"tool", tool->name}}});
        }
    }
}

void Importer::checkAgainstEachOther()
{
    std::map<std::pair<ObjectKind, std::string>, std::string> names;
    const auto add = [&](const ObjectKey &key, const std::string &name, Template clash) {
        const auto [first, isNew] = names.try_emplace({key.kind, foldedCase(name)}, key.name);
        if (!isNew)
            problem({clash, {{"object", toString(key)}, {"name", name}, {"other", first->second}}});
    };
    for (const Object &object : m_put)
        add(keyOf(object), std::string(nameOf(object)),
            CORE_TEXT("Core", "The {object} of the pack cannot be imported: its name \"{name}\" counts as "
                              "the same as a name of \"{other}\", which is also in the pack."));
    for (const Object &object : m_put) {
        if (const Tool *tool = std::get_if<Tool>(&object)) {
            for (const std::string &alias : tool->aliases)
                add(keyOf(object), alias,
                    CORE_TEXT("Core",
                              "The {object} of the pack cannot be imported: its alias \"{name}\" counts as "
                              "the same as a name of \"{other}\", which is also in the pack."));
        }
    }
}

void Importer::checkReferences()
{
    std::set<ObjectKey> coming;
    for (const Object &object : m_put)
        coming.insert(keyOf(object));
    for (const Object &object : m_options.alongside)
        coming.insert(keyOf(object));
    for (const Object &object : m_put) {
        for (const ObjectKey &used : referencesOf(object)) {
            if (!isNeeded(used.kind) || coming.contains(used) || m_workspace.find(used) != nullptr)
                continue;
            if (used.kind == ObjectKind::Endpoint)
                m_missingEndpoints[used.name].push_back({std::string(nameOf(object)), {}, {}});
            else
                problem({CORE_TEXT("Core",
                                   "The {user} names the {object}, which is neither in the pack nor here."),
                         {{"user", toString(keyOf(object))}, {"object", toString(used)}}});
        }
    }
}

// Once for each endpoint, however many tools are for it.
void Importer::checkEndpoints()
{
    for (const auto &[endpoint, tools] : m_missingEndpoints) {
        const Result<std::string> resolved = resolvedEndpoint(m_workspace, endpoint);
        problem(
            {isOfOneTool(tools)
                 ? CORE_TEXT("Core", "The tool \"{tool}\" needs an endpoint that is not available. {problem}")
                 : CORE_TEXT("Core", "The tools {tools} need an endpoint that is not available. {problem}"),
             {{"tool", tools.front().tool},
              {"tools", namesAlone(tools)},
              {"problem", missingEndpointText(resolved.error())}}});
    }
}

void Importer::makeEdit()
{
    for (const auto &[key, fate] : m_fates) {
        switch (fate) {
        case Fate::Create: m_plan.created.push_back(key); break;
        case Fate::Replace: m_plan.replaced.push_back(key); break;
        case Fate::Rename: m_plan.renamed.push_back({key, std::string(nameOf(m_incoming.at(key)))}); break;
        case Fate::Skip: m_plan.skipped.push_back(key); break;
        }
    }
    m_plan.edit = {counted(m_put.size()), m_options.origin, {}};
    if (m_put.empty())
        return;
    for (const Object &object : m_options.alongside)
        m_plan.edit.steps.push_back(PutObject{object});
    for (const Object &object : m_put) {
        const Entry *entry = m_workspace.find(keyOf(object));
        m_plan.edit.steps.push_back(PutObject{object, entry == nullptr ? 0 : entry->revision()});
    }
}

void Importer::refuse(const std::string &tool, Version version, const ToolProblems &found)
{
    for (const ToolProblem &one : found) {
        // Each is a reference, of which checkReferences() and checkEndpoints() tell.
        if (one.code == "unknown_tool" || one.code == "mapping_missing"
            || m_missingTexts.contains(one.message))
            continue;
        problem(
            {CORE_TEXT("Core", "The version {version} of the tool \"{tool}\" cannot be imported. {problem}"),
             {{"version", version.toString()},
              {"tool", tool},
              {"problem", m_options.schemas == nullptr ? one.message : Message(withPlace(one))}}});
    }
}

// Reports tools that would silently return wrong results, or replace what a person sets for an endpoint.
// All other problems show in the health of the tool.
void Importer::checkPromises(const Workspace &workspace, const Tool &tool)
{
    for (const auto &[number, version] : tool.versions) {
        const ToolVersion resolved = tool.resolved(number);
        ToolProblems found;
        checkIdempotency(workspace, resolved, found);
        checkHeadersOfEndpoint(workspace, tool, resolved, found);
        refuse(tool.name, number, found);
    }
}

void Importer::checkTools(const Workspace &after)
{
    ChangeCheck check = checkChange(m_workspace, after, *m_options.schemas);
    for (const ToolFinding &finding : check.refused)
        refuse(finding.tool, finding.version, finding.problems);
    m_plan.broken = std::move(check.broken);
    std::erase_if(m_plan.broken, [this](const ToolFinding &finding) {
        return m_leftOut.contains({ObjectKind::Tool, finding.tool});
    });
    if (!m_plan.broken.empty() && !m_options.mayBreak) {
        const ToolFinding &first = m_plan.broken.front();
        problem({isOfOneTool(m_plan.broken)
                     ? CORE_TEXT("Core", "The import breaks the tool \"{tool}\". {name}: {problem}")
                     : CORE_TEXT("Core", "The import breaks the tools {names}. {name}: {problem}"),
                 {{"tool", first.tool},
                  {"names", namesAlone(m_plan.broken)},
                  {"name", first.tool},
                  {"problem", withPlace(first.problems.front())}}});
    }
}

// Adds the warnings that saving each of the tools by itself would show.
void Importer::warnOf(const Workspace &after)
{
    std::set<std::string> unchecked;
    CheckMemory memory;
    for (const Object &object : m_put) {
        const Tool *tool = std::get_if<Tool>(&object);
        if (tool == nullptr)
            continue;
        for (const LintFinding &finding : lint(after, *m_options.schemas, *tool)) {
            if (finding.severity != LintSeverity::Advice)
                m_plan.warnings.push_back(
                    {CORE_TEXT("Core", "The tool \"{tool}\": {problem}"),
                     {{"tool", tool->name},
                      {"problem", withPlace({finding.code, finding.place, finding.position,
                                             Message::joined({finding.message, finding.advice})})}}});
        }
        for (const auto &[number, version] : tool->versions) {
            for (const std::string &endpoint :
                 checkVersion(after, *m_options.schemas, *tool, number, memory).missingSchemas)
                unchecked.insert(endpoint);
        }
    }
    for (const std::string &endpoint : unchecked)
        m_plan.warnings.push_back({CORE_TEXT("Core", "There is no schema of the endpoint \"{endpoint}\", so "
                                                     "the operations for it were not validated."),
                                   {{"endpoint", endpoint}}});
}

void Importer::checkDepth(const Workspace &after)
{
    const std::vector<std::string> chain = CallGraph::tooDeep(m_workspace, after);
    if (chain.empty())
        return;
    problem(
        {CORE_TEXT("Core", "The tools {names} call each other in a chain. At most {count} tools can do so."),
         {{"names", namesAnd(chain)}, {"count", kMaxCallDepth}}});
}

void Importer::checkSharedObjects(const Workspace &after)
{
    for (const Object &object : m_put) {
        for (const ToolProblem &found : checkShared(after, object))
            problem({CORE_TEXT("Core", "The {object} cannot be imported. {problem}"),
                     {{"object", toString(keyOf(object))}, {"problem", withPlace(found)}}});
    }
}

// The workspace as it is with the pack, or as near to it as can be where something is wrong: one problem is not to hide
// the others, so that a pack is corrected once.
WorkspacePtr Importer::outcome()
{
    if (m_plan.problems.empty()) {
        Result<Applied> applied = apply(m_workspace, m_plan.edit);
        if (applied)
            return std::move(applied)->workspace;
        problem(applied.error().message);
    }
    Transaction transaction(m_workspace);
    const auto put = [&](const Object &object) {
        transaction.set(keyOf(object), Layer::Stored, makeDefinition(object));
    };
    std::ranges::for_each(m_options.alongside, put);
    std::erase_if(m_put, [&](const Object &object) {
        const std::optional<Error> unfit = checkObject(object);
        const std::optional<Error> hidden =
            m_options.origin == Origin::Agent ? checkVisible(keyOf(object), object) : std::nullopt;
        for (const std::optional<Error> &error : {unfit, hidden, checkNoToken(keyOf(object), object, {})}) {
            if (error)
                problem(error->message);
        }
        return unfit.has_value();
    });
    std::ranges::for_each(m_put, put);
    return std::move(transaction).finish().workspace;
}

void Importer::checkOutcome()
{
    const WorkspacePtr after = outcome();
    for (const auto &missing : m_missingEndpoints) {
        const Result<std::string> resolved = resolvedEndpoint(*after, missing.first);
        if (!resolved)
            m_missingTexts.insert(missingEndpointText(resolved.error()).text());
    }
    if (m_options.schemas != nullptr) {
        checkTools(*after);
        if (m_plan.problems.empty())
            warnOf(*after);
    }
    for (const Object &object : m_put) {
        const Tool *tool = std::get_if<Tool>(&object);
        if (tool != nullptr && m_options.schemas == nullptr)
            checkPromises(*after, *tool);
    }
    std::vector<ObjectKey> put;
    for (const Object &object : m_put)
        put.push_back(keyOf(object));
    const std::vector<ObjectKey> cycle = findCycle(*after, put);
    if (cycle.empty()) {
        checkSharedObjects(*after);
        return checkDepth(*after);
    }
    std::vector<std::string> names;
    for (const ObjectKey &key : std::span(cycle).first(cycle.size() - 1)) // the last one is the first again
        names.push_back(key.name);
    if (names.size() == 1) {
        problem({cycle.front().kind == ObjectKind::Type
                     ? CORE_TEXT("Core", "The type \"{name}\" refers to itself.")
                     : CORE_TEXT("Core", "The tool \"{name}\" refers to itself."),
                 {{"name", names.front()}}});
        return;
    }
    problem({cycle.front().kind == ObjectKind::Type
                 ? CORE_TEXT("Core", "The types {names} refer to each other in a cycle.")
                 : CORE_TEXT("Core", "The tools {names} refer to each other in a cycle."),
             {{"names", namesAnd(names)}}});
}

ImportPlan planImport(const Workspace &workspace, const Pack &pack, const ImportOptions &options)
{
    return Importer(workspace, pack, options).plan();
}

} // namespace tooltray::workspace
