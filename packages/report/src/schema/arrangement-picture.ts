import * as z from 'zod/mini'
import { barRangeSchema } from './bar-range.ts'
import type { Frozen } from './frozen.ts'
import { trackIdSchema } from './track-report.ts'

const noteRowSchema = z.tuple([z.number(), z.number(), z.number(), z.number()])

const clipReportSchema = z.object({
  /** Unique in the report. */
  id: z.string(),
  trackId: z.number(),
  kind: z.enum(['midi', 'audio']),
  name: z.string(),
  /** `#rrggbb`; the track's where the clip has none. */
  color: z.nullable(z.string()),
  startBeats: z.number(),
  endBeats: z.number(),
  /** Plays as far as the clip, its track and groups say, and the automation of the faders and activators that it passes. */
  isHeard: z.boolean(),
  /** Where that automation lets it through, in beats of the song; absent where it does all along. */
  heardIn: z.optional(z.array(z.object({ startBeats: z.number(), endBeats: z.number() }))),
  /** File name of an audio clip's sample. */
  sampleName: z.nullable(z.string()),
  /**
   * What is heard of a MIDI clip, its loop unrolled: `[pitch, startBeats, durationBeats, velocity]`, beats from the
   * clip's start. Clips with one `contentId` have equal notes, which stand only in the first of them.
   */
  notes: z.array(noteRowSchema),
  contentId: z.nullable(z.string()),
})

/**
 * `fill`: a part plays more or otherwise just before; `riser`: a clip that is one by name or role; `automation`: a
 * parameter moves; `gap`: a beat in which nothing sounds; `dropOut`: a part that goes on afterwards pauses; `pickup`: a
 * new part begins early.
 */
const transitionSignSchema = z.object({
  kind: z.enum(['fill', 'riser', 'automation', 'gap', 'dropOut', 'pickup']),
  /** `null` where it concerns everything. */
  trackId: z.nullable(trackIdSchema),
})

const transitionSchema = z.object({
  /** First bar of the new section. */
  bar: z.number(),
  from: z.string(),
  to: z.string(),
  /** How much fuller the new section is, −1…1, by the sections' density. */
  change: z.number(),
  /** What announces it in the two bars before; empty where nothing does. */
  signs: z.array(transitionSignSchema),
})

const unusedLoopSchema = z.object({
  trackId: z.number(),
  name: z.string(),
  kind: z.enum(['midi', 'audio']),
  /** One pass, in quarter notes; `null` for audio that is not warped. */
  lengthBeats: z.nullable(z.number()),
  /** Row in the session, from 0. */
  sceneIndex: z.number(),
})

/** So many parts play at once there; `fewest`: in each bar, where that is fewer; `trackIds`: those who do in all of them. */
const placeSchema = z.object({
  partCount: z.number(),
  fewest: z.optional(z.number()),
  bars: barRangeSchema,
  trackIds: z.array(z.number()),
})

const contourSchema = z.object({
  /** The first bars that stay equally full. */
  start: placeSchema,
  /** Where most play for the first time. */
  full: placeSchema,
  /** Between two places that are twice as full. */
  dip: z.nullable(placeSchema),
  /** What is left at the end; `null` where it falls off little, or all play on to the end. */
  end: z.nullable(placeSchema),
  isFullToTheEnd: z.boolean(),
  /** The tracks that come in one after another up to the full place, by bar; empty where they come in otherwise. */
  entries: z.array(z.object({ bar: z.number(), trackIds: z.array(z.number()) })),
})

const unfoldingSchema = z.object({
  /** Per four bars, 0…1: sounding parts, notes, and whether a low part plays. A set holds no audio: not loudness. */
  energy: z.array(z.number()),
  /** Between neighbouring sections of an arrangement. */
  transitions: z.array(transitionSchema),
  /** Clips of the session whose notes or sample stand nowhere in the arrangement; empty where nothing is arranged. */
  unusedLoops: z.array(unusedLoopSchema),
  /** How many parts play, from the beginning to the end; absent where that hardly changes. */
  contour: z.optional(contourSchema),
  /** Tracks that are one part, as the microphones of a kit are: those of each, the first to stand for all. */
  layers: z.optional(z.array(z.array(z.number()))),
})

