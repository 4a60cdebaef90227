import * as z from 'zod/mini'

/** The way a number is written: `decibels` with its sign, `hertz` in Hz or kHz, `percent` of a share of 1. */
const unitSchema = z.enum(['decibels', 'signed', 'hertz', 'milliseconds', 'ratio', 'percent', 'plain'])

/**
 * What stands in a message’s place `{0}`, `{1}`: a word that is the same in every language, or what each language writes
 * in its own way.
 */
export type Figure =
  | string
  | number
  | Message
  /** Things counted, by the English noun: `3 tracks`. `many` where the plural is not the noun with an s. */
  | { readonly count: number; readonly noun: string; readonly many?: string | undefined }
  | { readonly unit: Unit; readonly value: number; readonly decimals?: number | undefined }
  /** A name that the producer gave, in quotation marks; empty for a track without a name. */
  | { readonly quoted: string }
  /** Tracks by name, with how many carry it, and how many more are not named. */
  | { readonly tracks: readonly { readonly name: string; readonly times: number }[]; readonly more: number }
  | { readonly list: readonly Figure[]; readonly more: number }
  /** `B minor`, `F♯ Dorian` */
  | { readonly key: string }
  /** `Bm7`, `B♭/D` */
  | { readonly chord: string }
  /** `B1`, `E♭` */
  | { readonly pitch: string }
  /** A figure that begins a sentence. */
  | { readonly sentence: Figure }

/** A sentence as data: its English pattern, by which other languages find theirs, and what fills the braces. */
export type Message = { readonly pattern: string; readonly figures: readonly Figure[] }
export type Unit = z.infer<typeof unitSchema>

export const figureSchema: z.ZodMiniType<Figure, Figure> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    messageSchema,
    z.object({ count: z.number(), noun: z.string(), many: z.optional(z.string()) }),
    z.object({ unit: unitSchema, value: z.number(), decimals: z.optional(z.number()) }),
    z.object({ quoted: z.string() }),
    z.object({ tracks: z.array(z.object({ name: z.string(), times: z.number() })), more: z.number() }),
    z.object({ list: z.array(figureSchema), more: z.number() }),
    z.object({ key: z.string() }),
    z.object({ chord: z.string() }),
    z.object({ pitch: z.string() }),
    z.object({ sentence: figureSchema }),
  ]),
)

export const messageSchema: z.ZodMiniType<Message, Message> = z.object({
  pattern: z.string(),
  figures: z.array(figureSchema),
})
