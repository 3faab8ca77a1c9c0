// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/model/api.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::openapi {

struct WrittenBody {
    std::string contentType;
    std::string bytes;
    std::optional<Message> error;
};

// Writes a body in its media type. A boundary for multipart is some text that nobody can guess.
class BodyWriter {
public:
    BodyWriter(const DocumentSet &documents, const ApiMediaType &mediaType, std::string_view boundary)
        : m_documents(documents)
        , m_mediaType(mediaType)
        , m_boundary(boundary)
    {}

    WrittenBody write(const json::Value &value) const;

private:
    struct File;

    WrittenBody writeForm(const json::Value &value) const;
    WrittenBody writeMultipart(const json::Value &value) const;
    WrittenBody writeBytes(const json::Value &value) const;
    WrittenBody writeText(const json::Value &value) const;
    std::optional<Message> appendPart(std::string_view name, const json::Value &value,
                                      std::string &out) const;
    std::string partHeaders(std::string_view name) const;
    ApiNode encoding(std::string_view name) const;
    ApiNode property(std::string_view name) const;
    bool isFile(std::string_view name, const json::Value &value) const;

    const DocumentSet &m_documents;
    const ApiMediaType &m_mediaType;
    std::string_view m_boundary;
};

} // namespace tooltray::openapi
