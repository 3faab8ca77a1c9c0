// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/support/answer.h"
#include "bench/support/bench.h"
#include "credentials/redaction/redactor.h"

#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::credentials;
using namespace std::chrono_literals;

namespace {

// As tokens are: letters and digits, of the usual lengths and some as long as signed ones.
std::vector<std::string> makeTokens(std::size_t count)
{
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same at every run
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < count; ++i) {
        std::string token(i % 10 == 9 ? 1200 : 20 + random() % 40, ' ');
        std::ranges::generate(token, [&] { return kLetters[random() % kLetters.size()]; });
        tokens.push_back(token);
    }
    return tokens;
}

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// As the answer stands in the text block of a tool's result.
std::string asJsonString(const std::string &text)
{
    return replaced(replaced(text, "\\", "\\\\"), "\"", "\\\"");
}

// The peer: every form of every secret looked for on its own, and none of the escapes but one.
std::string maskOneByOne(const std::vector<std::string> &tokens, std::string text)
{
    for (const std::string &token : tokens)
        text = replaced(std::move(text), token, Redactor::kMask);
    return text;
}

} // namespace

int main(int argc, char *argv[])
{
    bench::Bench bench(argc, argv);
    const std::vector<std::string> tokens = makeTokens(20);
    Redactor redactor;
    std::vector<Registration> registrations;
    for (const std::string &token : tokens)
        registrations.push_back(redactor.add(Secret(token)));

    const std::string plain = bench::graphqlAnswer(1'000'000);
    const std::string escaped = asJsonString(plain);
    const std::string log =
        "2026-01-31T09:05:00.250Z info upstream: POST https://api.example.com/graphql answered "
        "with 200 after 125 ms and 12345 bytes.";
    std::string full;
    while (full.size() < 1'000'000)
        full += plain.substr(full.size() % 1000, 2000) + tokens[full.size() % tokens.size()];

    bench.compare(
        {.title = "Mask an answer of 1 MB, 20 secrets known, none in it",
         .bytes = plain.size(),
         .ours = {"Redactor::mask, all forms", [&] { bench::keep(redactor.mask(plain)); }},
         .peer = {"the secrets as they are, one by one", [&] { bench::keep(maskOneByOne(tokens, plain)); }},
         .atLeast = 0.3});
    bench.measure({.title = "The same as a JSON string", .bytes = escaped.size(), .run = [&] {
                       bench::keep(redactor.mask(escaped));
                   }});
    bench.measure({.title = "With a secret every 2 KB", .bytes = full.size(), .run = [&] {
                       bench::keep(redactor.mask(full));
                   }});
    bench.measure({.title = "In pieces of 4 KB", .bytes = plain.size(), .run = [&] {
                       MaskingStream stream(redactor);
                       for (std::size_t at = 0; at < plain.size(); at += 4096)
                           bench::keep(stream.add(std::string_view(plain).substr(at, 4096)));
                       bench::keep(stream.finish());
                   }});
    bench.measure({.title = "By the names in it too: maskedJson", .bytes = plain.size(), .run = [&] {
                       bench::keep(redactor.maskedJson(plain));
                   }});
    bench.measure({.title = "A line of a log",
                   .bytes = log.size(),
                   .run = [&] { bench::keep(redactor.mask(log)); },
                   .atMost = 5us});
    bench.measure({.title = "Another secret, known to the next text", .bytes = 0, .run = [&] {
                       const Registration registration = redactor.add(Secret("one-secret-more-than-before"));
                       bench::keep(redactor.mask(log));
                   }});
    bench.check("every secret is masked", maskOneByOne(tokens, redactor.mask(full)) == redactor.mask(full));
    return bench.exitCode();
}
