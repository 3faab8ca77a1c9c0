// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/text/uri.h"

namespace tooltray::jsonschema {

namespace {

// RFC 3986 5.2.4.
std::string withoutDotSegments(std::string_view input)
{
    std::string output;
    const auto dropLastSegment = [&output] {
        const std::size_t slash = output.rfind('/');
        output.erase(slash == std::string::npos ? 0 : slash);
    };
    while (!input.empty()) {
        if (input.starts_with("../")) {
            input.remove_prefix(3);
        } else if (input.starts_with("./") || input.starts_with("/./")) {
            input.remove_prefix(2);
        } else if (input == "/.") {
            input = "/";
        } else if (input.starts_with("/../")) {
            input.remove_prefix(3);
            dropLastSegment();
        } else if (input == "/..") {
            input = "/";
            dropLastSegment();
        } else if (input == "." || input == "..") {
            input = {};
        } else {
            const std::size_t next = input.find('/', 1);
            output += input.substr(0, next);
            input.remove_prefix(next == std::string_view::npos ? input.size() : next);
        }
    }
    return output;
}

// RFC 3986 5.2.3.
std::string merged(const Uri &base, std::string_view path)
{
    if (base.authority && base.path.empty())
        return "/" + std::string(path);
    const std::size_t slash = base.path.rfind('/');
    const std::string_view folder = slash == std::string_view::npos ? "" : base.path.substr(0, slash + 1);
    return std::string(folder) + std::string(path);
}

// RFC 3986 5.3.
std::string joined(const Uri &uri)
{
    std::string text;
    if (uri.scheme)
        text.append(*uri.scheme).append(":");
    if (uri.authority)
        text.append("//").append(*uri.authority);
    text.append(uri.path);
    if (uri.query)
        text.append("?").append(*uri.query);
    if (uri.fragment)
        text.append("#").append(*uri.fragment);
    return text;
}

} // namespace

Uri splitUri(std::string_view text)
{
    Uri uri;
    if (const std::size_t hash = text.find('#'); hash != std::string_view::npos) {
        uri.fragment = text.substr(hash + 1);
        text = text.substr(0, hash);
    }
    if (const std::size_t mark = text.find('?'); mark != std::string_view::npos) {
        uri.query = text.substr(mark + 1);
        text = text.substr(0, mark);
    }
    const std::size_t colon = text.find_first_of(":/");
    if (colon != std::string_view::npos && colon > 0 && text[colon] == ':') {
        uri.scheme = text.substr(0, colon);
        text.remove_prefix(colon + 1);
    }
    if (text.starts_with("//")) {
        const std::size_t end = text.find('/', 2);
        uri.authority = text.substr(2, end == std::string_view::npos ? end : end - 2);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end);
    }
    uri.path = text;
    return uri;
}

std::string resolveUri(std::string_view base, std::string_view reference)
{
    const Uri from = splitUri(base);
    Uri target = splitUri(reference);
    std::string path(target.path);
    if (target.scheme || target.authority) {
        path = withoutDotSegments(path);
    } else if (path.empty()) {
        path = from.path;
        if (!target.query)
            target.query = from.query;
    } else {
        if (!path.starts_with('/'))
            path = merged(from, path);
        path = withoutDotSegments(path);
    }
    if (!target.scheme) {
        if (!target.authority)
            target.authority = from.authority;
        target.scheme = from.scheme;
    }
    target.path = path;
    return joined(target);
}

} // namespace tooltray::jsonschema
