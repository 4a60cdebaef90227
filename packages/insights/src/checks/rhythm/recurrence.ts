import type { MidiClip, MidiNote } from '@kvint/als'

/** Notes of a clip that can be heard: of its loop where that is on. */
export function soundingNotes({ notes, loop: { isOn, start, end } }: MidiClip): readonly MidiNote[] {
  return notes.filter(({ startBeats, isMuted }) => !isMuted && (!isOn || (startBeats >= start && startBeats < end)))
}

/** Whether each note comes again so many beats later: in a loop from `start` to `end` also around its end, else as far as there are notes. */
export function recurs(notes: readonly MidiNote[], beats: number, start = 0, end = Number.POSITIVE_INFINITY): boolean {
  const placeOfNote = (pitch: number, at: number) => `${String(pitch)}@${String(Math.round(at * 32))}`
  const places = new Set(notes.map(({ pitch, startBeats }) => placeOfNote(pitch, startBeats)))
  const last = notes.at(-1)?.startBeats ?? 0
  const isLoop = Number.isFinite(end)
  if (!isLoop && last - (notes[0]?.startBeats ?? 0) < beats) return false
  return notes.every(({ pitch, startBeats }) => {
    const at = startBeats + beats
    if (!isLoop) return at > last + HAIR_BEATS || places.has(placeOfNote(pitch, at))
    return places.has(placeOfNote(pitch, at < end - HAIR_BEATS ? at : at - (end - start)))
  })
}

/** The shortest stretch in sixteenths after which the notes of a loop come again; 0 where it is none, or a single note. */
export function patternBeats(clip: MidiClip): number {
  const { start, end } = clip.loop
  const notes = soundingNotes(clip)
  const length = Math.round((end - start) * 4) / 4
  if (Math.abs(length - (end - start)) > HAIR_BEATS || new Set(notes.map(({ startBeats }) => startBeats)).size < 2)
    return 0
  const steps = divisorsOf(Math.round(length * 4)).map((sixteenths) => sixteenths / 4)
  return steps.find((step) => step === length || recurs(notes, step, start, end)) ?? 0
}

/** Ascending, in time that grows with the root of `whole`: a file may say a billion. */
function divisorsOf(whole: number): number[] {
  const small: number[] = []
  for (let one = 1; one * one <= whole; one++) if (whole % one === 0) small.push(one)
  return [...small, ...small.map((one) => whole / one).toReversed()]
}

const HAIR_BEATS = 1e-3
