import type { Random } from './random.ts'
import type { Seeds } from './seeds.ts'

/** Damages a document a few times, each time in another way; every second one stays XML. */
export function mutateXml(random: Random, seeds: Seeds): string {
  let text = random.pick(seeds)
  const ways = random.pick([ALL_WAYS, WELL_FORMED_WAYS])
  const times = 1 + random.whole(random.pick([2, 4, 12]))
  for (let i = 0; i < times; i++) text = random.pick(ways)(text, random, seeds)
  return text
}

type Way = (text: string, random: Random, seeds: Seeds) => string

const flipBit: Way = (text, random) => {
  const at = random.whole(text.length)
  return splice(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << random.whole(8))))
}

const setByte: Way = (text, random) => splice(text, random.whole(text.length), 1, random.pick(MARKS))

const insertMark: Way = (text, random) =>
  splice(text, random.whole(text.length), 0, random.pick(MARKS).repeat(1 + random.whole(3)))

const cutRange: Way = (text, random) =>
  splice(text, random.whole(text.length), random.whole(random.pick([4, 64, 4000])), '')

const repeatRange: Way = (text, random) => {
  const at = random.whole(text.length)
  const range = text.slice(at, at + 1 + random.whole(random.pick([8, 200, 3000])))
  return splice(text, at, 0, range.repeat(random.pick([1, 2, 40]))).slice(0, MOST_BYTES)
}

const truncate: Way = (text, random) => text.slice(0, random.whole(text.length))

/** The beginning of one document and the end of another. */
const cross: Way = (text, random, seeds) => {
  const other = random.pick(seeds)
  return text.slice(0, lineAt(text, random)) + other.slice(lineAt(other, random))
}

const graft: Way = (text, random, seeds) => {
  const other = random.pick(seeds)
  return splice(text, lineAt(text, random), 0, subtreeAt(other, lineAt(other, random))).slice(0, MOST_BYTES)
}

const repeatSubtree: Way = (text, random) => {
  const at = lineAt(text, random)
  return splice(text, at, 0, subtreeAt(text, at).repeat(random.pick([1, 3, 30]))).slice(0, MOST_BYTES)
}

const cutSubtree: Way = (text, random) => {
  const at = lineAt(text, random)
  return splice(text, at, subtreeAt(text, at).length, '')
}

/** A value of an attribute becomes another one that is hard to bear. */
const changeValue: Way = (text, random) => {
  const at = text.indexOf('="', random.whole(text.length))
  if (at < 0) return text
  const end = text.indexOf('"', at + 2)
  return end < 0 ? text : splice(text, at + 2, end - at - 2, random.pick(VALUES))
}

/** The same for a value that the model holds: positions, lengths and levels. */
const changeKnownValue: Way = (text, random) => {
  const found = text.indexOf(random.pick(KNOWN), random.whole(text.length))
  const at = found < 0 ? -1 : text.indexOf('="', found)
  const end = at < 0 ? -1 : text.indexOf('"', at + 2)
  return end < 0 ? text : splice(text, at + 2, end - at - 2, random.pick(VALUES))
}

const renameTag: Way = (text, random, seeds) => {
  const at = text.indexOf('<', random.whole(text.length))
  const name = /^<\/?([\w.]+)/.exec(text.slice(at, at + 60))?.[1]
  const other = random.pick(seeds)
  const from = other.indexOf('<', random.whole(other.length))
  const into = /^<\/?([\w.]+)/.exec(other.slice(from, from + 60))?.[1]
  if (name === undefined || into === undefined) return text
  return splice(text, at + (text[at + 1] === '/' ? 2 : 1), name.length, into)
}

const nestDeep: Way = (text, random) =>
  splice(text, lineAt(text, random), 0, '<Deep>'.repeat(random.pick([10, 200, 300, 5000])))

const newNames: Way = (text, random) => {
  const count = random.pick([10, 1000])
  return splice(
    text,
    lineAt(text, random),
    0,
    Array.from({ length: count }, (_, i) => `<N${random.whole(1e6)}.${i} a${i}="" />`).join(''),
  )
}

/** What leaves every element closed, so that the damage reaches the model. */
const WELL_FORMED_WAYS: readonly [Way, ...Way[]] = [
  changeValue,
  changeValue,
  changeKnownValue,
  changeKnownValue,
  changeKnownValue,
  graft,
  repeatSubtree,
  cutSubtree,
  newNames,
]

const ALL_WAYS: readonly [Way, ...Way[]] = [
  ...WELL_FORMED_WAYS,
  flipBit,
  flipBit,
  setByte,
  insertMark,
  cutRange,
  repeatRange,
  truncate,
  cross,
  renameTag,
  nestDeep,
]

function splice(text: string, at: number, remove: number, insert: string): string {
  return text.slice(0, at) + insert + text.slice(at + remove)
}

/** The start of a line near a chance place. */
function lineAt(text: string, random: Random): number {
  return text.indexOf('\n', random.whole(text.length)) + 1
}

/** The element that begins at a line, to its end: the next line that is not indented deeper. */
function subtreeAt(text: string, at: number): string {
  const indent = /^\t*/.exec(text.slice(at, at + 100))?.[0].length ?? 0
  let end = text.indexOf('\n', at)
  while (end >= 0 && end - at < 20_000) {
    const next = text.indexOf('\n', end + 1)
    const line = text.slice(end + 1, next < 0 ? undefined : next)
    if (line.length - line.trimStart().length <= indent)
      return text.slice(at, line.includes('</') && next > 0 ? next + 1 : end + 1)
    end = next
  }
  return text.slice(at, at + 200)
}

const MOST_BYTES = 400_000

const MARKS: readonly [string, ...string[]] = [
  '<',
  '>',
  '/',
  '"',
  "'",
  '&',
  ';',
  '=',
  ' ',
  '\n',
  '\0',
  '\xff',
  '\xc3',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '<?x?>',
  ']]>',
  '-',
  '.',
  '9',
]

const VALUES: readonly [string, ...string[]] = [
  '',
  '-1',
  '0',
  '1',
  '0.5',
  '-0',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e308',
  '-1e308',
  '1e400',
  '1e-320',
  '1e9',
  '-1e9',
  '4294967296',
  '99999999999999999999999',
  '340282326356119256160033759537265639424',
  '2147483647',
  '-2147483649',
  '-63072000',
  '0x10',
  '1.5.5',
  'true',
  'false',
  'someone',
  '&#x0A;',
  '&amp;&bogus;&#xD800;&#x110000;&#99999999999;&',
  '\xf0\x9f\x8e\xb9 \xc3\x28',
  'A'.repeat(5000),
  'AudioIn/Track.99999999999/PostFxOut',
]

const KNOWN: readonly [string, ...string[]] = [
  '<CurrentStart',
  '<CurrentEnd',
  '<LoopStart',
  '<LoopEnd',
  '<StartRelative',
  '<LoopOn',
  ' Time=',
  ' Duration=',
  ' Velocity=',
  '<MidiKey',
  '<Manual',
  '<Numerator',
  '<Denominator',
  '<TimeSignatureId',
  '<EnumEvent',
  '<FloatEvent',
  '<PointeeId',
  '<AutomationTarget',
  '<TrackGroupId',
  ' Id=',
  '<GrooveId',
  '<WarpMarker',
  '<Color',
  '<Root',
  '<Target',
  '<ReceivingNote',
  '<NoteOrController',
  '<Data',
  '<Ableton',
]
