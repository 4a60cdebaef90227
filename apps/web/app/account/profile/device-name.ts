/** A device as its owner would call it, from what its browser says of itself: `Firefox, Windows`. */
export function deviceName(userAgent: string): string {
  const find = (names: readonly (readonly [name: string, sign: RegExp])[]) =>
    names.find(([, sign]) => sign.test(userAgent))?.[0]
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ')
}

/** In this order: most browsers also carry the names of others. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const
