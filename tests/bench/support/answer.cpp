// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/support/answer.h"

#include <array>
#include <random>
#include <string_view>

namespace tooltray::bench {

namespace {

constexpr std::array<std::string_view, 24> kWords = {"the",
                                                     "server",
                                                     "answers",
                                                     "a",
                                                     "request",
                                                     "with",
                                                     "fields",
                                                     "that",
                                                     "nobody",
                                                     "asked",
                                                     "for",
                                                     "when",
                                                     "pagination",
                                                     "is",
                                                     "off",
                                                     "and",
                                                     "caf\xC3\xA9",
                                                     "\xE2\x82\xAC",
                                                     "f\xC3\xBCr",
                                                     "\xE6\x97\xA5\xE6\x9C\xAC",
                                                     "\\\"quoted\\\"",
                                                     "line\\nbreak",
                                                     "(see #4711)",
                                                     "resolver"};

class AnswerWriter {
public:
    explicit AnswerWriter(std::string &out) : m_out(out) {}

    void issue(std::size_t number)
    {
        m_out += R"({"id":"I_kwDOABCD)" + std::to_string(100000 + number) + R"(","number":)";
        m_out += std::to_string(number) + R"(,"title":")";
        words(4 + below(8));
        m_out += R"(","body":")";
        words(below(60));
        m_out += R"(","url":"https://git.example.org/acme/widgets/issues/)" + std::to_string(number);
        m_out += R"(","closed":)";
        m_out += below(2) == 0 ? "true" : "false";
        m_out += R"(,"createdAt":"2024-02-)" + std::to_string(10 + below(19))
                 + "T12:" + std::to_string(10 + below(50)) + R"(:00Z","score":)" + std::to_string(below(100))
                 + '.' + std::to_string(below(1000000)) + R"(,"milestone":null,"author":)";
        person();
        m_out += R"(,"assignees":{"totalCount":)";
        const std::size_t assignees = below(3);
        m_out += std::to_string(assignees) + R"(,"nodes":[)";
        for (std::size_t i = 0; i < assignees; ++i) {
            m_out += i == 0 ? "" : ",";
            person();
        }
        m_out += R"(]},"labels":{"nodes":[)";
        for (std::size_t i = 0, labels = below(4); i < labels; ++i) {
            m_out += i == 0 ? R"({"name":")" : R"(,{"name":")";
            words(1);
            m_out += R"(","color":"d73a4a"})";
        }
        m_out += R"(]},"weights":[)" + std::to_string(below(10)) + ',' + std::to_string(below(1000)) + ",-"
                 + std::to_string(below(100000)) + "]}";
    }

private:
    std::size_t below(std::size_t bound) { return m_random() % bound; }

    void words(std::size_t count)
    {
        for (std::size_t i = 0; i < count; ++i) {
            m_out += i == 0 ? "" : " ";
            m_out += kWords[below(kWords.size())];
        }
    }

    void person()
    {
        const std::string number = std::to_string(below(5000));
        m_out += R"({"__typename":"User","login":"user)" + number
                 + R"(","avatarUrl":"https://avatars.example.org/u/)" + number + R"(?v=4","isBot":false})";
    }

    std::string &m_out;
    std::mt19937 m_random{4711}; // NOLINT(cert-msc51-cpp): the same at every run
};

} // namespace

std::string graphqlAnswer(std::size_t bytes)
{
    std::string out = R"({"data":{"repository":{"issues":{"nodes":[)";
    AnswerWriter writer(out);
    for (std::size_t number = 1; out.size() < bytes; ++number) {
        out += number == 1 ? "" : ",";
        writer.issue(number);
    }
    return out + R"(],"pageInfo":{"hasNextPage":false,"endCursor":null}}}},"extensions":{"cost":1.50}})";
}

} // namespace tooltray::bench
