// The samples of the specimen.

import Leporello

struct Weights: View {
  private let weights: [(String, Font.Weight)] = [
    ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium), ("Semibold", .semibold),
    ("Bold", .bold), ("Black", .black),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach(weights, id: \.0) { name, weight in
        HStack(alignment: .firstTextBaseline) {
          Text("Hamburgefonts").font(.system(size: 22, weight: weight))
          Text("Italic").font(.system(size: 22, weight: weight)).italic()
          Spacer(minLength: 0)
          Text(name).font(.system(size: 11)).foregroundStyle(Ink.quiet)
        }
      }
    }
  }
}

struct Styles: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("Ag").font(.largeTitle)
      Text("Ag").font(.title)
      Text("Ag").font(.title3)
      Text("Ag").font(.headline)
      Text("Ag").font(.body)
      Text("Ag").font(.callout)
      Text("Ag").font(.footnote)
      Text("Ag").font(.caption2)
      Text("Ag").font(.body).monospaced()
    }
  }
}

struct Runs: View {
  var body: some View {
    (Text("A run can be ") + Text("bold").bold() + Text(", ") + Text("leaning").italic() + Text(", ")
      + Text("underlined").underline() + Text(", ") + Text("struck through").strikethrough() + Text(", ")
      + Text("coloured").foregroundColor(Ink.accent) + Text(", ") + Text("spaced out").tracking(3)
      + Text(" or ") + Text("let n = 7").monospaced() + Text(", and all of them break lines as one text."))
      .font(.system(size: 17))
      .lineSpacing(4)
  }
}

struct Digits: View {
  var body: some View {
    HStack(alignment: .top, spacing: 48) {
      column { $0.monospacedDigit() }
      column { $0 }
    }
    .font(.system(size: 20))
  }

  private func column(_ style: (Text) -> Text) -> some View {
    VStack(alignment: .trailing, spacing: 2) {
      style(Text("1,111.11"))
      style(Text("987,654.30"))
      style(Text("20,480.07"))
    }
  }
}

struct Cuts: View {
  private let words = "From the lighthouse at the end of the pier one sees the ferry long before it sees the harbour."

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(words).truncationMode(.head)
      Text(words).truncationMode(.middle)
      Text(words).truncationMode(.tail)
    }
    .font(.system(size: 15))
    .lineLimit(2)
    .frame(width: 240, alignment: .leading)
  }
}

struct Scripts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Ελληνικά  Кириллица  Tiếng Việt").font(.system(size: 17))
      Text("海上生明月，天涯共此時。").font(.system(size: 22))
      Text("いろはにほへと ちりぬるを").font(.system(size: 17))
      Text("한국어 글자와 latin mixed").font(.system(size: 17))
      VStack(alignment: .leading, spacing: 6) {
        Text("שלום, הרכבת ל-Oslo יוצאת ב-7:45").font(.system(size: 17))
        Text("مرحبا، يغادر القطار في ٧:٤٥").font(.system(size: 17))
      }
      .environment(\.layoutDirection, .rightToLeft)
      .frame(maxWidth: .infinity, alignment: .trailing)
      Text("🚲 🏔️ ☕️ in a line 👩‍🚀 🏳️‍🌈 😀").font(.system(size: 20))
    }
  }
}

struct Columns: View {
  private let words = "Lines wrap where a word ends, at whole points, so that rounding to pixels never moves a break."

  var body: some View {
    HStack(alignment: .top, spacing: 30) {
      Text(words).frame(width: 170, alignment: .leading)
      Text(words).multilineTextAlignment(.center).lineSpacing(3).frame(width: 170)
      Text(words).multilineTextAlignment(.trailing).lineSpacing(8).frame(width: 170, alignment: .trailing)
      VStack(alignment: .leading, spacing: 6) {
        ForEach([200, 150, 110], id: \.self) { width in
          Text("Shrinks to fit").font(.system(size: 24, weight: .semibold))
            .lineLimit(1).minimumScaleFactor(0.5)
            .frame(width: CGFloat(width), alignment: .leading)
            .border(Ink.rule)
        }
      }
    }
    .font(.system(size: 14))
  }
}
