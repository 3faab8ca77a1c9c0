// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operationhost.h"

#include "app/operations/operation.h"
#include "app/singleinstance.h"
#include "json/parser.h"
#include "json/write.h"

#include <QLocalSocket>

#include <utility>

namespace tooltray::app {
namespace {

void writeLine(QLocalSocket *socket, const char *member, json::Value value)
{
    const std::string line = json::write(json::Value::object({{member, std::move(value)}})) + '\n';
    socket->write(line.data(), static_cast<qint64>(line.size()));
}

} // namespace

OperationHost::OperationHost(OperationPlace place, SingleInstance &instance)
    : m_place(std::move(place))
    , m_instance(instance)
{
    m_instance.setAttendant("operations",
                            [this](QLocalSocket *socket, const json::Value &) { welcome(socket); });
}

OperationHost::~OperationHost()
{
    m_instance.setAttendant("operations", {});
    for (const auto &[socket, visitor] : std::exchange(m_visitors, {})) {
        socket->disconnect(this);
        socket->abort();
    }
}

void OperationHost::welcome(QLocalSocket *socket)
{
    m_visitors.try_emplace(socket);
    connect(socket, &QLocalSocket::disconnected, this, [this, socket] { m_visitors.erase(socket); });
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] { receive(socket); });
    writeLine(socket, "ready", true);
    receive(socket);
}

void OperationHost::receive(QLocalSocket *socket)
{
    Visitor &visitor = m_visitors[socket];
    visitor.unread += socket->readAll();
    next(socket);
}

void OperationHost::next(QLocalSocket *socket)
{
    Visitor &visitor = m_visitors[socket];
    if (visitor.call)
        return;
    const qsizetype end = visitor.unread.indexOf('\n', visitor.searched);
    visitor.searched = visitor.unread.size();
    if (end < 0) {
        if (visitor.unread.size() > kLongestLine)
            socket->abort();
        return;
    }
    json::Value question = json::parse({visitor.unread.constData(), static_cast<std::size_t>(end)}).value;
    visitor.unread.remove(0, end + 1);
    visitor.searched = 0;
    visitor.call =
        startOperation(m_place, question["operation"].toString(), std::as_const(question)["parameters"],
                       {[socket](json::Value event) { writeLine(socket, "event", std::move(event)); },
                        [this, socket](Result<json::Value> result) {
                            if (result)
                                writeLine(socket, "result", *std::move(result));
                            else
                                writeLine(socket, "error", errorValue(result.error()));
                            m_visitors[socket].call.release()->deleteLater(); // it is what calls
                            next(socket);
                        }});
}

} // namespace tooltray::app
