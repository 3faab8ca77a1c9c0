// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/approval/approvalrequest.h"

#include "base/hex.h"
#include "json/write.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <string_view>

namespace tooltray::execution {
namespace {

// JSON around the parts, so that none of them can pass for another.
json::Value toolParts(const ApprovalRequest &request)
{
    return json::Value::array({json::Value(request.client), json::Value(request.program),
                               json::Value(request.tool), json::Value(request.version),
                               json::Value(request.endpoint), json::Value(request.document)});
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

std::string titleOf(const ApprovalRequest &request)
{
    if (!request.tool.empty())
        return request.tool;
    return request.operation.empty() ? std::string("operation without a name") : request.operation;
}

std::string digestOf(const ApprovalRequest &request)
{
    json::Value parts = toolParts(request);
    parts.append(request.arguments);
    parts.append(request.variables);
    return digest(parts);
}

std::string digestOfTool(const ApprovalRequest &request)
{
    return digest(toolParts(request));
}

} // namespace tooltray::execution
