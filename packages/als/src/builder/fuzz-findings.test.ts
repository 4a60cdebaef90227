import { expect, test } from 'vitest'
import { heardNotes, readSet, type LiveSet } from '../index.ts'
import { buildSetXml } from './build-set.ts'
import { fullSet } from './full-set.ts'

/** What `npm run fuzz:als` found once, each with the place in a good set where the damage sat. */
test.each<[string, string | RegExp, string]>([
  ['an envelope that points to nothing', /<PointeeId Value="\d+" \/>/g, '<PointeeId Value="" />'],
  ['an envelope without a pointer', /<PointeeId Value="\d+" \/>/g, ''],
  ['a note whose id is no number', /NoteId="2"/g, 'NoteId="A"'],
  ['a note far beyond any number', 'Time="2.5"', 'Time="1e400"'],
  ['a loop without an end', '<LoopEnd Value="4" />', '<LoopEnd Value="1e400" />'],
  ['a root note beyond any number', /<Root Value="\d+" \/>/g, '<Root Value="1e400" />'],
  ['a pan beyond any number', '<Manual Value="0.5" />', '<Manual Value="1e400" />'],
  ['a group beyond any number', '<TrackGroupId Value="1" />', '<TrackGroupId Value="1e400" />'],
  ['a groove beyond any number', '<GrooveId Value="0" />', '<GrooveId Value="1e400" />'],
  ['a pad beyond any number', '<ReceivingNote Value="92" />', '<ReceivingNote Value="1e400" />'],
  ['parameters at the end of the numbers', /<Manual Value="-?[\d.]+" \/>/g, '<Manual Value="-1e308" />'],
  ['an MPE curve whose value is none', /TimeOffset="0.25" Value="63"/g, 'TimeOffset="0.25" Value="x"'],
])('%s leaves only numbers that are some', async (_, good, damaged) => {
  const xml = buildSetXml(fullSet(12))
  const broken = xml.replace(good, damaged)
  expect(broken).not.toBe(xml)
  const set = await read(broken)
  expect(JSON.parse(JSON.stringify(set))).toEqual(set)
})

test.each([
  ['a clip of endless length without notes', '<CurrentEnd Value="4" />', '<CurrentEnd Value="1e300" />'],
  ['a loop that begins too far away for a beat to count', '<LoopStart Value="0" />', '<LoopStart Value="-1e308" />'],
])('%s is unrolled in an end', async (_, good, damaged) => {
  const xml = buildSetXml({ tracks: [{ kind: 'midi', arrangementClips: [{ loop: { isOn: true }, notes: [] }] }] })
  const [clip] = (await read(xml.replace(good, damaged))).tracks[0]?.arrangementClips ?? []
  expect(clip?.kind === 'midi' && heardNotes(clip)).toEqual([])
})

test.each([
  ['a second document', buildSetXml({})],
  ['zeros', '\0'.repeat(20)],
  ['words', 'end of file'],
])('%s behind the set is passed over, in whatever pieces the bytes come', async (_, behind) => {
  const bytes = new TextEncoder().encode(buildSetXml({ tempo: 97 }) + behind)
  const results = await Promise.all([bytes.length, 1, 100].map((size) => readSet(inPieces(bytes, size))))
  for (const result of results) expect(result).toMatchObject({ kind: 'set', set: { tempo: { bpm: 97 } } })
})

test.each([
  ['a value that never ends', '<Annotation Value="', '"'],
  ['a name without a value in a tag that never ends', '<Annotation Value="" x y', '>'],
  ['a comment that never ends', '<!-- ', '--'],
])('%s fails alike, in whatever pieces the bytes come', async (_, begin, without) => {
  const rest = buildSetXml(fullSet(12)).replaceAll(without, '').slice(0, 20_000)
  const bytes = new TextEncoder().encode(`${buildSetXml({}).replace(/<LiveSet>[^]*/, '<LiveSet>')}${begin}${rest}`)
  const [whole, ...others] = await Promise.all([bytes.length, 10, 1000].map((size) => readSet(inPieces(bytes, size))))
  expect(whole?.kind).toBe('failure')
  for (const other of others) expect(other).toEqual(whole)
})

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(xml: string): Promise<LiveSet> {
  const result = await readSet(new TextEncoder().encode(xml))
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.set
}
