import type { BarRange, ChordReading, KeyReading, Report, TransitionSign } from '@kvint/report'
import { count, bars, percent, round } from './figures.ts'

export const musicEn = {
  arrangement: {
    title: 'Arrangement',
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
    line: 'One part by pitch, over the same bars',
    axis: 'bars',
    track: 'Track',
    keys: 'Notes and chords. Left and right go from note to note, up and down from chord to chord, T shows tables.',
    columns: ['Bar', 'Note', 'Beats', 'Velocity'],
    notesOf: (track: string, shown: number, all: number) =>
      shown < all ? `Notes of ${track}: the first ${shown} of ${all}` : `Notes of ${track}`,
    sentence: ({ harmony }: Report, track: string | null) => {
      if (!track) return 'No MIDI notes stand in the arrangement, so there is nothing to draw here.'
      if (harmony.kind === 'unknown') return `The notes of ${track}.`
      const named = harmony.chords.filter(({ roman }) => roman !== null)
      const outside = named.filter((chord) => chord.function === 'outside').length
      if (named.length === 0) return `The notes of ${track} over the chords of the song.`
      const ending =
        outside === 0
          ? 'None lies outside the key.'
          : `${count(outside, 'chord')} of ${named.length} ${outside === 1 ? 'lies' : 'lie'} outside the key.`
      return `The notes of ${track} over the chords of the song. ${ending}`
    },
    spoken: (note: string, bar: number, chord: string | null, role: ChordReading['function'] | null) =>
      `bar ${bar}, ${note}${chord ? `, over ${chord}${role ? `, ${FUNCTIONS[role].toLowerCase()}` : ''}` : ''}`,
  },
  harmony: {
    functions: { tonic: 'Tonic', subdominant: 'Subdominant', dominant: 'Dominant', outside: 'Outside the key' },
    unsure: 'Not sure',
    keys: 'Keys',
    chords: 'Chords',
    columns: ['Bars', 'Chord', 'Numeral', 'Function', 'Sure'],
    sure: percent,
  },
  key: {
    title: 'Key',
    evidence: 'What says so',
    along: 'Keys along the song',
    alongColumns: ['Bars', 'Key', 'Sure', 'What says so'],
    stretch: ({ from, to }: BarRange, name: string) => `${bars(from, to)}: ${name}`,
    because: (sentence: string, heard: readonly number[]) =>
      heard.length === 0 ? sentence : `${sentence} (${heard.length === 1 ? 'bar' : 'bars'} ${heard.join(', ')})`,
    nextBest: (name: string, confidence: number) => `next would be ${name} (${percent(confidence)})`,
    tableCaption: 'How long each note sounds',
    columns: ['Note', 'Share of the time', 'In the scale'],
    share: (weight: number) => `${(weight * 100).toFixed(1)} %`,
    inScale: 'in the scale',
    outside: 'outside',
    sentence: ({ name, confidence, runnerUp }: KeyReading) => {
      const sure = confidence >= 0.85 ? name : confidence >= 0.6 ? `Probably ${name}` : `Perhaps ${name}`
      return `${sure}, ${percent(confidence)}.${runnerUp ? ` Next would be ${runnerUp.name}, ${percent(runnerUp.confidence)}.` : ''}`
    },
    picture: ({ name, scalePitchClasses, pitchClassWeights }: KeyReading) => {
      const inside = scalePitchClasses.reduce((sum, pitchClass) => sum + (pitchClassWeights[pitchClass] ?? 0), 0)
      return `Circle of fifths for ${name.replace('♭', ' flat').replace('♯', ' sharp')}: ${Math.round(inside * 100)} % of the sounding time lies in the scale.`
    },
  },
  form: {
    title: 'How it unfolds',
    bar: 'Bar',
    howFull: 'How full',
    energy: 'Energy of four bars',
    tempo: 'Tempo',
    enters: 'Enters',
    leaves: 'Leaves',
    bpm: (value: number) => round(value),
    percent,
    signs: {
      fill: 'fill',
      riser: 'riser',
      automation: 'automation',
      gap: 'silence',
      dropOut: 'drop-out',
      pickup: 'pickup',
    } satisfies Record<TransitionSign['kind'], string>,
    noSign: 'nothing leads in',
    transitions: {
      title: 'Between the sections',
      columns: ['Bar', 'Sections', 'Fuller or emptier', 'What leads in'],
      change: (change: number) =>
        Math.abs(change) < 0.005 ? 'as full' : `${change > 0 ? '+' : '−'}${Math.round(Math.abs(change) * 100)} %`,
    },
    copies: {
      fresh: (share: number) => `${Math.round(share * 100)} % of the clips are new`,
      copied: (share: number) => `${Math.round(share * 100)} % repeat an earlier one exactly`,
    },
    unused: {
      title: (loops: number) => `${count(loops, 'loop')} of the session never got a place`,
      text: 'Neither their notes nor their samples stand in the arrangement. Leave them, or let one of them be the change that a long stretch waits for.',
      unnamed: 'without a name',
      place: (track: string, bars: number | null) =>
        bars === null ? track : `${track}, ${count(Math.round(bars * 4) / 4, 'bar')}`,
      more: (loops: number) => `Show ${loops} more`,
      fewer: 'Show fewer',
    },
    spoken: (bar: number, density: number, enters: readonly string[], leaves: readonly string[]) =>
      [
        `Bar ${bar}, ${Math.round(density * 100)} % full`,
        enters.length > 0 ? `enters: ${enters.join(', ')}` : '',
        leaves.length > 0 ? `leaves: ${leaves.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
  },
}

const FUNCTIONS = { tonic: 'Tonic', subdominant: 'Subdominant', dominant: 'Dominant', outside: 'Outside the key' }
