import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { low, on, one, part, pattern } from './rhythm.cases.ts'

const third = 2 / 3
const claim = async (...args: Parameters<typeof findingOf>) => (await findingOf(...args))?.claim

it('calls swung eighths a shuffle, and no breakbeat', async () => {
  const beat = [
    ...pattern(4, [0, 1 + third, 2 + third, 3 + third]).map((note) => ({ ...note, pitch: 36 })),
    ...pattern(4, [1, 3]).map((note) => ({ ...note, pitch: 38 })),
    ...pattern(1, [0, third]).map((note) => ({ ...note, pitch: 42 })),
  ]
  expect(await claim('RH04', one('Drums', beat))).toBe(
    'Your beat is mostly a backbeat (snare on two and four) and swung eighths at 67 %, a shuffle.',
  )
})

it('says of a kick that is early beside a bass on the grid', async () => {
  const set = (kicks: readonly number[], bass: readonly number[]) => ({
    tempo: 120,
    tracks: [
      part(
        'Kick',
        pattern(4, kicks).map((note) => ({ ...note, pitch: 36 })),
      ),
      part('Bass', low(bass)),
    ],
  })
  expect(await claim('RH05', set([0.96, 1.96, 2.96, 3.96], [0, 1, 2, 3]))).toBe(
    'The kick comes 20 ms before “Bass”, nearly every time they meet: “Bass” is on the grid.',
  )
  expect(await claim('RH05', set([0, 1, 2, 3], [0.04, 1.04, 2.04, 3.04]))).toBe(
    '“Bass” comes 20 ms after the kick, nearly every time they meet.',
  )
})

it('names rhythms over two bars and in triplets without places', async () => {
  expect(await claim('RH08', one('Bass', pattern(8, [0, 1.5, 3, 4.5, 6, 7])))).toBe(
    '“Bass” plays 3 + 3 + 3 + 3 + 2 + 2 eighths over two bars.',
  )
  expect(await claim('RH08', one('Bass', pattern(4, [0, 2, 2 + third, 2 + 2 * third])))).toBe(
    '“Bass” plays quarter-note triplets, three notes in two beats.',
  )
})

it('says accents of each beat as a drummer does', async () => {
  const struck = (loud: readonly number[]) =>
    one(
      'Hats',
      on(42).flatMap((note) =>
        [0, 1, 2, 3].map((step) => ({
          ...note,
          startBeats: note.startBeats + step / 4,
          durationBeats: 0.1,
          velocity: loud.includes(step) ? 110 : 60,
        })),
      ),
    )
  expect(await claim('RH07', struck([1, 3]))).toContain('hits on the second and fourth sixteenths of each beat have')
  expect(await claim('RH07', struck([2]))).toContain('hits on the offbeats have')
})

it('counts places of a bar by the denominator, as Live does', async () => {
  const struck = (timeSignature: string, bar: number, soft: readonly number[]) => ({
    timeSignature,
    ...one(
      'Hats',
      Array.from({ length: 64 }, (_, at) => at / 2).map((startBeats) => ({
        pitch: 42,
        startBeats,
        durationBeats: 0.1,
        velocity: soft.includes(startBeats % bar) ? 60 : 100,
      })),
    ),
  })
  expect(await claim('RH07', struck('6/8', 3, [0.5, 2]))).toContain('softer on 2 and 5 of the bar')
  expect(await claim('RH07', struck('4/2', 8, [0.5, 4]))).toContain('softer on 1.3 and 3 of the bar')
  const tresillo = { timeSignature: '8/8', ...one('Bass', low([0, 1.5, 3])) }
  expect(await claim('RH08', tresillo)).toContain('notes begin on 1, 4 and 7')
})
