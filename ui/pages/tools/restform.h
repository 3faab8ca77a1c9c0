// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tools/operationform.h"

namespace tooltray::ui {

// The REST request that a tool makes.
class RestForm final : public OperationForm {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RestForm)

public:
    explicit RestForm(const Theme &theme, QWidget *parent = nullptr);
    ~RestForm() override;

    bool goTo(const QString &place) override;

private:
    std::string keyOf(const std::string &place) const override;
    void followDraft() override;
};

} // namespace tooltray::ui
