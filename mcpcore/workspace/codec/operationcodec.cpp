// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/operationcodec.h"

#include "workspace/codec/bindingcodec.h"
#include "workspace/codec/members.h"
#include "workspace/codec/ways.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/names.h"

namespace tooltray::workspace {
namespace {

// The path of a REST request: {name} stands for a value, anything else is sent as it is.
struct PathTemplate {
    void operator()(const json::Reader &in, std::string &out) const
    {
        out = in.value().toString();
        if (!out.starts_with('/'))
            return in.reportExpected("path that begins with /");
        for (std::size_t at = out.find_first_of("{}"); at != std::string::npos;) {
            const std::size_t end = out.find_first_of("{}", at + 1);
            const bool isPlaceholder = out[at] == '{' && end != std::string::npos && out[end] == '}';
            if (!isPlaceholder || !isIdentifier(std::string_view(out).substr(at + 1, end - at - 1)))
                return in.reportExpected("path with placeholders such as {project}");
            at = out.find_first_of("{}", end + 1);
        }
    }
};

// One JSON Pointer, or a list of them.
struct PathOrPaths {
    void operator()(const json::Reader &in, std::vector<std::string> &out) const
    {
        if (in.value().isArray())
            PointerText()(in, out);
        else
            PointerText()(in, out.emplace_back());
    }

    json::Value encode(const std::vector<std::string> &paths) const
    {
        return paths.size() == 1 ? json::Value(paths.front()) : workspace::encode(paths);
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<GraphqlOperation>)
{
    members.required("document", &GraphqlOperation::document, Lines());
    members.optional("operation_name", &GraphqlOperation::operationName, Identifier());
}

template <typename Members>
void describe(Members &members, std::type_identity<RestRequest>)
{
    members.optional("method", &RestRequest::method);
    members.required("path", &RestRequest::path, PathTemplate());
    members.optional("query", &RestRequest::query);
    members.optional("headers", &RestRequest::headers);
    members.optional("body", &RestRequest::body);
    members.optional("expected_status", &RestRequest::expectedStatus, Status());
}

template <typename Members>
void describe(Members &members, std::type_identity<Pagination::Variables>)
{
    members.optional("size", &Pagination::Variables::size);
    members.optional("cursor", &Pagination::Variables::cursor);
    members.optional("offset", &Pagination::Variables::offset);
    members.optional("page", &Pagination::Variables::page);
}

template <typename Members>
void describe(Members &members, std::type_identity<Pagination>)
{
    members.optional("enabled", &Pagination::enabled);
    members.optional("style", &Pagination::style);
    members.optional("page_size", &Pagination::pageSize, json::Between<std::uint32_t>{1, 10'000});
    members.optional("merge_strategy", &Pagination::mergeStrategy);
    members.optional("path", &Pagination::paths, PathOrPaths());
    members.optional("next_cursor_path", &Pagination::nextCursorPath, PointerText());
    members.optional("variables", &Pagination::variables);
    members.optional("max_pages", &Pagination::maxPages);
    members.optional("max_items", &Pagination::maxItems);
    members.optional("max_bytes", &Pagination::maxBytes);
    members.optional("max_seconds", &Pagination::maxTime, Duration());
}

void read(const json::Reader &in, GraphqlOperation &out)
{
    readMembers(in, out);
}

json::Value encode(const GraphqlOperation &operation)
{
    return encodeMembers(operation);
}

void read(const json::Reader &in, RestRequest &out)
{
    readMembers(in, out);
}

json::Value encode(const RestRequest &request)
{
    return encodeMembers(request);
}

void read(const json::Reader &in, Pagination &out)
{
    readMembers(in, out);
    if (out.paths.size() > 1 && out.mergeStrategy != Pagination::MergeStrategy::Custom)
        in.report("several paths need the merge strategy \"custom\"");
}

json::Value encode(const Pagination &pagination)
{
    return encodeMembers(pagination);
}

} // namespace tooltray::workspace
