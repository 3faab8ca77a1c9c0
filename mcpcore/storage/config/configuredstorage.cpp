// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configuredstorage.h"

#include "storage/config/configuredstoragenames.h"
#include "storage/sql/postgresaddress.h"

namespace tooltray::storage {

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
