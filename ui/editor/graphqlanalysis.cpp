// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqlanalysis.h"

#include "graphql/language/lexer.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "ui/language/utf8text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr std::size_t kBlock = 256;

// How many UTF-16 units begin with this byte.
std::uint32_t unitsAt(char byte)
{
    const auto value = static_cast<unsigned char>(byte);
    if ((value & 0xC0U) == 0x80U)
        return 0;
    return value >= 0xF0U ? 2 : 1;
}

using graphql::SourceSpan;
using graphql::Token;
using graphql::TokenKind;

// The first name between quotes from an offset on; "" when there is none.
std::string_view quotedName(std::string_view message, std::size_t from)
{
    const std::size_t open = message.find('"', from);
    const std::size_t close = open == std::string_view::npos ? open : message.find('"', open + 1);
    return close == std::string_view::npos ? std::string_view() : message.substr(open + 1, close - open - 1);
}

class ProblemFinder {
public:
    explicit ProblemFinder(const graphql::Document &document)
        : m_text(document.text())
        , m_lines(document.text())
        , m_offsets(document.text())
    {}

    void add(const graphql::SyntaxError &error);
    void add(const graphql::Diagnostic &diagnostic, EditorProblem::Severity severity);
    QList<EditorProblem> problems;

private:
    EditorProblem problem(SourceSpan span, const std::string &message) const;
    enum class Alias : std::uint8_t { Possible, Impossible };
    std::optional<SourceSpan> nameIn(SourceSpan span, std::string_view name, Alias alias) const;
    SourceSpan firstToken(SourceSpan span) const;

    std::string_view m_text;
    graphql::LineMap m_lines;
    TextOffsets m_offsets;
};

void ProblemFinder::add(const graphql::SyntaxError &error)
{
    SourceSpan span{error.offset, std::max(error.offset, error.found.end)};
    if (error.found.start != error.offset)
        span.end = error.offset + 1;
    problems.append(problem(span, graphql::message(error, m_text)));
}

void ProblemFinder::add(const graphql::Diagnostic &diagnostic, EditorProblem::Severity severity)
{
    const SourceSpan whole = diagnostic.spans.empty() ? SourceSpan() : diagnostic.spans.front();
    // A field with all that is inside is too much to underline where its name is meant.
    const std::string_view wrong = quotedName(diagnostic.message, 0);
    const Alias alias = diagnostic.rule == "FieldsOnCorrectType" ? Alias::Possible : Alias::Impossible;
    const std::optional<SourceSpan> named = nameIn(whole, wrong, alias);
    const bool isLine =
        m_text.substr(whole.start, whole.end - whole.start).find('\n') == std::string_view::npos;
    EditorProblem found = problem(named ? *named : (isLine ? whole : firstToken(whole)), diagnostic.message);
    found.severity = severity;
    const std::size_t question = diagnostic.message.find("Did you mean");
    if (named && question != std::string::npos) {
        const QString meant = fromUtf8(quotedName(diagnostic.message, question));
        const bool isName = !meant.isEmpty() && !meant.contains(u' ') && meant != fromUtf8(wrong)
                            && diagnostic.message.find("inline fragment", question) == std::string::npos;
        if (isName)
            found.fix = EditorFix{QCoreApplication::translate("Editor", "Replace with %1").arg(meant),
                                  found.start, found.length, meant};
    }
    problems.append(found);
}

EditorProblem ProblemFinder::problem(SourceSpan span, const std::string &message) const
{
    const graphql::Location location = m_lines.at(span.start);
    EditorProblem made;
    made.message = fromUtf8(message);
    made.start = m_offsets.position(span.start);
    made.length = m_offsets.position(span.end) - made.start;
    made.line = static_cast<int>(location.line);
    made.column = static_cast<int>(location.column);
    return made;
}

// Where a name stands in a stretch, an alias of the same name passed over.
std::optional<SourceSpan> ProblemFinder::nameIn(SourceSpan span, std::string_view name, Alias alias) const
{
    if (name.empty())
        return {};
    const std::string_view within = m_text.substr(span.start, span.end - span.start);
    graphql::Lexer lexer(within, graphql::Encoding::Valid, nullptr);
    Token token = lexer.next();
    while (token.kind != TokenKind::EndOfFile && token.kind != TokenKind::BraceLeft) {
        const Token next = lexer.next();
        const bool isAlias = alias == Alias::Possible && next.kind == TokenKind::Colon;
        if (token.kind == TokenKind::Name && !isAlias
            && within.substr(token.start, token.end - token.start) == name)
            return SourceSpan{span.start + token.start, span.start + token.end};
        token = next;
    }
    return {};
}

SourceSpan ProblemFinder::firstToken(SourceSpan span) const
{
    graphql::Lexer lexer(m_text.substr(span.start), graphql::Encoding::Valid, nullptr);
    const Token token = lexer.next();
    return {span.start, span.start + std::max(token.end, token.start + 1)};
}

} // namespace

TextOffsets::TextOffsets(std::string_view text) : m_text(text)
{
    if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80U; }))
        return;
    std::uint32_t units = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at % kBlock == 0)
            m_unitsBefore.push_back(units);
        units += unitsAt(text[at]);
    }
}

int TextOffsets::position(std::uint32_t offset) const
{
    const std::size_t end = std::min<std::size_t>(offset, m_text.size());
    if (m_unitsBefore.empty())
        return static_cast<int>(end);
    const std::size_t block = std::min(end / kBlock, m_unitsBefore.size() - 1);
    std::uint32_t units = m_unitsBefore[block];
    for (std::size_t at = block * kBlock; at < end; ++at)
        units += unitsAt(m_text[at]);
    return static_cast<int>(units);
}

std::uint32_t TextOffsets::offset(int position) const
{
    const auto wanted = static_cast<std::uint32_t>(std::max(position, 0));
    if (m_unitsBefore.empty())
        return std::min(wanted, static_cast<std::uint32_t>(m_text.size()));
    const auto above = std::ranges::upper_bound(m_unitsBefore, wanted);
    const auto block = static_cast<std::size_t>(above - m_unitsBefore.begin()) - 1;
    std::uint32_t units = m_unitsBefore[block];
    std::size_t at = block * kBlock;
    // Bytes that begin no unit belong to the character before them.
    while (at < m_text.size() && (units < wanted || unitsAt(m_text[at]) == 0))
        units += unitsAt(m_text[at++]);
    return static_cast<std::uint32_t>(at);
}

ParsedText::ParsedText(const QString &text)
    : m_document(graphql::parseDocument(text.toStdString()))
    , m_offsets(m_document.text())
{}

graphql::OperationDefinition ParsedText::operationAt(std::uint32_t offset) const
{
    graphql::OperationDefinition found;
    for (const graphql::Node definition : m_document.definitions())
        if (definition.is(graphql::NodeKind::OperationDefinition) && (!found || definition.start() <= offset))
            found = graphql::OperationDefinition(definition);
    return found;
}

QList<EditorProblem> findProblems(const graphql::Document &document, const graphql::SchemaPointer &schema)
{
    ProblemFinder finder(document);
    if (document.tokenCount() == 0)
        return {};
    for (const graphql::SyntaxError &error : document.errors())
        finder.add(error);
    if (schema && document.isValid()) {
        for (const graphql::Diagnostic &wrong : graphql::validate(*schema, document))
            finder.add(wrong, EditorProblem::Severity::Error);
        for (const graphql::Diagnostic &advice : graphql::findDeprecatedUses(*schema, document))
            finder.add(advice, EditorProblem::Severity::Warning);
    }
    return finder.problems;
}

} // namespace tooltray::ui
