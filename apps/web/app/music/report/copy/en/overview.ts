import type { BarRange, KeyReading, Overview, ReportSource } from '@kvint/report'
import { count, bars, percent, round } from './figures.ts'
import { partsEn } from './parts.ts'
import { writtenLength, writtenNumber } from '@kvint/ui'

export const overviewEn = {
  picture: {
    asTable: 'Table',
    asPicture: 'Picture',
    saveAs: (form: string, name: string) => `Save the ${name} picture as ${form}`,
  },
  overview: {
    source: ({ fileName, creator, live, bytes }: ReportSource) =>
      `${fileName} · ${creator ?? `Live ${live}`} · ${writtenNumber(Math.max(1, Math.round(bytes / 1024)), 'en')} kB`,
    key: ({ name, confidence }: Pick<KeyReading, 'name' | 'confidence'>) =>
      confidence >= 0.85 ? name : `${confidence >= 0.6 ? 'probably' : 'perhaps'} ${name} (${percent(confidence)})`,
    bpm: ({ bpm, minBpm, maxBpm, isAutomated }: Overview['tempo']) =>
      isAutomated && minBpm !== maxBpm ? `${round(minBpm)}–${round(maxBpm)}` : round(bpm),
    meter: (meter: string, changes: number) => (changes === 0 ? meter : `${meter}, ${count(changes, 'change')}`),
    bars: (bars: number) => count(Math.round(bars * 10) / 10, 'bar'),
    noNotes: 'no notes',
    stageQuestions: {
      sketch: 'is it still a sketch?',
      arrange: 'is it being arranged?',
      mix: 'is it being mixed?',
      export: 'is it about to be exported?',
    },
    stageNames: { sketch: 'A sketch', arrange: 'Being arranged', mix: 'Being mixed', export: 'About to be exported' },
    lengthOf: {
      arrangement: '',
      scenes: 'Its scenes are laid end to end above.',
      nothing: 'There are no clips to lay out yet.',
    },
  },
  gaps: {
    title: (parts: number) => `${count(parts, 'part')} of this file could not be read`,
    text: 'Everything below leaves them out.',
    which: 'Which, and why',
  },
  older: {
    text: 'An earlier version of Kvint made this report. A new reading may say something else.',
    again: 'Read the set again',
    reading: 'Reading…',
    gone: 'To read it again, drop the set on the page.',
  },
  strip: {
    title: 'The whole song',
    parts: partsEn,
    window: 'Bars shown',
    bars,
    shown: (from: number, to: number) => `Whole song. Shown below: bars ${from} to ${to}.`,
    closer: 'Zoom in',
    wider: 'Zoom out',
    whole: 'The whole song',
  },
  exports: {
    title: 'Export',
    json: 'Report as JSON',
    csv: 'Tracks as CSV',
    midi: 'Chords as MIDI',
    print: 'Print',
  },
  answers: {
    question: 'Is something here on purpose, or wrong?',
    tell: 'Say which',
    which: 'Which one',
    verdicts: { sense: 'Makes sense', purpose: 'On purpose', wrong: 'Wrong' },
    heard: {
      sense: 'Kept for this set.',
      purpose: 'Kept for this set: from now on it comes last in its subject.',
      wrong:
        'Kept for this set. If the stage or the role of a track is wrong, correct it above the list or under Devices, and the set is read again.',
    },
    roleOf: (track: string) => `Role of ${track}`,
    stage: 'Stage of the song',
    rereading: 'Reading the set again…',
  },
  depth: {
    label: 'Lessons for',
    names: { beginner: 'Beginners', intermediate: 'Some experience', advanced: 'Experts' },
  },
  timeLine: {
    title: 'The song',
    keys: 'The song over one time line. Up and down go from lane to lane, left and right along it, Enter chooses, plus and minus zoom, Shift with arrows pans, T shows tables.',
    heard: '(heard)',
    turn: 'Turn the picture',
    turnBack: 'Back to the page',
    lanes: {
      sections: 'Sections',
      findings: 'Findings',
      chords: 'Chords',
      keys: 'Keys',
      tempo: 'Tempo',
      energy: 'How full',
    },
    levels: { tension: 'tension', away: 'away', home: 'home' },
    families: {
      drums: 'Drums',
      bass: 'Bass',
      chords: 'Chords and pads',
      lead: 'Lines',
      effects: 'Effects',
      others: 'Others',
      silent: 'Not heard',
    },
    silent: 'Not heard',
    byFunction: 'Colour by function',
    byPart: 'Colour by part',
    section: (label: string, { from, to }: BarRange, parts: number, leadsIn: string | null) =>
      `${label}, ${bars(from, to).toLowerCase()}, ${count(parts, 'part')}${leadsIn ? `; into it: ${leadsIn}` : ''}`,
    chord: (what: string, bar: number) => `${what}, bar ${bar}`,
    parked: (track: string, clips: number, bar: number) =>
      `Behind the song, from bar ${bar}: ${count(clips, 'clip')} on ${track}`,
  },
  more: { title: 'More about this song', loops: 'Loops without a place' },
  known: {
    title: 'Known from the set',
    tempo: 'Tempo and length',
    tempoOf: ({ tempo, meter, lengthBars, lengthSeconds }: Overview) =>
      `${round(tempo.bpm)} BPM, ${meter}; ${count(Math.round(lengthBars), 'bar')}, ${writtenLength(lengthSeconds)}`,
    form: 'Form',
    formOf: (sections: number, hasLocators: boolean) =>
      `${count(sections, 'section')}, ${hasLocators ? 'with locators' : 'by what plays; no locators to go by'}`,
    clips: 'Clips',
    clipsOf: ({ arrangement, session }: Overview['clipCounts'], copyShare: number | null) =>
      `${count(arrangement || session, 'clip')}${copyShare ? `, of which ${percent(copyShare)} repeat an earlier one exactly` : ''}`,
    devices: 'Devices',
    devicesOf: (devices: number, plugins: readonly { readonly name: string }[]) =>
      `${count(devices, 'device')}${plugins.length > 0 ? `; plug-ins: ${plugins.map(({ name }) => name).join(', ')}` : ''}`,
    files: 'Files',
    filesOf: (files: number) => `${count(files, 'sample')} by name; a set does not hold their sound`,
  },
}
