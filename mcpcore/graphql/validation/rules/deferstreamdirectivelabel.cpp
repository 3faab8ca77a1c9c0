// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/deferstreamdirectivelabel.h"

namespace tooltray::graphql {

void DeferStreamDirectiveLabel::enter(Directive directive)
{
    if (directive.symbol() != Symbol::Defer && directive.symbol() != Symbol::Stream)
        return;
    for (const Argument argument : directive.arguments()) {
        if (argument.symbol() != Symbol::Label)
            continue;
        const Value label = argument.value();
        if (label.is(NodeKind::NullValue))
            return;
        if (!label.is(NodeKind::StringValue))
            return m_context.report(
                kName, "Argument \"@" + std::string(directive.name()) + "(label:)\" must be a static string.",
                directive);
        const auto [known, isNew] = m_byLabel.try_emplace(StringValue(label).value(), directive);
        if (!isNew)
            m_context.report(
                kName,
                "Value for arguments \"defer(label:)\" and \"stream(label:)\" must be unique across "
                "all Defer/Stream directive usages.",
                {m_context.span(known->second), m_context.span(directive)});
        return;
    }
}

} // namespace tooltray::graphql
