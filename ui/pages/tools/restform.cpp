// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/restform.h"

#include "ui/language/language.h"

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr QLatin1StringView kInVersion("/operation");
constexpr QLatin1StringView kInForm("/request");

} // namespace

RestForm::RestForm(const Theme &theme, QWidget *parent) : OperationForm(theme, parent)
{
    addRequest([](const Operation &operation) { return std::get_if<RestRequest>(&operation); });
    keepTranslated(*this, [this] { setRequestTexts(); });
}

RestForm::~RestForm() = default;

bool RestForm::goTo(const QString &place)
{
    return place.startsWith(kInVersion) && OperationForm::goTo(kInForm + place.mid(kInVersion.size()));
}

std::string RestForm::keyOf(const std::string &place) const
{
    return kInVersion.data() + place.substr(static_cast<std::size_t>(kInForm.size()));
}

void RestForm::followDraft()
{
    OperationForm::followDraft();
    const Operation operation = operationOf(draft());
    showRequest(std::get_if<RestRequest>(&operation));
}

} // namespace tooltray::ui
