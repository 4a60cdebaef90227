import type { Part, Song } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { activeDevices } from '../devices-of.ts'
import { aboutDevice } from '../evidence.ts'
import { eqBands } from './eq-bands.ts'
import { pitchHertz } from './pitch-hertz.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { hertz } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const lowCutAboveFundamental: Check = {
  id: 'LE02',
  title: 'Low cut above the note that is played',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'Physics: a note of MIDI number n sounds at 440·2^((n−69)/12) Hz. Without notes: 60 Hz at 12 dB, 45 Hz at 48 dB per octave, a rule of thumb',
  find: (song) => {
    const low = partsWith(song, 'kick', 'bass').filter(({ report }) => report.role.confidence >= SURE_ROLE)
    const cuts = low.flatMap((part) =>
      activeDevices(part, 'Eq8').flatMap((placed) => {
        if (placed.chain !== null || hasLayerBelow(song, low, part)) return []
        const cut = eqBands(placed.device).find(({ kind }) => kind === 'lowCut12' || kind === 'lowCut48')
        const limitHz = cut ? (lowestHz(part) ?? (cut.kind === 'lowCut48' ? 45 : 60)) : 0
        return cut && cut.frequencyHz > limitHz ? [{ part, placed, cut }] : []
      }),
    )
    const sighting = saw(cuts, {
      name: ({ part }) => part.track.name,
      one: (name, { part, cut }) =>
        lowestHz(part) === null
          ? say`The EQ on ${name} cuts away what lies below ${hertz(cut.frequencyHz)}, where the weight of a kick or bass lies.`
          : say`The EQ on ${name} cuts away what lies below ${hertz(cut.frequencyHz)}, and the part plays lower than that.`,
      many: (number, names) =>
        cuts.some(({ part }) => lowestHz(part) === null)
          ? say`${number} EQs cut into the low end of a kick or bass: on ${names}.`
          : say`${number} EQs cut away the notes that are played below them: on ${names}.`,
      evidence: ({ part, placed, cut }) => {
        const hz = lowestHz(part)
        return aboutDevice(
          placed,
          say`${cut.kind === 'lowCut48' ? say`Low Cut 48` : say`Low Cut 12`} at ${hertz(cut.frequencyHz)}${hz === null ? '' : say`; lowest note ${hertz(hz)}`}`,
        )
      },
    })
    const [first] = cuts
    if (!sighting || !first) return null
    const noteHz = lowestHz(first.part) ?? 0
    const areNotesKnown = cuts.every(({ part }) => lowestHz(part) !== null)
    return {
      ...sighting,
      confidence: confidenceByRole(cuts.map(({ part }) => part)),
      figures: {
        part: first.part.track.name,
        hz: first.cut.frequencyHz,
        ...(areNotesKnown && { noteHz, safeHz: noteHz / FIFTH }),
      },
      lesson: areNotesKnown ? 'le02' : 'le02-without-notes',
    }
  },
  learnMore: [manual('Live Audio Effect Reference', 'EQ Eight'), term('Low cut', 'low-cut')],
  lessons: ['le02-without-notes'],
  honesty:
    'Likely. It rests on the role that I read for the track. If another layer carries the low end, this is right as it is.',
}

/** The lowest tenth of a bass part's notes; drums play pads, whose numbers are no pitches. */
function lowestHz({ report, clips }: Part): number | null {
  if (report.role.role !== 'bass') return null
  const pitches = clips.flatMap(({ notes }) => notes.map(([pitch]) => pitch)).toSorted((a, b) => a - b)
  const low = pitches[Math.floor(pitches.length / 10)]
  return low === undefined ? null : pitchHertz(low)
}

/** Another part of the same kind that plays along: then the cut is where the layers are split. */
function hasLayerBelow({ activity }: Song, low: readonly Part[], part: Part): boolean {
  const bars = activity.tracks.filter((playing) => playing.has(part.track.id))
  return low.some((other) => {
    if (other === part || other.report.role.role !== part.report.role.role) return false
    const together = bars.filter((playing) => playing.has(other.track.id)).length
    return together >= bars.length * LAYERED_SHARE
  })
}

const LAYERED_SHARE = 0.5
const FIFTH = 3 / 2
const SURE_ROLE = 0.6
