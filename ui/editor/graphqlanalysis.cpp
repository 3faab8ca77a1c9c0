// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqlanalysis.h"

#include "graphql/language/lexer.h"
#include "graphql/validation/validate.h"
#include "ui/editor/textoffsets.h"

#include <QCoreApplication>

#include <utility>

namespace tooltray::ui {
namespace {

using graphql::SourceSpan;
using graphql::Token;
using graphql::TokenKind;

QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

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
        const QString meant = toText(quotedName(diagnostic.message, question));
        const bool isName = !meant.isEmpty() && !meant.contains(u' ') && meant != toText(wrong)
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
    made.message = toText(message);
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
