// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/operationtext.h"

#include "json/decode.h"
#include "json/locate.h"
#include "json/parse.h"
#include "json/write.h"
#include "ui/language/utf8text.h"
#include "ui/models/decodesentence.h"
#include "workspace/codec/operationcodec.h"

namespace tooltray::ui {

std::string operationText(const workspace::Operation &operation)
{
    return json::writePretty(workspace::encode(operation));
}

ReadOperation readOperation(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (!parsed)
        return {{}, fromUtf8(parsed.error->message), {parsed.error->line, parsed.error->column}};
    auto decoded = json::decode<workspace::Operation>(parsed.value);
    if (decoded)
        return {std::move(decoded.value)};
    const json::DecodeError &error = decoded.errors.front();
    return {
        {}, decodeSentence(error), json::locate(text, error.path, error.part()).value_or(json::Position())};
}

QString operationProblem(const workspace::Operation &operation)
{
    const auto decoded = json::decode<workspace::Operation>(workspace::encode(operation));
    if (decoded)
        return {};
    const json::DecodeError &error = decoded.errors.front();
    return QStringLiteral("%1: %2").arg(fromUtf8(error.path.toString()), decodeSentence(error));
}

} // namespace tooltray::ui
