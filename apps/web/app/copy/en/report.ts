import type {
  BarRange,
  ChordReading,
  FormReading,
  KeyReading,
  Overview,
  Report,
  ReportSource,
  Role,
  TrackReport,
} from '@kvint/insights'
import type { Change } from '../../features/report/compare/compare-reports.ts'
import { findingsEn } from './findings.ts'

export const reportEn = {
  title: (name: string) => `${name}: report`,
  picture: {
    asTable: 'Table',
    asPicture: 'Picture',
    saveAs: (form: string, name: string) => `Save the ${name} picture as ${form}`,
  },
  overview: {
    source: ({ fileName, creator, live, bytes }: ReportSource) =>
      `${fileName} · ${creator ?? `Live ${live}`} · ${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en')} kB`,
    number: (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
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
  compare: {
    choose: 'Compare with',
    nothing: 'Nothing',
    leave: 'Leave the comparison',
    none: 'Nothing that a report shows has changed.',
    heading: (name: string, changes: number) => `Since ${name}: ${count(changes, 'change')}`,
    sentence: (change: Change): string => {
      switch (change.kind) {
        case 'tempo':
          return `Tempo: ${round(change.before)} → ${round(change.after)} BPM`
        case 'length':
          return `Length: ${change.before} → ${count(change.after, 'bar')}`
        case 'key':
          return `Key: ${change.before} → ${change.after}`
        case 'meter':
          return `Meter: ${change.before} → ${change.after}`
        case 'trackAdded':
          return `${change.track} is new`
        case 'trackRemoved':
          return `${change.track} is gone`
        case 'trackRenamed':
          return `${change.before} is now called ${change.after}`
        case 'volume':
          return `${change.track}: fader ${decibels(change.before)} → ${decibels(change.after)}`
        case 'pan':
          return `${change.track}: pan ${panName(change.before)} → ${panName(change.after)}`
        case 'clips':
          return `${change.track}: ${change.before} → ${count(change.after, 'clip')}`
        case 'notes':
          return `${change.track}: ${change.before} → ${count(change.after, 'note')}`
        case 'heard':
          return `${change.track} is ${change.isHeard ? 'heard again' : 'no longer heard'}`
        case 'devices':
          return `${change.track}: ${[...change.added.map((name) => `+ ${name}`), ...change.removed.map((name) => `− ${name}`)].join(', ')}`
        case 'findingNew':
          return `New: ${change.claim}`
        case 'findingGone':
          return `No longer so: ${change.claim}`
      }
    },
  },
  exports: {
    title: 'Export',
    json: 'Report as JSON',
    csv: 'Tracks as CSV',
    midi: 'Chords as MIDI',
    print: 'Print',
  },
  energy: {
    title: 'Energy',
    axis: 'bars',
    full: 'how full',
    keys: 'Energy. Left and right go from bar to bar, plus and minus zoom, T shows a table.',
    columns: ['Bar', 'How full', 'Enters', 'Leaves'],
    percent: (share: number) => `${Math.round(share * 100)} %`,
    sentence: ({ longestUnchanged, moves, copyShare }: FormReading) =>
      [
        `Tracks enter or leave at ${count(moves.length, 'place')}.`,
        longestUnchanged && longestUnchanged.to > longestUnchanged.from
          ? `The longest stretch without a change is ${bars(longestUnchanged.from, longestUnchanged.to).toLowerCase()}, bracketed below.`
          : '',
        copyShare === null ? '' : `${Math.round(copyShare * 100)} % of the clips repeat an earlier one exactly.`,
        'It counts tracks and notes: a set holds no audio, so this is not loudness.',
      ]
        .filter(Boolean)
        .join(' '),
    spoken: (bar: number, density: number, enters: readonly string[], leaves: readonly string[]) =>
      [
        `Bar ${bar}, ${Math.round(density * 100)} % full`,
        enters.length > 0 ? `enters: ${enters.join(', ')}` : '',
        leaves.length > 0 ? `leaves: ${leaves.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
  mix: {
    title: 'Mix map',
    keys: 'Mix map. Arrow keys go from track to track, the loudest fader first, T shows a list.',
    columns: ['Track', 'Level', 'Pan', 'Role', 'Heard'],
    pans: { left: '50L', middle: 'C', right: '50R' },
    series: { bass: 'Bass', chords: 'Chords', drums: 'Drums', lead: 'Lead', voice: 'Voice', effects: 'Effects' },
    shapes: 'Circle: a track. Square: a group. Diamond: a return. Hollow: not heard.',
    level: decibels,
    pan: panName,
    roles: {
      drums: 'drums',
      kick: 'kick',
      snare: 'snare',
      hats: 'hats',
      percussion: 'percussion',
      bass: 'bass',
      chords: 'chords',
      pad: 'pad',
      lead: 'lead',
      arp: 'arpeggio',
      vocal: 'vocal',
      guitar: 'guitar',
      keys: 'keys',
      effects: 'effects',
      group: 'group',
      return: 'return',
      main: 'main',
      unknown: 'not known',
    } satisfies Record<Role, string>,
    sentence: (tracks: readonly TrackReport[]) => {
      const heard = tracks.filter(({ kind, isHeard }) => (kind === 'midi' || kind === 'audio') && isHeard)
      const middle = heard.filter(({ pan }) => Math.abs(pan) < 0.01).length
      return `Fader and pan of each track, not its loudness: ${middle} of ${count(heard.length, 'heard track')} ${middle === 1 ? 'stands' : 'stand'} in the middle.`
    },
    spoken: ({ name, volumeDb, pan, role, isHeard }: TrackReport) =>
      `${name}, ${decibels(volumeDb)}, ${panName(pan)}, ${role.role}${isHeard ? '' : ', not heard'}`,
  },
  devices: {
    title: 'Devices',
    list: 'Tracks and their devices',
    none: 'no devices',
    sentence: ({ overview, tracks }: Report) => {
      const longest = tracks.toSorted((a, b) => b.devices.length - a.devices.length)[0]
      const first = `${count(overview.deviceCount, 'device')} in signal order.`
      return longest && longest.devices.length > 0
        ? `${first} The longest chain has ${longest.devices.length}, on ${longest.name}.`
        : first
    },
  },
  answers: {
    question: 'What do you say to this?',
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

function decibels(level: number): string {
  return level <= -70 ? '−∞ dB' : `${level < 0 ? '−' : level > 0 ? '+' : ''}${Math.abs(level).toFixed(1)} dB`
}

/** As Live shows it: 50L … C … 50R. */
function panName(pan: number): string {
  const steps = Math.round(Math.abs(pan) * 50)
  return steps === 0 ? 'C' : `${steps}${pan < 0 ? 'L' : 'R'}`
}
