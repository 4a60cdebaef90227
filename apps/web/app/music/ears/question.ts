import type { Piece } from '../player/player.ts'

/** What is asked; its words are copy. Beats and bars are those of the report. */
export type Question = {
  /** Stable for a place of a song: `home 17`. */
  readonly id: string
  /** What is to be listened to, in turn. */
  readonly pieces: readonly [Piece, ...Piece[]]
  readonly choices: readonly Choice[]
  /** Index of the right one. */
  readonly answer: number
} & (
  | { readonly kind: 'next'; readonly bar: number; readonly before: string }
  | { readonly kind: 'home'; readonly bar: number; readonly key: string; readonly chord: string }
  | { readonly kind: 'change'; readonly from: string; readonly to: string; readonly bar: number }
  | { readonly kind: 'offBeat'; readonly bar: number }
  | { readonly kind: 'louder'; readonly bar: number; readonly decibels: number }
)

export type Kind = Question['kind']

/** `name` is a chord or a part; the rest is said by its words. */
export type Choice =
  | { readonly kind: 'name'; readonly name: string; readonly piece?: Piece }
  | { readonly kind: 'yes' | 'no' }
  | { readonly kind: 'bar'; readonly bar: number }
  | { readonly kind: 'turn'; readonly turn: number }

/** A report says this much or more of what is asked about: who answers is never wrong because the report is. */
export const SURE = 0.8
