// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/table/wordtable.h"

// The assembler copies the file into the program: the compiler never reads it, and nothing has to be installed.
asm(".pushsection .rodata\n"
    ".balign 16\n"
    "terms_word_table:\n"
    ".incbin \"" WORD_TABLE_FILE "\"\n"
    "terms_word_table_end:\n"
    ".popsection\n");

extern "C" {
extern const unsigned char terms_word_table[] __attribute__((visibility("hidden")));
extern const unsigned char terms_word_table_end[] __attribute__((visibility("hidden")));
}

namespace tooltray::terms {

const WordTable &shippedTable()
{
    static const WordTable table({terms_word_table, terms_word_table_end});
    return table;
}

} // namespace tooltray::terms
