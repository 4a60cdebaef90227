import type { Part } from '../../song/song.ts'
import { reachesNoInstrument } from '../../tracks/reaches-no-instrument.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual } from '../sources.ts'
import { count } from '../../words/figures.ts'
import { say } from '../../words/say.ts'

export const notesWithoutInstrument: Check = {
  id: 'CP06',
  title: 'Notes without an instrument',
  area: 'sound',
  severity: 'check',
  stages: ANY_STAGE,
  confidence: 'likely',
  source: 'Signal flow: MIDI needs an instrument or a destination',
  find: ({ parts, set }) => {
    const silent = parts.filter(
      (part) => part.report.isHeard && notesOf(part) > 0 && reachesNoInstrument(part.track, set.tracks),
    )
    const sighting = saw(silent, {
      name: ({ track }) => track.name,
      one: (name) => say`${name} has no instrument loaded: its notes make no sound.`,
      many: (number, names) =>
        say`${number} tracks have notes and no instrument loaded, so they make no sound: ${names}.`,
      evidence: (part) =>
        aboutTrack(
          part,
          say`${count(notesOf(part), 'note')}, no instrument, output ${part.track.output?.upperName ?? say`none`}`,
        ),
    })
    const [first] = silent
    return sighting && first ? { ...sighting, figures: { part: first.track.name, notes: notesOf(first) } } : null
  },
  learnMore: [manual('Routing and I/O')],
  honesty: 'Likely: routing to hardware that was not connected when you saved can look like this.',
}

/** Notes of its clips that are on; a track or clip that is off is silent for that reason. */
function notesOf({ clips }: Part): number {
  return clips.reduce((sum, { clip, notes }) => sum + (clip.isMuted ? 0 : notes.length), 0)
}
