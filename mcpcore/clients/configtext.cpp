// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/configtext.h"

#include "base/utf8.h"
#include "clients/jsonc/jsoncedit.h"
#include "clients/toml/tomledit.h"

namespace tooltray::clients {
namespace {

std::optional<Error> encodingProblem(std::string_view text)
{
    if (isValidUtf8(text) && text.find('\0') == std::string_view::npos)
        return std::nullopt;
    return Error{ErrorKind::Invalid, "client_file_encoding", "The file is not written in UTF-8.",
                 "Save it as UTF-8 in an editor, then try again."};
}

// Nothing leaves here that would not be read as what was meant.
Result<std::string> checked(Syntax syntax, Result<std::string> text, const EntryPlace &place,
                            const std::optional<json::Value> &expected)
{
    if (!text)
        return text;
    const auto found = findEntry(syntax, *text, place);
    if (found && found->has_value() == expected.has_value() && (!expected || (*found)->value == *expected))
        return text;
    return Error{ErrorKind::Internal, "client_file_edit", "The change to the file came out wrong.",
                 "Copy the snippet into the file by hand. Please report this."};
}

} // namespace

Result<std::optional<FoundEntry>> findEntry(Syntax syntax, std::string_view text, const EntryPlace &place)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    return syntax == Syntax::Toml ? findInToml(text, place) : findInJsonc(text, place);
}

Result<std::string> putEntry(Syntax syntax, std::string_view text, const EntryPlace &place,
                             const json::Value &entry)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    auto changed =
        syntax == Syntax::Toml ? putIntoToml(text, place, entry) : putIntoJsonc(text, place, entry);
    return checked(syntax, std::move(changed), place, entry);
}

Result<std::string> removeEntry(Syntax syntax, std::string_view text, const EntryPlace &place)
{
    if (auto problem = encodingProblem(text))
        return *std::move(problem);
    auto changed = syntax == Syntax::Toml ? removeFromToml(text, place) : removeFromJsonc(text, place);
    return checked(syntax, std::move(changed), place, std::nullopt);
}

} // namespace tooltray::clients
