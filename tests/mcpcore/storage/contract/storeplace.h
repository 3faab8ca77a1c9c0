// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "storage/store/store.h"
#include "workspace/codec/document.h"

#include <memory>
#include <optional>
#include <string>

namespace tooltray::test {
class PostgresServer;
}

namespace tooltray::storage {

// Somewhere empty to keep a workspace, of one of the kinds that there are.
class StorePlace {
public:
    enum class Kind { JsonFolder, Sqlite, Postgres, Memory };

    // The server is needed for Postgres alone.
    static std::unique_ptr<StorePlace> make(Kind kind, const test::PostgresServer *server);
    virtual ~StorePlace() = default;

    // A store in front of it, as every process has one of its own.
    virtual std::unique_ptr<Store> open(Clock &clock,
                                        const workspace::Formats &formats = workspace::currentFormats()) = 0;
    // As somebody does who is not Tooltray; no body removes the document.
    virtual void writeOutside(const workspace::DocumentKey &key, const std::optional<std::string> &body) = 0;
};

} // namespace tooltray::storage
