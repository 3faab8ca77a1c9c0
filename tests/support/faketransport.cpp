// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/faketransport.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace tooltray::test {

using namespace upstream;

struct FakeTransport::Running {
    Receiver receiver;
    Timer answerTimer;
    Timer deadline;
    bool isOpen = true;
};

class FakeTransport::Exchange final : public Transfer {
public:
    Exchange(FakeTransport &transport, std::shared_ptr<Running> running)
        : m_transport(transport)
        , m_running(std::move(running))
    {}
    ~Exchange() override
    {
        if (!std::exchange(m_running->isOpen, false))
            return;
        ++m_transport.m_cancelled;
        std::erase(m_transport.m_underWay, m_running);
        m_running->answerTimer.cancel();
        m_running->deadline.cancel();
    }
    Exchange(const Exchange &) = delete;
    Exchange &operator=(const Exchange &) = delete;

private:
    FakeTransport &m_transport;
    std::shared_ptr<Running> m_running;
};

FakeTransport::~FakeTransport()
{
    Q_ASSERT(m_underWay.empty());
}

std::unique_ptr<Transfer> FakeTransport::start(Request request, Receiver receiver)
{
    auto running = std::make_shared<Running>();
    running->receiver = std::move(receiver);
    m_underWay.push_back(running);
    if (request.timeouts.total) {
        running->deadline =
            m_clock.startTimer(*request.timeouts.total, [this, weak = std::weak_ptr(running)] {
                finish(weak.lock(), {.outcome = TransferFailure{.cause = Cause::Timeout,
                                                                .phase = Phase::Waiting,
                                                                .departure = Departure::MayHaveLeft}});
            });
    }
    if (!m_answers.empty()) {
        Answer answer = std::move(m_answers.front());
        m_answers.pop_front();
        const auto after = answer.after;
        running->answerTimer =
            m_clock.startTimer(after, [this, weak = std::weak_ptr(running), answer = std::move(answer)] {
                finish(weak.lock(), answer);
            });
    }
    requests.push_back(std::move(request));
    return std::make_unique<Exchange>(*this, std::move(running));
}

std::shared_ptr<FakeTransport::Running> FakeTransport::oldest() const
{
    Q_ASSERT(!m_underWay.empty());
    return m_underWay.front();
}

void FakeTransport::answer(Outcome outcome)
{
    finish(oldest(), {.outcome = std::move(outcome)});
}

void FakeTransport::begin(const ResponseHead &head)
{
    const auto running = oldest();
    running->receiver.onHead(head);
}

void FakeTransport::pass(std::string_view bytes)
{
    const auto running = oldest();
    running->receiver.onBody(bytes);
}

void FakeTransport::finish(const std::shared_ptr<Running> &running, Answer answer)
{
    if (auto *response = std::get_if<Response>(&answer.outcome)) {
        if (running->receiver.onHead)
            running->receiver.onHead(response->head);
        std::string_view rest = response->body;
        while (running->isOpen && !rest.empty() && running->receiver.onBody) {
            const std::string_view piece =
                rest.substr(0, answer.pieceSize == 0 ? rest.size() : answer.pieceSize);
            rest.remove_prefix(piece.size());
            running->receiver.onBody(piece);
        }
        if (running->receiver.delivery == BodyDelivery::Pass)
            response->body.clear();
    }
    if (!std::exchange(running->isOpen, false))
        return;
    std::erase(m_underWay, running);
    running->deadline.cancel();
    running->receiver.onDone(std::move(answer.outcome));
}

Response response(int status, std::string body, std::initializer_list<ReceivedField> fields)
{
    const auto size = body.size();
    return {.head = {.status = status, .version = HttpVersion::Http11, .fields = fields},
            .body = std::move(body),
            .report = {.version = HttpVersion::Http11, .sizes = {.received = size, .decoded = size}}};
}

} // namespace tooltray::test
