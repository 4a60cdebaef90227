import type { BarRange, ChordReading, KeyReading, Overview, Report, ReportSource } from '@kvint/insights'
import { findingsEn } from './findings.ts'

export const reportEn = {
  title: (name: string) => `${name}: report`,
  picture: {
    asTable: 'Table',
    asPicture: 'Picture',
    bars: 'bars',
    saveAs: (form: string, name: string) => `Save the ${name} picture as ${form}`,
  },
  overview: {
    source: ({ fileName, creator, live, bytes }: ReportSource) =>
      `${fileName} · ${creator ?? `Live ${live}`} · ${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`,
    number: (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
    unknown: 'not known',
    keyUnknown: 'no key found',
    keySure: (confidence: number) => `key, ${confidence.toFixed(2)} sure`,
    tempo: 'BPM',
    bpm: ({ bpm, minBpm, maxBpm, isAutomated }: Overview['tempo']) =>
      isAutomated && minBpm !== maxBpm ? `${round(minBpm)}–${round(maxBpm)}` : round(bpm),
    meter: (changes: number) => (changes === 0 ? 'meter' : `meter, ${count(changes, 'change')}`),
    bars: (seconds: number) => `bars, ${minutes(seconds)}`,
    tracks: 'tracks',
    notes: 'notes',
    stages: {
      sketch: 'This looks like a sketch.',
      arrange: 'This song is being arranged.',
      mix: 'This song is being mixed.',
      export: 'This song is about to be exported.',
    },
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
  arrangement: {
    title: 'Arrangement',
    ruler: 'bars',
    keys: 'Arrangement. Arrow keys go from clip to clip, plus and minus zoom, Shift with arrows pans, T shows a table.',
    silent: 'not heard',
    heard: 'heard',
    unnamed: 'without a name',
    audio: 'audio',
    columns: ['Track', 'Clip', 'Bars', 'Holds', 'Heard'],
    notes: (notes: number) => count(notes, 'note'),
    spoken: (track: string, clip: string, { from, to }: BarRange, isHeard: boolean) =>
      `${track}, ${clip || 'clip without a name'}, ${bars(from, to)}${isHeard ? '' : ', not heard'}`,
    sentence: ({ arrangement: { of, clips, sections }, overview: { lengthBars } }: Report) => {
      if (of === 'nothing') return 'There are no clips in this set yet.'
      const what = of === 'scenes' ? 'Scenes, laid end to end' : 'The arrangement'
      const silent = clips.filter((clip) => !clip.isHeard).length
      return `${what}: ${count(clips.length, 'clip')} over ${count(Math.round(lengthBars), 'bar')}, in ${count(sections.length, 'section')}.${
        silent > 0 ? ` ${count(silent, 'clip')} ${silent === 1 ? 'is' : 'are'} not heard and drawn hollow.` : ''
      }`
    },
  },
  notes: {
    title: 'Notes and chords',
    axis: 'bars',
    track: 'Track',
    keys: 'Notes and chords. Left and right go from note to note, up and down from chord to chord, T shows tables.',
    columns: ['Bar', 'Note', 'Beats', 'Velocity'],
    notesOf: (track: string, shown: number, all: number) =>
      shown < all ? `Notes of ${track}: the first ${shown} of ${all}` : `Notes of ${track}`,
    sentence: ({ harmony }: Report, track: string | null) => {
      if (!track) return 'No MIDI notes stand in the arrangement, so there is nothing to draw here.'
      if (harmony.kind === 'unknown') return `The notes of ${track}.`
      const outside = harmony.chords.filter((chord) => chord.function === 'outside').length
      const ending =
        outside === 0
          ? 'None lies outside the key.'
          : `${count(outside, 'chord')} of ${harmony.chords.length} ${outside === 1 ? 'lies' : 'lie'} outside the key.`
      return `The notes of ${track} over the chords of the song. ${ending}`
    },
    spoken: (note: string, bar: number, chord: string | null, role: ChordReading['function'] | null) =>
      `bar ${bar}, ${note}${chord ? `, over ${chord}${role ? `, ${FUNCTIONS[role].toLowerCase()}` : ''}` : ''}`,
  },
  harmony: {
    functions: { tonic: 'Tonic', subdominant: 'Subdominant', dominant: 'Dominant', outside: 'Outside the key' },
    unsure: 'Not sure',
    chords: 'Chords',
    columns: ['Bars', 'Chord', 'Numeral', 'Function', 'Sure'],
    sure: (confidence: number) => confidence.toFixed(2),
  },
  key: {
    title: 'Key',
    evidence: 'What says so',
    tableCaption: 'How long each note sounds',
    columns: ['Note', 'Share of the time', 'In the scale'],
    share: (weight: number) => `${(weight * 100).toFixed(1)} %`,
    inScale: 'in the scale',
    outside: 'outside',
    sentence: ({ name, confidence, runnerUp }: KeyReading) => {
      const sure = confidence >= 0.85 ? name : confidence >= 0.6 ? `Probably ${name}` : `Perhaps ${name}`
      return `${sure} (${confidence.toFixed(2)} sure).${runnerUp ? ` Next would be ${runnerUp.name} (${runnerUp.confidence.toFixed(2)}).` : ''}`
    },
    picture: ({ name, scalePitchClasses, pitchClassWeights }: KeyReading) => {
      const inside = scalePitchClasses.reduce((sum, pitchClass) => sum + (pitchClassWeights[pitchClass] ?? 0), 0)
      return `Circle of fifths for ${name.replace('♭', ' flat').replace('♯', ' sharp')}: ${Math.round(inside * 100)} % of the sounding time lies in the scale.`
    },
  },
  findings: findingsEn,
}

export type ReportCopy = typeof reportEn

const FUNCTIONS = { tonic: 'Tonic', subdominant: 'Subdominant', dominant: 'Dominant', outside: 'Outside the key' }

function count(number: number, word: string): string {
  return `${number.toLocaleString('en')} ${word}${number === 1 ? '' : 's'}`
}

function bars(from: number, to: number): string {
  return from === to ? `Bar ${from}` : `Bars ${from} to ${to}`
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 })
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
