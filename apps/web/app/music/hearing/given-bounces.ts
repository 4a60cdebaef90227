import type { GivenFile } from '../reading/given-file.ts'

/**
 * Sound files at hand, by the report that they are a bounce of: until the page is left they can be played. Kept outside
 * of React, so that a bounce that is dropped together with its set reaches the page of the report.
 */
const given = new Map<string, File>()

export const giveBounce = (reportId: string, file: File): void => void given.set(reportId, file)
export const bounceAtHand = (reportId: string): File | undefined => given.get(reportId)
export const takeBack = (reportId: string): void => void given.delete(reportId)

/** The samples of a project folder, to be heard on the page of its report. */
const samples = new Map<string, readonly GivenFile[]>()

export const giveSamples = (reportId: string, files: readonly GivenFile[]): void => void samples.set(reportId, files)
export const samplesAtHand = (reportId: string): readonly GivenFile[] | undefined => samples.get(reportId)
