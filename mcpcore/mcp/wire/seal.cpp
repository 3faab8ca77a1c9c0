// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/seal.h"

#include "base/text/random.h"
#include "text/encoding/encoding.h"

#include <QMessageAuthenticationCode>

namespace tooltray::mcp {

namespace {

constexpr std::size_t kKeyBytes = 32;
constexpr std::size_t kCodeBytes = 32; // HMAC-SHA-256

QByteArrayView view(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

Seal Seal::withRandomKey()
{
    return Seal(randomBytes(kKeyBytes));
}

std::string Seal::close(std::string_view text, std::string_view purpose) const
{
    std::string token = authenticate(text, purpose);
    token += text;
    return encodeBase64Url(token);
}

std::optional<std::string> Seal::open(std::string_view token, std::string_view purpose) const
{
    const auto bytes = decodeBase64Url(token);
    if (!bytes || bytes->size() < kCodeBytes)
        return {};
    const std::string_view code = std::string_view(*bytes).substr(0, kCodeBytes);
    const std::string_view text = std::string_view(*bytes).substr(kCodeBytes);
    if (!equalInConstantTime(code, authenticate(text, purpose)))
        return {};
    return std::string(text);
}

std::string Seal::authenticate(std::string_view text, std::string_view purpose) const
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256,
                                    QByteArray(m_key.data(), static_cast<qsizetype>(m_key.size())));
    const std::string length = std::to_string(purpose.size()) + ':'; // so that no purpose runs into the text
    code.addData(length.data(), static_cast<qsizetype>(length.size()));
    code.addData(view(purpose).data(), view(purpose).size());
    code.addData(view(text).data(), view(text).size());
    return code.result().toStdString();
}

} // namespace tooltray::mcp
