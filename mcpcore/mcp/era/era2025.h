// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/codec.h"

namespace tooltray::mcp {

// Revisions up to 2025-11-25: initialize opens a session, results are bare.
class Era2025 final : public Codec {
public:
    int code(Fault fault) const override;
    void writeOffer(ObjectWriter &result, const Offer &offer, const Revision &revision) const override;
    void finishResult(ObjectWriter &result, const ResultFrame &frame) const override;
};

} // namespace tooltray::mcp
