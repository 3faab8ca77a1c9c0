// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "demo/tracker/records.h"
#include "demo/tracker/tracker.h"
#include "json/value.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::demo {

// Why a change was not made, as the schema has it.
struct UserError {
    std::vector<std::string> field;
    std::string code;
    std::string message;
};

struct IssuePayload {
    IssuePointer issue;
    std::vector<UserError> errors;
};

struct CommentPayload {
    CommentPointer comment;
    std::vector<UserError> errors;
};

struct DeletePayload {
    std::string deletedId;
    std::vector<UserError> errors;
};

// The mutations of the schema: checks the whole input, and changes something only when all of it is right.
// Everything is done by the first account.
class IssueChanges {
public:
    IssueChanges(Tracker &tracker, Clock &clock) : m_tracker(tracker), m_clock(clock) {}

    IssuePayload create(const json::Value &input) const;
    IssuePayload update(const json::Value &input) const;
    IssuePayload setState(const json::Value &input) const;
    CommentPayload comment(const json::Value &input) const;
    DeletePayload remove(const json::Value &input) const;

private:
    using Errors = std::vector<UserError>;

    IssuePointer issueIn(const json::Value &input, Errors &errors) const;
    void setTitle(const json::Value &title, Issue &issue, Errors &errors) const;
    void setAssignees(const json::Value &logins, Issue &issue, Errors &errors) const;
    void setLabels(const json::Value &names, Issue &issue, Errors &errors) const;
    void setEstimate(const json::Value &estimate, Issue &issue, Errors &errors) const;
    WallTime now() const { return m_clock.wallTime(); }
    RecordId viewer() const { return m_tracker.accounts().begin()->first; }

    Tracker &m_tracker;
    Clock &m_clock;
};

// The issues that fit the arguments filter and orderBy, as the schema describes them, in their order.
std::vector<IssuePointer> findIssues(const Tracker &tracker, const json::Value &arguments);

// The issue an IssueRef names; null when there is none.
IssuePointer issueOf(const Tracker &tracker, const json::Value &reference);

// The words of a text, in lower case.
std::vector<std::string> wordsOf(std::string_view text);
// How often the words are in the text; 0 when one is missing.
std::size_t occurrences(std::string_view text, const std::vector<std::string> &words);

} // namespace tooltray::demo
