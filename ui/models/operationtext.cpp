// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/operationtext.h"

#include "ui/models/utf8text.h"
#include "workspace/codec/compositecodec.h"
#include "json/decode.h"
#include "json/locate.h"
#include "json/parse.h"
#include "json/write.h"

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
    QString message = fromUtf8(error.message);
    if (!message.isEmpty())
        message[0] = message[0].toUpper();
    if (!message.endsWith(u'.'))
        message.append(u'.');
    return {{}, message, json::locate(text, error.path, error.part()).value_or(json::Position())};
}

} // namespace tooltray::ui
