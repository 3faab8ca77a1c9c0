// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/operationtreemodel.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using engine::OutlineOperation;

namespace {

std::vector<std::string_view> segmentsOf(std::string_view path)
{
    std::vector<std::string_view> segments;
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        if (end > 0)
            segments.push_back(path.substr(0, end));
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return segments;
}

std::string_view pathOf(std::string_view url)
{
    if (const std::size_t scheme = url.find("://"); scheme != std::string_view::npos) {
        url.remove_prefix(scheme + 3);
        url.remove_prefix(std::min(url.find('/'), url.size()));
    }
    return url.substr(0, url.find_first_of("?#"));
}

// How many segments of the template stand in the path as they are; nothing where it is another path. Of a template
// without the path of the server only the end of the path is compared, so that one segment at least has to be the same.
std::optional<std::size_t> literalSegments(const std::vector<std::string_view> &segments,
                                           const std::vector<std::string_view> &path, bool isWhole)
{
    if (isWhole ? segments.size() != path.size() : segments.size() > path.size())
        return std::nullopt;
    std::size_t literals = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (segments[i].find('{') != std::string_view::npos)
            continue;
        if (segments[i] != path[path.size() - segments.size() + i])
            return std::nullopt;
        ++literals;
    }
    return isWhole || literals > 0 ? std::optional(literals) : std::nullopt;
}

} // namespace

std::vector<std::string> usedOperations(const std::vector<OutlineOperation> &operations,
                                        std::string_view endpoint,
                                        const std::vector<journal::EntryPointer> &entries)
{
    std::set<std::pair<std::string_view, std::string_view>> requests; // methods and paths
    for (const journal::EntryPointer &entry : entries) {
        for (const journal::Exchange &exchange : entry->exchanges) {
            if (exchange.endpoint == endpoint)
                requests.emplace(exchange.method, pathOf(exchange.url));
        }
    }
    std::vector<std::vector<std::string_view>> templates;
    for (const OutlineOperation &operation : operations)
        templates.push_back(
            segmentsOf(operation.requestPath.empty() ? operation.path : operation.requestPath));
    std::set<std::string> used;
    for (const auto &[method, path] : requests) {
        const std::vector<std::string_view> segments = segmentsOf(path);
        std::pair<std::size_t, std::size_t> most; // literals, then all: /pets/mine is more than /pets/{id}
        const OutlineOperation *best = nullptr;
        for (std::size_t i = 0; i < operations.size(); ++i) {
            const OutlineOperation &operation = operations[i];
            const auto literals = operation.method == method ? literalSegments(templates[i], segments,
                                                                               !operation.requestPath.empty())
                                                             : std::nullopt;
            if (literals && (best == nullptr || std::pair(*literals, templates[i].size()) > most)) {
                most = {*literals, templates[i].size()};
                best = &operation;
            }
        }
        if (best != nullptr)
            used.insert(best->key);
    }
    return {used.begin(), used.end()};
}

} // namespace tooltray::ui
