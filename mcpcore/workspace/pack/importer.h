// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/pack/freshnames.h"
#include "workspace/pack/importpack.h"
#include "workspace/pack/renaming.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::workspace {

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
    std::optional<std::string> nameClash(const ObjectKey &key) const;
    std::optional<std::string> aliasClash(const Object &object) const;

    void chooseFates();
    Fate fateOf(const ObjectKey &key, const Object &object);
    // What names something that gets another name is another thing itself.
    void spreadRenaming();
    void rename();
    void checkAgainstEachOther();
    void checkReferences();
    void makeEdit();
    void checkPromises(const Workspace &workspace, const Tool &tool);
    void checkTools(const Workspace &after);
    void refuse(const std::string &tool, Version version, const ToolProblems &found);
    void checkDepth(const Workspace &after);
    void withdrawPermissions();
    void checkOutcome();

    void problem(std::string sentence) { m_plan.problems.push_back(std::move(sentence)); }

    using Meaning = std::pair<ObjectKind, std::string>;

    const Workspace &m_workspace;
    const ImportOptions &m_options;
    std::multimap<Meaning, std::string> m_names; // of types and mappings here, by what they mean
    std::map<ObjectKey, Object> m_incoming;      // under the names of the pack
    std::map<ObjectKey, Fate> m_fates;
    std::vector<Object> m_put; // under the names they get
    FreshNames m_fresh;
    ImportPlan m_plan;
};

} // namespace tooltray::workspace
