// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/oauthauthorizer.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray::credentials;

class PkceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // RFC 7636 appendix B.
    void theChallengeIsThatOfTheStandard()
    {
        QCOMPARE(Pkce::challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
                 "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    }

    // Section 4.1: 43 to 128 unreserved characters.
    void verifiersAreOfTheRightFormAndNeverTheSame()
    {
        const Pkce pkce = Pkce::fresh();
        QCOMPARE(pkce.verifier.size(), 43U);
        QVERIFY(pkce.verifier.reveal().find_first_not_of(
                    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
                == std::string_view::npos);
        QCOMPARE(pkce.challenge, Pkce::challengeOf(pkce.verifier.reveal()));
        QVERIFY(Pkce::fresh().verifier != pkce.verifier);
    }
};

TOOLTRAY_TEST(PkceTest)
#include "pkcetest.moc"
