import type { ClipReport, Finding, NoteRow, Report, TrackReport } from '@kvint/report'

/** Sixteen bars of three tracks, for tests. */
export function madeUpReport(change: Partial<Report> = {}): Report {
  return {
    schema: 2,
    source: { fileName: 'Tinde.als', bytes: 48_213, creator: 'Ableton Live 11.3.13', live: 11 },
    overview: {
      tempo: { bpm: 124, minBpm: 124, maxBpm: 124, isAutomated: false },
      meter: '4/4',
      meterChanges: 0,
      lengthOf: 'arrangement',
      lengthBars: 16,
      lengthSeconds: 30.97,
      trackCounts: { midi: 2, audio: 1, group: 1, return: 0 },
      clipCounts: { arrangement: 4, session: 0 },
      noteCounts: { arrangement: 10, session: 0 },
      sceneCount: 8,
      deviceCount: 3,
      devices: [{ name: 'Wavetable', count: 1 }],
      plugins: [],
      maxDevices: [],
      scaleInLive: null,
      stage: { stage: 'arrange', because: 'Most of the music stands in the arrangement and no limiter is set.' },
    },
    tracks: [
      track({ id: 1, name: 'Band', kind: 'group', color: '#ff94a6' }),
      track({ id: 2, name: 'Chords', groupId: 1, depth: 1, color: '#5480e4', noteCount: 7, pan: -0.3, volumeDb: -8 }),
      track({ id: 3, name: 'Bass', groupId: 1, depth: 1, color: '#ffa529', noteCount: 3, volumeDb: -6 }),
      track({ id: 4, name: 'Vocal', kind: 'audio', color: null, isHeard: false, volumeDb: -70 }),
      track({ id: 'main', name: 'Main', kind: 'main' }),
    ],
    arrangement: {
      of: 'arrangement',
      lengthBeats: 64,
      meters: [{ startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }],
      tempos: [{ startBeats: 0, bpm: 124 }],
      clips: [
        clip({ id: 'c1', name: 'Verse', endBeats: 32, notes: TRIADS, contentId: 'verse' }),
        clip({ id: 'c2', name: 'Verse', startBeats: 32, endBeats: 64, contentId: 'verse' }),
        clip({
          id: 'c3',
          trackId: 3,
          name: 'Low',
          endBeats: 64,
          color: '#ffa529',
          notes: [
            [33, 0, 4, 90],
            [38, 16, 4, 90],
          ],
        }),
        clip({
          id: 'c4',
          trackId: 4,
          kind: 'audio',
          name: 'take 1',
          startBeats: 16,
          endBeats: 48,
          color: null,
          isHeard: false,
          sampleName: 'take 1.wav',
        }),
      ],
      locators: [{ startBeats: 32, name: 'Lift' }],
      sections: [
        { startBeats: 0, endBeats: 32, label: 'A', trackIds: [2, 3], density: 0.6 },
        { startBeats: 32, endBeats: 64, label: 'Lift', trackIds: [2, 3], density: 1 },
      ],
      form: {
        densityPerBar: [0.5, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.7, 1, 1, 1, 1, 1, 1, 1, 0.9],
        moves: [
          { bar: 5, enters: [4], leaves: [] },
          { bar: 13, enters: [], leaves: [4] },
        ],
        longestUnchanged: { from: 1, to: 4 },
        copyShare: 0.25,
        unfolding: {
          energy: [0.5, 0.6, 0.95, 1],
          transitions: [
            {
              bar: 9,
              from: 'A',
              to: 'Lift',
              change: 0.4,
              signs: [
                { kind: 'fill', trackId: 3 },
                { kind: 'gap', trackId: null },
              ],
            },
          ],
          unusedLoops: [{ trackId: 2, name: 'Chords alt', kind: 'midi', lengthBeats: 16, sceneIndex: 3 }],
        },
      },
    },
    harmony: {
      kind: 'known',
      key: {
        name: 'A minor',
        tonicPitchClass: 9,
        mode: 'minor',
        confidence: 0.82,
        runnerUp: { name: 'C major', confidence: 0.14 },
        evidence: ['The bass rests on A.', 'Every note lies in A minor.'],
        scalePitchClasses: [9, 11, 0, 2, 4, 5, 7],
        pitchClassWeights: [0.2, 0, 0.1, 0, 0.2, 0.1, 0, 0, 0, 0.4, 0, 0],
      },
      localKeys: [],
      chords: [
        {
          startBeats: 0,
          endBeats: 16,
          symbol: 'Am',
          rootPitchClass: 9,
          quality: 'min',
          bassPitchClass: 9,
          roman: 'i',
          function: 'tonic',
          colour: null,
          confidence: 0.9,
        },
        {
          startBeats: 16,
          endBeats: 32,
          symbol: 'Dm',
          rootPitchClass: 2,
          quality: 'min',
          bassPitchClass: 2,
          roman: 'iv',
          function: 'subdominant',
          colour: null,
          confidence: 0.9,
        },
        {
          startBeats: 32,
          endBeats: 48,
          symbol: 'B♭',
          rootPitchClass: 10,
          quality: 'maj',
          bassPitchClass: 10,
          roman: '♭II',
          function: 'outside',
          colour: 'chromatic',
          confidence: 0.4,
        },
        {
          startBeats: 48,
          endBeats: 64,
          symbol: 'E',
          rootPitchClass: 4,
          quality: 'maj',
          bassPitchClass: 4,
          roman: 'V',
          function: 'dominant',
          colour: null,
          confidence: 0.8,
        },
      ],
      trackIds: [2, 3],
    },
    findings: [
      finding({ id: 'AR03:main', severity: 'check', area: 'arrangement' }),
      finding({
        id: 'ST01:2',
        checkId: 'HA24',
        severity: 'strength',
        area: 'harmony',
        claim: 'The B♭ in bar 9 is the only chord outside A minor.',
        place: { trackIds: [2], clipIds: ['c2'], bars: { from: 9, to: 12 } },
      }),
      finding({
        id: 'GS01:4',
        checkId: 'GS01',
        severity: 'fix',
        area: 'mix',
        stages: ['arrange', 'mix'],
        claim: 'The vocal fader is at its stop.',
        learnMore: [{ title: 'Headroom', reference: 'glossary:headroom' }],
        place: { trackIds: [4], clipIds: [], bars: null },
      }),
      finding({
        id: 'FI02:set',
        checkId: 'FI02',
        severity: 'idea',
        area: 'files',
        claim: 'One sample lies outside the project.',
      }),
    ],
    gaps: [],
    ...change,
  }
}

