import type { GivenFile } from './given-file.ts'

/** Carries files from the front page, where they were dropped, to the page that reads them. */
export function takeAlong(files: readonly GivenFile[]): void {
  inHand = files
}

/** What was taken along, once. */
export function filesInHand(): readonly GivenFile[] {
  const files = inHand
  inHand = []
  return files
}

let inHand: readonly GivenFile[] = []
