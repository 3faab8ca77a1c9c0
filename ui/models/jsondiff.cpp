// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsondiff.h"

#include "ui/language/utf8text.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <optional>

namespace tooltray::ui {
namespace {

// Beyond so many differences between two places that are the same, all in between is replaced.
constexpr qsizetype kMaxEdits = 1500;
// So often lines are looked through for those that are there only once: each time may find but one more.
constexpr qsizetype kMaxLooks = 64;

struct LineRange {
    qsizetype begin;
    qsizetype end;

    qsizetype size() const { return end - begin; }
};

// Finds the lines that stay: first those that are there only once in both ("patience"), then, between them, the
// shortest way from one to the other (Myers).
class LineMatcher {
public:
    LineMatcher(const QStringList &left, const QStringList &right)
    {
        QHash<QString, int> numbers;
        const auto numbered = [&numbers](const QStringList &lines) {
            std::vector<int> result;
            result.reserve(static_cast<std::size_t>(lines.size()));
            for (const QString &line : lines) {
                const QString key = line.endsWith(u',') ? line.chopped(1) : line;
                auto known = numbers.find(key);
                if (known == numbers.end())
                    known = numbers.insert(key, static_cast<int>(numbers.size()));
                result.push_back(*known);
            }
            return result;
        };
        m_left = numbered(left);
        m_right = numbered(right);
        m_matchOfLeft.assign(m_left.size(), -1);
        m_looksLeft = kMaxLooks * (left.size() + right.size());
    }

    // For each line on the left the one on the right that it stays as, or -1; they ascend.
    std::vector<qsizetype> match() &&
    {
        std::vector<std::pair<LineRange, LineRange>> waiting{
            {{0, std::ssize(m_left)}, {0, std::ssize(m_right)}}};
        while (!waiting.empty()) {
            auto [left, right] = waiting.back();
            waiting.pop_back();
            trim(left, right);
            if (left.size() == 0 || right.size() == 0)
                continue;
            m_looksLeft -= left.size() + right.size();
            const auto anchors =
                m_looksLeft < 0 ? std::vector<std::pair<qsizetype, qsizetype>>() : uniqueInBoth(left, right);
            if (anchors.empty()) {
                shortestEdit(left, right);
                continue;
            }
            qsizetype l = left.begin;
            qsizetype r = right.begin;
            for (const auto &[onLeft, onRight] : anchors) {
                stay(onLeft, onRight);
                waiting.push_back({{l, onLeft}, {r, onRight}});
                l = onLeft + 1;
                r = onRight + 1;
            }
            waiting.push_back({{l, left.end}, {r, right.end}});
        }
        return std::move(m_matchOfLeft);
    }

private:
    int left(qsizetype line) const { return m_left[static_cast<std::size_t>(line)]; }
    int right(qsizetype line) const { return m_right[static_cast<std::size_t>(line)]; }
    void stay(qsizetype onLeft, qsizetype onRight)
    {
        m_matchOfLeft[static_cast<std::size_t>(onLeft)] = onRight;
    }

    void trim(LineRange &l, LineRange &r)
    {
        while (l.size() > 0 && r.size() > 0 && left(l.begin) == right(r.begin))
            stay(l.begin++, r.begin++);
        while (l.size() > 0 && r.size() > 0 && left(l.end - 1) == right(r.end - 1))
            stay(--l.end, --r.end);
    }

    std::vector<std::pair<qsizetype, qsizetype>> uniqueInBoth(const LineRange &l, const LineRange &r) const
    {
        struct Seen {
            int onLeft = 0;
            int onRight = 0;
            qsizetype right = 0;
        };
        QHash<int, Seen> seen;
        for (qsizetype line = l.begin; line < l.end; ++line)
            ++seen[left(line)].onLeft;
        for (qsizetype line = r.begin; line < r.end; ++line) {
            Seen &one = seen[right(line)];
            ++one.onRight;
            one.right = line;
        }
        std::vector<std::pair<qsizetype, qsizetype>> pairs;
        for (qsizetype line = l.begin; line < l.end; ++line) {
            const Seen one = seen.value(left(line));
            if (one.onLeft == 1 && one.onRight == 1)
                pairs.emplace_back(line, one.right);
        }
        return longestAscending(pairs);
    }

