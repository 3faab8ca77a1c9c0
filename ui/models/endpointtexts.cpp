// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointtexts.h"

#include "ui/language/utf8text.h"
#include "workspace/definitions/names.h"
#include "workspace/derive/curation.h"
#include "json/write.h"

#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <iterator>
#include <optional>

namespace tooltray::ui {
namespace {

QString fittingName(const QString &text)
{
    QString name;
    const QString lowered = text.toLower();
    for (const QChar c : lowered) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_')
            name += c;
    }
    while (name.startsWith(u'-') || name.startsWith(u'_'))
        name.remove(0, 1);
    constexpr qsizetype kLongest = 40;
    return name.first(std::min(name.size(), kLongest));
}

bool isAddress(const QString &host)
{
    return host.contains(u':') || std::ranges::all_of(host, [](QChar c) { return c.isDigit() || c == u'.'; });
}

QString serviceOf(const QString &host)
{
    // Labels that say what it is, not whose.
    static const QSet<QString> plain{
        QStringLiteral("api"), QStringLiteral("www"),   QStringLiteral("graphql"), QStringLiteral("gateway"),
        QStringLiteral("gql"), QStringLiteral("graph"), QStringLiteral("public"),  QStringLiteral("prod"),
        QStringLiteral("v1"),  QStringLiteral("v2")};
    static const QSet<QString> seconds{QStringLiteral("co"),  QStringLiteral("com"), QStringLiteral("org"),
                                       QStringLiteral("net"), QStringLiteral("gov"), QStringLiteral("ac")};
    QStringList labels = host.split(u'.', Qt::SkipEmptyParts);
    const bool isCountry = labels.size() > 1 && labels.constLast().size() == 2;
    if (labels.size() > 1)
        labels.removeLast();
    if (isCountry && labels.size() > 1 && seconds.contains(labels.constLast()))
        labels.removeLast();
    for (const QString &label : labels) {
        if (!plain.contains(label))
            return label;
    }
    return labels.value(0);
}

std::optional<QString> shownValue(const workspace::ContextVariable *variable)
{
    if (variable == nullptr)
        return std::nullopt;
    if (variable->isSecret())
        return QString(8, u'•');
    if (variable->value.isString())
        return QString::fromUtf8(variable->value.toString());
    if (variable->value.isNumber() || variable->value.isBoolean())
        return QString::fromStdString(json::write(variable->value));
    return std::nullopt;
}

qsizetype endOfOrigin(const QString &url)
{
    const qsizetype scheme = url.indexOf(u"://");
    for (qsizetype i = scheme < 0 ? 0 : scheme + 3; i < url.size(); ++i) {
        if (url[i] == u'/' || url[i] == u'?' || url[i] == u'#')
            return i;
    }
    return url.size();
}

// Of what agents pass and of what is sent, each once.
QStringList valuesOf(const workspace::Tool &tool)
{
    QStringList names;
    const workspace::ToolVersion version = tool.resolved(tool.active);
    for (const json::Member &member : version.parameters["properties"].members())
        names.append(QString::fromStdString(std::string(member.name.view())));
    const auto add = [&names](const std::vector<workspace::NamedBinding> &bindings) {
        for (const workspace::NamedBinding &bound : bindings)
            names.append(QString::fromStdString(bound.name));
    };
    if (const auto *request =
            version.operation ? std::get_if<workspace::RestRequest>(&*version.operation) : nullptr) {
        for (const auto *place : {&request->query, &request->headers, &request->cookies})
            add(*place);
        if (const auto *body =
                request->body ? std::get_if<workspace::ObjectSource>(&request->body->source) : nullptr)
            add(body->members);
    }
    for (const auto &renaming : version.result.rename)
        names.append(QString::fromStdString(renaming.to));
    names.removeDuplicates();
    return names;
}

} // namespace

namespace {

// The fixed values that are sent, with their names.
QList<workspace::NamedBinding> fixedValuesOf(const workspace::ToolVersion &version)
{
    QList<workspace::NamedBinding> fixed;
    const auto add = [&fixed](const std::vector<workspace::NamedBinding> &bindings) {
        std::ranges::copy_if(bindings, std::back_inserter(fixed), [](const workspace::NamedBinding &bound) {
            return std::holds_alternative<workspace::ConstantSource>(bound.binding.source)
                   || std::holds_alternative<workspace::ContextSource>(bound.binding.source);
        });
    };
    const auto *request =
        version.operation ? std::get_if<workspace::RestRequest>(&*version.operation) : nullptr;
    if (request == nullptr)
        return fixed;
    for (const auto *place : {&version.bindings, &request->query, &request->headers, &request->cookies})
        add(*place);
    if (const auto *body =
            request->body ? std::get_if<workspace::ObjectSource>(&request->body->source) : nullptr)
        add(body->members);
    return fixed;
}

// A value that went and one that came are the same one where they are equal.
void settleMoves(const workspace::ToolVersion &before, const workspace::ToolVersion &after,
                 RepairedValues &values)
{
    const QList<workspace::NamedBinding> now = fixedValuesOf(after);
    for (const workspace::NamedBinding &old : fixedValuesOf(before)) {
        const QString name = QString::fromStdString(old.name);
        const auto found = std::ranges::find_if(now, [&](const workspace::NamedBinding &one) {
            return values.added.contains(QString::fromStdString(one.name)) && one.binding == old.binding;
        });
        if (!values.removed.contains(name) || found == now.end())
            continue;
        values.moved.append({name, QString::fromStdString(found->name)});
        values.removed.removeAll(name);
        values.added.removeAll(values.moved.constLast().second);
    }
}

} // namespace

