// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/appearanceactions.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QActionGroup>
#include <QFontInfo>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kGroup = 3; // of the View menu

void addChoice(QActionGroup &group, QAction &action, bool isChosen)
{
    action.setCheckable(true);
    action.setChecked(isChosen);
    group.addAction(&action);
}

} // namespace

void addThemeActions(ActionRegistry &registry, Theme &theme, UiState &state)
{
    struct Choice {
        ThemeChoice choice;
        const char *id;
        const char *text;
    };
    constexpr std::array kChoices{
        Choice{ThemeChoice::System, "view.theme.system", QT_TRANSLATE_NOOP("Actions", "As the &system")},
        Choice{ThemeChoice::Light, "view.theme.light", QT_TRANSLATE_NOOP("Actions", "&Light")},
        Choice{ThemeChoice::Dark, "view.theme.dark", QT_TRANSLATE_NOOP("Actions", "&Dark")},
        //: Theme without any colours of ours, for desktops with high contrast
        Choice{ThemeChoice::SystemColours, "view.theme.systemColours",
               QT_TRANSLATE_NOOP("Actions", "Use system &colours")},
    };
    auto *group = new QActionGroup(&registry);
    for (const Choice &choice : kChoices) {
        const auto choose = [&theme, &state, chosen = choice.choice] {
            theme.setChoice(chosen);
            state.setTheme(chosen);
        };
        QAction *action = registry.add({.id = QString::fromLatin1(choice.id),
                                        .section = ActionSection::View,
                                        .text = choice.text,
                                        .group = kGroup,
                                        //: Submenu with light, dark ...
                                        .submenu = QT_TRANSLATE_NOOP("Actions", "&Theme")},
                                       choose);
        addChoice(*group, *action, theme.choice() == choice.choice);
    }
}

void addLanguageActions(ActionRegistry &registry, Language &language, UiState &state)
{
    auto *group = new QActionGroup(&registry);
    const auto add = [&](const QString &code, const QByteArray &text) {
        const auto choose = [&language, &state, code] {
            language.setCode(code);
            state.setLanguage(code);
        };
        QAction *action = registry.add(
            {.id = QStringLiteral("view.language.") + (code.isEmpty() ? QStringLiteral("system") : code),
             .section = ActionSection::View,
             .text = text,
             .group = kGroup,
             .submenu = QT_TRANSLATE_NOOP("Actions", "&Language")},
            choose);
        addChoice(*group, *action, language.code() == code);
    };
    add({}, QT_TRANSLATE_NOOP("Actions", "As the &system"));
    for (const QString &code : Language::available())
        add(code, Language::nativeName(code).toUtf8());
}

void addZoomActions(ActionRegistry &registry, Theme &theme, UiState &state)
{
    const auto use = [&theme, &state](int size) {
        CodeLook look = theme.codeLook();
        look.size = size;
        state.setCodeLook(look);
        theme.setCodeLook(look);
    };
    const auto zoom = [&theme, use](int by) {
        const int now = QFontInfo(theme.codeFont()).pointSize();
        use(std::clamp(now + by, CodeLook::kSmallestSize, CodeLook::kLargestSize));
    };
    registry.add({.id = actionid::kZoomIn,
                  .section = ActionSection::View,
                  //: Of code and answers
                  .text = QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
                  .icon = Icon::Plus,
                  .shortcuts = {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
                  .group = kGroup},
                 [zoom] { zoom(1); });
    registry.add({.id = actionid::kZoomOut,
                  .section = ActionSection::View,
                  //: Of code and answers
                  .text = QT_TRANSLATE_NOOP("Actions", "Zoom o&ut"),
                  .shortcuts = {Qt::CTRL | Qt::Key_Minus},
                  .group = kGroup},
                 [zoom] { zoom(-1); });
    registry.add({.id = actionid::kUsualSize,
                  .section = ActionSection::View,
                  //: Of code and answers, after they were made larger or smaller
                  .text = QT_TRANSLATE_NOOP("Actions", "Usual si&ze"),
                  .shortcuts = {Qt::CTRL | Qt::Key_0},
                  .group = kGroup},
                 [use] { use(0); });
}

} // namespace tooltray::ui
