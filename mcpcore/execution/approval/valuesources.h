// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/approval/approvalrequest.h"
#include "execution/bind/scope.h"
#include "execution/parameters/variableplan.h"
#include "workspace/definitions/binding.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::execution {

// Collects what a value is made from, back to the arguments of the agent where tools call each other.
class ValueSources {
public:
    explicit ValueSources(const Scope &scope) : m_scope(&scope) {}

    // What the binding takes its value from, given what there is.
    void add(const workspace::Binding &binding);
    void addArgument(const std::string &name);
    void addContext(const std::string &key);
    void add(const PlannedVariable &variable);
    // What stands for {name} in the path of a REST request.
    void addPlaceholder(const std::string &name, const std::vector<workspace::NamedBinding> &bindings);
    void add(ValueSource source);

    bool isSecret() const { return m_isSecret; }
    const std::vector<ValueSource> &all() const { return m_sources; }

private:
    bool isAbsent(workspace::Binding binding, std::size_t transforms) const;
    void addSource(const workspace::Binding &binding);

    const Scope *m_scope; // where the collection is at
    std::vector<ValueSource> m_sources;
    // The arguments that are in it already: tools that call each other may use each of them many times.
    std::set<std::pair<const Scope *, std::string>> m_seen;
    bool m_isSecret = false;
    int m_itemDepth = 0; // of the lists around, whose items are not known here
};

// The scope with "***" in place of every value that nobody may see; nothing: there is none.
std::optional<Scope> withoutSecrets(const Scope &scope);

} // namespace tooltray::execution
