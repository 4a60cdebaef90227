import type { AudioClipDescription, MidiClipDescription, MidiNoteDescription } from '../description/clip-description.ts'
import { chordsOf, type Chord } from './harmony.ts'
import { sectionsWith, type Part, type Section } from './song-form.ts'

type Look = { readonly name: string; readonly colorIndex: number }

/** A short pattern, looped through every section in which the part plays. */
export function loopedClips(part: Part, look: Look, notes: readonly MidiNoteDescription[], loopBeats: number) {
  return sectionsWith(part).map((section): MidiClipDescription => ({
    ...placed(section, look),
    loop: { isOn: true, start: 0, end: loopBeats },
    notes,
  }))
}

/** A line written to the chords of each section. */
export function writtenClips(
  part: Part,
  look: Look,
  write: (chords: readonly Chord[]) => readonly MidiNoteDescription[],
) {
  return sectionsWith(part).map((section): MidiClipDescription => ({
    ...placed(section, look),
    notes: write(chordsOf(section.progression, section.bars)),
  }))
}

/** The same recording in every section in which the part plays. */
export function audioClips(part: Part, clip: AudioClipDescription): AudioClipDescription[] {
  return sectionsWith(part).map((section) => ({ ...clip, startBeats: section.bar * 4 }))
}

function placed(section: Section, look: Look) {
  return {
    name: `${look.name} ${section.name}`,
    colorIndex: look.colorIndex,
    startBeats: section.bar * 4,
    lengthBeats: section.bars * 4,
  }
}
