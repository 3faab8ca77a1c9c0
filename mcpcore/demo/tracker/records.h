// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the sample tracker holds. Records never change: a change puts a new one in the place of the old, so that
// an answer under way keeps what it has begun with.

namespace tooltray::demo {

using RecordId = std::uint32_t;

// A person, or with a purpose a program.
struct Account {
    RecordId id = 0;
    std::string login = {};
    std::string name = {};
    std::string role = {};  // of persons
    std::string email = {}; // of persons
    std::string purpose = {};
    WallTime joinedAt = {};

    bool isBot() const { return !purpose.empty(); }
};

struct Project {
    RecordId id = 0;
    std::string key = {};
    std::string name = {};
    std::string description = {};
    std::string color = {};
    bool isArchived = false;
    RecordId lead = 0;
    WallTime createdAt = {};
};

struct Label {
    RecordId id = 0;
    RecordId project = 0;
    std::string name = {};
    std::string color = {};
};

struct StateChange {
    RecordId actor = 0;
    std::string from = {};
    std::string to = {};
    WallTime at = {};
};

struct Issue {
    RecordId id = 0;
    RecordId project = 0;
    std::string key = {}; // TRAY-12
    std::uint32_t number = 0;
    std::string title = {};
    std::string body = {};
    std::string state = "OPEN"; // as the schema names it
    std::string priority = "NORMAL";
    RecordId author = 0;
    std::vector<RecordId> assignees = {};
    std::vector<RecordId> labels = {};
    std::vector<RecordId> blockedBy = {};
    std::optional<double> estimate = {};
    std::string dueOn = {}; // empty: no day
    WallTime createdAt = {};
    WallTime updatedAt = {};
    std::vector<StateChange> stateChanges = {};

    bool isClosed() const { return state == "DONE" || state == "CANCELLED"; }
};

struct Comment {
    RecordId id = 0;
    RecordId issue = 0;
    RecordId author = 0;
    std::string body = {};
    WallTime createdAt = {};
};

using AccountPointer = std::shared_ptr<const Account>;
using ProjectPointer = std::shared_ptr<const Project>;
using LabelPointer = std::shared_ptr<const Label>;
using IssuePointer = std::shared_ptr<const Issue>;
using CommentPointer = std::shared_ptr<const Comment>;

// The ids of the API: issue_12.
inline std::string_view kindOf(const Account &account)
{
    return account.isBot() ? "bot" : "user";
}
inline std::string_view kindOf(const Project &)
{
    return "project";
}
inline std::string_view kindOf(const Label &)
{
    return "label";
}
inline std::string_view kindOf(const Issue &)
{
    return "issue";
}
inline std::string_view kindOf(const Comment &)
{
    return "comment";
}

template <class Record>
std::string globalId(const Record &record)
{
    return std::string(kindOf(record)) + "_" + std::to_string(record.id);
}

} // namespace tooltray::demo
