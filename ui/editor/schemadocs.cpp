// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/schemadocs.h"

#include "graphql/schema/coordinate.h"
#include "graphql/validation/documentfacts.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QStringList>

namespace tooltray::ui {
namespace {

using graphql::Node;
using graphql::NodeKind;

// The type that a variable is declared with.
std::string typeOfVariable(const graphql::DocumentFacts &facts, Node variable)
{
    Node above = variable;
    while (above.index() != 0 && !above.is(NodeKind::OperationDefinition))
        above = facts.parent(above);
    if (!above.is(NodeKind::OperationDefinition))
        return {};
    for (const graphql::VariableDefinition definition : graphql::OperationDefinition(above).variables())
        if (definition.variable().symbol() == variable.symbol())
            return std::string(definition.type().namedType().name());
    return {};
}

template <typename Element>
std::string coordinateOf(Element element)
{
    return element ? element.coordinate() : std::string();
}

std::string meaningOf(const graphql::Document &document, const graphql::DocumentFacts &facts, Node node)
{
    switch (node.kind()) {
    case NodeKind::Field: {
        const graphql::SchemaField field = facts.field(graphql::Field(node));
        return field && field.parent() ? field.coordinate() : std::string();
    }
    case NodeKind::Argument: return coordinateOf(facts.input(graphql::Argument(node)));
    case NodeKind::ObjectField: return coordinateOf(facts.input(graphql::ObjectField(node)));
    case NodeKind::EnumValue: return coordinateOf(facts.enumValue(graphql::EnumValue(node)));
    case NodeKind::Directive: return coordinateOf(facts.directive(graphql::Directive(node)));
    case NodeKind::NamedType: {
        const graphql::SchemaType type = facts.namedType(node);
        return type ? std::string(type.name()) : std::string();
    }
    case NodeKind::Variable: return typeOfVariable(facts, node);
    case NodeKind::FragmentSpread: {
        const graphql::FragmentDefinition fragment = graphql::findFragment(document, node.name());
        return fragment && fragment.typeCondition() ? std::string(fragment.typeCondition().name())
                                                    : std::string();
    }
    default: return {};
    }
}

using graphql::Schema;
using graphql::SchemaType;
using graphql::TypeKind;
using graphql::TypeRef;

constexpr qsizetype kMaxNames = 24; // of values or types in one line
constexpr qsizetype kTipDescription = 400;

QString docsText(std::string_view text)
{
    return visibleText(fromUtf8(text));
}

// Names too: a schema may come from an introspection that keeps to no grammar.
QString docsName(std::string_view name)
{
    return docsText(name).toHtmlEscaped();
}

// Paragraphs and `code` of the Markdown that descriptions are written in; the rest as it stands.
QString described(QString text, DocsStyle look)
{
    text = text.trimmed();
    if (look == DocsStyle::Tip && text.size() > kTipDescription)
        text = text.left(kTipDescription).trimmed() + u'…';
    QString html;
    bool isCode = false;
    for (const QString &part : text.toHtmlEscaped().split(u'`')) {
        html += isCode ? QLatin1StringView("<code>") + part + QLatin1StringView("</code>") : part;
        isCode = !isCode;
    }
    html.replace(QLatin1StringView("\n\n"), QLatin1StringView("</p><p>"));
    return html.replace(u'\n', u' ');
}

class DocsWriter {
    Q_DECLARE_TR_FUNCTIONS(tooltray::ui::DocsWriter)

public:
    DocsWriter(const Schema &schema, const Tokens &tokens, DocsStyle look)
        : m_schema(schema)
        , m_tokens(tokens)
        , m_look(look)
    {}

    void write(SchemaType type);
    void write(graphql::SchemaField field);
    void write(graphql::SchemaInput input);
    void write(graphql::SchemaEnumValue value);
    void write(graphql::SchemaDirective directive);
    void write(std::monostate) {}
    QString html;

private:
    QString coloured(const QString &text, const QColor &colour) const;
    QString link(SchemaType type) const;
    QString typeText(TypeRef type) const;
    void heading(const QString &name, const QString &type);
    template <typename Element>
    void description(Element element);
    template <typename Element>
    void deprecation(Element element);
    void arguments(graphql::SchemaInputs inputs);
    template <typename Range>
    void names(const QString &title, const Range &range, bool areTypes);

