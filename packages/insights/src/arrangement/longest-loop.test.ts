import { expect, it } from 'vitest'
import { midi, midiClip, notes } from '../testing/report-of.ts'
import { songOf } from '../testing/song-of.ts'
import { longestLoop } from './longest-loop.ts'

const beat = midiClip({ lengthBeats: 128, notes: notes(4), loop: { isOn: true, start: 0, end: 4 } })

async function loopBelow(held: readonly { durationBeats: number }[], lengthBeats = 128) {
  const pad = midiClip({
    lengthBeats,
    notes: held.map(({ durationBeats }, at) => ({ pitch: at % 128, startBeats: 0, durationBeats, velocity: 90 })),
  })
  const { parts, picture, activity } = await songOf({
    tracks: [
      midi({ name: 'Kick', arrangementClips: [{ ...beat, lengthBeats }] }),
      midi({ name: 'Pad', arrangementClips: [pad] }),
    ],
  })
  return longestLoop(parts, picture.meters, activity.barCount)
}

it('begins behind a note that is held over, however long', async () => {
  expect(await loopBelow([{ durationBeats: 4 }])).toEqual({ bars: { from: 2, to: 32 }, periodBars: 1 })
  expect(await loopBelow([{ durationBeats: 8 }])).toEqual({ bars: { from: 3, to: 32 }, periodBars: 1 })
  expect(await loopBelow([{ durationBeats: 64 }])).toEqual({ bars: { from: 17, to: 32 }, periodBars: 1 })
})

it('keeps no list of the bars through which thousands of notes are held', async () => {
  const held = Array.from({ length: 10_000 }, () => ({ durationBeats: 30_000 }))
  expect(await loopBelow(held, 30_000)).toBeNull()
}, 30_000)
