import { buildSet } from '@kvint/als/build'
import type { Plugin } from 'vite'

/** `virtual:warm-up-set`: a set of four bars that a worker reads while nothing is asked of it. */
export function warmUpSetPlugin(): Plugin {
  return {
    name: 'warm-up-set',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      return `export const WARM_UP_SET = ${JSON.stringify(Buffer.from(await fourBars()).toString('base64'))}`
    },
  }
}

/** C F G C over its bass: what reads notes, names chords and checks a mix has something to do. */
function fourBars(): Promise<Uint8Array> {
  const track = (name: string, tag: string, bars: readonly (readonly number[])[]) => ({
    kind: 'midi' as const,
    name,
    devices: [{ tag }],
    arrangementClips: [
      {
        kind: 'midi' as const,
        name,
        startBeats: 0,
        lengthBeats: 16,
        notes: bars.flatMap((pitches, bar) =>
          pitches.map((pitch) => ({ pitch, startBeats: bar * 4, durationBeats: 3 })),
        ),
      },
    ],
  })
  return buildSet({
    tracks: [
      track('Keys', 'Reverb', [
        [60, 64, 67],
        [60, 65, 69],
        [59, 62, 67],
        [60, 64, 67],
      ]),
      track('Bass', 'Operator', [[36], [41], [43], [36]]),
    ],
  })
}

const NAME = 'virtual:warm-up-set'
