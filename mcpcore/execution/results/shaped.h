// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/results/fit.h"
#include "workspace/definitions/results.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace tooltray::execution {

// A result as it is handed out.
struct Shaped {
    using Format = workspace::ResultShape::Format;

    json::Value value; // what the text says
    std::string text;
    Format format = Format::Json; // never Auto
    bool isWholeTable = false;    // of Csv: see writeWholeTable()
    std::vector<Cut> cuts;
    std::set<std::string> notRenamed; // as there was a member of the new name already
    json::Value whole;                // what was cut, before it was; null when nothing was
};

// How many bytes are said about a result beside its text.
using NoticeSize = std::function<std::uint64_t(const Shaped &)>;

// The shape's own limit or the budget, whichever is less, bounds the text together with what is said about it, which
// never takes more than half of it away. Csv falls back to JSON where the value
// is no table; Auto takes what saves tokens by measurement: JSON, TOON or a table that says all.
Result<Shaped> shaped(json::Value data, const workspace::ResultShape &shape, std::uint64_t budget,
                      const NoticeSize &notice = {});

// Which members of a value are meant: "/nodes/*/author" says where, `*` standing for every element or member there;
// without a slash in front it is the name of members wherever they are.
class Places {
public:
    explicit Places(std::string_view pattern);

    // Calls back with each object that has such a member, and with its name. The callback may change the object.
    using Found = std::function<void(json::Value &object, std::string_view name)>;
    void visit(json::Value &root, const Found &found) const;

private:
    void visitAt(json::Value &value, std::size_t depth, const Found &found) const;
    void visitEverywhere(json::Value &value, const Found &found) const;

    std::vector<std::string> m_tokens;
    bool m_isAnywhere = false;
};

// What the shape's path leads to, without what it drops and with its own names. A path that leads nowhere is an
// error that names the last part that was there; one that leads to null or ends at a null is null. What would take the
// place of another member keeps its name; these are told.
Result<json::Value> selected(json::Value data, const workspace::ResultShape &shape,
                             std::set<std::string> *notRenamed = nullptr);

} // namespace tooltray::execution
