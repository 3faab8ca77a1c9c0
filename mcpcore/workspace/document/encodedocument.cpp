// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/document/encodedocument.h"

#include "workspace/codec/objectcodec.h"
#include "workspace/document/members.h"
#include "json/write.h"

#include <utility>

namespace tooltray::workspace {

std::string encodeDocument(DocumentKind kind, std::span<const Object *const> objects, const Formats &formats)
{
    json::Value document = json::Value::object({{kFormatMember, json::Value(formats.of(kind))}});
    for (const Object *object : objects) {
        json::Value encoded = encode(*object);
        if (!isSingle(kind)) {
            for (json::Member &member : encoded.members())
                document.set(member.name, std::move(member.value));
        } else if (std::holds_alternative<Settings>(*object)) {
            if (!encoded.isEmpty())
                document.set(memberName(ObjectKind::Settings), std::move(encoded));
        } else {
            const std::string_view list = memberName(kindOf(*object));
            json::Value *members = document.find(list);
            if (members == nullptr)
                members = &document.set(list, json::Value::object());
            members->set(nameOf(*object), std::move(encoded));
        }
    }
    return json::writePretty(document);
}

} // namespace tooltray::workspace
