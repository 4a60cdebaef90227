import type { GivenFile } from '../reading/given-file.ts'

/**
 * Sound files at hand, by the report that they belong to: until the page is left they can be played. Kept outside
 * of React, so that what is dropped together with its set reaches the page of the report.
 */
export type GivenSounds = {
  readonly bounce: File | null
  /** Single tracks, as Live exports them. */
  readonly stems: readonly GivenFile[]
  readonly samples: readonly GivenFile[]
}

const given = new Map<string, GivenSounds>()
const NONE: GivenSounds = { bounce: null, stems: [], samples: [] }

export const soundsAtHand = (reportId: string): GivenSounds => given.get(reportId) ?? NONE
export const giveSounds = (reportId: string, sounds: Partial<GivenSounds>): void =>
  void given.set(reportId, { ...soundsAtHand(reportId), ...sounds })

/** Files that were heard since the page was opened, by their prints. */
const heard = new Map<string, File>()

export const rememberSound = (print: string, file: File): void => void heard.set(print, file)
export const soundOfPrint = (print: string): File | null => heard.get(print) ?? null
