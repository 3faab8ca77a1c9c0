// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/clientfiledesk.h"
#include "ui/models/badge.h"

#include <QAbstractListModel>
#include <QSet>

#include <vector>

namespace tooltray::ui {

// The clients that can be connected, and behind them a row for all others; nothing as long as nothing is known.
class ClientListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientListModel)

public:
    static constexpr QLatin1StringView kOther{"other"};

    explicit ClientListModel(QObject *parent = nullptr);
    ~ClientListModel() override;

    void setFiles(const std::vector<engine::ClientFile> &files);
    // Who called or listens in this run.
    void setConnected(const QSet<QString> &clients);
    void retranslate();

    const engine::ClientFile *file(const QString &client) const; // null for others
    bool isConnected(const QString &client) const { return m_connected.contains(client); }
    QModelIndex indexOf(const QString &client) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Badge badgeOf(const engine::ClientFile &file) const;
    QString subtitleOf(const engine::ClientFile &file) const;

    std::vector<engine::ClientFile> m_files;
    QSet<QString> m_connected;
};

} // namespace tooltray::ui
