/**
 * What a person would call the browser and the system of a `User-Agent`; null where it is none that is known.
 *
 * @example deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0') // → { browser: 'Firefox', system: 'Linux' }
 */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  const first = (table: readonly (readonly [name: string, mark: RegExp])[]) =>
    table.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
  return { browser: first(BROWSERS), system: first(SYSTEMS) }
}

/** Most name those that they descend from as well: the youngest comes first. */
const BROWSERS = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const
