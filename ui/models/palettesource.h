// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QList>
#include <QString>

#include <cstdint>

namespace tooltray::ui {

struct PaletteEntry {
    QString id; // unique within its source, stable over restarts
    QString text;
    QString keys;
    Icon icon = Icon::None;
};

// One kind of thing that the palette finds: commands, pages, tools, log entries ...
class PaletteSource {
public:
    virtual ~PaletteSource() = default;

    // What one of the entries is, as a word beside it.
    virtual QString kind() const = 0;
    // Typed first, it limits the palette to this source; null for none.
    virtual QChar prefix() const = 0;
    // What can be chosen now; asked for each time the palette opens.
    virtual QList<PaletteEntry> entries() const = 0;
    // What can be made of the words behind its prefix; these stand first.
    virtual QList<PaletteEntry> answers(const QString & /*typed*/) const { return {}; }
    virtual void run(const QString &id) = 0;
    // Whether what is chosen can stand beside what is shown, and not in its place.
    virtual bool opensBeside() const { return false; }
    virtual void runBeside(const QString &id) { run(id); }

    // Much of a kind is only found by whoever asks for it, and is not kept among what was run lately.
    enum class Reach : std::uint8_t { Always, ByPrefix };
    virtual Reach reach() const { return Reach::Always; }
};

} // namespace tooltray::ui
