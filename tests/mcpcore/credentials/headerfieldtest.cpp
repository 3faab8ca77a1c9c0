// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/secrets/secret.h"

#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::credentials;
using Scheme = HeaderForm::Scheme;

Q_DECLARE_METATYPE(HeaderForm)

class HeaderFieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySchemeHasItsField_data()
    {
        const TestRows<HeaderForm, QByteArray, QByteArray, QByteArray> row{"form", "secret", "name", "value"};
        row("bearer", {}, "abc", "Authorization", "Bearer abc");
        row("bearer elsewhere", {.headerName = "X-Auth"}, "abc", "X-Auth", "Bearer abc");
        row("API key", {.scheme = Scheme::ApiKey}, "abc", "X-Api-Key", "abc");
        row("named API key", {.scheme = Scheme::ApiKey, .headerName = "PRIVATE-TOKEN"}, "abc",
            "PRIVATE-TOKEN", "abc");
        row("any header", {.scheme = Scheme::Header}, "Token a=b, c=\"d\"", "Authorization",
            "Token a=b, c=\"d\"");
        row("beyond ASCII", {.scheme = Scheme::Header}, "caf\xC3\xA9", "Authorization", "caf\xC3\xA9");
        // RFC 7617 section 2 and 2.1
        row("basic", {.scheme = Scheme::Basic, .user = "Aladdin"}, "open sesame", "Authorization",
            "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==");
        row("basic beyond ASCII", {.scheme = Scheme::Basic, .user = "test"}, "123\xC2\xA3", "Authorization",
            "Basic dGVzdDoxMjPCow==");
        row("basic without a user", {.scheme = Scheme::Basic}, "pat", "Authorization", "Basic OnBhdA==");
        row("basic with a colon", {.scheme = Scheme::Basic, .user = "u"}, "a:b", "Authorization",
            "Basic dTphOmI=");
    }
    void everySchemeHasItsField()
    {
        QFETCH(HeaderForm, form);
        QFETCH(QByteArray, secret);
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, value);
        const auto field = headerField(form, Secret(secret.toStdString()));
        VERIFY_RESULT(field);
        QCOMPARE(field->name, name.toStdString());
        QCOMPARE(field->value.reveal(), std::string_view(value.toStdString()));
    }

    void whatWouldBeEmptyOrMoreThanOneFieldIsRefused_data()
    {
        const TestRows<HeaderForm, QByteArray, QByteArray> row{"form", "secret", "code"};
        const HeaderForm basic{.scheme = Scheme::Basic, .user = "u"};
        const HeaderForm header{.scheme = Scheme::Header};
        row("empty bearer", {}, "", "secret_empty");
        row("empty key", {.scheme = Scheme::ApiKey}, "", "secret_empty");
        row("empty header", header, "", "secret_empty");
        row("empty password", basic, "", "secret_empty");
        row("only spaces", header, "   ", "secret_unfit");
        row("line feed at the end", {}, "hidden\n", "secret_unfit");
        row("line feed", {}, "hidden\nX-Evil: 1", "secret_unfit");
        row("CR LF", header, "hidden\r\nX-Evil: 1", "secret_unfit");
        row("NUL", header, QByteArray("hid\0den", 7), "secret_unfit");
        row("escape", header, "hid\x1b[2Jden", "secret_unfit");
        row("DEL", header,
            "hid\x7f"
            "den",
            "secret_unfit");
        row("space before", header, " hidden", "secret_unfit");
        row("line feed in a password", basic, "hid\nden", "secret_unfit");
        row("bearer twice", {}, "bearer hidden", "secret_unfit");
        row("space in a bearer token", {}, "hid den", "secret_unfit");
        row("colon in the user", {.scheme = Scheme::Basic, .user = "a:b"}, "hidden", "user_unfit");
        row("CR LF in the user", {.scheme = Scheme::Basic, .user = "a\r\nb"}, "hidden", "user_unfit");
        row("CR LF in the name", {.scheme = Scheme::Header, .headerName = "A\r\nB"}, "hidden",
            "header_unfit");
        row("colon in the name", {.scheme = Scheme::Header, .headerName = "A:"}, "hidden", "header_unfit");
        row("NUL in the name", {.headerName = std::string("A\0B", 3)}, "hidden", "header_unfit");
        row("Host", {.scheme = Scheme::Header, .headerName = "HOST"}, "hidden", "header_unfit");
        row("Content-Length", {.scheme = Scheme::ApiKey, .headerName = "content-length"}, "hidden",
            "header_unfit");
    }
    void whatWouldBeEmptyOrMoreThanOneFieldIsRefused()
    {
        QFETCH(HeaderForm, form);
        QFETCH(QByteArray, secret);
        QFETCH(QByteArray, code);
        const auto field = headerField(form, Secret(secret.toStdString()));
        COMPARE_ERROR(field, ErrorKind::Invalid, code.toStdString());
        QVERIFY(!field.error().message.empty() && !field.error().hint.empty());
        QVERIFY(field.error().message.find("hid") == std::string::npos);
        QVERIFY(field.error().hint.find("hid") == std::string::npos);
    }
};

TOOLTRAY_TEST(HeaderFieldTest)
#include "headerfieldtest.moc"
