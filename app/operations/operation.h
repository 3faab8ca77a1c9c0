// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "json/decode.h"
#include "json/value.h"

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::app {

// The program that operations run in.
struct OperationPlace {
    engine::Engine &engine;
    std::string dataFolder;
    bool isServing = false; // true: the program that serves, false: a verb that opened the files
    bool hasWindow = false;
};

// One question of a verb on its way. It lives on the main thread until it is answered or nobody waits any more; its
// callbacks have it as their context.
class OperationCall final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationCall)

public:
    struct Handlers {
        std::function<void(json::Value)> tell; // an event before the answer
        std::function<void(Result<json::Value>)> done;
    };

    OperationCall(const OperationPlace &place, json::Value parameters, Handlers handlers)
        : m_place(place)
        , m_parameters(std::move(parameters))
        , m_handlers(std::move(handlers))
    {}
    ~OperationCall() override = default;

    const OperationPlace &place() const { return m_place; }
    engine::Engine &engine() const { return m_place.engine; }
    const json::Value &operator[](std::string_view parameter) const { return m_parameters[parameter]; }
    std::string text(std::string_view parameter) const
    {
        return std::string(m_parameters[parameter].toString());
    }

    void tell(json::Value event) { m_handlers.tell(std::move(event)); }
    // The answer; whoever asked may destroy this from there.
    void done(Result<json::Value> result)
    {
        const auto handler = std::exchange(m_handlers.done, {});
        if (handler)
            handler(std::move(result));
    }

    // Answers with what becomes of a future's value, or with its error.
    template <typename T, typename F>
    void answerWith(const QFuture<Result<T>> &future, F &&valueOf)
    {
        whenDone(future, this, [this, valueOf = std::forward<F>(valueOf)](const Result<T> &result) mutable {
            if (!result)
                return done(result.error());
            if constexpr (std::is_void_v<T>)
                done(valueOf());
            else
                done(valueOf(*result));
        });
    }

    // The same for a function that takes long, on a pool.
    template <typename F>
    void answerFromPool(F &&function)
    {
        whenDone(ask(QThreadPool::globalInstance(), std::forward<F>(function)), this,
                 [this](const Result<json::Value> &result) { done(result); });
    }

private:
    const OperationPlace &m_place;
    const json::Value m_parameters;
    Handlers m_handlers;
};

// Something that verbs ask of the engine. They have the same name and meaning in the program that serves and in a verb
// that opened the files itself.
struct Operation {
    std::string_view name; // "tools.list"
    void (*run)(OperationCall &call);
};

std::span<const Operation> approvalOperations();
std::span<const Operation> backupOperations();
std::span<const Operation> clientOperations();
std::span<const Operation> consentOperations();
std::span<const Operation> doctorOperations();
std::span<const Operation> endpointOperations();
std::span<const Operation> journalOperations();
std::span<const Operation> packOperations();
std::span<const Operation> schemaOperations();
std::span<const Operation> secretOperations();
std::span<const Operation> statusOperations();
std::span<const Operation> toolOperations();
std::span<const Operation> trialOperations();
std::span<const Operation> workspaceOperations();

// The value of an enum by its name in definitions.
template <json::NamedEnum E>
std::optional<E> enumNamed(std::string_view name)
{
    for (const json::Named<E> &named : namesOf(E{})) {
        if (named.name == name)
            return named.value;
    }
    return std::nullopt;
}

// Runs it; an unknown one is answered with an error.
std::unique_ptr<OperationCall> startOperation(const OperationPlace &place, std::string_view name,
                                              json::Value parameters, OperationCall::Handlers handlers);

// {kind, code, message, hint?, details?}, as --json and the instance socket tell an error.
json::Value errorValue(const Error &error);
Error errorFrom(const json::Value &value);

} // namespace tooltray::app
