// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"

#include "support/canary.h"
#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/write.h"

#include <QTest>

#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <span>

using namespace tooltray;
using namespace tooltray::credentials;
using tooltray::test::Canary;

namespace {

std::string inPieces(const Redactor &redactor, std::string_view text,
                     const std::function<std::size_t()> &size)
{
    MaskingStream stream(redactor);
    std::string out;
    while (!text.empty()) {
        const std::string_view piece = text.substr(0, size());
        out += stream.add(piece);
        text.remove_prefix(piece.size());
    }
    return out + stream.finish();
}

std::string jsonEscaped(std::string_view text)
{
    std::string quoted;
    json::writeString(text, quoted);
    return quoted.substr(1, quoted.size() - 2);
}

// Secrets, and texts with them in all forms between noise; the same at every run.
class Chance {
public:
    std::size_t below(std::size_t bound) { return m_random() % bound; }

    std::string secret()
    {
        static const std::vector<std::string> pieces{"a", "A",        "b",  "B", "C",  "c",  "0",
                                                     "1", "9",        "/",  "+", "=",  "%",  "&",
                                                     "~", "\xC3\xA9", "\n", " ", "\"", "\\", "%41"};
        std::string secret;
        for (std::size_t i = 8 + below(below(8) == 0 ? 200 : 16); i > 0; --i)
            secret += pieces[below(pieces.size())];
        // Begins and ends so that no noise goes on with it.
        return "k" + secret + "K";
    }

    std::string noise()
    {
        static const std::vector<std::string> pieces{
            "plain ",   "{\"a\":1}", "%20",  "%",    "\\n",         "\\u00e9", "\\u00", "\\", "%2",
            "\xC3\xA9", "kaA",       "YWJj", "\n\t", "\\\\\\\"x\"", "+",       "%255B", "=",  "k"};
        std::string noise = "<";
        for (std::size_t i = below(12); i > 0; --i)
            noise += pieces[below(pieces.size())];
        return noise + ">";
    }

    // In base64, of which some characters before and after stay, or in another form.
    std::string inBase64(const std::string &secret)
    {
        const std::string more = text(below(4), "qz") + secret + text(below(4), "qz");
        switch (below(3)) {
        case 0: return encodeBase64(more);
        case 1: return encodeBase64Url(more);
        default: return encodePercent(encodeBase64(more));
        }
    }

    std::string form(const std::string &secret)
    {
        switch (below(7)) {
        case 0: return encodePercent(secret);
        case 1: return lowerHex(encodePercent(secret));
        case 2: return jsonEscaped(secret);
        case 3: return jsonEscaped(jsonEscaped(secret));
        case 4: return encodePercent(jsonEscaped(secret));
        case 5: return jsonEscaped(encodePercent(secret));
        default: return secret;
        }
    }

private:
    std::string text(std::size_t size, std::string_view alphabet)
    {
        std::string text;
        while (text.size() < size)
            text += alphabet[below(alphabet.size())];
        return text;
    }

    static std::string lowerHex(std::string text)
    {
        for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1)) {
            for (char &c : std::span(text).subspan(at + 1, 2))
                c = c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        return text;
    }

    std::mt19937 m_random{7}; // NOLINT(cert-msc51-cpp)
};

} // namespace

class MaskingStreamTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void howTheTextWasCutChangesNothing()
    {
        Chance chance;
        for (int round = 0; round < 500; ++round) {
            Redactor redactor;
            std::vector<std::string> secrets;
            std::vector<Registration> registrations;
            for (std::size_t i = 1 + chance.below(3); i > 0; --i) {
                secrets.push_back(chance.secret());
                registrations.push_back(redactor.add(Secret(secrets.back())));
            }
            std::string text = chance.noise();
            std::string expected = text;
            const bool usesBase64 = chance.below(2) == 0;
            for (std::size_t i = chance.below(5); i > 0; --i) {
                const std::string &secret = secrets[chance.below(secrets.size())];
                const std::string noise = chance.noise();
                text += (usesBase64 ? chance.inBase64(secret) : chance.form(secret)) + noise;
                expected += std::string(Redactor::kMask) + noise;
            }
            const std::string whole = redactor.mask(text);
            if (!usesBase64)
                QCOMPARE(whole, expected);
            for (const std::string &secret : secrets) {
                for (const std::string &trace : Canary(secret).tracesIn(whole))
                    QFAIL((trace + " of " + secret + " in " + whole + " of " + text).c_str());
            }
            QVERIFY2(whole.ends_with('>') && whole.starts_with('<'), whole.c_str());
            for (const std::size_t most : {1U, 3U, 20U})
                QCOMPARE(inPieces(redactor, text, [&] { return 1 + chance.below(most); }), whole);
            QCOMPARE(inPieces(redactor, text + text, [&] { return text.size(); }),
                     redactor.mask(text + text));
        }
    }

    // The escape reaches to where the beginning of a secret stands as it is.
    void anEscapeCountsUntilItsLastByteIsOutOfReach()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("3ecret-text"));
        const std::string text = "%73ecret%2Dtext \\u00253ecret%2Dtext";
        QCOMPARE(inPieces(redactor, text, [] { return 1; }), redactor.mask(text));
    }

    void nothingElseIsTouched()
    {
        Chance chance;
        for (int round = 0; round < 300; ++round) {
            Redactor redactor;
            const Registration registration = redactor.add(Secret(chance.secret()));
            std::string text;
            for (int i = 0; i < 10; ++i)
                text += chance.noise();
            QCOMPARE(redactor.mask(text), text);
            QCOMPARE(inPieces(redactor, text, [&] { return 1 + chance.below(9); }), text);
        }
    }

    void whatCannotBecomeASecretIsGivenAtOnce()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("topsecret"));
        MaskingStream stream(redactor);
        QCOMPARE(stream.add("hello, worl"), "hello, wor"); // one byte may belong to base64
        QCOMPARE(stream.add("d top"), "ld");
        QCOMPARE(stream.add("sec"), "");
        QCOMPARE(stream.add("o!!"), " topseco!");
        QCOMPARE(stream.finish(), "!");
    }

    void aSecretAcrossManyPiecesHasOneMask()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("topsecret"));
        QCOMPARE(inPieces(redactor, "a topsecret! topsecrettopsecret", [] { return 2; }), "a ***! ***");
    }

    void aSecretThatBecomesKnownOnTheWayCounts()
    {
        Redactor redactor;
        const Registration first = redactor.add(Secret("topsecret"));
        MaskingStream stream(redactor);
        std::string out = stream.add("one top");
        const Registration second = redactor.add(Secret("topmost-secret"));
        out += stream.add("most-secret, topmost-");
        out += stream.add("secret, topsecret");
        out += stream.finish();
        QCOMPARE(out, "one ***, ***, ***");
    }

    void aSecretThatIsForgottenOnTheWayStands()
    {
        Redactor redactor;
        auto registration = std::make_optional(redactor.add(Secret("topsecret")));
        MaskingStream stream(redactor);
        std::string out = stream.add("topsecret topsec");
        registration.reset();
        out += stream.add("ret");
        out += stream.finish();
        QCOMPARE(out, "*** topsecret");
    }

    void itMayOutliveTheRedactor()
    {
        auto redactor = std::make_unique<Redactor>();
        const Registration registration = redactor->add(Secret("topsecret"));
        MaskingStream stream(*redactor);
        redactor.reset();
        std::string out = stream.add("a topsecret b");
        out += stream.finish();
        QCOMPARE(out, "a *** b");
    }

    void aLongTextIsMaskedInBlocks()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("top\"secret"));
        std::string text;
        std::string expected;
        while (text.size() < 300'000) {
            text += "some more of it, top\\\"secret";
            expected += "some more of it, ***";
        }
        QCOMPARE(redactor.mask(text), expected);
    }
};

TOOLTRAY_TEST(MaskingStreamTest)
#include "maskingstreamtest.moc"
