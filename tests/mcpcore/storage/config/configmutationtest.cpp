// SPDX-License-Identifier: GPL-3.0-or-later
#include "brokenconfigs.h"
#include "fakeenvironment.h"
#include "storage/configuration/configuration.h"
#include "storage/configuration/readconfiguration.h"
#include "support/testcase.h"
#include "workspace/edits/apply.h"

#include <QTest>

#include <random>

using namespace tooltray;
using namespace tooltray::storage;

namespace {

// The same at every run, whatever the standard library.
class TextMutator {
public:
    explicit TextMutator(std::vector<std::string> samples) : m_samples(std::move(samples)) {}

    std::string next()
    {
        std::string text = m_samples[below(m_samples.size())];
        for (std::size_t steps = 1 + below(3); steps > 0; --steps)
            mutate(text);
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return m_random() % bound; }

    void mutate(std::string &text)
    {
        static constexpr std::string_view pieces[]{"${",
                                                   "}",
                                                   "{",
                                                   "[",
                                                   "]",
                                                   ":",
                                                   ": ",
                                                   "\n",
                                                   "\n  ",
                                                   "\t",
                                                   "\"",
                                                   "'",
                                                   "- ",
                                                   ", ",
                                                   "#",
                                                   "&a ",
                                                   "*a",
                                                   "<<: ",
                                                   "!!str ",
                                                   "|\n",
                                                   "\\",
                                                   "\r",
                                                   "\xff",
                                                   "\xef\xbb\xbf",
                                                   "---\n",
                                                   "? ",
                                                   "no",
                                                   "0x1",
                                                   "~",
                                                   "${TOKEN}",
                                                   "authentication: ",
                                                   "endpoints:\n",
                                                   "@",
                                                   "%"};
        const std::size_t at = below(text.size() + 1);
        const std::size_t count = std::min(below(20), text.size() - at);
        switch (below(4)) {
        case 0: text.erase(at, count); break;
        case 1: text.insert(at, pieces[below(std::size(pieces))]); break;
        case 2: text.insert(at, text.substr(below(text.size() + 1), count)); break;
        default: text.replace(at, count, pieces[below(std::size(pieces))]); break;
        }
    }

    std::vector<std::string> m_samples;
    std::mt19937 m_random{20261121}; // NOLINT(cert-msc51-cpp): the same at every run
};

std::size_t linesOf(std::string_view text)
{
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
}

} // namespace

class ConfigMutationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Whatever the file: it is either refused with places that exist, or it makes a workspace.
    void everyFileIsRefusedOrMakesAWorkspace()
    {
        std::vector<std::string> samples{wholeConfig(), wholeConfig(), wholeConfig()};
        for (const BrokenConfig &broken : brokenConfigs())
            samples.emplace_back(broken.text);
        TextMutator mutator(std::move(samples));
        const Environment environment = fakeEnvironment({{"TOKEN", "c4n4ry"}});
        const workspace::WorkspacePtr empty = workspace::Workspace::create({});
        int accepted = 0;
        for (int i = 0; i < 4'000; ++i) {
            const std::string text = mutator.next();
            const ReadConfiguration read = readConfiguration(text, "config.yaml", environment);
            for (const ConfigurationProblem &diagnostic : read.diagnostics) {
                QVERIFY2(diagnostic.position.line <= linesOf(text), text.c_str());
                QVERIFY2(diagnostic.message.find("c4n4ry") == std::string::npos, text.c_str());
                QVERIFY2(diagnostic.message.ends_with(".") || diagnostic.message.ends_with("?"),
                         diagnostic.message.c_str());
            }
            if (!read.diagnostics.empty())
                continue;
            ++accepted;
            const auto applied = workspace::apply(
                *empty, workspace::configEdit(*empty, configuredObjects(*empty, read.configuration)));
            QVERIFY2(applied, text.c_str());
        }
        QVERIFY(accepted > 50);
    }

    void theWholeSampleIsFine()
    {
        const auto found =
            readConfiguration(wholeConfig(), "config.yaml", fakeEnvironment({{"TOKEN", "t"}})).diagnostics;
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().toString().c_str());
    }
};

TOOLTRAY_TEST(ConfigMutationTest)

#include "configmutationtest.moc"
