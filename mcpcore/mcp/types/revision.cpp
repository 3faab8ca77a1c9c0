// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/types/revision.h"

#include <algorithm>
#include <array>

namespace tooltray::mcp {

namespace {

using Structured = Features::Structured;

constexpr std::array kRevisions = {
    Revision{"2026-07-28",
             Era::Modern,
             {.structured = Structured::AnyValue,
              .audio = true,
              .hints = true,
              .completions = true,
              .progressMessages = true,
              .titles = true,
              .resourceLinks = true,
              .icons = true,
              .extensions = true}},
    Revision{"2025-11-25",
             Era::Legacy,
             {.structured = Structured::ObjectsOnly,
              .audio = true,
              .hints = true,
              .completions = true,
              .progressMessages = true,
              .titles = true,
              .resourceLinks = true,
              .icons = true}},
    Revision{"2025-06-18",
             Era::Legacy,
             {.structured = Structured::ObjectsOnly,
              .audio = true,
              .hints = true,
              .completions = true,
              .progressMessages = true,
              .titles = true,
              .resourceLinks = true}},
    Revision{"2025-03-26",
             Era::Legacy,
             {.batches = true, .audio = true, .hints = true, .completions = true, .progressMessages = true}},
    Revision{"2024-11-05", Era::Legacy, {}},
};

} // namespace

const Revision *findRevision(std::string_view name)
{
    const auto found = std::ranges::find(kRevisions, name, &Revision::name);
    return found == kRevisions.end() ? nullptr : &*found;
}

std::vector<std::string_view> revisionNames(Era era)
{
    std::vector<std::string_view> names;
    for (const Revision &revision : kRevisions) {
        if (revision.era == era)
            names.push_back(revision.name);
    }
    return names;
}

const Revision &newestRevision(Era era)
{
    return *std::ranges::find(kRevisions, era, &Revision::era);
}

const Revision &negotiatedRevision(std::string_view requested)
{
    const Revision *known = findRevision(requested);
    return known && known->era == Era::Legacy ? *known : newestRevision(Era::Legacy);
}

} // namespace tooltray::mcp
