/**
 * Tracks × bars. Where a set has no arrangement, its scenes stand end to end, each as long as its longest clip,
 * and `of` says so.
 */
export type ArrangementPicture = {
  readonly of: 'arrangement' | 'scenes' | 'nothing'
  readonly lengthBeats: number
  /** Bar lines: each entry holds until the next. The first starts at bar 1, beat 0. */
  readonly meters: readonly MeterSpan[]
  /** Tempo along the picture: breakpoints, linear towards the next; two at one beat are a jump. The first at beat 0. */
  readonly tempos: readonly { readonly startBeats: number; readonly bpm: number }[]
  readonly clips: readonly ClipReport[]
  readonly locators: readonly { readonly startBeats: number; readonly name: string }[]
  /** By what plays and by repetition; covers the song without overlap. Clips parked far behind it are in none. */
  readonly sections: readonly SectionReport[]
  readonly form: FormReading
}

/** How the music unfolds, bar by bar. */
export type FormReading = {
  /** Per bar, 0…1 of the fullest bar: by sounding tracks and note density, not by loudness. */
  readonly densityPerBar: readonly number[]
  /** Where tracks enter after a rest of at least a bar, and where they leave; by bar. */
  readonly moves: readonly FormMove[]
  /** The longest stretch in which the same tracks play the same clips. */
  readonly longestUnchanged: { readonly from: number; readonly to: number } | null
  /** 0…1: share of clips that repeat an earlier clip exactly; `null` below two clips. */
  readonly copyShare: number | null
  /** Absent in reports that were made before it was read. */
  readonly unfolding?: Unfolding | undefined
}

/** What rises and falls, what leads from section to section, and what never got a place. */
export type Unfolding = {
  /** Per four bars, 0…1: sounding parts, notes, and whether a low part plays. A set holds no audio: not loudness. */
  readonly energy: readonly number[]
  /** Between neighbouring sections of an arrangement. */
  readonly transitions: readonly TransitionReading[]
  /** Clips of the session whose notes or sample stand nowhere in the arrangement; empty where nothing is arranged. */
  readonly unusedLoops: readonly UnusedLoop[]
}

/** The step from one section to the next, and what leads into it. */
export type TransitionReading = {
  /** First bar of the new section. */
  readonly bar: number
  readonly from: string
  readonly to: string
  /** How much fuller the new section is, −1…1, by the sections' density. */
  readonly change: number
  /** What announces it in the two bars before; empty where nothing does. */
  readonly signs: readonly TransitionSign[]
}

/**
 * `fill`: a part plays more or otherwise just before; `riser`: a clip that is one by name or role; `automation`: a
 * parameter moves; `gap`: a beat in which nothing sounds; `dropOut`: a part that goes on afterwards pauses; `pickup`: a
 * new part begins early.
 */
export type TransitionSign = {
  readonly kind: 'fill' | 'riser' | 'automation' | 'gap' | 'dropOut' | 'pickup'
  /** `null` where it concerns everything. */
  readonly trackId: number | 'main' | null
}

export type UnusedLoop = {
  readonly trackId: number
  readonly name: string
  readonly kind: 'midi' | 'audio'
  /** One pass, in quarter notes; `null` for audio that is not warped. */
  readonly lengthBeats: number | null
  /** Row in the session, from 0. */
  readonly sceneIndex: number
}

export type FormMove = {
  readonly bar: number
  readonly enters: readonly number[]
  readonly leaves: readonly number[]
}

export type MeterSpan = {
  readonly startBar: number
  readonly startBeats: number
  readonly numerator: number
  readonly denominator: number
  /** Quarter notes. */
  readonly beatsPerBar: number
}

export type ClipReport = {
  /** Unique in the report. */
  readonly id: string
  readonly trackId: number
  readonly kind: 'midi' | 'audio'
  readonly name: string
  /** `#rrggbb`; the track's where the clip has none. */
  readonly color: string | null
  readonly startBeats: number
  readonly endBeats: number
  /** Plays as far as the clip, its track and groups say. */
  readonly isHeard: boolean
  /** File name of an audio clip's sample. */
  readonly sampleName: string | null
  /**
   * What is heard of a MIDI clip, its loop unrolled: `[pitch, startBeats, durationBeats, velocity]`, beats from the
   * clip's start. Clips with one `contentId` have equal notes, which stand only in the first of them.
   */
  readonly notes: readonly NoteRow[]
  readonly contentId: string | null
}

export type NoteRow = readonly [pitch: number, startBeats: number, durationBeats: number, velocity: number]

export type SectionReport = {
  readonly startBeats: number
  readonly endBeats: number
  /** The locator's name, else a letter: equal letters repeat. */
  readonly label: string
  /** Tracks that sound in it. */
  readonly trackIds: readonly number[]
  /** 0…1 of the fullest section, by sounding tracks and note density: a set holds no audio, this is not loudness. */
  readonly density: number
}
