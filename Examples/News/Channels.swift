// The channels and their stories. Places and events are made up.

import Leporello

extension Channel {
  /// All channels, in the order of the strip.
  static let all: [Channel] = [top, world, business, sport, culture, science, chinese]

  private static func story(
    _ id: String, _ kicker: String, _ headline: String, _ summary: String, _ meta: String, _ scene: Scene
  ) -> Story {
    Story(id: id, kicker: kicker, headline: headline, summary: summary, meta: meta, scene: scene)
  }

  static let top = Channel(
    id: "top", title: "Top stories",
    lead: story(
      "top-1", "COAST", "The old harbour opens again, and the ferry steers itself",
      "After nine years of dredging the first boats are back, and share the quay with a silent ferry.",
      "8 min read  ·  2 hours ago", .harbour),
    stories: [
      story(
        "top-2", "CITY", "Night trains come back",
        "Four sleepers a week will link the capital with the lakes from spring.",
        "5 min  ·  3 hours ago", .skyline),
      story(
        "top-3", "CLIMATE", "A valley under the glacier",
        "Radar shows a trough deep enough to hold a lake as the ice withdraws.",
        "6 min  ·  4 hours ago", .mountains),
      story(
        "top-4", "HOME", "A flower bed in every street",
        "Small gardens cool a block by two degrees, a three-year study says.",
        "4 min  ·  6 hours ago", .garden),
    ])

  static let world = Channel(
    id: "world", title: "World",
    lead: story(
      "world-1", "SUMMIT", "Seven mountain states agree on one rescue service",
      "Helicopters will cross borders without papers, under a treaty signed at the pass itself.",
      "7 min read  ·  1 hour ago", .mountains),
    stories: [
      story(
        "world-2", "TRADE", "Port cities form a league",
        "Twelve harbours will share berths, pilots and weather data.",
        "4 min  ·  2 hours ago", .harbour),
      story(
        "world-3", "ELECTIONS", "A late count, a calm night",
        "Three districts report tomorrow; both sides have called for calm.",
        "3 min  ·  5 hours ago", .skyline),
      story(
        "world-4", "SPACE", "Desert mirror sees first light",
        "A mirror ground over ten years takes its first picture of a nebula.",
        "6 min  ·  7 hours ago", .observatory),
    ])

  static let business = Channel(
    id: "business", title: "Business",
    lead: story(
      "business-1", "MARKETS", "Small makers lead the longest rally in ten years",
      "Orders for machine tools rose for the eleventh month. How long can workshops keep up?",
      "6 min read  ·  40 minutes ago", .market),
    stories: [
      story(
        "business-2", "FREIGHT", "Sails come back to cargo ships",
        "Wing masts cut fuel by a fifth on the autumn routes.",
        "5 min  ·  2 hours ago", .harbour),
      story(
        "business-3", "HOUSING", "Office towers turn into flats",
        "Half of the empty floors downtown could be homes within three years.",
        "4 min  ·  4 hours ago", .skyline),
      story(
        "business-4", "FOOD", "Seeds by subscription",
        "Growers pay for advice and get the old varieties free.",
        "4 min  ·  8 hours ago", .garden),
    ])

  static let sport = Channel(
    id: "sport", title: "Sport",
    lead: story(
      "sport-1", "CUP FINAL", "Under the lights, a goal in stoppage time settles it",
      "Eleven added minutes and one deflected cross: the cup goes north for the first time.",
      "9 min read  ·  25 minutes ago", .stadium),
    stories: [
      story(
        "sport-2", "CLIMBING", "A new route up the east wall",
        "Two days, one bivouac, and no bolts: the pair repeat a line of 1978.",
        "7 min  ·  3 hours ago", .mountains),
      story(
        "sport-3", "SAILING", "Regatta waits for the wind",
        "The fleet waits a day as gusts pass forty knots off the cape.",
        "3 min  ·  5 hours ago", .harbour),
      story(
        "sport-4", "RUNNING", "A flatter city marathon",
        "Two bridges fewer, one park more, and a finish by the river.",
        "4 min  ·  9 hours ago", .skyline),
    ])

  static let culture = Channel(
    id: "culture", title: "Culture",
    lead: story(
      "culture-1", "STAGE", "One actor, forty roles, and a lamp",
      "The season opens with a solo evening. Tickets for the whole run were gone by noon.",
      "6 min read  ·  3 hours ago", .theatre),
    stories: [
      story(
        "culture-2", "ART", "Ink on silk, seen from very close",
        "A travelling show hangs scrolls where the visitor can almost touch them.",
        "5 min  ·  4 hours ago", .inkMountains),
      story(
        "culture-3", "GARDENS", "The poet's lost garden",
        "Her notebooks give the borders of a lost garden, bed by bed.",
        "8 min  ·  6 hours ago", .garden),
      story(
        "culture-4", "FILM", "Shot in one night on one roof",
        "A crew of five and a borrowed lens make the year's quiet hit.",
        "4 min  ·  1 day ago", .skyline),
    ])

  static let science = Channel(
    id: "science", title: "Science",
    lead: story(
      "science-1", "CHEMISTRY", "A catalyst from kitchen salt surprises its makers",
      "It works at room temperature and makes no waste. Three laboratories have repeated it.",
      "7 min read  ·  2 hours ago", .laboratory),
    stories: [
      story(
        "science-2", "ASTRONOMY", "A moon with its own weather",
        "Bands of haze drift across the disc in six hours.",
        "5 min  ·  3 hours ago", .observatory),
      story(
        "science-3", "EARTH", "What ice knows of the wind",
        "Dust in a core tells of storms eleven thousand years ago.",
        "6 min  ·  8 hours ago", .mountains),
      story(
        "science-4", "BOTANY", "Flowers that hear bees coming",
        "Petals sweeten their nectar within minutes of a hum.",
        "4 min  ·  1 day ago", .garden),
    ])

  static let chinese = Channel(
    id: "chinese", title: "中文",
    lead: story(
      "chinese-1", "文化", "水墨山水走出卷轴：百年画作首次完整展出",
      "四十二幅长卷在新馆相连成一条山路，观众沿着墨色从清晨走到黄昏，步移景换。",
      "阅读约八分钟  ·  两小时前", .inkMountains),
    stories: [
      story(
        "chinese-2", "城市", "夜行列车重返中央车站",
        "明年春天起，每周四班卧铺列车将连接首都与湖区。",
        "五分钟  ·  三小时前", .skyline),
      story(
        "chinese-3", "科学", "沙漠望远镜迎来第一束光",
        "历时十年磨成的镜面，拍下了第一张星云照片。",
        "六分钟  ·  五小时前", .observatory),
      story(
        "chinese-4", "体育", "补时进球定胜负，奖杯首次北上",
        "十一分钟的补时，两次换人，一记折射传中。",
        "四分钟  ·  八小时前", .stadium),
    ])
}
