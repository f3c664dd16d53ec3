import Testing

@testable import PosseModel

/// The table of ZIP codes and states.
struct ZIPPrefixesTests {
  /// ZIP codes of every state, district, territory and of military mail, from its corners.
  private static let known: [String: [String]] = [
    "AL": ["35203", "36104", "36602"], "AK": ["99501", "99801", "99950"],
    "AZ": ["85001", "86001", "85701"], "AR": ["72201", "71601", "72901"],
    "CA": ["90001", "94102", "95814", "96150", "92101"], "CO": ["80202", "81601"],
    "CT": ["06103", "06901"], "DE": ["19801", "19901"], "DC": ["20001", "20500", "56901"],
    "FL": ["33101", "32301", "34102", "34741", "34950"], "GA": ["30303", "31401", "39901"],
    "HI": ["96813", "96701"], "ID": ["83702", "83814"], "IL": ["60601", "62701", "62901"],
    "IN": ["46204", "47901"], "IA": ["50309", "52801", "51101"], "KS": ["66603", "67202"],
    "KY": ["40202", "42101", "41501"], "LA": ["70112", "71101", "70801"],
    "ME": ["04101", "04730"], "MD": ["21201", "20701", "21801"],
    "MA": ["02108", "01103", "05501"], "MI": ["48201", "49855"], "MN": ["55401", "56701"],
    "MS": ["39201", "38601", "39530"], "MO": ["63101", "64106", "65801"],
    "MT": ["59601", "59901"], "NE": ["68102", "69101"], "NV": ["89101", "89501", "89701"],
    "NH": ["03101", "03801"], "NJ": ["07102", "08608"], "NM": ["87501", "88001", "88101"],
    "NY": ["10001", "00501", "14201", "12207", "06390"], "NC": ["27601", "28801"],
    "ND": ["58501", "58102"], "OH": ["43215", "44101", "45202"],
    "OK": ["73102", "74103", "73939"], "OR": ["97201", "97901"],
    "PA": ["19103", "15222", "17101"], "RI": ["02903", "02840"], "SC": ["29201", "29401"],
    "SD": ["57501", "57701"], "TN": ["37201", "38103"],
    "TX": ["78701", "75201", "79901", "73301", "88510"], "UT": ["84101", "84770"],
    "VT": ["05401", "05602", "05901"], "VA": ["23219", "20190", "24201"],
    "WA": ["98101", "99201", "98801"], "WV": ["25301", "26003"], "WI": ["53202", "54901"],
    "WY": ["82001", "83101", "83414"], "AS": ["96799"], "GU": ["96910"], "MP": ["96950"],
    "PR": ["00901", "00601", "00725"], "VI": ["00801", "00850"], "FM": ["96941"],
    "MH": ["96960"], "PW": ["96940"], "AA": ["34001"], "AE": ["09001", "09899"],
    "AP": ["96201", "96601"],
  ]

  @Test func `every code of a state has its ZIP codes`() {
    #expect(ZIPPrefixes.table.map(\.state).sorted() == USState.all.map(\.code).sorted())
    #expect(Set(Self.known.keys) == Set(USState.all.map(\.code)))
    for (state, zips) in Self.known {
      for zip in zips {
        #expect(ZIPPrefixes.states(of: zip).contains(state), "\(state)/\(zip)")
        #expect(ZIPPrefixes.states(of: zip + "-1234").contains(state), "\(state)/\(zip)")
        let place = Place(country: "US", state: state, zip: zip, city: nil)
        #expect(place.foreignZIP == nil)
      }
    }
  }

  @Test func `no two states share a prefix but those that are known to`() {
    var owners: [String: [String]] = [:]
    for prefix in 0...999 {
      let digits = String(String(1_000 + prefix).dropFirst())
      owners[digits] = ZIPPrefixes.states(of: digits + "01")
    }
    #expect(owners.filter { $0.value.count > 1 } == ["969": ["FM", "GU", "MH", "MP", "PW"]])
    #expect(
      owners.filter(\.value.isEmpty).keys.sorted()
        == """
        000 001 002 003 004 213 269 343 345 348 353 428 429 517 518 519 529 533 \
        536 552 568 578 579 589 621 632 642 643 659 663 682 694 695 696 697 698 \
        699 702 709 715 732 742 817 818 819 839 848 849 854 858 861 862 866 867 \
        868 869 876 886 887 888 892 896 899 909 929 987
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  @Test func `beginnings are three digits or a whole ZIP code, in order`() {
    for (state, _) in ZIPPrefixes.table {
      let beginnings = ZIPPrefixes.beginnings(of: state)
      #expect(!beginnings.isEmpty)
      #expect(beginnings == beginnings.sorted(), "\(state)")
      for beginning in beginnings {
        let bounds = beginning.split(separator: "-")
        #expect(bounds.allSatisfy { [3, 5].contains($0.count) && $0.allSatisfy(\.isNumber) })
        #expect(bounds.count == 1 || (bounds.count == 2 && bounds[0] < bounds[1]), "\(beginning)")
      }
    }
  }

  @Test func `a pair that does not belong together says what does`() throws {
    let problem = try Place(parsing: "TX/10001 Austin").foreignZIP
    #expect(problem?.owners == ["NY"])
    #expect(problem?.state == "TX" && problem?.zip == "10001")
    #expect(problem?.beginnings == ["733", "750-799", "885"])
    #expect(try Place(parsing: "CT/06390").foreignZIP == nil)
    #expect(try Place(parsing: "TX/00001").foreignZIP?.owners == [])
    #expect(try Place(parsing: "GB:10001 London").foreignZIP == nil)
    #expect(try Place(parsing: "TX").foreignZIP == nil)
    #expect(ZIPPrefixes.states(of: "1000") == [] && ZIPPrefixes.beginnings(of: "XX") == [])
  }
}
