// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: bench_graphql [--no-bounds]. The documents and the peer come from graphql-js, which npm puts into the
// build folder: ctest --test-dir build/release -R graphqljs/install
#include "bench/support/bench.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/schema/printschema.h"
#include "graphql/schema/schemacache.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

#include <fcntl.h>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tooltray;
using namespace tooltray::graphql;
using namespace std::chrono_literals;

namespace {

constexpr auto kScript = TOOLTRAY_SOURCE_DIR "/tests/bench/graphqljs/graphqljs.mjs";
const std::string kPackages = TOOLTRAY_GRAPHQLJS;
const std::string kDocuments = TOOLTRAY_BENCH_DOCUMENTS;

using Times = std::map<std::string, bench::Duration>;

Times runGraphQlJs()
{
    Times times;
    const std::string command =
        std::string("node '") + kScript + "' '" + kPackages + "' '" + kDocuments + "'";
    const auto close = [](FILE *pipe) { ::pclose(pipe); };
    const std::unique_ptr<FILE, decltype(close)> output(::popen(command.c_str(), "r"), close);
    char task[64];
    double time = 0;
    while (output && std::fscanf(output.get(), "%63s %lf", task, &time) == 2) // NOLINT(cert-err34-c): our own
        times[task] = bench::Duration(time * 1e-9);
    return times;
}

std::shared_ptr<const std::string> read(const std::string &name)
{
    std::ifstream stream(kDocuments + "/" + name, std::ios::binary);
    return std::make_shared<const std::string>(std::istreambuf_iterator<char>(stream),
                                               std::istreambuf_iterator<char>());
}

class GraphQlBench {
public:
    GraphQlBench(bench::Bench &bench, Times peer) : m_bench(bench), m_peer(std::move(peer)) {}

    void language();
    void schemas();
    void validation();
    void memory();
    void cache();

private:
    // So many times as fast as graphql-js, which ran just before.
    void compare(const std::string &task, double atLeast, std::size_t bytes, const std::function<void()> &run)
    {
        const bench::Duration peer = m_peer.at(task);
        std::printf("%s, at least %g x\n", task.c_str(), atLeast);
        m_bench.report("graphql-js, warm", peer);
        m_bench.measure({.title = "tooltray", .bytes = bytes, .run = run, .atMost = peer / atLeast});
    }

    bench::Bench &m_bench;
    Times m_peer;
    std::shared_ptr<const std::string> m_published = read("published.graphql");
    std::shared_ptr<const std::string> m_sdl = read("schema.graphql");
    std::shared_ptr<const std::string> m_introspection = read("introspection.json");
    std::shared_ptr<const std::string> m_small = read("small.graphql");
    std::shared_ptr<const std::string> m_big = read("big.graphql");
    SchemaPointer m_schema = buildSchema(parseDocument(m_sdl)).schema;
};

void GraphQlBench::language()
{
    compare("parse", 8, m_published->size(), [&] { bench::keep(parseDocument(m_published)); });
    compare("parseSmall", 5, m_small->size(), [&] { bench::keep(parseDocument(m_small)); });
    compare("parseBig", 5, m_big->size(), [&] { bench::keep(parseDocument(m_big)); });
    const Document document = parseDocument(m_small);
    compare("printSmall", 2, m_small->size(), [&] { bench::keep(print(document)); });
}

void GraphQlBench::schemas()
{
    compare("build", 6, m_sdl->size(), [&] { bench::keep(buildSchema(parseDocument(m_sdl))); });
    compare("introspection", 5, m_introspection->size(),
            [&] { bench::keep(readIntrospection(*m_introspection)); });
    compare("print", 5, m_sdl->size(), [&] { bench::keep(printSchema(*m_schema)); });
    const LoadedSchema loaded = loadSchema(*m_published, Strictness::Lenient);
    m_bench.check("as published it loads with " + std::to_string(loaded.warnings.size()) + " warnings",
                  bool(loaded));
    m_bench.measure({.title = "all checks, as published", .bytes = m_published->size(), .run = [&] {
                         bench::keep(loadSchema(*m_published, Strictness::Lenient));
                     }});
}

void GraphQlBench::validation()
{
    for (const auto &[task, text] : {std::pair("validateSmall", m_small), std::pair("validateBig", m_big)}) {
        const Document document = parseDocument(text);
        m_bench.check("it is valid", validate(*m_schema, document).empty());
        compare(task, 10, text->size(), [&] { bench::keep(validate(*m_schema, document)); });
    }
}

void GraphQlBench::memory()
{
    const std::size_t before = ::mallinfo2().uordblks;
    const SchemaPointer schema = buildSchema(parseDocument(m_sdl)).schema;
    const std::size_t held = ::mallinfo2().uordblks - before;
    const std::size_t text = schema->tables().text.size();
    m_bench.check("the schema holds " + std::to_string((held - text) / 1024) + " kB apart from "
                      + std::to_string(text / 1024) + " kB of text, at most 10 MB",
                  held - text < 10'000'000);
}

void GraphQlBench::cache()
{
    const std::string file = kDocuments + "/schema.cache";
    std::ofstream(file, std::ios::binary) << writeSchemaCache(*m_schema);
    bool isOpened = true;
    m_bench.measure({.title = "reopened from its cache file",
                     .bytes = std::filesystem::file_size(file),
                     .run =
                         [&] {
                             const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
                             struct stat status {};
                             ::fstat(descriptor, &status);
                             const auto size = static_cast<std::size_t>(status.st_size);
                             void *bytes = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
                             ::close(descriptor);
                             isOpened =
                                 isOpened
                                 && openSchemaCache({static_cast<const std::byte *>(bytes), size}, {}).schema
                                        != nullptr;
                             ::munmap(bytes, size);
                         },
                     .atMost = 5ms});
    m_bench.check("it opens", isOpened);
}

} // namespace

int main(int argc, char *argv[])
{
    if (!std::filesystem::exists(kPackages + "/installed")) {
        std::printf("SKIPPED: graphql-js is not in %s.\n", kPackages.c_str());
        return 0;
    }
    bench::Bench bench(argc, argv);
    const Times peer = runGraphQlJs();
    if (peer.size() < 9) {
        std::fprintf(stderr, "graphql-js gave only %zu times.\n", peer.size());
        return 1;
    }
    GraphQlBench graphql(bench, peer);
    graphql.language();
    graphql.schemas();
    graphql.validation();
    graphql.memory();
    graphql.cache();
    return bench.exitCode();
}
