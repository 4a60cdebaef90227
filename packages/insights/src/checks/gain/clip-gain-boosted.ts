import type { Check } from '../check.ts'
import { aboutClip } from '../evidence.ts'
import { stackedIn } from './gain-stacked.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { everyAudioClip } from '../warp/audio-clips-of.ts'
import { count, decibels } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const clipGainBoosted: Check = {
  id: 'GS06',
  title: 'Clip gain raised a lot',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'certain',
  source: '12 dB is a rule of thumb',
  find: (song) => {
    // The sum along the chain is told with it (GS05).
    const told = new Set(stackedIn(song).map(({ part }) => part))
    const raised = everyAudioClip(song).filter(({ part, clip }) => clip.gainDb > MOST_GAIN_DB && !told.has(part))
    const sighting = saw(raised, {
      name: ({ part }) => part.track.name,
      one: (name, { clip }) => say`A clip on ${name} is turned up by ${decibels(clip.gainDb)}.`,
      many: (number, names) => say`${number} clips are turned up by more than 12 dB: on ${names}.`,
      evidence: ({ part, placed, clip }) => aboutClip(song, part, placed, say`clip gain ${decibels(clip.gainDb)}`),
    })
    const [most] = raised.toSorted((a, b) => b.clip.gainDb - a.clip.gainDb)
    // Copies on a track are told in one line.
    const contents = Map.groupBy(raised, ({ part, placed }) => `${String(part.track.id)} ${placed.contentKey}`)
    return (
      sighting && {
        ...sighting,
        ...(most && { figures: { part: most.part.track.name, db: most.clip.gainDb } }),
        evidence: [...contents.values()].flatMap((copies) =>
          copies.slice(0, 1).map(({ part, placed, clip }) => {
            const gain = decibels(clip.gainDb)
            const said =
              copies.length > 1 ? say`clip gain ${gain}, ${count(copies.length, 'clip')}` : say`clip gain ${gain}`
            return aboutClip(song, part, placed, said)
          }),
        ),
      }
    )
  },
  learnMore: [manual('Clip View', 'Clip gain'), term('Gain staging', 'gain-staging')],
  honesty: 'Certain about the number. A clean but quiet sample may need exactly this.',
}

const MOST_GAIN_DB = 12