RepairedValues repairedValues(const workspace::Tool &before, const workspace::Tool &after)
{
    const QStringList old = valuesOf(before);
    const QStringList now = valuesOf(after);
    RepairedValues values;
    std::ranges::copy_if(old, std::back_inserter(values.removed),
                         [&now](const QString &name) { return !now.contains(name); });
    std::ranges::copy_if(now, std::back_inserter(values.added),
                         [&old](const QString &name) { return !old.contains(name); });
    const workspace::ToolVersion optional = before.resolved(before.active);
    const workspace::ToolVersion version = after.resolved(after.active);
    settleMoves(optional, version, values);
    for (const json::Member &member : optional.parameters["properties"].members()) {
        const json::Value *argument = version.parameters["properties"].find(member.name.view());
        if (argument != nullptr && *argument != member.value)
            values.changed.append(fromUtf8(member.name.view()));
    }
    for (const json::Value &name : version.parameters["required"].elements()) {
        const std::string_view text = name.toString();
        if (optional.parameters["properties"].contains(text)
            && !workspace::isRequiredArgument(optional, text))
            values.required.append(fromUtf8(text));
    }
    return values;
}

QString hostOf(const QString &url)
{
    const QUrl parsed(url, QUrl::StrictMode);
    if (parsed.isValid() && !parsed.host().isEmpty())
        return parsed.port() < 0 ? parsed.host() : parsed.host() + u':' + QString::number(parsed.port());
    const qsizetype scheme = url.indexOf(u"://");
    const QString rest = scheme < 0 ? url : url.mid(scheme + 3);
    return rest.section(u'/', 0, 0);
}

QString freeName(const QString &name, const workspace::Workspace &workspace, workspace::ObjectKind kind)
{
    // File systems may take names for the same that differ in case alone.
    QSet<QString> taken;
    for (const auto &[other, entry] : workspace.entries(kind))
        taken.insert(QString::fromStdString(workspace::foldedCase(other)));
    QString wanted = name;
    for (int number = 2; taken.contains(wanted.toLower()); ++number)
        wanted = name + u'-' + QString::number(number);
    return wanted;
}

QString suggestedEndpointName(const QString &url, const workspace::Workspace &workspace,
                              workspace::ObjectKind kind)
{
    const QString host = QUrl(url.trimmed()).host();
    QString name;
    if (host == u"localhost" || host.endsWith(u".localhost") || (!host.isEmpty() && isAddress(host)))
        name = QStringLiteral("local");
    else
        name = fittingName(serviceOf(host));
    if (name.isEmpty())
        name = QStringLiteral("endpoint");
    return freeName(name, workspace, kind);
}

QString suggestedEndpointNameOf(const QString &title, const workspace::Workspace &workspace)
{
    // Words that say what it is, not whose.
    static const QRegularExpression plain(
        QStringLiteral("^(?:the|official|api|apis|rest|restful|http|open|openapi|swagger|v?[0-9.]+|service|"
                       "spec|specs|specification)$"));
    static const QRegularExpression possessive(QStringLiteral("['\u2019]s(?![a-z0-9])"));
    static const QRegularExpression others(QStringLiteral("[^a-z0-9.]+"));
    QStringList words;
    const QStringList all = title.toLower().remove(possessive).split(others, Qt::SkipEmptyParts);
    for (const QString &word : all) {
        if (!plain.match(word).hasMatch())
            words.append(word);
    }
    constexpr qsizetype kMostWords = 3;
    const QString name = fittingName(words.first(std::min(words.size(), kMostWords)).join(u'-'));
    return name.isEmpty() ? name : freeName(name, workspace, workspace::ObjectKind::Endpoint);
}

bool isRestOnly(const workspace::Endpoint &endpoint)
{
    return !endpoint.api.location.empty()
           && (endpoint.url.empty() || endpoint.schema.kind == workspace::SchemaSource::Kind::None);
}

FilledTemplate fillTemplate(const QString &text, TemplateOf of, const workspace::Workspace &workspace)
{
    const qsizetype path = of == TemplateOf::Url ? endOfOrigin(text) : text.size();
    FilledTemplate filled;
    qsizetype begin = 0; // of what is not taken yet
    for (qsizetype open = text.indexOf(u'{'); open >= 0; open = text.indexOf(u'{', open + 1)) {
        const qsizetype close = text.indexOf(u'}', open);
        if (close < 0)
            break;
        const QString name = text.mid(open + 1, close - open - 1);
        const std::string key = name.toStdString();
        if (!workspace::isIdentifier(key))
            continue;
        const auto *variable = workspace.find<workspace::ContextVariable>(key);
        const std::optional<QString> value = shownValue(variable);
        if (!value) {
            filled.missing.append(name);
            continue;
        }
        filled.used.append(name);
        filled.text += text.mid(begin, open - begin);
        const bool isEncoded = of == TemplateOf::Url && open >= path && !variable->isSecret();
        filled.text += isEncoded ? QString::fromLatin1(QUrl::toPercentEncoding(*value)) : *value;
        begin = close + 1;
    }
    filled.text += text.mid(begin);
    return filled;
}

} // namespace tooltray::ui
