// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/approval/approvalrequest.h"

#include "base/hex.h"
#include "json/write.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>
#include <string_view>

namespace tooltray::execution {
namespace {

constexpr std::size_t kFieldsInHeadline = 5;

// JSON around the parts, so that none of them can pass for another.
json::Value toolParts(const ApprovalRequest &request)
{
    return json::Value::array({json::Value(request.client), json::Value(request.program),
                               json::Value(request.tool), json::Value(request.version),
                               json::Value(request.step), json::Value(request.endpoint),
                               json::Value(request.origin), json::Value(request.definition),
                               json::Value(request.target), json::Value(request.operationName)});
}

json::Value valueParts(const ApprovalValue &value)
{
    json::Value parts = json::Value::array(
        {json::Value(static_cast<int>(value.place)), json::Value(value.name), value.value});
    for (const ValueSource &source : value.sources) {
        parts.append(json::Value(static_cast<int>(source.from)));
        parts.append(json::Value(source.name));
    }
    return parts;
}

std::string digest(const json::Value &parts)
{
    const std::string text = json::write(parts);
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())),
                                 QCryptographicHash::Sha256);
    return encodeHex(std::string_view(hash.constData(), static_cast<std::size_t>(hash.size())));
}

} // namespace

std::string headlineOf(const std::vector<RootField> &fields)
{
    std::string text;
    const std::size_t named = std::min(fields.size(), kFieldsInHeadline);
    for (std::size_t i = 0; i < named; ++i) {
        text.append(i == 0 ? "" : ", ").append(fields[i].name);
        if (fields[i].count > 1)
            text.append(" ×").append(std::to_string(fields[i].count));
    }
    if (fields.size() > named)
        text.append(" and ").append(std::to_string(fields.size() - named)).append(" more");
    return text;
}

std::string titleOf(const ApprovalRequest &request)
{
    return request.tool.empty() ? request.headline : request.tool;
}

std::string digestOf(const ApprovalRequest &request)
{
    json::Value parts = toolParts(request);
    for (const std::string *text :
         {&request.headline, &request.method, &request.url, &request.document, &request.content})
        parts.append(json::Value(*text));
    json::Value values = json::Value::array();
    for (const ApprovalValue &value : request.values)
        values.append(valueParts(value));
    parts.append(std::move(values));
    parts.append(request.arguments);
    return digest(parts);
}

std::string digestOfTool(const ApprovalRequest &request)
{
    json::Value parts = toolParts(request);
    // The URL of a REST request may have arguments in it; what it is made from belongs to the definition.
    parts.append(json::Value(request.method));
    parts.append(json::Value(request.method.empty() ? request.document : std::string()));
    return digest(parts);
}

} // namespace tooltray::execution
