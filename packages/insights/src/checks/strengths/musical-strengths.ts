import { beatDropsOut } from '../arrangement/beat-drops-out.ts'
import { beatStops } from '../arrangement/beat-stops.ts'
import { formOnFaders } from '../arrangement/form-on-faders.ts'
import { breakBefore } from '../arrangement/break-before.ts'
import { doors } from '../arrangement/doors.ts'
import { phraseOfAnotherLength } from '../arrangement/phrase-of-another-length.ts'
import { riseAndArrival } from '../arrangement/rise-and-arrival.ts'
import { tempoOrMeterChanges } from '../arrangement/tempo-or-meter-changes.ts'
import { longFades } from '../automation/long-fades.ts'
import type { Check } from '../check.ts'
import { callAndAnswer } from '../harmony/call-and-answer.ts'
import { chordJoins } from '../harmony/chord-joins.ts'
import { chordLoop } from '../harmony/chord-loop.ts'
import { chordRow } from '../harmony/chord-row.ts'
import { fallingBass } from '../harmony/falling-bass.ts'
import { fewNotes } from '../harmony/few-notes.ts'
import { keyChange } from '../harmony/key-change.ts'
import { homeStaysAway } from '../harmony/home-stays-away.ts'
import { heldBass } from '../harmony/held-bass.ts'
import { noteOfTheMode } from '../harmony/note-of-the-mode.ts'
import { oneChord } from '../harmony/one-chord.ts'
import { oneGround } from '../harmony/one-ground.ts'
import { oneHighestNote } from '../harmony/one-highest-note.ts'
import { phraseEndings } from '../harmony/phrase-endings.ts'
import { returningFigure } from '../harmony/returning-figure.ts'
import { rootUnderEveryChord } from '../harmony/root-under-every-chord.ts'
import { savedChord } from '../harmony/saved-chord.ts'
import { secondaryDominant } from '../harmony/secondary-dominant.ts'
import { softDominant } from '../harmony/soft-dominant.ts'
import { twoSevenths } from '../harmony/two-sevenths.ts'
import { accents } from '../rhythm/accents.ts'
import { bassAndKick } from '../rhythm/bass-and-kick.ts'
import { offTheBeat } from '../rhythm/off-the-beat.ts'
import { polymetre } from '../rhythm/polymetre.ts'
import { pushAndDrag } from '../rhythm/push-and-drag.ts'
import { rhythmByName } from '../rhythm/rhythm-by-name.ts'
import { borrowedChord } from './borrowed-chord.ts'

/** What works in harmony, rhythm and form, the rarest first. */
export const MUSICAL_STRENGTHS: readonly Check[] = [
  keyChange,
  tempoOrMeterChanges,
  borrowedChord,
  secondaryDominant,
  savedChord,
  noteOfTheMode,
  twoSevenths,
  heldBass,
  oneGround,
  oneChord,
  fallingBass,
  polymetre,
  rhythmByName,
  offTheBeat,
  bassAndKick,
  pushAndDrag,
  accents,
  softDominant,
  chordJoins,
  oneHighestNote,
  homeStaysAway,
  callAndAnswer,
  returningFigure,
  fewNotes,
  chordLoop,
  chordRow,
  beatDropsOut,
  beatStops,
  formOnFaders,
  longFades,
  riseAndArrival,
  breakBefore,
  doors,
  phraseOfAnotherLength,
  rootUnderEveryChord,
  phraseEndings,
]
