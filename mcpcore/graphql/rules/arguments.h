// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/validation/validationcontext.h"

namespace tooltray::graphql {

// Arguments of fields exist (September 2025, 5.4.1).
class KnownArgumentNames {
public:
    static constexpr std::string_view kName = "KnownArgumentNames";

    explicit KnownArgumentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Argument argument);

private:
    ValidationContext &m_context;
};

// Arguments of directives exist (September 2025, 5.4.1).
class KnownArgumentNamesOnDirectives {
public:
    static constexpr std::string_view kName = "KnownArgumentNamesOnDirectives";

    explicit KnownArgumentNamesOnDirectives(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

// An argument is given once (September 2025, 5.4.2).
class UniqueArgumentNames {
public:
    static constexpr std::string_view kName = "UniqueArgumentNames";

    explicit UniqueArgumentNames(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);
    void enter(Directive directive);

private:
    void check(Arguments arguments);

    ValidationContext &m_context;
};

// Arguments that are required are given (September 2025, 5.4.3).
class ProvidedRequiredArguments {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArguments";

    explicit ProvidedRequiredArguments(ValidationContext &context) noexcept : m_context(context) {}

    void enter(Field field);

private:
    ValidationContext &m_context;
};

// Arguments that directives require are given (September 2025, 5.4.3).
class ProvidedRequiredArgumentsOnDirectives {
public:
    static constexpr std::string_view kName = "ProvidedRequiredArgumentsOnDirectives";

    explicit ProvidedRequiredArgumentsOnDirectives(ValidationContext &context) noexcept : m_context(context)
    {}

    void enter(Directive directive);

private:
    ValidationContext &m_context;
};

} // namespace tooltray::graphql