function track(change: Partial<TrackReport>): TrackReport {
  return {
    id: 1,
    name: 'Track',
    kind: 'midi',
    color: '#5480e4',
    groupId: null,
    depth: 0,
    volumeDb: 0,
    pan: 0,
    isHeard: true,
    isSoloed: false,
    role: { role: 'chords', confidence: 0.7, because: 'of its name' },
    devices: ['Wavetable', 'EQ Eight'],
    noteCount: 0,
    ...change,
  }
}

function clip(change: Partial<ClipReport>): ClipReport {
  return {
    id: 'clip',
    trackId: 2,
    kind: 'midi',
    name: 'Clip',
    color: '#5480e4',
    startBeats: 0,
    endBeats: 16,
    isHeard: true,
    sampleName: null,
    notes: [],
    contentId: null,
    ...change,
  }
}

function finding(change: Partial<Finding>): Finding {
  return {
    id: 'finding',
    checkId: 'AR03',
    area: 'arrangement',
    severity: 'check',
    stages: ['arrange'],
    confidence: 'likely',
    claim: 'From bar 1 to bar 8 the same two tracks play the same clips.',
    evidence: [
      { text: 'Eight bars without a change', trackId: 2, clipId: 'c1', deviceName: null, bars: { from: 1, to: 8 } },
    ],
    lesson: 'ar03',
    figures: {},
    learnMore: [{ title: 'Arrangement View', reference: 'Ableton Reference Manual, Arrangement' }],
    honesty: 'Likely: filters inside plug-ins cannot be seen.',
    place: { trackIds: [2, 3], clipIds: ['c1'], bars: { from: 1, to: 8 } },
    ...change,
  }
}

const TRIADS: NoteRow[] = [
  [57, 0, 4, 90],
  [60, 0, 4, 90],
  [64, 0, 4, 90],
  [57, 16, 4, 100],
  [62, 16, 4, 100],
  [65, 16, 4, 100],
  [69, 20, 0, 127],
]
