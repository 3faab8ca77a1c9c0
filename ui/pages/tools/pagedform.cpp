// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/pagedform.h"

#include "ui/language/utf8text.h"
#include "ui/models/fieldtexts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace tooltray::ui {

namespace {

using workspace::Pagination;

constexpr std::uint64_t kMaxPageSeconds = std::numeric_limits<std::int32_t>::max();
constexpr std::uint64_t kLargestPage = 10'000;

constexpr const char *kPaged = "/enabled";
constexpr const char *kStyle = "/style";
constexpr const char *kItemsInPage = "/page_size";
constexpr const char *kMerge = "/merge_strategy";
constexpr const char *kPagePaths = "/path";
constexpr const char *kNextCursor = "/next_cursor_path";
constexpr const char *kMaxPages = "/max_pages";
constexpr const char *kPageMaxItems = "/max_items";
constexpr const char *kPageMaxBytes = "/max_bytes";
constexpr const char *kMaxTime = "/max_seconds";

struct PageVariable {
    const char *part;
    std::string Pagination::Variables::*member;
};

constexpr std::array kPageVariables{PageVariable{"/variables/size", &Pagination::Variables::size},
                                    PageVariable{"/variables/cursor", &Pagination::Variables::cursor},
                                    PageVariable{"/variables/offset", &Pagination::Variables::offset},
                                    PageVariable{"/variables/page", &Pagination::Variables::page}};

// All but the question whether there are any.
constexpr std::array kPageDetails{kStyle,
                                  kItemsInPage,
                                  kMerge,
                                  kPagePaths,
                                  kNextCursor,
                                  kPageVariables[0].part,
                                  kPageVariables[1].part,
                                  kPageVariables[2].part,
                                  kPageVariables[3].part,
                                  kMaxPages,
                                  kPageMaxItems,
                                  kPageMaxBytes,
                                  kMaxTime};

} // namespace

PagedForm::PagedForm(const Theme &theme, QWidget *parent) : DraftForm(theme, parent) {}

std::string PagedForm::at(const char *part) const
{
    return m_root + part;
}

// Applies the text to the pagination, or returns why it does not fit.
template <typename F>
DraftForm::WriteText PagedForm::writeText(F &&write) const
{
    return [this, write = std::forward<F>(write)](ToolDraft &draft, const QString &text) {
        Pagination value = m_pages.read(draft);
        QString problem = write(value, text);
        if (problem.isEmpty())
            m_pages.write(draft, value);
        return problem;
    };
}

void PagedForm::addPages(const char *root, Pages pages)
{
    m_root = root;
    m_pages = std::move(pages);
    addCheck(
        at(kPaged).c_str(), [this](const ToolDraft &draft) { return m_pages.read(draft).enabled; },
        [this](ToolDraft &draft, bool isChecked) {
            Pagination value = m_pages.read(draft);
            value.enabled = isChecked;
            m_pages.write(draft, value);
        });
    addChoice(
        at(kStyle).c_str(),
        [this](const ToolDraft &draft) -> QVariant {
            const auto style = m_pages.read(draft).style;
            return style ? QVariant(static_cast<int>(*style)) : QVariant();
        },
        [this](ToolDraft &draft, const QVariant &choice) {
            Pagination value = m_pages.read(draft);
            value.style = choice.isValid() ? std::optional(static_cast<Pagination::Style>(choice.toInt()))
                                           : std::nullopt;
            m_pages.write(draft, value);
        });
    addLine(
        at(kItemsInPage).c_str(),
        [this](const ToolDraft &draft) {
            const std::uint32_t size = m_pages.read(draft).pageSize;
            return size == Pagination().pageSize ? QString() : FieldTexts::ofNumber(size);
        },
        writeText([](Pagination &value, const QString &text) {
            std::optional<std::uint32_t> size;
            QString problem = FieldTexts::readNumber(text, {1, kLargestPage}, size);
            if (problem.isEmpty())
                value.pageSize = size.value_or(Pagination().pageSize);
            return problem;
        }));
    addLists();
    addVariables();
    addLimits();
}

void PagedForm::addLists()
{
    addChoice(
        at(kMerge).c_str(),
        [this](const ToolDraft &draft) { return static_cast<int>(m_pages.read(draft).mergeStrategy); },
        [this](ToolDraft &draft, const QVariant &choice) {
            Pagination value = m_pages.read(draft);
            value.mergeStrategy = static_cast<Pagination::MergeStrategy>(choice.toInt());
            // Several paths require the strategy Custom.
            if (value.mergeStrategy != Pagination::MergeStrategy::Custom && value.paths.size() > 1) {
                draft.setUnfinished(keyOf(at(kPagePaths)), toUtf8(FieldTexts::ofLines(value.paths)));
                value.paths.clear();
            }
            m_pages.write(draft, value);
        });
    addLines(
        at(kPagePaths).c_str(),
        [this](const ToolDraft &draft) { return FieldTexts::ofLines(m_pages.read(draft).paths); },
        writeText([](Pagination &value, const QString &text) {
            QString problem = FieldTexts::readPointers(text, value.paths);
            if (problem.isEmpty() && value.paths.size() > 1
                && value.mergeStrategy != Pagination::MergeStrategy::Custom)
                problem = tr("To join several lists, choose “Lists named below”.");
            return problem;
        }));
    addLine(
        at(kNextCursor).c_str(),
        [this](const ToolDraft &draft) { return fromUtf8(m_pages.read(draft).nextCursorPath); },
        writeText([](Pagination &value, const QString &text) {
            return FieldTexts::readPointer(text, value.nextCursorPath);
        }));
}

