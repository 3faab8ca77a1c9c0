// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/filledtemplate.h"

#include "workspace/definitions/names.h"
#include "json/write.h"

#include <QUrl>

#include <optional>

namespace tooltray::ui {
namespace {

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

} // namespace

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
