import { readFileSync } from 'node:fs'
import { readSet } from '@kvint/als'
import { buildSet } from '@kvint/als/build'
import { hearBounce, makeReport } from '@kvint/insights'
import type { Hearing, SoundTraces } from '@kvint/audio'

type TrueKey = { readonly tonic: number; readonly mode: string }

/** What the renderer says of a song, as far as keys are concerned. */
type Truth = {
  readonly tempo: number
  readonly key: TrueKey
  /** Local keys, seconds of the file. */
  readonly segments: readonly (TrueKey & { readonly start: number; readonly end: number })[]
}

/** Keys of sets that hold nothing but the sound: told by the report with its bounce, held against the key that lasts longest. */
export function keyCount(): {
  readonly add: (truthFile: string, heard: { readonly hearing: Hearing; readonly traces: SoundTraces }) => Promise<void>
  readonly text: () => string
} {
  let [songs, homes, withThird, right] = [0, 0, 0, 0]
  return {
    add: async (truthFile, { hearing, traces }) => {
      const truth = JSON.parse(readFileSync(truthFile, 'utf8')) as Truth
      const bytes = await buildSet({
        tempo: truth.tempo,
        tracks: [
          {
            kind: 'audio',
            name: 'Song',
            arrangementClips: [
              {
                kind: 'audio',
                name: 'Song',
                sample: { path: '/Song Project/Samples/Imported/Song.wav' },
                startBeats: 0,
                lengthBeats: (hearing.durationSeconds * truth.tempo) / 60,
              },
            ],
          },
        ],
      })
      const read = await readSet(bytes)
      if (read.kind !== 'set') throw new Error(read.failure.message)
      const report = makeReport(read.set, { fileName: 'Song.als', bytes: 1 })
      const { harmony } = hearBounce(report, hearing, traces)
      const told = harmony?.kind === 'known' ? harmony.key : null
      const is = longest(truth)
      const third = thirdOf(is.mode)
      const isHome = told?.tonicPitchClass === is.tonic
      songs += 1
      homes += isHome ? 1 : 0
      withThird += third ? 1 : 0
      right += third && isHome && thirdOf(told.mode) === third ? 1 : 0
    },
    text: () => `keys of sets of sound alone: home in ${homes} of ${songs}, home and third in ${right} of ${withThird}`,
  }
}

function longest({ key, segments }: Truth): TrueKey {
  const lasting = (one: TrueKey): number =>
    segments
      .filter(({ tonic, mode }) => tonic === one.tonic && mode === one.mode)
      .reduce((sum, { start, end }) => sum + end - start, 0)
  return segments.toSorted((a, b) => lasting(b) - lasting(a))[0] ?? key
}

/** The third of a mode; null where the labels leave it open. */
function thirdOf(mode: string): 'major' | 'minor' | null {
  if (/major|ionian|lydian|mixolydian/i.test(mode)) return 'major'
  return /minor|aeolian|dorian|phrygian|locrian/i.test(mode) ? 'minor' : null
}
