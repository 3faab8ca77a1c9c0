// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: terms_train FOLDER TABLE [SIZE PASSES VECTORS]
//
// Trains the word table of the search from pairs.tsv, definitions.tsv and vectors.txt in a folder and writes it.
#include "trainer.h"

#include <cstdio>
#include <string>

int main(int argc, char *argv[])
{
    using namespace tooltray::terms::rebuild;
    if (argc != 3 && argc != 6) {
        std::fputs("usage: terms_train FOLDER TABLE [SIZE PASSES VECTORS]\n", stderr);
        return 2;
    }
    const std::string folder = argv[1];
    const auto option = [&](int at, std::size_t usual) { return argc == 6 ? std::stoul(argv[at]) : usual; };
    Material material = readMaterial(
        {folder + "/pairs.tsv", folder + "/definitions.tsv", folder + "/vectors.txt", option(5, 20'000)});
    std::size_t pairs = 0;
    for (const Group &group : material.groups)
        pairs += group.pairs.size();
    std::printf("%zu words, %zu pairs in %zu groups\n", material.stems.size(), pairs, material.groups.size());
    Trainer trainer(std::move(material), option(3, 64));
    std::printf("before: %.1f %% of what is held out\n", static_cast<double>(trainer.check()));
    for (std::size_t pass = 1; pass <= option(4, 4); ++pass) {
        const float trained = trainer.train();
        std::printf("pass %zu: %.1f %%, of what is held out %.1f %%\n", pass, static_cast<double>(trained),
                    static_cast<double>(trainer.check()));
        std::fflush(stdout);
    }
    return trainer.write(argv[2]) ? 0 : 1;
}
