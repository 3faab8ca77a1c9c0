// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/endpoints/readyendpoint.h"

#include <QCryptographicHash>

#include <cstdint>
#include <string_view>

namespace tooltray::execution {

std::string ReadyEndpoint::identity() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](std::string_view text) {
        // With their lengths, so that no two lists of texts read the same.
        const auto size = static_cast<std::uint64_t>(text.size());
        hash.addData(QByteArrayView(reinterpret_cast<const char *>(&size), sizeof size));
        hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    };
    add(request.url.text());
    for (const upstream::RequestField &field : request.fields) {
        add(field.name);
        add(upstream::valueOf(field));
    }
    return hash.result().toStdString();
}

} // namespace tooltray::execution
