// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/clientpreview.h"
#include "ui/pages/curated/objecteditor.h"
#include "workspace/definitions/policy.h"

#include <optional>
#include <utility>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class InlineOffer;
class SecretClipboard;
class TextLabel;

// The permissions and limits of one client, and what it sees with them.
class ClientEditor final : public ObjectEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientEditor)

public:
    ClientEditor(engine::Engine &engine, const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ObjectDraft &draft, workspace::Layer layer) override;
    ObjectDraft draft() const override;
    void reset() override;

    // What is listed to the saved client; nothing while that is not known.
    void setListing(std::optional<engine::ListingSize> listing);
    void showActivity();

private:
    template <typename T>
    using Boxes = std::vector<std::pair<T, QCheckBox *>>;

    QWidget *build();
    QLabel *addRow(QFormLayout &form, QWidget &field);
    void connectParts();
    void setTexts();
    void setChoices();
    void showState() override;
    void showListing();
    workspace::ClientPolicy policy() const;
    void showPolicy(const workspace::ClientPolicy &policy);

    engine::Engine &m_engine;
    SecretClipboard *m_clipboard;
    workspace::Client m_shown; // with what no field shows
    bool m_isReadOnly = false;
    std::optional<engine::ListingSize> m_listing;

    QPushButton *m_newToken;
    InlineOffer *m_offer;
    TextLabel *m_activity;
    TextLabel *m_listingText;
    QWidget *m_form;
    QCheckBox *m_enabled;
    QCheckBox *m_readOnly;
    QLineEdit *m_title;
    QLineEdit *m_tools;
    QLineEdit *m_tags;
    QComboBox *m_mutations;
    QSpinBox *m_rate;
    QSpinBox *m_resultSize;
    QComboBox *m_surface;
    std::vector<QLabel *> m_labels; // in the order of their texts
    TextLabel *m_groupsHeading;
    Boxes<workspace::BuiltInGroup> m_groups;
    TextLabel *m_rightsHeading;
    Boxes<workspace::ClientRight> m_rights;
};

} // namespace tooltray::ui
