// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/canary.h"

#include "base/text/random.h"
#include "text/encoding/encoding.h"
#include "json/write.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace tooltray::test {
namespace {

namespace fs = std::filesystem;

std::string upperCase(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return text;
}

// Every byte, each behind that.
std::string hexWith(std::string_view before, std::string_view text)
{
    std::string all;
    for (const char c : text) {
        all += before;
        all += encodeHex(std::string(1, c));
    }
    return all;
}

std::string inJson(std::string_view text)
{
    std::string quoted;
    json::writeString(text, quoted);
    return quoted.substr(1, quoted.size() - 2);
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// What of the encoded text does not depend on what stands around the secret.
std::string base64Core(std::string_view secret, std::size_t before)
{
    const std::string encoded = encodeBase64(std::string(before, '\0').append(secret));
    const std::size_t begin = (8 * before + 5) / 6;
    return encoded.substr(begin, 8 * (before + secret.size()) / 6 - begin);
}

} // namespace

Canary::Canary() : Canary("canary \"/+=&\\\xC3\xA9~" + randomToken()) {}

Canary::Canary(std::string secret) : m_secret(std::move(secret))
{
    const auto add = [this](std::string name, std::string text) {
        m_forms.push_back({std::move(name), std::move(text)});
    };
    add("raw", m_secret);
    for (std::size_t before = 0; before < 3; ++before) {
        const std::string core = base64Core(m_secret, before);
        add("base64 after " + std::to_string(before), core);
        add("base64url after " + std::to_string(before), replaced(replaced(core, "+", "-"), "/", "_"));
    }
    const std::string percent = encodePercent(m_secret);
    add("percent-encoded", percent);
    add("percent-encoded, as in forms", replaced(percent, "%20", "+"));
    add("percent-encoded throughout", upperCase(hexWith("%", m_secret)));
    add("percent-encoded throughout, lower case", hexWith("%", m_secret));
    const std::string json = inJson(m_secret);
    add("JSON", json);
    add("JSON with \\/", replaced(json, "/", "\\/"));
    add("JSON in JSON", inJson(json));
    add("hex", encodeHex(m_secret));
    // The random part alone gives away as much.
    if (const std::size_t tail = 43; m_secret.size() > tail)
        add("end", m_secret.substr(m_secret.size() - tail));
}

std::vector<std::string> Canary::tracesIn(std::string_view text) const
{
    std::vector<std::string> traces;
    for (const Form &form : m_forms) {
        if (text.find(form.text) != std::string_view::npos)
            traces.push_back(form.name);
    }
    return traces;
}

std::vector<std::string> Canary::tracesBelow(const fs::path &folder) const
{
    std::vector<std::string> traces;
    const auto add = [&](const fs::path &path, std::string_view text) {
        for (const std::string &form : tracesIn(text))
            traces.push_back(path.lexically_relative(folder).string() + ": " + form);
    };
    for (const auto &entry : fs::recursive_directory_iterator(folder)) {
        add(entry.path(), entry.path().filename().string());
        if (!entry.is_regular_file())
            continue;
        std::ifstream stream(entry.path(), std::ios::binary);
        if (!stream)
            traces.push_back(entry.path().string() + ": cannot be read");
        add(entry.path(), std::string(std::istreambuf_iterator<char>(stream), {}));
    }
    return traces;
}

} // namespace tooltray::test
