import type { NoteRow, TempoClock } from '@kvint/report'

/** What plays a part: chosen by its role. */
export type Voice = 'bass' | 'keys' | 'pad' | 'pluck' | 'lead' | 'drums'

/** Notes that stand at one place of the song; `rows` count from `startBeats` and are sorted by their start. */
export type Passage = { readonly startBeats: number; readonly endBeats: number; readonly rows: readonly NoteRow[] }

/** One track as it is played. */
export type ScorePart = {
  readonly trackId: number
  readonly name: string
  readonly voice: Voice
  /** Of a drum part that is one instrument: `kick`, `hats`… */
  readonly drum: DrumRole
  readonly gainDb: number
  /** −1 (left) … 1 (right). */
  readonly pan: number
  /** Semitones from written to sounding. */
  readonly shift: number
  /** Whether it sounds until somebody switches it. */
  readonly isOn: boolean
  readonly passages: readonly Passage[]
}

export type DrumRole = 'drums' | 'kick' | 'snare' | 'hats' | 'percussion'

export type Score = {
  readonly parts: readonly ScorePart[]
  readonly clock: TempoClock
  readonly startBeats: number
  readonly endBeats: number
}

/** A note to be sounded: beats of the song, MIDI pitch as it sounds, velocity 1…127. */
export type DueNote = {
  readonly pitch: number
  readonly startBeats: number
  readonly endBeats: number
  readonly velocity: number
}
