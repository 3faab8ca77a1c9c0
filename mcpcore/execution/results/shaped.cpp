// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/shaped.h"

#include "execution/results/textformats.h"
#include "text/words/suggestions.h"
#include "json/pointer.h"
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

namespace {

constexpr std::string_view kAny = "*";

std::vector<std::string> namesOf(const json::Value &object)
{
    std::vector<std::string> names;
    for (const json::Member &member : object.members())
        names.emplace_back(member.name.view());
    return names;
}

} // namespace

Places::Places(std::string_view pattern)
{
    const std::optional<json::Pointer> pointer =
        pattern.starts_with('/') ? json::Pointer::parse(pattern) : std::nullopt;
    m_isAnywhere = !pointer;
    if (pointer)
        m_tokens.assign(pointer->tokens().begin(), pointer->tokens().end());
    else
        m_tokens.emplace_back(pattern);
}

void Places::visit(json::Value &root, const Found &found) const
{
    if (m_isAnywhere)
        visitEverywhere(root, found);
    else
        visitAt(root, 0, found);
}

void Places::visitAt(json::Value &value, std::size_t depth, const Found &found) const
{
    const std::string &token = m_tokens[depth];
    const bool isLast = depth + 1 == m_tokens.size();
    if (value.isObject() && isLast) {
        if (token != kAny)
            return value.contains(token) ? found(value, token) : void();
        for (const std::string &name : namesOf(value))
            found(value, name);
    } else if (token == kAny && !isLast) {
        for (json::Value &element : value.elements())
            visitAt(element, depth + 1, found);
        for (json::Member &member : value.members())
            visitAt(member.value, depth + 1, found);
    } else if (!isLast) {
        json::Value *next = value.find(token);
        if (value.isArray())
            next = json::resolve(value, json::Pointer{token});
        if (next != nullptr)
            visitAt(*next, depth + 1, found);
    }
}

void Places::visitEverywhere(json::Value &value, const Found &found) const
{
    if (value.contains(m_tokens.front()))
        found(value, m_tokens.front());
    for (json::Value &element : value.elements())
        visitEverywhere(element, found);
    for (json::Member &member : value.members())
        visitEverywhere(member.value, found);
}

namespace {

Error pathError(const std::string &path, const json::Value &at, const std::string &token)
{
    Error error{ErrorKind::Invalid,
                "result_path_missing",
                {CORE_TEXT("Core", "The result has nothing at the path \"{path}\": there is no \"{name}\"."),
                 {{"path", path}, {"name", token}}}};
    std::vector<std::string> names;
    for (const json::Member &member : at.members())
        names.emplace_back(member.name.view());
    error.hint = didYouMean(suggestions(token, names));
    if (error.hint.empty())
        error.hint = CORE_TEXT("Core", "Change the result path of the tool.");
    error.details = json::Value::object({{"path", path}});
    return error;
}

Result<json::Value> valueAt(json::Value data, const std::string &path)
{
    const std::optional<json::Pointer> pointer = json::Pointer::parse(path);
    if (!pointer)
        return Error{
            ErrorKind::Invalid,
            "result_path_invalid",
            {CORE_TEXT("Core", "The result path \"{path}\" is not a JSON Pointer."), {{"path", path}}},
            CORE_TEXT("Core", "Begin it with a slash, or omit it for the whole result.")};
    json::Value *at = &data;
    for (const std::string &token : pointer->tokens()) {
        json::Value *next = json::resolve(*at, json::Pointer{token});
        if (next == nullptr && at->isNull())
            return json::Value(); // a nullable field on the way
        if (next == nullptr)
            return pathError(path, *at, token);
        at = next;
    }
    json::Value found = std::move(*at);
    return found;
}

// In place, so that the members keep their order.
void rename(json::Value &object, std::string_view from, std::string_view to)
{
    json::Value renamed = json::Value::object();
    renamed.reserve(object.size());
    for (json::Member &member : object.members()) {
        renamed.set(member.name == from ? to : member.name.view(), std::move(member.value));
    }
    object = std::move(renamed);
}

} // namespace

Result<json::Value> selected(json::Value data, const workspace::ResultShape &shape,
                             std::set<std::string> *notRenamed)
{
    Result<json::Value> found = valueAt(std::move(data), shape.path);
    if (!found)
        return found;
    for (const std::string &pattern : shape.drop)
        Places(pattern).visit(*found,
                              [](json::Value &object, std::string_view name) { object.remove(name); });
    for (const auto &renaming : shape.rename) {
        Places(renaming.from).visit(*found, [&](json::Value &object, std::string_view name) {
            if (name == renaming.to)
                return;
            if (!object.contains(renaming.to))
                rename(object, name, renaming.to);
            else if (notRenamed != nullptr)
                notRenamed->insert(renaming.from);
        });
    }
    return found;
}

} // namespace tooltray::execution
