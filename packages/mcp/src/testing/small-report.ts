import type { ChordReading, ClipReport, Finding, NoteRow, Report, TrackReport } from '@kvint/report'

/** Sixteen bars in A minor at 120 BPM: drums and bass all along, keys from bar 9. Made up, for tests. */
export function smallReport(changes: Partial<Report> = {}): Report {
  return {
    schema: 2,
    source: { fileName: 'Night Bus.als', bytes: 40_000, creator: 'Ableton Live 12.1', live: 12 },
    overview: {
      tempo: { bpm: 120, minBpm: 120, maxBpm: 120, isAutomated: false },
      meter: '4/4',
      meterChanges: 0,
      lengthOf: 'arrangement',
      lengthBars: 16,
      lengthSeconds: 32,
      trackCounts: { midi: 3, audio: 0, group: 0, return: 0 },
      clipCounts: { arrangement: 4, session: 0 },
      noteCounts: { arrangement: 24, session: 0 },
      sceneCount: 0,
      deviceCount: 3,
      devices: [{ name: 'Drum Rack', count: 1 }],
      plugins: [{ name: 'Serum', count: 1, format: 'vst3' }],
      maxDevices: [],
      scaleInLive: null,
      stage: { stage: 'arrange', because: 'Sections differ, and the mixer is untouched.' },
    },
    tracks: [
      track(1, 'Drums', 'drums', ['Drum Rack']),
      track(2, 'Bass', 'bass', ['Operator', 'EQ Eight'], { volumeDb: -6.2 }),
      track(3, 'Keys', 'keys', ['Serum'], { pan: 0.5 }),
      track('main', 'Main', 'main', ['Limiter']),
    ],
    arrangement: {
      of: 'arrangement',
      lengthBeats: 64,
      meters: [{ startBar: 1, startBeats: 0, numerator: 4, denominator: 4, beatsPerBar: 4 }],
      tempos: [{ startBeats: 0, bpm: 120 }],
      clips: [
        clip('c1', 1, 'Beat', 0, 64, [
          [36, 0, 0.25, 100],
          [38, 1, 0.25, 50],
          [36, 2, 0.25, 100],
          [38, 3, 0.25, 100],
        ]),
        clip('c2', 2, 'Low', 0, 32, [
          [45, 0, 2, 100],
          [41, 4, 2, 100],
          [48, 8, 2, 100],
          [43, 12, 2, 100],
        ]),
        { ...clip('c3', 2, 'Low', 32, 64, []), contentId: 'low' },
        clip('c4', 3, 'Chords', 32, 64, [
          [57, 0, 4, 90],
          [60, 0, 4, 90],
          [64, 0, 4, 90],
          [61, 5.03, 1, 70],
        ]),
      ].map((made) => (made.id === 'c2' ? { ...made, contentId: 'low' } : made)),
      form: {
        densityPerBar: Array.from({ length: 16 }, (_, bar) => (bar < 8 ? 0.5 : 1)),
        moves: [{ bar: 9, enters: [3], leaves: [] }],
        longestUnchanged: { from: 1, to: 8 },
        copyShare: 0.25,
        unfolding: {
          energy: [0.5, 0.5, 1, 1],
          transitions: [
            {
              bar: 9,
              from: 'A',
              to: 'Drop',
              change: 0.5,
              signs: [
                { kind: 'fill', trackId: 1 },
                { kind: 'automation', trackId: 'main' },
                { kind: 'gap', trackId: null },
              ],
            },
          ],
          unusedLoops: [{ trackId: 3, name: 'Old riff', kind: 'midi', lengthBeats: 16, sceneIndex: 2 }],
        },
      },
      locators: [{ startBeats: 32, name: 'Drop' }],
      sections: [
        { startBeats: 0, endBeats: 32, label: 'A', trackIds: [1, 2], density: 0.5 },
        { startBeats: 32, endBeats: 64, label: 'Drop', trackIds: [1, 2, 3], density: 1 },
      ],
    },
    harmony: {
      kind: 'known',
      key: {
        name: 'A minor',
        tonicPitchClass: 9,
        mode: 'minor',
        confidence: 0.91,
        runnerUp: { name: 'C major', confidence: 0.07 },
        evidence: ['The bass rests on A at the start of every phrase.'],
        scalePitchClasses: [9, 11, 0, 2, 4, 5, 7],
        pitchClassWeights: [0.2, 0, 0.05, 0, 0.2, 0.1, 0, 0.1, 0, 0.3, 0, 0.05],
      },
      localKeys: [
        {
          startBeats: 0,
          endBeats: 64,
          name: 'A minor',
          tonicPitchClass: 9,
          mode: 'minor',
          confidence: 0.91,
          runnerUp: null,
          evidence: [],
        },
      ],
      chords: Array.from({ length: 16 }, (_, bar) => chord(bar)),
      trackIds: [2, 3],
    },
    findings: [finding('AR01:keys', 'arrangement', 'strength', 3), finding('MX02:bass', 'mix', 'fix', 2)],
    gaps: [],
    ...changes,
  }
}

function track(
  id: number | 'main',
  name: string,
  role: TrackReport['role']['role'],
  devices: string[],
  changes: Partial<TrackReport> = {},
): TrackReport {
  return {
    id,
    name,
    kind: id === 'main' ? 'main' : 'midi',
    color: null,
    groupId: null,
    depth: 0,
    volumeDb: 0,
    pan: 0,
    isHeard: true,
    isSoloed: false,
    role: { role, confidence: 0.9, because: `It is called "${name}".` },
    devices,
    noteCount: id === 'main' ? 0 : 8,
    ...changes,
  }
}

function clip(
  id: string,
  trackId: number,
  name: string,
  startBeats: number,
  endBeats: number,
  notes: NoteRow[],
): ClipReport {
  return {
    id,
    trackId,
    kind: 'midi',
    name,
    color: null,
    startBeats,
    endBeats,
    isHeard: true,
    sampleName: null,
    notes,
    contentId: null,
  }
}

function chord(bar: number): ChordReading {
  const [symbol, roman, role, rootPitchClass] = CHORDS[bar % 4] ?? CHORDS[0]
  const quality = symbol.endsWith('m') ? 'minor' : 'major'
  const startBeats = bar * 4
  return {
    startBeats,
    endBeats: startBeats + 4,
    symbol,
    roman,
    function: role,
    colour: null,
    rootPitchClass,
    bassPitchClass: rootPitchClass,
    quality,
    confidence: 0.9,
  }
}

function finding(id: string, area: Finding['area'], severity: Finding['severity'], trackId: number): Finding {
  return {
    id,
    checkId: id.split(':')[0] ?? id,
    area,
    severity,
    stages: ['mix'],
    confidence: 'certain',
    claim: `Claim of ${id}.`,
    evidence: [{ text: `Evidence of ${id}.`, trackId, clipId: null, deviceName: null, bars: { from: 9, to: 16 } }],
    lesson: 'dy04',
    figures: {},
    learnMore: [{ title: 'Ableton Reference Manual', reference: 'Mixing' }],
    honesty: 'The file says so.',
    place: { trackIds: [trackId], clipIds: [], bars: { from: 9, to: 16 } },
  }
}

const CHORDS = [
  ['Am', 'i', 'tonic', 9],
  ['F', 'VI', 'subdominant', 5],
  ['C', 'III', 'tonic', 0],
  ['G', 'VII', 'dominant', 7],
] as const
