import type { SampleDescription } from '../description/clip-description.ts'

/** A file in the project's own folder. */
export function projectSample(name: string, seconds: number): SampleDescription {
  return {
    path: `/Users/sol/Music/Nordlys Project/Samples/Imported/${name}`,
    relativePath: `Samples/Imported/${name}`,
    relativePathType: 3,
    ...sizeOf(seconds),
  }
}

/** A file that was dragged in straight from the browser's downloads: it is lost when that folder is tidied. */
export function downloadedSample(name: string, seconds: number): SampleDescription {
  return {
    path: `/Users/sol/Downloads/${name}`,
    relativePath: `../../Downloads/${name}`,
    relativePathType: 1,
    ...sizeOf(seconds),
  }
}

/** Stereo, 24 bits. */
function sizeOf(seconds: number) {
  const durationSamples = Math.round(seconds * SAMPLE_RATE_HZ)
  return { durationSamples, sampleRateHz: SAMPLE_RATE_HZ, sizeBytes: durationSamples * 6 + 44 }
}

const SAMPLE_RATE_HZ = 48_000
