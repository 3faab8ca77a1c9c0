// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/document.h"

#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::workspace {

std::span<const ObjectKind> objectKinds(DocumentKind kind)
{
    using enum ObjectKind;
    static constexpr std::array workspace{Settings, Endpoint, Credential, Client};
    static constexpr std::array tool{Tool};
    static constexpr std::array type{Type};
    static constexpr std::array mapping{Mapping};
    static constexpr std::array prompt{Prompt};
    static constexpr std::array context{Context};
    switch (kind) {
    case DocumentKind::Workspace: return workspace;
    case DocumentKind::Tool: return tool;
    case DocumentKind::Type: return type;
    case DocumentKind::Mapping: return mapping;
    case DocumentKind::Prompt: return prompt;
    case DocumentKind::Context: return context;
    }
    return {};
}

bool isSingle(DocumentKind kind)
{
    return kind == DocumentKind::Workspace || kind == DocumentKind::Context;
}

DocumentKey documentOf(const ObjectKey &key)
{
    switch (key.kind) {
    case ObjectKind::Settings:
    case ObjectKind::Endpoint:
    case ObjectKind::Credential:
    case ObjectKind::Client: return {DocumentKind::Workspace, {}};
    case ObjectKind::Context: return {DocumentKind::Context, {}};
    case ObjectKind::Tool: return {DocumentKind::Tool, key.name};
    case ObjectKind::Type: return {DocumentKind::Type, key.name};
    case ObjectKind::Mapping: return {DocumentKind::Mapping, key.name};
    case ObjectKind::Prompt: return {DocumentKind::Prompt, key.name};
    }
    return {};
}

const Formats &currentFormats()
{
    static const Formats formats{.current = {1, 1, 1, 1, 1, 1}, .migrations = {}};
    return formats;
}

namespace {

using Errors = std::vector<json::DecodeError>;

DocumentError located(const json::DecodeError &error, std::string_view body)
{
    const auto position = json::locate(body, error.path, error.part());
    return {error.message.asSentence(), position.value_or(json::Position()), error.accepted};
}

// Brings the document to the current format; false once it is reported why that cannot be.
bool migrate(DocumentKind kind, json::Value &document, DecodedDocument::Age &age, Errors &errors,
             const Formats &formats)
{
    const json::Reader in(document, errors);
    std::int64_t format = 0;
    {
        json::ObjectReader object(in, json::ObjectReader::Unknown::Ignore);
        object.required(kFormatMember, format, json::Between<std::int64_t>{1, formats.of(kind)});
    }
    if (!errors.empty()) {
        const auto newer = document[kFormatMember].toInt64();
        if (newer && *newer > formats.of(kind)) {
            errors.clear();
            in.member(kFormatMember)
                .report({CORE_TEXT("Core", "a newer version of Tooltray wrote this in format {format}, and "
                                           "this version reads up to {most}; nothing in it was changed"),
                         {{"format", *newer}, {"most", formats.of(kind)}}});
        }
        return false;
    }
    for (; format < formats.of(kind); ++format) {
        age = DecodedDocument::Age::Older;
        const auto step = std::ranges::find_if(formats.migrations, [&](const Migration &migration) {
            return migration.kind == kind && migration.from == format;
        });
        if (step == formats.migrations.end()) {
            in.member(kFormatMember)
                .report({CORE_TEXT("Core", "format {format} is no longer known"), {{"format", format}}});
            return false;
        }
        step->apply(document);
        document.set(kFormatMember, json::Value(format + 1));
    }
    return true;
}

void readNamed(const json::Reader &in, ObjectKind kind, std::vector<Object> &out)
{
    if (!in.value().isObject())
        return in.reportExpected(CORE_TEXT("Core", "an object"));
    for (const json::Member &member : in.value().members()) {
        const json::Reader value = in.member(member.name);
        if (const auto flaw = nameFlaw(kind, member.name))
            value.report(*flaw);
        read(value, out.emplace_back(makeObject(kind)));
        rename(out.back(), std::string(member.name.view()));
    }
}

void readMembers(const json::Reader &in, DocumentKind kind, std::vector<Object> &out)
{
    json::ObjectReader object(in);
    object.find(kFormatMember);
    for (const ObjectKind objects : objectKinds(kind)) {
        const std::optional<json::Reader> member = object.find(memberName(objects));
        if (!member)
            continue;
        if (objects == ObjectKind::Settings)
            read(*member, out.emplace_back(makeObject(objects)));
        else
            readNamed(*member, objects, out);
    }
}

// A document with one object is that object, but for the format.
void readSingle(json::Value document, const DocumentKey &key, Errors &errors, std::vector<Object> &out)
{
    document.remove(kFormatMember);
    const ObjectKind kind = objectKinds(key.kind).front();
    read(json::Reader(document, errors), out.emplace_back(makeObject(kind)));
    rename(out.back(), key.name);
}

} // namespace

DecodedDocument decodeDocument(const Document &document, const Formats &formats)
{
    DecodedDocument result;
    json::Parsed parsed =
        json::parse(document.body, {.maxDepth = 200, .duplicates = json::ParseOptions::Duplicates::Refuse});
    if (parsed.error) {
        result.errors.push_back(
            {Message(parsed.error->message).asSentence(), {parsed.error->line, parsed.error->column}});
        return result;
    }
    Errors errors;
    if (migrate(document.key.kind, parsed.value, result.age, errors, formats)) {
        if (isSingle(document.key.kind))
            readMembers(json::Reader(parsed.value, errors), document.key.kind, result.objects);
        else
            readSingle(std::move(parsed.value), document.key, errors, result.objects);
    }
    for (const json::DecodeError &error : errors)
        result.errors.push_back(located(error, document.body));
    return result;
}

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
