// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/exchange/request.h"

#include "samples.h"
#include "support/testcase.h"
#include "upstream/exchange/failure.h"

#include <QTest>

#include <set>

using namespace tooltray;
using namespace tooltray::upstream;

class RequestTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isSendableOrNot_data();
    void isSendableOrNot();
    void isIdempotentByItsMethod();
    void everyFailureHasWordsOfItsOwn();
    void aReasonThatIsASentenceEndsTheMessage();
    void tellsWhenAMutationMayHaveTakenEffect();
    void neverShowsASecret();
};

void RequestTest::isSendableOrNot_data()
{
    QTest::addColumn<std::string>("method");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char *title, const char *method, const char *name, const std::string &value,
                        const char *code) {
        QTest::newRow(title) << std::string(method) << std::string(name) << value << std::string(code);
    };
    row("plain", "POST", "X-Api-Key", "abc", "");
    row("another method", "PATCH", "Accept", "a/b; q=0.5", "");
    row("a tab", "GET", "X-A", "a\tb", "");
    row("bytes beyond ASCII", "GET", "X-A", "\xc3\xa9", "");
    row("no value", "GET", "X-A", "", "");
    row("no method", "", "X-A", "a", "invalid_method");
    row("a method with a space", "GET /", "X-A", "a", "invalid_method");
    row("CONNECT", "CONNECT", "X-A", "a", "invalid_method");
    row("TRACE", "TRACE", "X-A", "a", "invalid_method");
    row("no name", "GET", "", "a", "invalid_header");
    row("a name with a colon", "GET", "X:", "a", "invalid_header");
    row("a name with a line break", "GET", "X-A\r\nX-B", "a", "invalid_header");
    row("a value with a line break", "GET", "X-A", "a\r\nX-B: b", "invalid_header");
    row("a value with a line feed", "GET", "X-A", "a\nb", "invalid_header");
    row("a value with NUL", "GET", "X-A", std::string("a\0b", 3), "invalid_header");
    row("Content-Length", "POST", "content-length", "3", "invalid_header");
    row("Transfer-Encoding", "POST", "Transfer-Encoding", "chunked", "invalid_header");
    row("Host", "GET", "HOST", "other.example", "invalid_header");
    row("Connection", "GET", "Connection", "close", "invalid_header");
}

void RequestTest::isSendableOrNot()
{
    QFETCH(std::string, method);
    QFETCH(std::string, name);
    QFETCH(std::string, value);
    QFETCH(std::string, code);
    Request request = requestTo("https://example.com/");
    request.method = method;
    request.fields = {{name, value}};
    QCOMPARE(unsendable(request).value_or(Error()).code, code);
    request.fields = {{name, credentials::Secret(value)}};
    QCOMPARE(unsendable(request).value_or(Error()).code, code);
}

void RequestTest::isIdempotentByItsMethod()
{
    for (const char *method : {"GET", "HEAD", "OPTIONS", "QUERY", "PUT", "DELETE"})
        QVERIFY2(isIdempotent(method), method);
    for (const char *method : {"POST", "PATCH", "get", "PURGE"})
        QVERIFY2(!isIdempotent(method), method);
}

void RequestTest::everyFailureHasWordsOfItsOwn()
{
    const Request request = requestTo("https://api.example.com/graphql");
    std::set<std::string> codes;
    std::set<std::string> messages;
    std::size_t count = 0;
    for (int cause = 0; cause <= static_cast<int>(Cause::Internal); ++cause) {
        if (static_cast<Cause>(cause) == Cause::Timeout)
            continue;
        const Error error = errorOf(failureOf(static_cast<Cause>(cause)), request);
        codes.insert(error.code);
        messages.insert(error.message);
        QVERIFY2(error.message.ends_with(".") && error.message.find("..") == std::string::npos,
                 error.message.c_str());
        QVERIFY2(error.kind == ErrorKind::Cancelled || !error.hint.empty(), error.code.c_str());
        QCOMPARE(error.details["cause"].toString(), nameOf(static_cast<Cause>(cause)));
        ++count;
    }
    for (int phase = 0; phase <= static_cast<int>(Phase::Receiving); ++phase) {
        const Error error =
            errorOf(failureOf(Cause::Timeout, Departure::NeverLeft, static_cast<Phase>(phase)), request);
        codes.insert(error.code);
        messages.insert(error.message);
        QCOMPARE(error.kind, ErrorKind::Timeout);
        ++count;
    }
    QCOMPARE(codes.size(), count);
    QCOMPARE(messages.size(), count);
}

void RequestTest::aReasonThatIsASentenceEndsTheMessage()
{
    const Request request = requestTo("https://api.example.com/graphql");
    TransferFailure failure = failureOf(Cause::Invalid);
    for (const char *reason : {"no such thing", "no such thing."}) {
        failure.reason = reason;
        QCOMPARE(errorOf(failure, request).message.text(),
                 std::string("The request cannot be sent: no such thing."));
    }
    failure.reason = {CORE_TEXT("Core", "\"{method}\" is not a method that can be sent."),
                      {{"method", "TRACE"}}};
    const Message message = errorOf(failure, request).message;
    QCOMPARE(message.text(),
             std::string("The request cannot be sent: \"TRACE\" is not a method that can be sent."));
    QVERIFY(message.source() != nullptr && message.source()->arguments.front().value.source() != nullptr);
}

void RequestTest::tellsWhenAMutationMayHaveTakenEffect()
{
    const auto warns = [](const Request &request, Departure departure) {
        const std::string hint = errorOf(failureOf(Cause::Reset, departure), request).hint;
        const bool isDoubtful = hint.find("may have taken effect") != std::string::npos;
        // Either of them: both at once would contradict each other.
        return isDoubtful != (hint.find("Try again") != std::string::npos) && isDoubtful;
    };
    const Request mutation = mutationTo("https://api.example.com/graphql");
    QVERIFY(warns(mutation, Departure::MayHaveLeft));
    QVERIFY(!warns(mutation, Departure::NeverLeft));
    QVERIFY(!warns(requestTo("https://api.example.com/graphql"), Departure::MayHaveLeft));
}

void RequestTest::neverShowsASecret()
{
    Request request = requestTo("https://api.example.com/graphql?key=hush-hush");
    request.fields = {{"Bad\nName", credentials::Secret("hush-hush")},
                      {"X-A", credentials::Secret("hush-hush\n")}};
    const auto shows = [](const Error &error) {
        return (error.message.text() + error.hint.text()).find("hush-hush") != std::string::npos;
    };
    QVERIFY(!shows(*unsendable(request)));
    request.fields.erase(request.fields.begin());
    QVERIFY(!shows(*unsendable(request)));
    for (int cause = 0; cause <= static_cast<int>(Cause::Internal); ++cause)
        QVERIFY(!shows(errorOf(failureOf(static_cast<Cause>(cause)), request)));
}

TOOLTRAY_TEST(RequestTest)
#include "requesttest.moc"
