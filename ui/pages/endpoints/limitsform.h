// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/endpoint.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace tooltray::ui {

class FileField;
class TextLabel;
class Theme;

// The timeouts, retries and limits that protect an endpoint and its users, and the network settings.
class LimitsForm final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LimitsForm)

public:
    explicit LimitsForm(const Theme &theme, QWidget *parent = nullptr);

    void setEndpoint(const workspace::Endpoint &endpoint);
    // Writes a value that is shown rounded only if it was changed.
    void writeTo(workspace::Endpoint &endpoint) const;

Q_SIGNALS:
    void edited();

private:
    void build();
    void connectParts();
    void retranslate();

    QFormLayout *m_form;
    TextLabel *m_timesTitle;
    QDoubleSpinBox *m_connect;
    QDoubleSpinBox *m_total;
    QSpinBox *m_retries;
    QDoubleSpinBox *m_firstDelay;
    QDoubleSpinBox *m_longestDelay;
    TextLabel *m_rateTitle;
    QSpinBox *m_perMinute;
    QSpinBox *m_concurrent;
    QSpinBox *m_queued;
    TextLabel *m_sizeTitle;
    QSpinBox *m_response;
    QSpinBox *m_depth;
    QSpinBox *m_fields;
    QSpinBox *m_complexity;
    TextLabel *m_callTitle;
    QSpinBox *m_callRequests;
    QSpinBox *m_callItems;
    QSpinBox *m_callTime;
    TextLabel *m_networkTitle;
    QLineEdit *m_proxy;
    QCheckBox *m_verify;
    FileField *m_ca;
    FileField *m_certificate;
    FileField *m_key;
    bool m_isShowing = false; // a change now is none of a person
};

} // namespace tooltray::ui
