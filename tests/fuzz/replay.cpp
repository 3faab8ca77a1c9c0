// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: fuzz_NAME [-runs=MUTATIONS] FOLDER_OR_FILE... Runs a fuzz target without libFuzzer: over every sample,
// then over mutations of them that are the same at every run. A finding of libFuzzer is replayed the same way. What
// a crash was about lies in PROGRAM.input afterwards.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t kMutations = 20'000; // unless the command line says otherwise
constexpr std::string_view kRunsOption = "-runs=";

Bytes readBytes(const std::filesystem::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::vector<Bytes> samples(const std::vector<std::filesystem::path> &places)
{
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::path &place : places) {
        if (!std::filesystem::is_directory(place)) {
            files.push_back(place);
            continue;
        }
        for (const auto &entry : std::filesystem::recursive_directory_iterator(place)) {
            if (entry.is_regular_file())
                files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    std::vector<Bytes> all;
    std::ranges::transform(files, std::back_inserter(all), readBytes);
    return all;
}

class Mutator {
public:
    explicit Mutator(const std::vector<Bytes> &samples) : m_samples(samples) {}

    Bytes next()
    {
        Bytes bytes = anySample();
        for (std::size_t steps = 1 + below(4); steps > 0; --steps)
            mutate(bytes);
        return bytes;
    }

private:
    // Not std::uniform_int_distribution: its numbers differ between standard libraries.
    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : m_random() % bound; }

    const Bytes &anySample() { return m_samples[below(m_samples.size())]; }

    Bytes::iterator anyPlace(Bytes &bytes)
    {
        return bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size() + 1));
    }

    Bytes anyPiece(const Bytes &bytes)
    {
        const std::size_t begin = below(bytes.size());
        const std::size_t length = below(std::min<std::size_t>(bytes.size() - begin, 32) + 1);
        const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(begin);
        return {first, first + static_cast<std::ptrdiff_t>(length)};
    }

    void insert(Bytes &bytes, const Bytes &piece)
    {
        bytes.insert(anyPlace(bytes), piece.begin(), piece.end());
    }

    void mutate(Bytes &bytes)
    {
        const auto place = anyPlace(bytes);
        const auto end = place
                         + static_cast<std::ptrdiff_t>(below(
                             std::min<std::size_t>(static_cast<std::size_t>(bytes.end() - place), 32) + 1));
        switch (m_random() % 6) {
        case 0: insert(bytes, {static_cast<std::uint8_t>(m_random())}); break;
        case 1: bytes.erase(place, end); break;
        case 2:
            if (place != bytes.end())
                *place ^= static_cast<std::uint8_t>(1U << m_random() % 8);
            break;
        case 3: insert(bytes, anyPiece(bytes)); break;
        case 4: insert(bytes, anyPiece(anySample())); break;
        case 5: bytes.erase(place, bytes.end()); break;
        }
    }

    const std::vector<Bytes> &m_samples;
    std::mt19937 m_random{20240229}; // NOLINT(cert-msc51-cpp): the same at every run
};

// A file that always holds the input being run, so that a crash leaves its cause behind.
class Evidence {
public:
    explicit Evidence(std::string path)
        : m_path(std::move(path))
        , m_file(::open(m_path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600))
    {}
    Evidence(const Evidence &) = delete;
    Evidence &operator=(const Evidence &) = delete;
    ~Evidence()
    {
        ::close(m_file);
        ::unlink(m_path.c_str());
    }

    bool hold(const Bytes &bytes) const
    {
        const auto size = static_cast<ssize_t>(bytes.size());
        return ::ftruncate(m_file, size) == 0 && ::pwrite(m_file, bytes.data(), bytes.size(), 0) == size;
    }

private:
    std::string m_path;
    int m_file;
};

} // namespace

int main(int argc, char *argv[])
{
    std::vector<std::filesystem::path> places(argv + 1, argv + argc);
    std::size_t mutations = kMutations;
    if (!places.empty() && places.front().string().starts_with(kRunsOption)) {
        mutations = std::stoul(places.front().string().substr(kRunsOption.size()));
        places.erase(places.begin());
    }
    const std::vector<Bytes> all = samples(places);
    if (all.empty()) {
        std::fprintf(stderr, "There is no sample to replay. Usage: %s [-runs=MUTATIONS] FOLDER_OR_FILE...\n",
                     argv[0]);
        return 2;
    }
    const Evidence evidence{std::string(argv[0]) + ".input"};
    Mutator mutator(all);
    for (std::size_t i = 0; i < all.size() + mutations; ++i) {
        const Bytes bytes = i < all.size() ? all[i] : mutator.next();
        if (!evidence.hold(bytes)) {
            std::perror("The input cannot be kept");
            return 1;
        }
        LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    }
    std::printf("%zu samples, %zu mutations\n", all.size(), mutations);
    return 0;
}
