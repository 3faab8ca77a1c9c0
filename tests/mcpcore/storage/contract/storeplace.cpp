// SPDX-License-Identifier: GPL-3.0-or-later
#include "storeplace.h"

#include "base/text/random.h"
#include "storage/backends/sqlsession.h"
#include "storage/documents/layout.h"
#include "storage/store/asyncstore.h"
#include "support/memorystore.h"
#include "support/postgresserver.h"
#include "support/temporaryfolder.h"

#include <QtGlobal>

#include <filesystem>

namespace tooltray::storage {
namespace {

using workspace::DocumentKey;
using workspace::Formats;

class FolderPlace final : public StorePlace {
public:
    std::unique_ptr<Store> open(Clock &clock, const Formats &formats) override
    {
        return std::make_unique<JsonStore>(m_folder.path().string(), clock, nullptr, formats);
    }

    void writeOutside(const DocumentKey &key, const std::optional<std::string> &body) override
    {
        // In one step, so that nobody sees half of it.
        if (body)
            std::filesystem::rename(m_folder.write("new", *body), m_folder / relativePath(key));
        else
            std::filesystem::remove(m_folder / relativePath(key));
    }

private:
    test::TemporaryFolder m_folder;
};

void writeRow(SqlSession &session, const DocumentKey &key, const std::optional<std::string> &body)
{
    const QVariant path = SqlSession::text(relativePath(key));
    const auto done =
        body ? session.change(QStringLiteral("INSERT INTO tooltray_documents (path, body) VALUES (?, ?)"
                                             " ON CONFLICT (path) DO UPDATE SET body = excluded.body"),
                              {path, SqlSession::bytes(*body)})
             : session.change(QStringLiteral("DELETE FROM tooltray_documents WHERE path = ?"), {path});
    if (!done)
        qFatal("%s", done.error().message.c_str());
}

class SqlitePlace final : public StorePlace {
public:
    std::unique_ptr<Store> open(Clock &clock, const Formats &formats) override
    {
        return std::make_unique<SqlStore>(file(), clock, nullptr, formats);
    }

    void writeOutside(const DocumentKey &key, const std::optional<std::string> &body) override
    {
        SqliteSession session(file());
        if (auto opened = session.open(); !opened)
            qFatal("%s", opened.error().message.c_str());
        writeRow(session, key, body);
    }

private:
    std::string file() const { return (m_folder / "workspace.sqlite").string(); }

    test::TemporaryFolder m_folder;
};

class PostgresPlace final : public StorePlace {
public:
    explicit PostgresPlace(const test::PostgresServer &server)
    {
        m_address = {.host = server.socketFolder(),
                     .port = server.port(),
                     .database = test::PostgresServer::kDatabase,
                     .user = test::PostgresServer::kUser,
                     .schema = "Team's \"" + randomToken().substr(0, 8) + "\"",
                     .password = [] { return std::string(test::PostgresServer::kPassword); }};
    }

    std::unique_ptr<Store> open(Clock &clock, const Formats &formats) override
    {
        return std::make_unique<SqlStore>(m_address, clock, nullptr, formats);
    }

    void writeOutside(const DocumentKey &key, const std::optional<std::string> &body) override
    {
        PostgresSession session(m_address);
        if (auto opened = session.open(); !opened)
            qFatal("%s", opened.error().message.c_str());
        writeRow(session, key, body);
    }

private:
    PostgresAddress m_address;
};

class MemoryPlace final : public StorePlace {
public:
    std::unique_ptr<Store> open(Clock &, const Formats &formats) override
    {
        return std::make_unique<test::MemoryStore>(m_disk, formats);
    }

    void writeOutside(const DocumentKey &key, const std::optional<std::string> &body) override
    {
        if (m_disk->stores.empty()) {
            test::MemoryStore(m_disk).changeOutside(key, body);
        } else {
            m_disk->stores.front()->changeOutside(key, body);
            m_disk->stores.front()->report();
        }
    }

private:
    std::shared_ptr<test::MemoryStore::Disk> m_disk = std::make_shared<test::MemoryStore::Disk>();
};

} // namespace

std::unique_ptr<StorePlace> StorePlace::make(Kind kind, const test::PostgresServer *server)
{
    switch (kind) {
    case Kind::JsonFolder: return std::make_unique<FolderPlace>();
    case Kind::Sqlite: return std::make_unique<SqlitePlace>();
    case Kind::Postgres: return std::make_unique<PostgresPlace>(*server);
    case Kind::Memory: break;
    }
    return std::make_unique<MemoryPlace>();
}

} // namespace tooltray::storage
