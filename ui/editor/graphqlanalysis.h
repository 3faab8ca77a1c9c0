// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"
#include "ui/editor/editorproblem.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// Places of one text, which the language engine counts in bytes of UTF-8 and an editor in units of UTF-16.
// The text has to stay.
class TextOffsets {
public:
    explicit TextOffsets(std::string_view text);

    int position(std::uint32_t offset) const;
    std::uint32_t offset(int position) const;

private:
    std::string_view m_text;
    std::vector<std::uint32_t> m_unitsBefore; // each block; empty when the text is plain ASCII
};

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

// What is wrong with the text of an operation: its syntax, else by the schema if there is one. A text that is
// empty has no problem; there is only nothing to run.
QList<EditorProblem> findProblems(const graphql::Document &document, const graphql::SchemaPointer &schema);

} // namespace tooltray::ui
