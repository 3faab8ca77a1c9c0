// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/configsections.h"
#include "workspace/definitions/names.h"

#include <map>
#include <string>

namespace tooltray::storage {

// Reports names that no object of the kind can have, and names that mean the same.
class NameCheck {
public:
    NameCheck(workspace::ObjectKind kind, const SectionContext &context) : m_kind(kind), m_context(context) {}

    // What lies under the name.
    void check(const json::Reader &in, const std::string &name);

private:
    void report(const json::Reader &in, std::string message) const;

    workspace::ObjectKind m_kind;
    const SectionContext &m_context;
    std::map<std::string, std::string> m_names; // by what they mean
};

} // namespace tooltray::storage
