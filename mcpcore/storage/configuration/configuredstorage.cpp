// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/configuredstorage.h"

#include "storage/backends/postgressession.h"

#include <cstddef>

namespace tooltray::storage {

namespace {

// Through volatile, or the compiler drops writes to what nobody reads any more.
void wipe(std::string &text)
{
    volatile char *bytes = text.data();
    for (std::size_t i = 0; i < text.size(); ++i)
        bytes[i] = '\0';
}

} // namespace

SealedText::SealedText(std::string text)
{
    // Not made from a copy: the buffer of the text itself becomes the one that is wiped.
    m_text = std::shared_ptr<std::string>(new std::string(std::move(text)), [](std::string *owned) {
        wipe(*owned);
        delete owned;
    });
}

PostgresAddress ConfiguredStorage::postgresAddress() const
{
    PostgresAddress address{.host = host, .port = port, .database = database, .user = user};
    if (!schema.empty())
        address.schema = schema;
    address.options["sslmode"] = json::nameOf(tls);
    if (!caFile.empty())
        address.options["sslrootcert"] = caFile;
    if (password) {
        address.password = [text = password->text]() -> Result<std::string> {
            return text.open([](std::string_view secret) { return std::string(secret); });
        };
    }
    return address;
}

} // namespace tooltray::storage
