// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/packs.h"

#include "base/text/quantity.h"
#include "text/words/suggestions.h"
#include "json/parser.h"
#include "json/write.h"

#include <QByteArray>
#include <QDir>
#include <QResource>
#include <QString>
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr const char *kFolder = ":/packs";
constexpr std::string_view kSuffix = ".json";

} // namespace

std::vector<std::string> bundledPacks()
{
    std::vector<std::string> names;
    const QStringList files = QDir(QString::fromLatin1(kFolder)).entryList(QDir::Files, QDir::Name);
    for (const QString &file : files) {
        std::string name = file.toStdString();
        if (name.ends_with(kSuffix))
            names.push_back(name.substr(0, name.size() - kSuffix.size()));
    }
    return names;
}

std::string bundledPackNames()
{
    std::string text;
    for (const std::string &name : bundledPacks())
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

Result<std::string> bundledPack(std::string_view name)
{
    const std::vector<std::string> names = bundledPacks();
    if (std::ranges::find(names, name) == names.end()) {
        const std::string meant = didYouMean(suggestions(name, names));
        return Error{ErrorKind::NotFound, "pack_unknown",
                     "There is no bundled pack \"" + std::string(name) + "\"."
                         + (meant.empty() ? "" : " " + meant),
                     "Bundled packs: " + bundledPackNames() + ". A pack of your own is passed as an object."};
    }
    const QResource pack(QString::fromLatin1(kFolder) + QLatin1Char('/')
                         + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                         + QString::fromLatin1(kSuffix.data(), static_cast<qsizetype>(kSuffix.size())));
    return pack.uncompressedData().toStdString();
}

namespace {

constexpr std::string_view kParameters =
    R"("parameters":{"type":"object","properties":{
           "issue":{"type":"integer","description":"Number of the issue."},
           "text":{"type":"string","description":"What to say about it."}},
       "required":["issue"],"additionalProperties":false})";

constexpr std::string_view kRestOperation =
    R"("operation":{"method":"POST","path":"/issues/{issue}/notes",
           "query":{"notify":{"constant":true}},
           "body":{"object":{"body":{"parameter":"text"}}}},
       "bindings":{"issue":{"parameter":"issue"}})";

constexpr std::string_view kSteps =
    R"("operation":{"steps":[
           {"name":"find","operation":{"method":"GET","path":"/issues/{issue}"},
            "bindings":{"issue":{"parameter":"issue"}}},
           {"name":"comment","when":{"exists":{"parameter":"text"}},
            "operation":{"method":"POST","path":"/issues/{id}/notes","body":{"object":{"body":{"parameter":"text"}}}},
            "bindings":{"id":{"step":"find","path":"/id"}}}],
           "result":{"object":{"title":{"step":"find","path":"/title"},"note":{"step":"comment","path":"/id"}}}})";

constexpr std::string_view kSwitch =
    R"("operation":{"parameter":"action","cases":{
           "show":{"operation":{"method":"GET","path":"/issues/{issue}"},
                   "bindings":{"issue":{"parameter":"issue"}}},
           "close":{"operation":{"method":"PUT","path":"/issues/{issue}",
                                 "body":{"object":{"state":{"constant":"closed"}}}},
                    "bindings":{"issue":{"parameter":"issue"}}}}},
       "parameters":{"type":"object","properties":{
           "action":{"type":"string","enum":["show","close"],"description":"What to do."},
           "issue":{"type":"integer","description":"Number of the issue."}},
       "required":["action","issue"],"additionalProperties":false})";

json::Value packOf(std::string_view name, std::string_view description, std::string_view definition)
{
    std::string text = R"({"format":"tooltray-pack","version":1,"tools":{")";
    text.append(name)
        .append(R"(":{"active":"0.1.0","versions":{"0.1.0":{"description":")")
        .append(description)
        .append("\",")
        .append(definition)
        .append("}}}}}");
    return json::parse(text).value;
}

std::string withParameters(std::string_view operation)
{
    return std::string(operation).append(",").append(kParameters);
}

} // namespace

json::Value packExamples()
{
    json::Value examples = json::Value::object();
    examples.set("rest", packOf("add_note", "Adds a note to an issue.", withParameters(kRestOperation)));
    examples.set("steps", packOf("note_on_issue",
                                 "Tells the title of an issue, and adds a note to it if there is one.",
                                 withParameters(kSteps)));
    examples.set("switch", packOf("do_with_issue", "Shows an issue or closes it.", kSwitch));
    return examples;
}

bool isTooLargeType(const json::Value &definition)
{
    return json::writtenSize(definition, kMaxTypeBytes) > kMaxTypeBytes;
}

std::optional<Error> tooLargeObject(const workspace::Pack &pack)
{
    for (const auto &[key, object] : pack.objects) {
        const auto *type = std::get_if<workspace::CustomType>(&object);
        if (type != nullptr && isTooLargeType(type->schema))
            return Error{ErrorKind::Invalid, "type_invalid",
                         "The type \"" + key.name + "\" of the pack is larger than "
                             + formatByteCount(kMaxTypeBytes) + '.',
                         "Omit what no tool needs, or define several types."};
        const auto *mapping = std::get_if<workspace::Mapping>(&object);
        if (mapping != nullptr && mapping->entries.size() > kMaxMappingEntries)
            return Error{ErrorKind::Invalid, "mapping_invalid",
                         "The mapping \"" + key.name + "\" of the pack has "
                             + formatCount(mapping->entries.size()) + " entries, and at most "
                             + formatCount(kMaxMappingEntries) + " can be imported.",
                         "Omit what no tool needs, or define several mappings."};
    }
    return std::nullopt;
}

} // namespace tooltray::toolkit
