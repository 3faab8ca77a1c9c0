// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "journal/entries/logentry.h"

#include <cstddef>
#include <memory>
#include <string_view>

namespace tooltray::credentials {
class Redactor;
} // namespace tooltray::credentials

namespace tooltray::journal {

// Mask what is secret in everything but the bodies, which BodyStore sees to.
void redact(Message &message, const credentials::Redactor &redactor);
void redact(LogEntry &entry, const credentials::Redactor &redactor);
void redact(Exchange &exchange, const credentials::Redactor &redactor);

// Makes bodies fit to be kept: without secrets, in UTF-8, and where they are long, the whole in a file of the
// archive and the beginning in memory. Any thread; a body of a megabyte takes some milliseconds.
class BodyStore {
public:
    BodyStore(std::shared_ptr<const credentials::Redactor> redactor, Folder folder)
        : m_redactor(std::move(redactor))
        , m_folder(std::move(folder))
    {}

    struct Place {
        EntryId entry;
        WallTime time;      // when the entry began
        unsigned number;    // of the body in its entry
        std::size_t memory; // bytes that may stay in memory
    };
    Body keep(const Body &raw, const Place &place) const;

private:
    Body cut(Body body, const Place &place) const;

    std::shared_ptr<const credentials::Redactor> m_redactor;
    Folder m_folder;
};

} // namespace tooltray::journal
