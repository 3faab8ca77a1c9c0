// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/namecheck.h"

#include "workspace/definitions/names.h"

#include <utility>

namespace tooltray::storage {

void NameCheck::check(const json::Reader &in, const std::string &name)
{
    if (auto problem = workspace::nameProblem(m_kind, name))
        return report(in, std::move(*problem));
    const bool isContext = m_kind == workspace::ObjectKind::Context;
    const std::string meaning = isContext ? workspace::foldedContextKey(name) : workspace::foldedCase(name);
    const auto [first, isNew] = m_names.try_emplace(meaning, name);
    if (!isNew)
        report(in, '"' + name + "\" means the same name as \"" + first->second + "\"; choose another one.");
}

void NameCheck::report(const json::Reader &in, std::string message) const
{
    if (m_context.errors.size() < json::Reader::kMaxErrors)
        m_context.errors.push_back({json::DecodeError::Kind::Unknown, in.path(), std::move(message)});
}

} // namespace tooltray::storage