void PagedForm::addVariables()
{
    for (const PageVariable &variable : kPageVariables) {
        addLine(
            at(variable.part).c_str(),
            [this, member = variable.member](const ToolDraft &draft) {
                return fromUtf8(m_pages.read(draft).variables.*member);
            },
            writeText([member = variable.member](Pagination &value, const QString &text) {
                QString name = text.trimmed();
                if (name.startsWith(u'$')) // as the operation writes it
                    name.remove(0, 1);
                value.variables.*member = toUtf8(name);
                return QString();
            }));
    }
}

template <typename Member>
void PagedForm::addLimit(const char *part, std::optional<Member> Pagination::*member)
{
    addLine(
        at(part).c_str(),
        [this, member](const ToolDraft &draft) { return FieldTexts::ofNumber(m_pages.read(draft).*member); },
        writeText([member](Pagination &value, const QString &text) {
            return FieldTexts::readNumber(text, {.least = 1}, value.*member);
        }));
}

void PagedForm::addLimits()
{
    addLimit(kMaxPages, &Pagination::maxPages);
    addLimit(kPageMaxItems, &Pagination::maxItems);
    addLimit(kPageMaxBytes, &Pagination::maxBytes);
    addLine(
        at(kMaxTime).c_str(),
        [this](const ToolDraft &draft) {
            const auto time = m_pages.read(draft).maxTime;
            return time ? FieldTexts::ofNumber(static_cast<std::uint64_t>(time->count())) : QString();
        },
        writeText([](Pagination &value, const QString &text) {
            std::optional<std::uint64_t> seconds;
            QString problem = FieldTexts::readNumber(text, {1, kMaxPageSeconds}, seconds);
            if (problem.isEmpty())
                value.maxTime = seconds ? std::optional(std::chrono::seconds(*seconds)) : std::nullopt;
            return problem;
        }));
}

void PagedForm::setPagesTexts()
{
    const auto label = [this](const char *part, const QString &text, const QString &help = {}) {
        setLabel(at(part).c_str(), text, help);
    };
    label(kPaged, tr("Fetch all pages of a list"));
    label(kStyle, tr("Pagination by"));
    setChoices(at(kStyle).c_str(), {{tr("Automatic"), QVariant()},
                                    {tr("Relay connections"), static_cast<int>(Pagination::Style::Relay)},
                                    {tr("Offset"), static_cast<int>(Pagination::Style::Offset)},
                                    {tr("Cursor"), static_cast<int>(Pagination::Style::Cursor)},
                                    {tr("Page number"), static_cast<int>(Pagination::Style::Page)},
                                    {tr("Link headers"), static_cast<int>(Pagination::Style::Link)},
                                    {tr("URL in the result"), static_cast<int>(Pagination::Style::NextUrl)},
                                    {tr("Last item"), static_cast<int>(Pagination::Style::LastItem)}});
    label(kItemsInPage, tr("Page size"));
    label(kMerge, tr("Joined items"));
    setChoices(at(kMerge).c_str(),
               {{tr("Nodes"), static_cast<int>(Pagination::MergeStrategy::ConcatNodes)},
                {tr("Edges"), static_cast<int>(Pagination::MergeStrategy::ConcatEdges)},
                {tr("Lists named below"), static_cast<int>(Pagination::MergeStrategy::Custom)}});
    label(kPagePaths, tr("Lists"), tr("Paths of the paged lists, one per line"));
    label(kNextCursor, tr("Next cursor path"), tr("Path to the cursor of the next page"));
    label(kPageVariables[0].part, tr("Size variable"));
    label(kPageVariables[1].part, tr("Cursor variable"));
    label(kPageVariables[2].part, tr("Offset variable"));
    label(kPageVariables[3].part, tr("Page variable"));
    label(kMaxPages, tr("Max pages"));
    label(kPageMaxItems, tr("Max items"));
    label(kPageMaxBytes, tr("Max bytes of all pages"));
    label(kMaxTime, tr("Max seconds"));

    const auto line = [this](const char *part) { return findChild<QLineEdit *>(fromUtf8(at(part))); };
    for (const char *part : {kMaxPages, kPageMaxItems, kPageMaxBytes, kMaxTime})
        line(part)->setPlaceholderText(tr("No limit"));
    line(kItemsInPage)->setPlaceholderText(FieldTexts::ofNumber(Pagination().pageSize));
    const QString found = tr("Derived from the operation");
    for (const PageVariable &variable : kPageVariables)
        line(variable.part)->setPlaceholderText(found);
    line(kNextCursor)->setPlaceholderText(tr("Only for cursor pagination"));
    findChild<QPlainTextEdit *>(fromUtf8(at(kPagePaths)))->setPlaceholderText(found);
}

bool PagedForm::hasTyped() const
{
    return std::ranges::any_of(
        kPageDetails, [this](const char *part) { return draft().unfinishedAt(keyOf(at(part))) != nullptr; });
}

void PagedForm::showPages(PagesShown shown)
{
    const bool isTyped = hasTyped(); // typed text stays visible, so that its problem is seen
    setRowVisible(at(kPaged).c_str(), isTyped || shown != PagesShown::Nothing);
    for (const char *part : kPageDetails)
        setRowVisible(at(part).c_str(), isTyped || shown == PagesShown::All);
}

bool PagedForm::goTo(const QString &place)
{
    if (DraftForm::goTo(place))
        return true;
    const QString root = fromUtf8(m_root);
    const bool isOfPages = !root.isEmpty() && (place == root || place.startsWith(root + u'/'));
    return isOfPages && DraftForm::goTo(fromUtf8(at(kPaged)));
}

} // namespace tooltray::ui
