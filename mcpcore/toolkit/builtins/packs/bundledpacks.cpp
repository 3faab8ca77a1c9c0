// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/packs/bundledpacks.h"

#include "base/suggestion.h"

#include <QByteArray>
#include <QDir>
#include <QResource>
#include <QString>

#include <algorithm>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr const char *kFolder = ":/packs";
constexpr std::string_view kSuffix = ".json";

std::vector<std::string> packNames()
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

} // namespace

std::string bundledPackNames()
{
    std::string text;
    for (const std::string &name : packNames())
        text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

Result<std::string> bundledPack(std::string_view name)
{
    const std::vector<std::string> names = packNames();
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

} // namespace tooltray::toolkit
