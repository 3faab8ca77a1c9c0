// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/blocknotes.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QStringView kOpening = u"({[";
constexpr QStringView kClosing = u")}]";
constexpr int kMaxLines = 20'000; // a partner farther away is not looked for

int partnerOf(const QTextBlock &from, qsizetype index)
{
    const bool isForward = kOpening.contains(BlockNotes::of(from)->brackets[index].character);
    int depth = 0;
    int lines = 0;
    QTextBlock block = from;
    while (block.isValid() && ++lines < kMaxLines) {
        const BlockNotes *notes = BlockNotes::of(block);
        const qsizetype count = notes ? notes->brackets.size() : 0;
        qsizetype at = block == from ? index : (isForward ? 0 : count - 1);
        for (; at >= 0 && at < count; at += isForward ? 1 : -1) {
            const bool opens = kOpening.contains(notes->brackets[at].character);
            depth += opens == isForward ? 1 : -1;
            if (depth == 0)
                return block.position() + notes->brackets[at].position;
        }
        block = isForward ? block.next() : block.previous();
    }
    return -1;
}

} // namespace

const BlockNotes *BlockNotes::of(const QTextBlock &block)
{
    return dynamic_cast<const BlockNotes *>(block.userData());
}

bool isCode(const QTextDocument &document, int position)
{
    const QTextBlock block = document.findBlock(position);
    const BlockNotes *notes = BlockNotes::of(block);
    const int at = position - block.position();
    return !notes || std::ranges::none_of(notes->quoted, [at](const BlockNotes::Stretch &stretch) {
        return stretch.start < at && at < stretch.end;
    });
}

std::optional<std::pair<int, int>> bracketsAt(const QTextDocument &document, int position)
{
    const QTextBlock block = document.findBlock(position);
    const BlockNotes *notes = BlockNotes::of(block);
    if (!notes)
        return {};
    for (const int at : {position, position - 1}) { // the one behind the cursor first
        const int inLine = at - block.position();
        for (qsizetype i = 0; i < notes->brackets.size(); ++i) {
            const BlockNotes::Bracket &bracket = notes->brackets[i];
            if (bracket.position != inLine)
                continue;
            const int partner = partnerOf(block, i);
            const bool fits =
                partner < 0
                || kOpening.indexOf(std::min(document.characterAt(at), document.characterAt(partner)))
                       == kClosing.indexOf(std::max(document.characterAt(at), document.characterAt(partner)));
            return std::pair(at, fits ? partner : -1);
        }
    }
    return {};
}

} // namespace tooltray::ui
