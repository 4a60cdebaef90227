import type { AudioProblem } from '@kvint/audio'
import type { BounceChanges } from '@kvint/insights'
import { type BarRange, nominalHz } from '@kvint/report'
import { writtenNumber } from '@kvint/ui'

export const hearingEn = {
  title: 'What is heard',
  lane: {
    name: 'Loudness',
    drop: 'Drop a bounce here',
    why: 'and the report also tells you what it hears: loudness over these bars, peaks, spectrum, width, mono and faults in the file. Add the stems to see who covers whom. It is measured in this tab and stays on your disk.',
    release: 'Drop to listen',
    choose: 'Choose a file',
    label: 'Loudness of the bounce over the bars. Arrow keys move by a bar.',
    spoken: (bar: number, lufs: string, playing: string) =>
      `Bar ${bar}: ${lufs}${playing === '' ? '' : `. ${playing} play`}`,
    sentence: (file: string, lufs: string, range: string, peak: string) =>
      `${file}: ${lufs} over the whole file, range ${range}, highest peak ${peak}. The line is the mean of three seconds; the steps are the sections.`,
    before: (file: string) => ` The dashed line is ${file}.`,
    overs: ' Red marks stand over bars whose true peak goes over full scale.',
    bar: 'Bar',
    playing: 'Who plays',
    section: 'Section',
    loudness: 'Loudness',
    peaks: 'Sample peak above it',
    width: 'Sides against middle',
    axis: 'LUFS',
  },
  file: {
    line: (name: string, length: string, kilohertz: number, channels: number) =>
      `${name}: ${length}, ${writtenNumber(kilohertz, 'en', 2)} kHz, ${channels === 1 ? 'mono' : channels === 2 ? 'stereo' : `${channels} channels`}.`,
    silent: 'It is silent.',
    remark: (remark: string) => remark,
    part: (from: number, to: number, bars: number) => `It holds bars ${from} to ${to} of ${bars}.`,
    rate: (times: number) =>
      `It plays ${writtenNumber(times, 'en', 3)} times as fast as the set: its sample rate or tempo differs.`,
  },
  work: {
    hearing: (file: string) => `Listening to ${file}`,
    share: (percent: number) => `${percent} % heard`,
    music: 'Looking for tempo, chords and faults',
    first: (lufs: string, peak: string) => `${lufs}, highest peak ${peak}. Looking for tempo, chords and faults.`,
    cancel: 'Cancel',
    failed: (file: string) => `${file} could not be heard.`,
    reason: ({ message }: AudioProblem) => message,
    broken:
      'Listening stopped unexpectedly. Drop the file once more. If it stops again, the file needs more memory than this browser has.',
    again: 'Choose another file',
    forget: 'Remove the bounce',
    replace: 'Another bounce',
  },
  samples: {
    name: 'Samples of the project folder',
    progress: (heard: number, all: number) => `Listening to the samples of the project folder: ${heard} of ${all}`,
    sentence: (heard: number, uses: number) => {
      if (heard === 0) return 'No file was heard.'
      const files = heard === 1 ? 'One file was heard' : `${writtenNumber(heard, 'en')} files were heard`
      if (uses === 0) return `${files}; no clip in the song plays ${heard === 1 ? 'it' : 'any of them'}.`
      const times = uses === 1 ? 'once' : `${writtenNumber(uses, 'en')} times`
      return `${files}; the clips in the song play ${heard === 1 ? 'it' : 'them'} ${times}. Keys and pitches are those after transposition.`
    },
    unheard: (files: number) =>
      files === 0
        ? ''
        : `${writtenNumber(files, 'en')} could not be heard: they are not sound files, are damaged, or are no longer there.`,
    left: (files: number) =>
      files === 0
        ? ''
        : `${writtenNumber(files, 'en')} more were left out: a page listens to 1,000 of a folder, beginning with those that a clip plays.`,
    file: 'File',
    track: 'Track',
    kind: 'Kind',
    sounds: 'Key or pitch',
    tempo: 'Own tempo',
    changes: 'In the clip',
    notesOf: 'Notes of',
    kinds: {
      'one-shot': 'one-shot',
      loop: 'loop',
      sustained: 'sustained',
      kick: 'kick',
      snare: 'snare',
      hat: 'hat',
    },
    change: (semitones: number, stretch: number | null, gainDb: number) =>
      [
        semitones === 0 ? '' : `${signed(semitones).replace('.0', '')} st`,
        stretch === null || Math.abs(stretch - 1) < 0.005 ? '' : `${writtenNumber(stretch, 'en', 2)} × as fast`,
        Math.abs(gainDb) < 0.05 ? '' : `${signed(gainDb)} dB`,
      ]
        .filter((part) => part !== '')
        .join(', ') || 'as it is',
  },
  notes: {
    ask: 'Show its notes',
    why: 'For a single part: a loop, a stem, a recorded line. In a full mix it misses too much.',
    working: 'Listening for notes',
    none: 'No notes are heard in it. It may be drums, noise, or a pitch that slides.',
    title: 'Notes heard',
    sentence: (count: number, low: string, high: string, guesses: number) =>
      `${count === 1 ? 'One note' : `${count} notes`} between ${low} and ${high}${guesses === 0 ? '' : `; ${guesses} of them ${guesses === 1 ? 'is a guess' : 'are guesses'}, drawn pale`}. Each mark is a beginning: where a note ends cannot be heard.`,
    second: 'Begins',
    notes: 'Notes',
    sure: 'How sure',
    at: (second: number, decimals: number) => `${writtenNumber(second, 'en', decimals)} s`,
  },
  stems: {
    name: 'Stems',
    progress: (heard: number, all: number) => `Listening to the stems: ${heard} of ${all}`,
    unplaced:
      'The stems could not be matched to the bars of the set: their notes differ. Drop the bounce that was exported with them.',
  },
  masking: {
    title: 'Who covers whom',
    label:
      'How much of each stem is heard through the others, bar by bar. Arrow keys move by bar and part, Enter goes there.',
    sentence: (places: number, name: string, bars: BarRange, by: string, percent: number) =>
      `Parts are covered in ${places} ${places === 1 ? 'place' : 'places'}, ${name} most of all: in bars ${bars.from} to ${bars.to}, ${percent} % of it is heard through ${by}.`,
    none: (parts: number) => `Each of the ${parts} parts is heard about as well in all of its bars.`,
    spoken: (name: string, bar: number, percent: number | null, by: string) =>
      percent === null
        ? `${name}, bar ${bar}: rests`
        : `${name}, bar ${bar}: ${percent} % heard${by === '' ? '' : `, covered by ${by}`}`,
    cell: (percent: number | null, by: string) =>
      percent === null ? '–' : `${percent} %${by === '' ? '' : `, covered by ${by}`}`,
    coveredHere: 'covered',
  },
  alone: {
    text: 'Heard without its set. Drop the set as well, and each finding names the bars and the tracks that play there.',
    more: (count: number) => `${count} more were left out: drop them with their project folder.`,
  },
  place: {
    title: 'This bounce does not line up with the arrangement',
    'no-notes': 'The set has too few notes to line the file up with.',
    'too-short': 'The file is too short to tell where it belongs.',
    'another-song': 'This file does not match the arrangement: no place in the song fits it.',
    fits: (name: string) => `It fits ${name}, which you have read here.`,
    open: 'Open that report',
    searching: 'Looking through your songs',
    none: 'It fits none of the songs in this browser.',
    byHand: 'Place it by hand',
    explain: 'Drag the wave, or use the arrow keys, until bar 1 is where the music begins.',
    offset: 'Bar 1 is at',
    seconds: (value: number) => `${writtenNumber(value, 'en', 3)} s of the file`,
    use: 'Use this place',
    assumed: 'The set has no notes, so the file was placed at bar 1 by its length.',
    move: 'Move it',
  },
  figures: {
    loudness: 'Loudness',
    range: 'Range',
    peak: 'Highest peak',
    density: 'True peak above loudness (PLR)',
    tempo: 'Heard tempo',
    key: 'Heard key',
    tuning: 'Tuning',
    sections: 'Heard sections',
    place: 'Bar 1 at',
    cents: (value: number) => {
      const cents = Math.round(value)
      if (cents === 0) return 'at 440 Hz'
      return `${Math.abs(cents)} ${Math.abs(cents) === 1 ? 'cent' : 'cents'} ${cents > 0 ? 'above' : 'below'} 440 Hz`
    },
    groove: 'Heard groove',
    attacks: (swing: number | null, spreadMs: number) =>
      `${swing === null ? 'few off-beats' : swing < 0.53 ? 'straight' : `swing ${Math.round(swing * 100)} %`}, attacks within ${spreadMs} ms`,
    sure: (percent: number) => `${percent} % sure`,
    bpm: (value: number) => `${writtenNumber(value, 'en', 2)} BPM`,
    silence: 'silence',
  },
  spectrum: {
    title: 'Spectrum',
    sentence: (strongest: string) =>
      `Third octaves of the whole file in dB against their mean from 200 Hz to 4 kHz. The strongest is ${strongest}.`,
    against: (count: number) => ` The grey band is the middle half of ${count} other bounces of yours.`,
    compared: (name: string) => ` The dashed line is ${name}, at equal loudness.`,
    band: 'Band',
    level: 'Level',
    own: 'Your other songs',
    other: 'Compared with',
  },
  width: {
    title: 'Width and mono',
    sentence: (worst: string, loss: number) =>
      `How alike left and right are in each band: 1 is mono, 0 unrelated, below 0 they cancel. ${loss < 1 ? 'In mono no band loses 1 dB.' : `In mono ${worst} loses most, ${writtenNumber(loss, 'en', 1)} dB.`}`,
    correlation: 'Correlation',
    loss: 'Lost in mono',
    mono: 'The file is mono: it has no width.',
  },
  platforms: {
    title: 'On the platforms',
    sentence: 'What each would do to the level of this file. Looked up, not measured: each row says when and where.',
    name: 'Platform',
    reference: 'Reference',
    gain: 'Gain it would apply',
    as: 'none',
    source: 'Source',
    checked: 'Looked up',
  },
  chords: {
    title: 'Heard chords',
    heard: 'Heard, not written: the set has no notes for them.',
    differ: (count: number) =>
      count === 0
        ? 'Where both are sure, what is heard agrees with what is written.'
        : `In ${count} ${count === 1 ? 'place' : 'places'} the chord heard differs from the one written.`,
    bar: 'Bars',
    written: 'Written',
    sounding: 'Heard',
    sure: 'How sure',
  },
  player: {
    title: 'Bounce',
    play: 'Play the bounce',
    pause: 'Pause',
    loop: (from: number, to: number) => `Loop bars ${from} to ${to}`,
    whole: 'The whole file',
    needFile: 'To play it, choose the file again: it was not kept.',
    time: (at: string, all: string) => `${at} of ${all}`,
    place: 'Place in the file',
    compare: 'Compare with a reference',
    compareWhy: 'Choose a finished song: both are played equally loud.',
    leave: 'Leave the reference',
    a: 'This bounce',
    before: 'The bounce before',
    reference: 'Reference',
    matched: (file: string, decibels: string, over: 'whole' | 'bars' | 'loudest') =>
      `${file} is played ${decibels} quieter, so that both are equally loud ${MATCHED[over]}.`,
    silent: (file: string) => `To hear ${file} against this one, choose it as a reference: it was not kept.`,
  },
  before: {
    title: 'Before and after',
    change: 'Change',
    sections: 'Change by section',
    sentence: (now: string, then: string, changes: BounceChanges) => {
      const { loudnessLu, isOnlyLevel, bands, densityDb } = changes
      const level = loudnessLu === null ? 0 : loudnessLu
      const louder = `${writtenNumber(Math.abs(level), 'en', 1)} LU ${level > 0 ? 'louder' : 'quieter'} than ${then}`
      if (isOnlyLevel && level === 0) return `${now} and ${then} are the same sound.`
      if (isOnlyLevel) return `${now} is ${louder}, and nothing else changed.`
      const largest = largestChange(bands)
      return [
        level === 0 ? `${now} is as loud as ${then}.` : `${now} is ${louder}.`,
        largest
          ? `At equal loudness ${bandName(largest.hz, '.')} changed most, by ${signed(largest.db)} dB.`
          : 'At equal loudness no third octave changed by 1 dB.',
        ...(densityDb !== null && Math.abs(densityDb) >= 0.5
          ? [
              `The distance from loudness to true peak is ${writtenNumber(Math.abs(densityDb), 'en', 1)} dB ${densityDb < 0 ? 'smaller' : 'larger'}.`,
            ]
          : []),
      ].join(' ')
    },
  },
  key: (name: string) => name,
  lufs: (value: number | null) => (value === null ? 'silence' : `${minus(value)} LUFS`),
  lu: (value: number) => `${minus(value)} LU`,
  db: (value: number | null) => (value === null ? 'none' : `${minus(value)} dB`),
  dbtp: (value: number | null) => (value === null ? 'none' : `${signed(value)} dBTP`),
  hz: (value: number) => bandName(value, '.'),
  number: (value: number) => minus(value, 2),
  signed: (value: number | null, unit: 'dB' | 'LU') => (value === null ? '–' : `${signed(value)} ${unit}`),
}

const MATCHED = {
  whole: 'over the whole song',
  bars: 'in these bars',
  loudest: 'in these bars and in its loudest part',
} as const

export type HearingCopy = typeof hearingEn

/** The usual name of a third octave: 125.9 Hz is called 125 Hz. */
export function bandName(hz: number, point: '.' | ','): string {
  const name = nominalHz(hz)
  return `${String(name >= 1000 ? name / 1000 : name).replace('.', point)} ${name >= 1000 ? 'kHz' : 'Hz'}`
}

/** The change that is heard most: what changes below 30 Hz or above 16 kHz is hardly heard. */
export function largestChange(bands: BounceChanges['bands']): BounceChanges['bands'][number] | undefined {
  const heard = bands.filter(({ hz }) => hz > 30 && hz < 16_500)
  return (heard.length > 0 ? heard : bands).toSorted((a, b) => Math.abs(b.db) - Math.abs(a.db))[0]
}

function signed(value: number): string {
  return value > 0 ? `+${minus(value)}` : minus(value)
}

function minus(value: number, decimals = 1): string {
  return value
    .toFixed(decimals)
    .replace(/^-(?=0(?:\.0+)?$)/, '')
    .replace('-', '−')
}