    // The most pairs whose right sides ascend as well.
    static std::vector<std::pair<qsizetype, qsizetype>>
    longestAscending(const std::vector<std::pair<qsizetype, qsizetype>> &pairs)
    {
        std::vector<std::size_t> ends; // of the best run of each length
        std::vector<std::size_t> before(pairs.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto place = std::ranges::lower_bound(
                ends, pairs[i].second, {}, [&pairs](std::size_t end) { return pairs[end].second; });
            before[i] = place == ends.begin() ? pairs.size() : *std::prev(place);
            if (place == ends.end())
                ends.push_back(i);
            else
                *place = i;
        }
        std::vector<std::pair<qsizetype, qsizetype>> longest;
        for (std::size_t i = ends.empty() ? pairs.size() : ends.back(); i < pairs.size(); i = before[i])
            longest.push_back(pairs[i]);
        std::ranges::reverse(longest);
        return longest;
    }

    void shortestEdit(const LineRange &l, const LineRange &r)
    {
        const qsizetype most = std::min(kMaxEdits, l.size() + r.size());
        // How far along the left each diagonal comes with so many edits, kept to walk back.
        std::vector<std::vector<qsizetype>> reached;
        std::vector<qsizetype> furthest(static_cast<std::size_t>(2 * most + 3), 0);
        const auto at = [&](qsizetype diagonal) -> qsizetype & {
            return furthest[static_cast<std::size_t>(diagonal + most + 1)];
        };
        for (qsizetype edits = 0; edits <= most; ++edits) {
            reached.push_back(furthest);
            for (qsizetype diagonal = -edits; diagonal <= edits; diagonal += 2) {
                const bool down =
                    diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1));
                qsizetype x = down ? at(diagonal + 1) : at(diagonal - 1) + 1;
                qsizetype y = x - diagonal;
                while (x < l.size() && y < r.size() && left(l.begin + x) == right(r.begin + y)) {
                    ++x;
                    ++y;
                }
                at(diagonal) = x;
                if (x >= l.size() && y >= r.size()) {
                    walkBack(l, r, reached, most);
                    return;
                }
            }
        }
    }

    void walkBack(const LineRange &l, const LineRange &r, const std::vector<std::vector<qsizetype>> &reached,
                  qsizetype most)
    {
        qsizetype x = l.size();
        qsizetype y = r.size();
        for (qsizetype edits = std::ssize(reached) - 1; edits >= 0; --edits) {
            const std::vector<qsizetype> &row = reached[static_cast<std::size_t>(edits)];
            const auto at = [&](qsizetype diagonal) {
                return row[static_cast<std::size_t>(diagonal + most + 1)];
            };
            const qsizetype diagonal = x - y;
            const bool down =
                diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1));
            const qsizetype previous = down ? diagonal + 1 : diagonal - 1;
            const qsizetype fromX = edits == 0 ? 0 : at(previous);
            const qsizetype fromY = edits == 0 ? 0 : fromX - previous;
            while (x > fromX && y > fromY && x > 0 && y > 0
                   && left(l.begin + x - 1) == right(r.begin + y - 1)) {
                --x;
                --y;
                stay(l.begin + x, r.begin + y);
            }
            x = fromX;
            y = fromY;
        }
    }

    std::vector<int> m_left; // equal numbers for equal lines
    std::vector<int> m_right;
    std::vector<qsizetype> m_matchOfLeft;
    qsizetype m_looksLeft = 0; // in lines
};

json::Value withSortedMembers(const json::Value &value)
{
    if (value.isArray()) {
        json::Value sorted = json::Value::array();
        sorted.reserve(value.size());
        for (const json::Value &element : value.elements())
            sorted.append(withSortedMembers(element));
        return sorted;
    }
    if (!value.isObject())
        return value;
    std::vector<const json::Member *> members;
    for (const json::Member &member : value.members())
        members.push_back(&member);
    std::ranges::sort(members, {}, [](const json::Member *member) { return member->name.view(); });
    json::Value sorted = json::Value::object();
    sorted.reserve(members.size());
    for (const json::Member *member : members)
        sorted.set(member->name, withSortedMembers(member->value));
    return sorted;
}

