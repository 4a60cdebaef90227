import { expect, it } from 'vitest'
import { findingOf } from '../../testing/report-of.ts'
import { Am, bars, C, chords, Dm, E, F, line, loop, part } from './harmony.cases.ts'

const five = (one: readonly (readonly number[])[]) => Array.from({ length: 5 }, () => one).flat()

it('calls the dominant of minor no stranger to its key', async () => {
  expect((await findingOf('HA24', chords([...five([Am, F, C, Dm]), Am, E, Am, E])))?.claim).toBe(
    'E is new in bar 22, after 21 bars without it.',
  )
})

it('takes notes of lines that pass each other for no chord', async () => {
  const late = (startBeats: number) => (note: ReturnType<typeof line>[number]) => ({
    ...note,
    startBeats: note.startBeats + startBeats,
  })
  const inBar22 = (tune: readonly number[]) => ({
    tracks: [
      part('Chords', [...bars([...five(loop), F]), ...bars([C]).map(late(88))]),
      part('Bass', line([46, 36, 46], 4).map(late(84))),
      part('Lead', [...line(tune).map(late(84)), ...line(tune).map(late(92))]),
    ],
  })
  expect(await findingOf('HA24', inBar22([62, 60, 62, 65]))).toBeUndefined()
})
