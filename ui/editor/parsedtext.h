// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/language/document.h"
#include "ui/editor/textoffsets.h"

#include <QString>

#include <memory>

namespace tooltray::ui {

// The text of an editor as the language engine reads it. Never changes, so pools may look at it.
class ParsedText final {
public:
    explicit ParsedText(const QString &text);
    ParsedText(const ParsedText &) = delete;
    ParsedText &operator=(const ParsedText &) = delete;

    const graphql::Document &document() const { return m_document; }
    std::string_view text() const { return m_document.text(); }
    const TextOffsets &offsets() const { return m_offsets; }
    // The operation that a place is in, or the one before it, or the first; no node when there is none.
    graphql::OperationDefinition operationAt(std::uint32_t offset) const;

private:
    graphql::Document m_document;
    TextOffsets m_offsets;
};

using ParsedTextPointer = std::shared_ptr<const ParsedText>;

} // namespace tooltray::ui
