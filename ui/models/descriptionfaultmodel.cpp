// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/descriptionfaultmodel.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"
#include "ui/models/schemachangemodel.h"
#include "ui/theme/icon.h"
#include "json/pointer.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace tooltray::ui {
namespace {

using Severity = engine::DescriptionFault::Severity;

Icon iconOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Icon::Error;
    case Severity::Warning: return Icon::Warning;
    case Severity::Notice: return Icon::Info;
    }
    return Icon::None;
}

Tone toneOf(Severity severity)
{
    switch (severity) {
    case Severity::Error: return Tone::Error;
    case Severity::Warning: return Tone::Warn;
    case Severity::Notice: return Tone::Info;
    }
    return Tone::Neutral;
}

bool isMethod(const QString &name)
{
    static const QStringList methods =
        QStringLiteral("get put post delete options head patch trace query").split(u' ');
    return methods.contains(name);
}

// Counted from 1, or a name as it is.
QString numbered(const QString &token)
{
    bool isNumber = false;
    const int index = token.toInt(&isNumber);
    return isNumber ? QString::number(index + 1) : token;
}

// "/paths/~1pets/get/parameters/0" as "GET /pets, parameter 1".
QString inWords(const json::Pointer &pointer)
{
    QStringList tokens;
    for (const std::string &token : pointer.tokens())
        tokens.append(fromUtf8(token));
    QStringList parts;
    while (!tokens.isEmpty()) {
        const QString token = tokens.takeFirst();
        const auto next = [&tokens] { return tokens.isEmpty() ? QString() : tokens.takeFirst(); };
        if (token == u"paths" && !tokens.isEmpty()) {
            QString place = next();
            if (isMethod(tokens.value(0)))
                place = next().toUpper() + u' ' + place;
            parts.append(place);
        } else if (token == u"parameters" && !tokens.isEmpty()) {
            //: A place in the description of an API; %1 is a number or a name
            parts.append(DescriptionFaultModel::tr("parameter %1").arg(numbered(next())));
        } else if (token == u"servers" && !tokens.isEmpty()) {
            //: A place in the description of an API; %1 is a number
            parts.append(DescriptionFaultModel::tr("server %1").arg(numbered(next())));
        } else if (token == u"responses" && !tokens.isEmpty()) {
            parts.append(SchemaChangeModel::tr("response %1").arg(next()));
        } else if ((token == u"schemas" || token == u"definitions") && !tokens.isEmpty()) {
            //: A place in the description of an API; %1 is a name
            parts.append(DescriptionFaultModel::tr("schema %1").arg(next()));
        } else if (token == u"requestBody") {
            parts.append(SchemaChangeModel::tr("body"));
        } else if (token == u"content" || token == u"allOf" || token == u"anyOf" || token == u"oneOf") {
            next(); // a media type, or a number that says nothing
        } else if (token != u"components" && token != u"schema" && token != u"properties"
                   && token != u"items") {
            parts.append(token);
        }
    }
    return parts.join(listSeparator());
}

// Of a description in several files it has the URL of one before a "#".
QString faultPlace(const std::string &pointer)
{
    const QString text = fromUtf8(pointer);
    const qsizetype end = text.startsWith(u'/') ? -1 : text.indexOf(u'#');
    const auto parsed = json::Pointer::parse(toUtf8(text.mid(end + 1)));
    if (!parsed)
        return text;
    const QString place = inWords(*parsed);
    if (end <= 0)
        return place;
    const QString file = text.first(end).section(u'/', -1);
    return place.isEmpty() ? file : file + QStringLiteral(": ") + place;
}

QString toolTip(const QString &message, const QStringList &pointers)
{
    constexpr qsizetype kMaxPointers = 10;
    QString text = message + u'\n' + pointers.first(std::min(pointers.size(), kMaxPointers)).join(u'\n');
    if (pointers.size() > kMaxPointers)
        text += QStringLiteral("\n\u2026");
    return text.trimmed();
}

} // namespace

DescriptionFaultModel::DescriptionFaultModel(QObject *parent) : QAbstractListModel(parent) {}

void DescriptionFaultModel::setFaults(std::vector<engine::DescriptionFault> faults)
{
    if (faults == m_faults)
        return;
    beginResetModel();
    m_faults = std::move(faults);
    m_rows.clear();
    std::map<std::tuple<Severity, QString, QString>, std::size_t> known;
    for (const engine::DescriptionFault &fault : m_faults) {
        QString place = faultPlace(fault.pointer);
        const auto [at, isNew] =
            known.try_emplace({fault.severity, fromUtf8(fault.message.text()), place}, m_rows.size());
        if (isNew)
            m_rows.push_back({fault, std::move(place)});
        m_rows[at->second].pointers.append(fromUtf8(fault.pointer));
    }
    endResetModel();
}

QString DescriptionFaultModel::subtitle(const Row &row) const
{
    const int count = static_cast<int>(row.pointers.size());
    if (count < 2)
        return row.place;
    //: %1 is a place in the description of an API, %n how often it has the same problem
    return tr("%1 (%n time(s))", nullptr, count).arg(row.place);
}

int DescriptionFaultModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DescriptionFaultModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const engine::DescriptionFault &fault = row.fault;
    switch (role) {
    case Qt::DisplayRole: return said(fault.message);
    case Qt::ToolTipRole: return toolTip(said(fault.message), row.pointers);
    case SubtitleRole: return subtitle(row);
    case IconRole: return static_cast<int>(iconOf(fault.severity));
    case IconToneRole: return static_cast<int>(toneOf(fault.severity));
    case Qt::AccessibleTextRole: return QString(said(fault.message) + u' ' + subtitle(row));
    default: return {};
    }
}

} // namespace tooltray::ui
