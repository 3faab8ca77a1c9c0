// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "clients/profile/profile.h"
#include "json/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

// A line, or more than one where the value has more, that says something.
struct TomlStatement {
    enum class Kind : std::uint8_t { Table, ArrayTable, Pair };

    Kind kind = Kind::Pair;
    std::vector<std::string> path; // of a pair with that of its table
    json::Value value;             // dates, and numbers that JSON has no text for, as their text
    std::size_t begin = 0;         // of the first line
    std::size_t end = 0;           // behind the end of the last line
};

// A TOML 1.0 document with the place of everything in it. It finds what is no TOML at all; that names are not given
// twice is left to the program whose file it is.
struct TomlDocument {
    std::vector<TomlStatement> statements;
    std::vector<std::size_t> comments; // where they begin

    static Result<TomlDocument> parse(std::string_view text);

    bool hasComments(std::size_t begin, std::size_t end) const;
};

bool isBareTomlKey(std::string_view key);

// Reads one text; see TomlDocument::parse().
class TomlReader {
public:
    struct Broken {
        std::size_t offset;
        Message what;
    };

    TomlReader(std::string_view text, TomlDocument &document);

    std::optional<Broken> read();

private:
    using Path = std::vector<std::string>;

    bool isAtEnd() const { return m_at >= m_text.size(); }
    char next() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    bool take(std::string_view token);
    bool fail(Message what) { return failAt(m_at, std::move(what)); }
    bool failAt(std::size_t offset, Message what);

    void skipBlanks();
    bool skipSpace(); // and ends of lines and comments
    bool comment();
    bool endOfLine();

    bool statement();
    bool header(TomlStatement &statement);
    bool path(Path &path);
    bool key(std::string &key);
    bool pair(TomlStatement &statement);

    bool value(json::Value &value, int depth);
    bool text(std::string &text);
    // Reads the text behind its opening quotes. It has escapes only where these are '"'.
    bool quotedText(std::string &text, std::string_view quotes);
    bool escape(std::string &text, std::size_t opening);
    bool array(json::Value &value, int depth);
    bool inlineTable(json::Value &value, int depth);
    bool bare(json::Value &value);

    std::string_view m_text;
    TomlDocument &m_document;
    std::size_t m_at = 0;
    Path m_table;
    std::optional<Broken> m_broken;
};

// The entry is a table of its own. All of these leave every other byte alone; the errors are client_file_syntax, and
// client_file_shape where the entry, or what it would stand in, is written within the line of another table.
Result<std::optional<FoundEntry>> findInToml(std::string_view text, const EntryPlace &place);
// In place of the one that is there, or at the end.
Result<std::string> putIntoToml(std::string_view text, const EntryPlace &place, const json::Value &entry);
Result<std::string> removeFromToml(std::string_view text, const EntryPlace &place);

} // namespace tooltray::clients
