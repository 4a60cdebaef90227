import type { SetDescription, TrackDescription } from '@kvint/als/build'
import { everythingTold } from '@kvint/report'
import { expect, it } from 'vitest'
import { reportOf } from '../testing/report-of.ts'
import { DYNAMICS_CASES } from './dynamics/dynamics.cases.ts'
import { HARMONY_CASES } from './harmony/harmony.cases.ts'
import { HOMES_CASES } from './harmony/homes.cases.ts'
import { JOINS_CASES } from './harmony/joins.cases.ts'
import { FIGURES_CASES } from './harmony/figures.cases.ts'
import { PARTS_CASES } from './harmony/parts.cases.ts'
import { LOW_END_CASES } from './low-end/low-end.cases.ts'
import { ACCENT_CASES } from './rhythm/accents.cases.ts'
import { BASS_AND_KICK_CASES } from './rhythm/bass-and-kick.cases.ts'
import { RHYTHM_CASES } from './rhythm/rhythm.cases.ts'
import { STEREO_CASES } from './stereo/stereo.cases.ts'
import { BEAT_CASES } from './strengths/beat.cases.ts'
import { STRENGTHS_CASES } from './strengths/strengths.cases.ts'

/** What is arranged, in scenes: the clips of each track one below the other. */
const inScenes = ({ tracks = [], ...rest }: SetDescription): SetDescription => ({
  ...rest,
  locators: [],
  tracks: tracks.map(({ arrangementClips = [], ...track }): TrackDescription => ({
    ...track,
    sessionClips: Object.fromEntries([...arrangementClips].map((clip, scene) => [scene, { ...clip, startBeats: 0 }])),
  })),
})
const told = [
  ...DYNAMICS_CASES,
  ...HARMONY_CASES,
  ...LOW_END_CASES,
  ...HOMES_CASES,
  ...JOINS_CASES,
  ...FIGURES_CASES,
  ...PARTS_CASES,
  ...ACCENT_CASES,
  ...BASS_AND_KICK_CASES,
  ...RHYTHM_CASES,
  ...STEREO_CASES,
  ...BEAT_CASES,
  ...STRENGTHS_CASES,
].filter(([, kind]) => kind === 'fires')

it('names no bars of scenes, which stand end to end for reading only', async () => {
  const found = new Set<string>()
  for (const [, , , set] of told) {
    for (const { checkId, claim, evidence } of everythingTold(await reportOf(inScenes(set))))
      for (const text of [claim, ...evidence.map((one) => one.text)])
        if (/\bbars? \d|share \d+ bars|low in \d+ bars|of \d+ bars/i.test(text)) found.add(`${checkId}: ${text}`)
  }
  expect([...found]).toEqual([])
}, 60_000)
