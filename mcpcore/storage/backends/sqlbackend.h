// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/backends/sqlsession.h"
#include "storage/backends/storagebackend.h"
#include "storage/documents/workspacecopy.h"
#include "workspace/codec/document.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::storage {

// A workspace in a database. Several processes may write: a commit changes exactly the rows with the bodies
// it replaces, or is rolled back.
class SqlBackend final : public StorageBackend {
public:
    explicit SqlBackend(std::unique_ptr<SqlSession> session,
                        workspace::Formats formats = workspace::currentFormats());

    void open() override;
    const std::optional<Error> &whyReadOnly() const override { return m_whyReadOnly; }
    Result<std::vector<workspace::Document>> load() override;
    Result<std::vector<DocumentChange>> rescan() override;
    const std::vector<SetAside> &setAside() const override { return m_setAside; }
    Result<void> commit(const Commit &commit) override;
    Result<void> keep(const std::string &label) override;
    Result<std::vector<SavedState>> states() override;
    Result<Commit> restorePlan(const std::string &state) override;
    void onNews(std::function<void()> callback) override { m_session->onNews(std::move(callback)); }

private:
    struct Known {
        Stamp stamp = 0;
        QString version = {}; // empty: not seen yet
    };

    struct Found {
        std::string body;
        QString version;
    };

    using Rows = std::map<workspace::DocumentKey, Found>;

    struct NumberedRecord {
        std::uint64_t number = 0;
        CommitRecord record;
    };

    Result<Rows> readWhere(const QString &condition, const std::vector<QVariant> &values);
    Result<Rows> read(const std::vector<workspace::DocumentKey> &keys);
    Result<Rows> readAll();
    Result<std::vector<DocumentChange>> compare();
    Result<std::vector<DocumentChange>> compareNow();

    Result<void> write(Commit commit, const std::string &token);
    Result<CommitRecord> prepare(const Commit &commit);
    Result<void> changeRow(const CommitRecord::Entry &entry, const DocumentChange &change);
    Result<void> copyBeforeMigration(const CommitRecord &record, std::uint64_t number);
    Result<void> insertCopy(const WorkspaceCopy &copy, std::uint64_t number);
    Result<std::uint64_t> spentNumber();
    Result<void> settle(const Error &lost, const std::string &token);

    Result<std::vector<NumberedRecord>> records(); // the oldest first
    Result<std::vector<std::pair<std::string, WorkspaceCopy>>> copies();
    Result<std::pair<States, std::string>> statesAndLabel(const std::string &state, const Rows &now);

    // Gives the error on; when it means that the connection is gone, it is why nothing can be written.
    Error noted(Error error);
    Result<void> checkOpen();

    std::unique_ptr<SqlSession> m_session;
    workspace::Formats m_formats;
    std::optional<Error> m_whyReadOnly;
    std::map<workspace::DocumentKey, Known> m_known;
    std::vector<SetAside> m_setAside; // always empty: a row is there with its body
};

} // namespace tooltray::storage
