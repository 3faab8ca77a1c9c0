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

// The styles of a body's members, "body:tags": what the encodings of a form or of parts say, and which parts are files.
FieldStyles bodyStyles(const DocumentSet &documents, const ApiMediaType &mediaType);

// Whether a part has a header of that name in any case, which nobody else may give it.
bool isHeaderOfWriter(std::string_view name);

// Writes a body in its media type. A boundary for multipart is some text that nobody can guess.
class BodyWriter {
public:
    BodyWriter(std::string_view mediaType, const FieldStyles &styles, std::string_view boundary)
        : m_mediaType(mediaType)
        , m_styles(styles)
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

    std::string_view m_mediaType;
    const FieldStyles &m_styles;
    std::string_view m_boundary;
};

} // namespace tooltray::openapi
