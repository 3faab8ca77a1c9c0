// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/schemadocs.h"

#include "graphql/schema/coordinate.h"
#include "ui/language/utf8text.h"
#include "ui/theme/tokens.h"
#include "ui/theme/visibletext.h"

#include <QCoreApplication>
#include <QStringList>

namespace tooltray::ui {
namespace {

using graphql::Schema;
using graphql::SchemaType;
using graphql::TypeKind;
using graphql::TypeRef;

constexpr qsizetype kMostNames = 24; // of values or types in one line
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
QString described(QString text, DocsLook look)
{
    text = text.trimmed();
    if (look == DocsLook::Tip && text.size() > kTipDescription)
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
    DocsWriter(const Schema &schema, const Tokens &tokens, DocsLook look)
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
    DocsLook m_look;
};

QString DocsWriter::coloured(const QString &text, const QColor &colour) const
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text);
}

QString DocsWriter::link(SchemaType type) const
{
    const QString name = docsName(type.name());
    if (m_look == DocsLook::Tip)
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
        if (m_look == DocsLook::Page && !input.description().empty())
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
        if (texts.size() == kMostNames) {
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
                + texts.join(QLatin1StringView(", ")) + QLatin1StringView("</p>");
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
    if (m_look == DocsLook::Tip)
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

QString schemaDocs(const Schema &schema, const QString &coordinate, const Tokens &tokens, DocsLook look)
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
