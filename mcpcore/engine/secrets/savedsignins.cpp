// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/savedsignins.h"

#include "base/files/folder.h"
#include "base/log/log.h"
#include "base/task/ask.h"
#include "base/time/rfc3339.h"
#include "json/parser.h"
#include "json/write.h"

#include <utility>

namespace tooltray::engine {
namespace {

constexpr std::size_t kMaxSignInBytes = std::size_t{1} << 20U;

} // namespace

SavedSignIns::SavedSignIns(std::filesystem::path file) : m_file(std::move(file))
{
    m_pool.setMaxThreadCount(1);
}

SavedSignIns::~SavedSignIns()
{
    m_pool.waitForDone();
}

QFuture<Result<SavedSignIns::All>> SavedSignIns::read()
{
    return ask(&m_pool, [file = m_file]() -> Result<All> {
        if (file.empty())
            return All();
        return Folder(file.parent_path())
            .readIfThere(file.filename(), kMaxSignInBytes)
            .transform([](const std::optional<std::string> &text) { return text ? decode(*text) : All(); });
    });
}

void SavedSignIns::write(const All &all)
{
    if (m_file.empty())
        return;
    ask(&m_pool, [file = m_file, text = encode(all)]() -> Result<void> {
        auto written = Folder(file.parent_path()).write(file.filename(), text);
        if (!written)
            LogCategory("tooltray.credentials")
                .warning("Who is signed in is not known after the next start: "
                         + written.error().message.text());
        return written;
    });
}

std::string SavedSignIns::encode(const All &all)
{
    json::Value out = json::Value::object();
    for (const auto &[credential, one] : all) {
        json::Value entry = json::Value::object({{"person", one.signedIn.person},
                                                 {"renewed", one.signedIn.isRenewed},
                                                 {"outlives_program", one.outlivesProgram}});
        if (one.signedIn.tokenEnd)
            entry.set("token_end", formatRfc3339(*one.signedIn.tokenEnd));
        out.set(credential, std::move(entry));
    }
    return json::writePretty(json::Value::object({{"sign_ins", std::move(out)}}));
}

SavedSignIns::All SavedSignIns::decode(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    All all;
    if (!parsed)
        return all;
    for (const json::Member &member : parsed.value["sign_ins"].members()) {
        const json::Value &in = member.value;
        One one;
        one.signedIn.person = in["person"].toString();
        one.signedIn.isRenewed = in["renewed"].toBool();
        one.signedIn.tokenEnd = parseRfc3339(in["token_end"].toString());
        one.outlivesProgram = in["outlives_program"].toBool();
        all.emplace(member.name.view(), std::move(one));
    }
    return all;
}

} // namespace tooltray::engine