const formMoveSchema = z.object({ bar: z.number(), enters: z.array(z.number()), leaves: z.array(z.number()) })

const formReadingSchema = z.object({
  /** Per bar, 0…1 of the fullest bar: by sounding tracks and note density, not by loudness. */
  densityPerBar: z.array(z.number()),
  /** Where tracks enter after a rest of at least a bar, and where they leave; by bar. */
  moves: z.array(formMoveSchema),
  /** The longest stretch in which the same tracks play the same clips. */
  longestUnchanged: z.nullable(barRangeSchema),
  /** 0…1: share of clips that repeat an earlier clip exactly; `null` below two clips. */
  copyShare: z.nullable(z.number()),
  /** `null` in reports that were made before it was read. */
  unfolding: z.nullable(unfoldingSchema),
})

const meterSpanSchema = z.object({
  startBar: z.number(),
  startBeats: z.number(),
  numerator: z.number(),
  denominator: z.number(),
  /** Quarter notes. */
  beatsPerBar: z.number(),
})

const sectionPartSchema = z.object({
  kind: z.enum(['intro', 'verse', 'chorus', 'build', 'main', 'drop', 'break', 'outro']),
  /** 0…1 */
  confidence: z.number(),
})

export const sectionReportSchema = z.object({
  startBeats: z.number(),
  endBeats: z.number(),
  /** The locator's name, else a letter: equal letters repeat. */
  label: z.string(),
  /**
   * What producers call such a section, by energy, drums, bass, voice and place, or by its locator (confidence 1);
   * absent where that would be a guess, and in reports that were made before it was read.
   */
  part: z.optional(sectionPartSchema),
  /** Tracks that sound in it. */
  trackIds: z.array(z.number()),
  /** 0…1 of the fullest section, by sounding tracks and note density: a set holds no audio, this is not loudness. */
  density: z.number(),
})

export const arrangementPictureSchema = z.object({
  of: z.enum(['arrangement', 'scenes', 'nothing']),
  lengthBeats: z.number(),
  /** Bar lines: each entry holds until the next. The first starts at bar 1, beat 0. */
  meters: z.array(meterSpanSchema),
  /** Tempo along the picture: breakpoints, linear towards the next; two at one beat are a jump. The first at beat 0. */
  tempos: z.array(z.object({ startBeats: z.number(), bpm: z.number() })),
  clips: z.array(clipReportSchema),
  locators: z.array(z.object({ startBeats: z.number(), name: z.string() })),
  /** By what plays and by repetition; covers the song without overlap. Clips parked far behind it are in none. */
  sections: z.array(sectionReportSchema),
  /** Sections are heard in a bounce, because the set has no notes that tell them. */
  areSectionsHeard: z.optional(z.boolean()),
  form: formReadingSchema,
})

/**
 * Tracks × bars. Where a set has no arrangement, its scenes stand end to end, each as long as its longest clip,
 * and `of` says so.
 */
export type ArrangementPicture = Frozen<z.infer<typeof arrangementPictureSchema>>
export type ClipReport = Frozen<z.infer<typeof clipReportSchema>>
export type NoteRow = Frozen<z.infer<typeof noteRowSchema>>
/** How the music unfolds, bar by bar. */
export type FormReading = Frozen<z.infer<typeof formReadingSchema>>
export type FormMove = Frozen<z.infer<typeof formMoveSchema>>
/** What rises and falls, what leads from section to section, and what never got a place. */
export type Unfolding = Frozen<z.infer<typeof unfoldingSchema>>
export type Contour = Frozen<z.infer<typeof contourSchema>>
/** The step from one section to the next, and what leads into it. */
export type TransitionReading = Frozen<z.infer<typeof transitionSchema>>
export type TransitionSign = Frozen<z.infer<typeof transitionSignSchema>>
export type UnusedLoop = Frozen<z.infer<typeof unusedLoopSchema>>
export type MeterSpan = Frozen<z.infer<typeof meterSpanSchema>>
export type SectionReport = Frozen<z.infer<typeof sectionReportSchema>>
