import type { Picture } from './picture.ts'
import type { MetricId } from './words/all-words.ts'

/** One habit over many songs: a sentence, a picture, and a lesson. Compared with herself only; never a score. */
export type Metric = {
  readonly id: MetricId
  readonly area: LibraryArea
  readonly title: string
  readonly claim: string
  /** The claim before its figures are filled in, for other languages: `main` or another of the metric's claims. */
  readonly said: { readonly claim: string; readonly figures: Figures }
  readonly why: string
  readonly tryThis: string
  readonly honesty: string
  /** Songs that it rests on. */
  readonly songs: number
  /** First and last save of these songs, ISO 8601; `null` where no time is known. */
  readonly span: { readonly from: string; readonly to: string } | null
  readonly picture: Picture
}

export type LibraryArea =
  | 'tempo-and-key'
  | 'harmony'
  | 'playing'
  | 'finishing'
  | 'saving'
  | 'form'
  | 'sounds'
  | 'mix'
  | 'order'

export type Figures = Readonly<Record<string, string | number>>
