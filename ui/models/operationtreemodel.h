// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"
#include "journal/entries/logentry.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// The operations of a REST API to choose from: by tag and path or, where something was searched for, what was found,
// the best first.
class OperationTreeModel final : public QAbstractItemModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationTreeModel)

public:
    enum class Preset { ReadOnly, Used, All, None };

    // The tool that an operation becomes.
    struct Planned {
        QString name;
        std::size_t bytes = 0;
        QString problem = {}; // why there is none

        bool operator==(const Planned &) const = default;
    };

    explicit OperationTreeModel(QObject *parent = nullptr);

    // What is chosen stays so, as far as it is still there. Null for none.
    void setOutline(const engine::ApiOutline &outline);
    // The keys that were found; nothing: all operations by tag.
    void setHits(const std::optional<std::vector<std::string>> &hits);
    bool hasHits() const { return m_hits.has_value(); }
    QModelIndex indexOf(const std::string &key) const; // invalid: it is not listed
    std::vector<std::string> chosen() const;           // in the order of the description
    const engine::ApiOutline &outline() const { return m_outline; }
    // Null for groups.
    const engine::OutlineOperation *operationAt(const QModelIndex &index) const;
    const engine::OutlineOperation *find(const std::string &key) const; // null: there is none
    void choose(const std::string &key, bool isChosen);
    // Of those that are listed. What is deprecated, or a tool already, is not chosen by it.
    void choose(Preset preset);
    // Chooses those of these keys, which is what Preset::Used means. Whether all of them are tools already.
    bool chooseUsed(const std::vector<std::string> &keys);
    void setPlan(const std::map<std::string, Planned> &plan);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    void retranslate();

Q_SIGNALS:
    void chosenChanged();

private:
    struct Group {
        QString name;
        std::vector<std::size_t> operations; // by their numbers
    };

    void regroup();
    std::optional<std::size_t> numberAt(const QModelIndex &index) const;
    static bool isForGroups(const engine::OutlineOperation &operation);
    Qt::CheckState stateOf(const Group &group) const;
    QVariant groupData(const Group &group, int role) const;
    QVariant operationData(std::size_t number, int role) const;
    const Planned *plannedFor(std::size_t number) const; // null: it is not chosen
    QString toolText(std::size_t number) const;
    QStringList asideOf(std::size_t number) const;
    void tellChosen();

    engine::ApiOutline m_outline;
    std::vector<bool> m_chosen; // by number
    std::map<std::string, std::size_t> m_numbers;
    std::set<std::string> m_used;
    std::map<std::string, Planned> m_plan;
    std::vector<Group> m_groups;
    std::optional<std::vector<std::size_t>> m_hits;
};

// The keys of the operations that calls in the log have used. Takes long for many: for a pool.
std::vector<std::string> usedOperations(const std::vector<engine::OutlineOperation> &operations,
                                        std::string_view endpoint,
                                        const std::vector<journal::EntryPointer> &entries);

} // namespace tooltray::ui
