import { DRUM_ROLES } from '../../roles/role-by-name.ts'
import type { Part } from '../../song/song.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { confidenceByRole, partsWith } from '../roles-of.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { panWords } from './pan-words.ts'
import { roleWord } from '../../words/figures.ts'
import { say } from '../../words/say.ts'
import { inEnglish } from '../../words/write-message.ts'

export const lowPartPanned: Check = {
  id: 'ST01',
  title: 'Low part off the centre',
  area: 'mix',
  severity: 'check',
  stages: ['mix', 'export'],
  confidence: 'likely',
  source:
    'Practice of keeping lows central; sources differ on how strictly. 20 of 50 for a low part, as the bass of an orchestra stands aside, and 40 of 50 for a whole kit are rules of thumb',
  find: (song) => {
    const panOf = ({ track }: Part) => Math.abs(track.mixer.pan)
    const recordings = Map.groupBy(
      partsWith(song, 'kick', 'bass', ...DRUM_ROLES).filter(({ track }) => track.kind === 'audio'),
      isOfDrums,
    )
    const panned = [
      ...partsWith(song, 'kick', 'bass').filter((part) => panOf(part) >= ASIDE),
      ...partsWith(song, 'drums').filter((part) => panOf(part) >= FAR_ASIDE),
    ]
      .filter((part) => !isOneOfAPair(part, recordings.get(isOfDrums(part)) ?? []))
      .toSorted((a, b) => panOf(b) - panOf(a))
    const sighting = saw(panned, {
      name: ({ track }) => track.name,
      one: (name, { track }) => say`${name} is panned ${panWords(track.mixer.pan)}.`,
      many: (number, names) => say`${number} low parts are panned off the centre: ${names}.`,
      evidence: (part) =>
        aboutTrack(
          part,
          say`pan ${panWords(part.track.mixer.pan)}; ${roleWord(part.report.role.role)}, because ${part.report.role.message ?? part.report.role.because}`,
        ),
    })
    const [first] = panned
    if (!sighting || !first) return null
    return {
      ...sighting,
      confidence: confidenceByRole(panned),
      figures: { part: first.track.name, pan: panWords(first.track.mixer.pan) },
      ...(panned.every(({ report }) => report.role.role === 'drums') && {
        lesson: 'st01-drums',
        honesty: inEnglish(
          say`Likely: the pan is certain, that it is a kit is read from the track. A second kit may stand aside on purpose.`,
        ),
      }),
    }
  },
  learnMore: [manual('Mixing', 'The Live Mixer'), term('Mono compatibility', 'mono')],
  lessons: ['st01-drums'],
  honesty:
    'Likely: the pan is certain, the role is read from the track. A part that plays above 200 Hz may stand where it likes.',
}

/** Whether another recording of drums, or of the same role, stands as far on the other side: two microphones of one source. */
function isOneOfAPair({ track: { kind, mixer } }: Part, recordings: readonly Part[]): boolean {
  return kind === 'audio' && recordings.some(({ track }) => Math.abs(mixer.pan + track.mixer.pan) < ALIKE)
}

function isOfDrums({ report }: Part): boolean {
  return DRUM_ROLES.has(report.role.role)
}

const ASIDE = 0.4
/** Two and a half of Live’s fifty steps. */
const ALIKE = 0.05
const FAR_ASIDE = 0.8
