// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/draftform.h"
#include "workspace/definitions/operation.h"

#include <cstdint>

namespace tooltray::ui {

// A form that says, among other things, how pages are fetched.
class PagedForm : public DraftForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PagedForm)

public:
    explicit PagedForm(const Theme &theme, QWidget *parent = nullptr);

    bool goTo(const QString &place) override;

protected:
    struct Pages {
        std::function<workspace::Pagination(const ToolDraft &draft)> read;
        std::function<void(ToolDraft &draft, const workspace::Pagination &value)> write;
    };
    enum class PagesShown : std::uint8_t {
        Nothing,
        Question, // whether there are any
        All,
    };

    // Below a place, such as "/pagination".
    void addPages(const char *root, Pages pages);
    void setPagesTexts();
    void showPages(PagesShown shown);

private:
    void addLists();
    void addVariables();
    void addLimits();
    template <typename Member>
    void addLimit(const char *part, std::optional<Member> workspace::Pagination::*member);
    template <typename F>
    WriteText writeText(F &&write) const;
    std::string at(const char *part) const;
    bool hasTyped() const;

    std::string m_root;
    Pages m_pages;
};

} // namespace tooltray::ui
