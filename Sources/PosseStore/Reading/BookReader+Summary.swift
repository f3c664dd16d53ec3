package import PosseModel
import SQLite

/// Counts of a whole book.
package struct BookSummary: Hashable, Sendable {
  /// People outside the trash who are at large.
  package var atLarge: Int
  /// People outside the trash who are captured.
  package var captured: Int
  /// People in the trash.
  package var trashed: Int
  /// Photos of people outside the trash.
  package var photos: Int
  /// What is offered for those at large.
  package var outstanding: MoneyTotals
}

extension BookReader {
  /// Returns the counts of the book.
  package func summary() throws(StoreError) -> BookSummary {
    let counts = try firstRow(
      """
      SELECT count(*) FILTER (WHERE trashed IS NULL AND captured = 0),
        count(*) FILTER (WHERE trashed IS NULL AND captured = 1),
        count(*) FILTER (WHERE trashed IS NOT NULL),
        (SELECT count(*) FROM photo p JOIN fugitive o ON o.id = p.fugitive WHERE o.trashed IS NULL)
      FROM fugitive
      """
    ) { row throws(DatabaseError) in
      BookSummary(
        atLarge: Int(clamping: try row.int(0)), captured: Int(clamping: try row.int(1)),
        trashed: Int(clamping: try row.int(2)), photos: Int(clamping: try row.int(3)),
        outstanding: MoneyTotals())
    }
    var summary =
      counts
      ?? BookSummary(atLarge: 0, captured: 0, trashed: 0, photos: 0, outstanding: MoneyTotals())
    summary.outstanding = try totals(where: "f.trashed IS NULL AND f.captured = 0")
    return summary
  }

  private func totals(where condition: SQL) throws(StoreError) -> MoneyTotals {
    var totals = MoneyTotals()
    for money in try rows(
      "SELECT f.bounty, f.currency FROM fugitive f WHERE f.bounty IS NOT NULL AND \(condition)",
      { row throws(DatabaseError) in try row.moneyOrNil(0) })
    {
      if let money { totals.add(money) }
    }
    return totals
  }

  /// Returns the values of a list that shells may offer, in alphabetical order.
  package func names(in list: ValueList) throws(StoreError) -> [String] {
    let table: SQL =
      switch list {
      case .agents: "SELECT name, name_cd FROM agent"
      case .offenses: "SELECT name, name_cd FROM offense"
      case .tags: "SELECT name, name_cd FROM tag"
      case .places: "SELECT text AS name, text_cd AS name_cd FROM place"
      // The newest entries first: there may be hundreds of thousands.
      case .logEntries:
        """
        SELECT 'l' || l.id AS name, -l.id AS name_cd
        FROM (SELECT id, fugitive FROM log ORDER BY id DESC LIMIT 200) l
        """
      case .actions:
        """
        SELECT action AS name, action AS name_cd FROM log WHERE action NOT IN ('capture', 'release')
        UNION SELECT 'sighting', 'sighting'
        """
      case .views: "SELECT name, name AS name_cd FROM \"view\""
      case .people: "SELECT name, name_cd FROM fugitive WHERE trashed IS NULL"
      case .trashed: "SELECT name, name_cd FROM fugitive WHERE trashed IS NOT NULL"
      }
    return try rows("SELECT DISTINCT name FROM (\(table)) ORDER BY name_cd, name") {
      row throws(DatabaseError) in try row.text(0)
    }
  }

  /// The lists of values that a book holds.
  package enum ValueList: Hashable, Sendable {
    case agents, offenses, tags, places, people, trashed, views, actions, logEntries
  }
}
