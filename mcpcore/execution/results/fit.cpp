// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/results/fit.h"

#include "text/unicode/utf8.h"
#include "json/write.h"

#include <algorithm>
#include <numeric>

namespace tooltray::execution {
namespace {

constexpr std::string_view kEllipsis = "\xE2\x80\xA6";
constexpr std::uint64_t kBrackets = 2;
constexpr std::uint64_t kSmallestCut = 16; // bytes in which something can still be said

class Fitting {
public:
    std::optional<Fitted> run(const json::Value &value, std::uint64_t room)
    {
        if (json::writtenSize(value, room) <= room)
            return std::nullopt;
        json::Value fitted = cut(value, room);
        return Fitted{std::move(fitted), std::move(m_cuts)};
    }

private:
    // Precondition: the value takes more than the room.
    json::Value cut(const json::Value &value, std::uint64_t room)
    {
        switch (value.type()) {
        case json::Type::Array: return cutList(value, room);
        case json::Type::Object: return cutObject(value, room);
        case json::Type::String: return cutText(value.toString(), room);
        case json::Type::Number: return cutNumber(value, room);
        default: return value;
        }
    }

    json::Value cutList(const json::Value &list, std::uint64_t room)
    {
        json::Value kept = json::Value::array();
        std::uint64_t used = kBrackets;
        const std::size_t note = m_cuts.size(); // the cut of the list comes before those inside of it
        for (const json::Value &element : list.elements()) {
            const std::uint64_t size = json::writtenSize(element, room) + (kept.isEmpty() ? 0 : 1);
            if (used + size <= room) {
                used += size;
                kept.append(element);
                continue;
            }
            // A part of the only item says more than none.
            if (kept.isEmpty() && room >= used + kSmallestCut)
                kept.append(within("0", [&] { return cut(element, room - used); }));
            break;
        }
        if (kept.size() < list.size())
            m_cuts.insert(m_cuts.begin() + static_cast<std::ptrdiff_t>(note),
                          {json::Pointer(m_place), Cut::Of::Items, kept.size(), list.size()});
        return kept;
    }

    json::Value cutObject(const json::Value &object, std::uint64_t room)
    {
        std::vector<std::uint64_t> sizes; // of the values
        std::vector<std::uint64_t> names; // with colon and comma
        for (const json::Member &member : object.members()) {
            sizes.push_back(json::writtenSize(member.value, room));
            names.push_back(json::writtenStringSize(member.name) + 2);
        }
        const std::size_t kept = membersThatFit(sizes, names, room);
        if (kept < object.size())
            m_cuts.push_back({json::Pointer(m_place), Cut::Of::Members, kept, object.size()});
        sizes.resize(kept);
        names.resize(kept);
        const std::uint64_t around = std::accumulate(names.begin(), names.end(), kBrackets);
        const std::uint64_t share = fairShare(sizes, room > around ? room - around : 0);
        json::Value fitted = json::Value::object();
        for (std::size_t i = 0; i < kept; ++i) {
            const json::Member &member = object.members()[i];
            const auto cutMember = [&] { return cut(member.value, share); };
            fitted.set(member.name.view(), sizes[i] > share ? within(member.name, cutMember) : member.value);
        }
        return fitted;
    }

    // How many members, from the first on, still leave something of each that has to be cut.
    static std::size_t membersThatFit(const std::vector<std::uint64_t> &sizes,
                                      const std::vector<std::uint64_t> &names, std::uint64_t room)
    {
        std::uint64_t used = kBrackets;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            used += names[i] + std::min(sizes[i], kSmallestCut);
            if (used > room)
                return i;
        }
        return sizes.size();
    }

    // The size up to which values stay whole, such that the larger ones get as much each and all fit.
    static std::uint64_t fairShare(std::vector<std::uint64_t> sizes, std::uint64_t room)
    {
        std::ranges::sort(sizes);
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            const std::uint64_t share = room / (sizes.size() - i);
            if (sizes[i] > share)
                return share;
            room -= sizes[i];
        }
        return sizes.empty() ? 0 : sizes.back();
    }

    json::Value cutText(std::string_view text, std::uint64_t room)
    {
        const std::uint64_t around = 2 + kEllipsis.size();
        std::string_view kept = truncatedUtf8(text, room > around ? room - around : 0);
        // Characters that have to be escaped take up to six bytes: shorten until what is written fits.
        while (!kept.empty() && json::writtenStringSize(kept) + kEllipsis.size() > room) {
            const std::uint64_t excess = json::writtenStringSize(kept) + kEllipsis.size() - room;
            kept = truncatedUtf8(kept, kept.size() - std::min<std::uint64_t>(kept.size(), excess / 6 + 1));
        }
        m_cuts.push_back({json::Pointer(m_place), Cut::Of::Bytes, kept.size(), text.size()});
        return json::Value(std::string(kept).append(kEllipsis));
    }

    // A number without its last digits would be another one, so that its beginning stands there as a text.
    json::Value cutNumber(const json::Value &number, std::uint64_t room)
    {
        constexpr std::uint64_t kUsualNumber = 32;
        return number.numberText().size() <= kUsualNumber ? number : cutText(number.numberText(), room);
    }

    template <typename F>
    json::Value within(std::string_view token, F &&function)
    {
        m_place.emplace_back(token);
        json::Value value = function();
        m_place.pop_back();
        return value;
    }

    std::vector<std::string> m_place;
    std::vector<Cut> m_cuts;
};

bool hasLongList(const json::Value &value, std::uint64_t maxItems)
{
    return value.elements().size() > maxItems
           || std::ranges::any_of(value.members(), [maxItems](const json::Member &member) {
                  return hasLongList(member.value, maxItems);
              });
}

json::Value limited(const json::Value &value, std::uint64_t maxItems, const json::Pointer &place,
                    std::vector<Cut> &cuts)
{
    if (value.isArray() && value.size() > maxItems) {
        cuts.push_back({place, Cut::Of::Items, maxItems, value.size()});
        json::Value kept = json::Value::array();
        for (const json::Value &element : value.elements().first(maxItems))
            kept.append(element);
        return kept;
    }
    if (!value.isObject())
        return value;
    json::Value object = json::Value::object();
    for (const json::Member &member : value.members())
        object.set(member.name, limited(member.value, maxItems, place / member.name.view(), cuts));
    return object;
}

} // namespace

std::optional<Fitted> cutToFit(const json::Value &value, std::uint64_t maxBytes)
{
    return Fitting().run(value, maxBytes);
}

std::optional<Fitted> limitItems(const json::Value &value, std::uint64_t maxItems)
{
    if (!hasLongList(value, maxItems))
        return std::nullopt;
    Fitted result;
    result.value = limited(value, maxItems, json::Pointer(), result.cuts);
    return result;
}

} // namespace tooltray::execution
