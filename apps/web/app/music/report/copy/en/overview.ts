import type { Overview, ReportSource } from '@kvint/report'
import { count, bars, round, minutes } from './figures.ts'
import { writtenNumber } from '@kvint/ui'

export const overviewEn = {
  picture: {
    asTable: 'Table',
    asPicture: 'Picture',
    saveAs: (form: string, name: string) => `Save the ${name} picture as ${form}`,
  },
  overview: {
    source: ({ fileName, creator, live, bytes }: ReportSource) =>
      `${fileName} · ${creator ?? `Live ${live}`} · ${writtenNumber(Math.max(1, Math.round(bytes / 1024)), 'en')} kB`,
    number: (value: number) => writtenNumber(value, 'en', 1),
    unknown: 'not known',
    keyUnknown: 'no key found',
    keySure: (confidence: number) =>
      confidence < 0.3 ? `key unclear, ${confidence.toFixed(2)} sure` : `key, ${confidence.toFixed(2)} sure`,
    tempo: 'BPM',
    bpm: ({ bpm, minBpm, maxBpm, isAutomated }: Overview['tempo']) =>
      isAutomated && minBpm !== maxBpm ? `${round(minBpm)}–${round(maxBpm)}` : round(bpm),
    meter: (changes: number) => (changes === 0 ? 'meter' : `meter, ${count(changes, 'change')}`),
    bars: (seconds: number) => `bars, ${minutes(seconds)}`,
    tracks: 'tracks',
    notes: 'notes',
    stages: {
      sketch: 'This looks like a sketch',
      arrange: 'This song is being arranged',
      mix: 'This song is being mixed',
      export: 'This song is about to be exported',
    },
    stageNames: { sketch: 'A sketch', arrange: 'Being arranged', mix: 'Being mixed', export: 'About to be exported' },
    lengthOf: {
      arrangement: '',
      scenes: 'Nothing is arranged yet, so its scenes are laid end to end below.',
      nothing: 'There are no clips to lay out yet.',
    },
  },
  gaps: {
    title: (parts: number) => `${count(parts, 'part')} of this file could not be read`,
    text: 'All that is said below leaves them out.',
    which: 'Which, and why',
  },
  strip: {
    title: 'The whole song',
    parts: {
      intro: 'Intro',
      verse: 'Verse',
      chorus: 'Chorus',
      build: 'Build',
      main: 'Main',
      drop: 'Drop',
      break: 'Break',
      outro: 'Outro',
    },
    window: 'Bars shown',
    bars,
    of: (last: number) => `of ${last}`,
    back: 'Back by half of what is shown',
    on: 'On by half of what is shown',
    closer: 'Closer',
    wider: 'Wider',
    whole: 'The whole song',
    toCard: 'To the lesson',
    leave: 'Leave this finding',
  },
  exports: {
    title: 'Export',
    json: 'Report as JSON',
    csv: 'Tracks as CSV',
    midi: 'Chords as MIDI',
    print: 'Print',
  },
  answers: {
    question: 'Is this useful?',
    verdicts: { sense: 'Makes sense', purpose: 'On purpose', wrong: 'Wrong' },
    heard: {
      sense: 'Kept for this set.',
      purpose: 'Kept for this set: it stands at the end of the list from now on.',
      wrong:
        'Kept for this set. If the stage or a track’s role is what is wrong, correct it under Devices or at the top; the set is read anew.',
    },
    roleOf: (track: string) => `Role of ${track}`,
    stage: 'Stage of the song',
    rereading: 'Reading the set anew…',
  },
  depth: {
    label: 'Lessons for',
    names: { beginner: 'Beginners', intermediate: 'Some experience', advanced: 'Experts' },
  },
}