QStringList printedLines(const std::string &body, MemberOrder order)
{
    const json::Parsed parsed = json::parse(body);
    QString text;
    if (!parsed)
        text = fromUtf8(body);
    else
        text = fromUtf8(json::writePretty(order == MemberOrder::Ignored ? withSortedMembers(parsed.value)
                                                                        : parsed.value));
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    return text.isEmpty() ? QStringList() : text.split(u'\n');
}

class PatchWriter {
public:
    void compare(const json::Value &from, const json::Value &to, const json::Pointer &place)
    {
        if (from.isIdenticalTo(to) || from == to)
            return;
        if (from.isObject() && to.isObject())
            compareObjects(from, to, place);
        else if (from.isArray() && to.isArray())
            compareArrays(from, to, place);
        else
            add("replace", place, &to);
    }

    json::Value take() && { return std::move(m_patch); }

private:
    void add(std::string_view operation, const json::Pointer &place, const json::Value *value)
    {
        json::Value step = json::Value::object({{"op", operation}, {"path", place.toString()}});
        if (value)
            step.set("value", *value);
        m_patch.append(std::move(step));
    }

    void compareObjects(const json::Value &from, const json::Value &to, const json::Pointer &place)
    {
        for (const json::Member &member : from.members()) {
            if (!to.contains(member.name))
                add("remove", place / member.name.view(), nullptr);
        }
        for (const json::Member &member : to.members()) {
            if (const json::Value *before = from.find(member.name))
                compare(*before, member.value, place / member.name.view());
            else
                add("add", place / member.name.view(), &member.value);
        }
    }

    void compareArrays(const json::Value &from, const json::Value &to, const json::Pointer &place)
    {
        const auto left = from.elements();
        const auto right = to.elements();
        std::size_t begin = 0;
        while (begin < std::min(left.size(), right.size()) && left[begin] == right[begin])
            ++begin;
        std::size_t end = 0;
        while (end < std::min(left.size(), right.size()) - begin
               && left[left.size() - 1 - end] == right[right.size() - 1 - end])
            ++end;
        const std::size_t leftEnd = left.size() - end;
        const std::size_t rightEnd = right.size() - end;
        for (std::size_t i = begin; i < std::min(leftEnd, rightEnd); ++i)
            compare(left[i], right[i], place / i);
        for (std::size_t i = leftEnd; i > std::max(begin, rightEnd); --i)
            add("remove", place / (i - 1), nullptr);
        for (std::size_t i = std::max(begin, leftEnd); i < rightEnd; ++i)
            add("add", place / i, &right[i]);
    }

    json::Value m_patch = json::Value::array();
};

} // namespace

bool JsonDiff::isSame() const
{
    return std::ranges::all_of(rows, [](const CompareRow &row) { return row.kind == CompareKind::Same; });
}

std::vector<CompareRow> compareLines(const QStringList &left, const QStringList &right)
{
    const std::vector<qsizetype> stays = LineMatcher(left, right).match();
    std::vector<CompareRow> rows;
    qsizetype l = 0;
    qsizetype r = 0;
    while (l < left.size() || r < right.size()) {
        // What lies before the next line that stays: side by side as far as both sides have something.
        qsizetype nextLeft = l;
        while (nextLeft < left.size() && stays[static_cast<std::size_t>(nextLeft)] < 0)
            ++nextLeft;
        const qsizetype nextRight =
            nextLeft < left.size() ? stays[static_cast<std::size_t>(nextLeft)] : right.size();
        for (; l < nextLeft && r < nextRight; ++l, ++r)
            rows.push_back({CompareKind::Changed, l, r});
        for (; l < nextLeft; ++l)
            rows.push_back({CompareKind::Removed, l, -1});
        for (; r < nextRight; ++r)
            rows.push_back({CompareKind::Added, -1, r});
        if (l < left.size())
            rows.push_back({CompareKind::Same, l++, r++});
    }
    return rows;
}

JsonDiff diffJson(const std::string &left, const std::string &right, MemberOrder order)
{
    JsonDiff diff{.left = printedLines(left, order), .right = printedLines(right, order), .rows = {}};
    diff.rows = compareLines(diff.left, diff.right);
    return diff;
}

json::Value jsonPatch(const json::Value &from, const json::Value &to)
{
    PatchWriter writer;
    writer.compare(from, to, {});
    return std::move(writer).take();
}

} // namespace tooltray::ui
