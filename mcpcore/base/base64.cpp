// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/base64.h"

#include <QByteArray>

namespace tooltray {
namespace {

constexpr QByteArray::Base64Options kUrl = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

QByteArray view(std::string_view bytes)
{
    return QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::optional<std::string> decode(std::string_view text, QByteArray::Base64Options options)
{
    const QByteArray bytes = QByteArray::fromBase64(view(text), options);
    if (bytes.toBase64(options) != view(text)) // Qt's decoder is lenient
        return std::nullopt;
    return bytes.toStdString();
}

} // namespace

std::string encodeBase64(std::string_view bytes)
{
    return view(bytes).toBase64().toStdString();
}

std::optional<std::string> decodeBase64(std::string_view text)
{
    return decode(text, QByteArray::Base64Encoding);
}

std::string encodeBase64Url(std::string_view bytes)
{
    return view(bytes).toBase64(kUrl).toStdString();
}

std::optional<std::string> decodeBase64Url(std::string_view text)
{
    return decode(text, kUrl);
}

} // namespace tooltray
