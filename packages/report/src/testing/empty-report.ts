import type { Report } from '../schema/report.ts'

/** The report of a set with nothing in it. */
export function emptyReport(): Report {
  return {
    schema: 2,
    source: { fileName: 'empty.als', bytes: 0, creator: null, live: 12 },
    overview: {
      tempo: { bpm: 120, minBpm: 120, maxBpm: 120, isAutomated: false },
      meter: '4/4',
      meterChanges: 0,
      lengthOf: 'nothing',
      lengthBars: 0,
      lengthSeconds: 0,
      trackCounts: { midi: 0, audio: 0, group: 0, return: 0 },
      clipCounts: { arrangement: 0, session: 0 },
      noteCounts: { arrangement: 0, session: 0 },
      sceneCount: 0,
      deviceCount: 0,
      devices: [],
      plugins: [],
      maxDevices: [],
      scaleInLive: null,
      stage: { stage: 'sketch', because: 'nothing is in the arrangement yet' },
    },
    tracks: [],
    arrangement: {
      of: 'nothing',
      lengthBeats: 0,
      meters: [],
      tempos: [],
      clips: [],
      locators: [],
      sections: [],
      form: { densityPerBar: [], moves: [], longestUnchanged: null, copyShare: null, unfolding: null },
    },
    harmony: { kind: 'unknown', reason: 'There are no notes to read.' },
    findings: [],
    gaps: [],
  }
}
