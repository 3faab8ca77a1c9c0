// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/shaped.h"

#include "execution/results/csv.h"
#include "execution/results/selection.h"
#include "execution/results/toon.h"
#include "json/write.h"

#include <algorithm>
#include <optional>

namespace tooltray::execution {
namespace {

using workspace::ResultShape;
using Format = ResultShape::Format;

constexpr int kAttempts = 8;

struct Text {
    std::string text;
    Format format = Format::Json;
    bool isWholeTable = false;
};

// Less JSON than this is not worth another form.
constexpr std::size_t kLittleJson = 400;

// In tokens, which count, JSON is smaller than in bytes: with a tenth fewer bytes the other forms take as many.
constexpr std::size_t worthwhile(std::size_t jsonBytes)
{
    return jsonBytes - jsonBytes / 7;
}

Text smallest(const json::Value &value)
{
    Text best{json::write(value), Format::Json};
    if (best.text.size() < kLittleJson)
        return best;
    std::size_t most = worthwhile(best.text.size());
    if (std::optional<std::string> table = writeWholeTable(value); table && table->size() < most) {
        best = {*std::move(table), Format::Csv, true};
        most = best.text.size();
    }
    if (std::string toon = writeToon(value); toon.size() < most)
        best = {std::move(toon), Format::Toon};
    return best;
}

Text written(const json::Value &value, Format format)
{
    switch (format) {
    case Format::Json: break;
    case Format::Toon: return {writeToon(value), format};
    case Format::Csv:
        if (std::optional<std::string> table = writeCsv(value))
            return {*std::move(table), format};
        break;
    case Format::Auto: return smallest(value);
    }
    return {json::write(value), Format::Json};
}

struct Attempt {
    std::optional<Fitted> fitted; // nothing: all of it
    Text text;
};

// Precondition: the whole value does not fit in that format, unless it is JSON.
// Room is measured in JSON, and another format takes another size: the room is scaled until the text fits and fills
// nine tenths of the budget. An attempt beyond what is known to be too large or to fit gives way to the middle.
Attempt fittedText(const json::Value &value, Format format, std::uint64_t budget)
{
    bool isWholeTable = false;
    const auto attempt = [&](std::uint64_t room) {
        Attempt made{cutToFit(value, room), {}};
        const json::Value &shown = made.fitted ? made.fitted->value : value;
        std::optional<std::string> table = isWholeTable ? writeWholeTable(shown) : std::nullopt;
        made.text = table ? Text{*std::move(table), Format::Csv, true} : written(shown, format);
        return made;
    };
    std::uint64_t room = budget;
    Attempt last = attempt(room);
    if (last.text.format == Format::Json)
        return last;
    format = last.text.format;
    isWholeTable = last.text.isWholeTable;
    const std::uint64_t whole = json::writtenSize(value);
    std::uint64_t enough = 0;      // the largest room whose text fits
    std::uint64_t tooMuch = whole; // the smallest one whose text does not
    std::optional<Attempt> best;   // with the room that is enough
    for (int i = 0; i < kAttempts; ++i) {
        const std::uint64_t size = std::max<std::uint64_t>(last.text.text.size(), 1);
        if (size > budget) {
            tooMuch = std::min(room, whole);
        } else {
            enough = room;
            best = last;
            if (!last.fitted || last.fitted->cuts.empty() || size > budget - budget / 10)
                break;
        }
        if (tooMuch <= enough + 1)
            break;
        // Towards the budget, a little below it as rows differ.
        std::uint64_t next = room * (budget - budget / 32) / size;
        if (next <= enough || next >= tooMuch)
            next = enough + (tooMuch - enough) / 2;
        room = next;
        last = attempt(room);
    }
    return best && last.text.text.size() > budget ? *std::move(best) : last;
}

} // namespace

Result<Shaped> shaped(json::Value data, const ResultShape &shape, std::uint64_t budget,
                      const NoticeSize &notice)
{
    Shaped result;
    Result<json::Value> selection = selected(std::move(data), shape, &result.notRenamed);
    if (!selection)
        return std::move(selection).error();

    std::optional<Fitted> limited;
    if (shape.maxItems)
        limited = limitItems(*selection, *shape.maxItems);
    json::Value &value = limited ? limited->value : *selection;
    const std::uint64_t most = std::min(budget, shape.maxBytes.value_or(budget));
    // The whole value may fit where its JSON does not.
    std::optional<Text> whole;
    if (shape.format != Format::Json)
        whole = written(value, shape.format);
    std::uint64_t room = most;
    Attempt attempt;
    for (int i = 0; i < kAttempts; ++i) {
        attempt =
            whole && whole->text.size() <= room ? Attempt{{}, *whole} : fittedText(value, shape.format, room);
        result.text = std::move(attempt.text.text);
        result.format = attempt.text.format;
        result.isWholeTable = attempt.text.isWholeTable;
        result.cuts.clear();
        if (limited)
            result.cuts = limited->cuts;
        if (attempt.fitted)
            result.cuts.insert(result.cuts.end(), attempt.fitted->cuts.begin(), attempt.fitted->cuts.end());
        const std::uint64_t said = notice ? notice(result) : 0;
        // What is left out is said, and what is said leaves room for less: until both fit.
        const std::uint64_t left = std::min(most - std::min(most / 2, said), room - 1);
        if (said == 0 || result.text.size() + said <= most || room <= most / 2 || left < most / 2)
            break;
        room = left;
    }
    result.value = std::move(attempt.fitted ? attempt.fitted->value : value);
    if (!result.cuts.empty())
        result.whole = *std::move(selection);
    return result;
}

} // namespace tooltray::execution