    const Schema &m_schema;
    const Tokens &m_tokens;
    DocsStyle m_look;
};

QString DocsWriter::coloured(const QString &text, const QColor &colour) const
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

QString DocsWriter::link(SchemaType type) const
{
    const QString name = docsName(type.name());
    if (m_look == DocsStyle::Tip)
        return coloured(name, m_tokens.syntax.type);
    return QStringLiteral("<a href=\"type:%1\" style=\"color:%2; text-decoration:none\">%1</a>")
        .arg(name, m_tokens.syntax.type.name());
}

QString DocsWriter::typeText(TypeRef type) const
{
    const SchemaType named = m_schema.type(type);
    QString text = docsName(m_schema.print(type));
    return named ? text.replace(docsName(named.name()), link(named)) : text;
}

void DocsWriter::heading(const QString &name, const QString &type)
{
    html += QLatin1StringView("<p><b>") + name + QLatin1StringView("</b>");
    if (!type.isEmpty())
        html += QLatin1StringView(": ") + type;
    html += QLatin1StringView("</p>");
}

template <typename Element>
void DocsWriter::description(Element element)
{
    if (element.hasDescription() && !element.description().empty())
        html += QLatin1StringView("<p>") + described(docsText(element.description()), m_look)
                + QLatin1StringView("</p>");
}

template <typename Element>
void DocsWriter::deprecation(Element element)
{
    if (!element.isDeprecated())
        return;
    const QString reason = described(docsText(element.deprecationReason()), m_look);
    html += QLatin1StringView("<p>")
            + coloured(QLatin1StringView("<b>") + tr("Deprecated.") + QLatin1StringView("</b> ") + reason,
                       m_tokens.warn)
            + QLatin1StringView("</p>");
}

void DocsWriter::arguments(graphql::SchemaInputs inputs)
{
    if (inputs.isEmpty())
        return;
    html += QLatin1StringView("<p>");
    bool isFirst = true;
    for (const graphql::SchemaInput input : inputs) {
        if (!std::exchange(isFirst, false))
            html += QLatin1StringView("<br>");
        QString name = docsName(input.name());
        if (input.isDeprecated())
            name = QLatin1StringView("<s>") + name + QLatin1StringView("</s>");
        html += coloured(name, m_tokens.syntax.number) + QLatin1StringView(": ") + typeText(input.type());
        if (input.hasDefaultValue())
            html += QLatin1StringView(" = ") + docsText(input.defaultValue()).toHtmlEscaped();
        if (m_look == DocsStyle::Page && !input.description().empty())
            html += QLatin1StringView(" ")
                    + coloured(described(docsText(input.description()), m_look), m_tokens.muted);
    }
    html += QLatin1StringView("</p>");
}

template <typename Range>
void DocsWriter::names(const QString &title, const Range &range, bool areTypes)
{
    QStringList texts;
    for (const auto element : range) {
        if (texts.size() == kMaxNames) {
            texts.append(QStringLiteral("…"));
            break;
        }
        if constexpr (std::is_same_v<std::decay_t<decltype(element)>, SchemaType>)
            texts.append(areTypes ? link(element) : docsName(element.name()));
        else
            texts.append(docsName(element.name()));
    }
    if (!texts.isEmpty())
        html += QLatin1StringView("<p>") + coloured(title, m_tokens.muted) + u' '
                + texts.join(listSeparator()) + QLatin1StringView("</p>");
}

void DocsWriter::write(SchemaType type)
{
    const auto kind = [&] {
        switch (type.kind()) {
        case TypeKind::Scalar: return tr("scalar");
        case TypeKind::Object: return tr("object");
        case TypeKind::Interface: return tr("interface");
        case TypeKind::Union: return tr("union");
        case TypeKind::Enum: return tr("enum");
        case TypeKind::InputObject: return tr("input object");
        }
        return QString();
    };
    heading(docsName(type.name()), coloured(kind(), m_tokens.muted));
    description(type);
    names(tr("Implements"), type.interfaces(), true);
    names(tr("Values:"), type.enumValues(), false);
    if (type.isAbstract())
        names(tr("Can be"), type.possibleTypes(), true);
    if (m_look == DocsStyle::Tip)
        names(tr("Fields:"), type.fields(), false);
    arguments(type.inputFields());
    if (type.hasSpecifiedBy())
        html += QLatin1StringView("<p>") + docsText(type.specifiedBy()).toHtmlEscaped()
                + QLatin1StringView("</p>");
}

void DocsWriter::write(graphql::SchemaField field)
{
    heading(docsName(field.coordinate()), typeText(field.type()));
    deprecation(field);
    description(field);
    arguments(field.arguments());
}

void DocsWriter::write(graphql::SchemaInput input)
{
    QString type = typeText(input.type());
    if (input.hasDefaultValue())
        type += QLatin1StringView(" = ") + docsText(input.defaultValue()).toHtmlEscaped();
    heading(docsName(input.coordinate()), type);
    deprecation(input);
    description(input);
    if (const SchemaType named = m_schema.type(input.type()); named && named.is(TypeKind::Enum))
        names(tr("Values:"), named.enumValues(), false);
}

void DocsWriter::write(graphql::SchemaEnumValue value)
{
    heading(docsName(value.coordinate()), {});
    deprecation(value);
    description(value);
}

void DocsWriter::write(graphql::SchemaDirective directive)
{
    heading(docsName(directive.coordinate()), coloured(tr("directive"), m_tokens.muted));
    deprecation(directive);
    description(directive);
    arguments(directive.arguments());
}

} // namespace

SchemaMention schemaAt(const graphql::Schema &schema, const graphql::Document &document, std::uint32_t offset)
{
    Node found;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        const auto end = static_cast<std::uint32_t>(node.nameStart() + node.name().size());
        const bool isSigned = node.is(NodeKind::Variable) || node.is(NodeKind::Directive);
        const std::uint32_t start = isSigned ? node.start() : node.nameStart();
        if (!node.name().empty() && start <= offset && offset <= end)
            found = node; // the innermost comes last
    }
    if (!found)
        return {};
    const graphql::DocumentFacts facts(document, schema);
    const auto end = static_cast<std::uint32_t>(found.nameStart() + found.name().size());
    return {meaningOf(document, facts, found), {found.nameStart(), end}};
}

QString schemaDocs(const Schema &schema, const QString &coordinate, const Tokens &tokens, DocsStyle look)
{
    const std::string text = coordinate.toStdString();
    const graphql::ParsedCoordinate parsed = graphql::parseCoordinate(text);
    if (parsed.error)
        return {};
    DocsWriter writer(schema, tokens, look);
    std::visit([&writer](auto element) { writer.write(element); },
               graphql::resolve(parsed.coordinate, schema).element);
    return writer.html;
}

} // namespace tooltray::ui
