import type { Chord, Progression } from '@kvint/theory'
import type { Song } from '../../song/song.ts'
import { withSigns } from '@kvint/report'
import { count, percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet, aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'

export const chordLoop: Check = {
  id: 'HA01',
  title: 'The chord loop by its name',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes'],
  source:
    'Names of loops: Richards 2017, Doll 2017 and Tagg 2009 on harmony in popular music. Four times round is a rule of thumb',
  find: (song) => {
    const detail = sureHarmony(song)
    const loop = detail?.facts.progressions.find(
      (each) => isClear(each) && hasTwoRoots(passOf(detail.chords, each)) && keyOfPass(song, each) !== null,
    )
    const [span] = loop?.spans ?? []
    const keyName = loop && keyOfPass(song, loop)
    if (!detail || !loop || !span || !keyName) return null
    const known = loop.schema ? `, a loop that musicians know as “${loop.schema.name}”` : ''
    return {
      claim: `${withSigns(loop.symbols.join(' – '))} comes round ${count(loop.times, 'time')}: ${withSigns(loop.numerals.join(' '))} in ${withSigns(keyName)}${known}.`,
      evidence: [
        ...passOf(detail.chords, loop).map((chord) =>
          aboutStretch(
            song,
            chord,
            `${withSigns(chord.symbol)} is ${withSigns(chord.roman ?? '')}${FUNCTION_WORDS[chord.function ?? 'outside']}, confidence ${percent(chord.confidence)}`,
          ),
        ),
        aboutSet(`One pass lasts ${count(loop.lengthBeats, 'beat')}`),
      ],
      place: {
        trackIds: [],
        clipIds: [],
        bars: aboutStretch(song, { ...span, endBeats: span.startBeats + loop.lengthBeats }, '').bars,
      },
    }
  },
  lesson: {
    beginner: {
      why: 'Your song goes round a short chain of chords. Each chord has a job: one is home, one moves away from it, and one pulls back. That is why the loop can turn for a long time.',
      tryThis: [
        'Play only the last chord of the loop, then the first.',
        'Leave the first chord out once, at the end of a section, and wait a bar.',
      ],
      listenFor: 'The pull towards the first chord, and how it feels to be kept waiting.',
    },
    intermediate: {
      why: 'Numerals name chords by their distance from home, so the same loop can be heard in any key and in other songs. Starting it on another chord changes where home seems to be, with the same four chords.',
      tryThis: [
        'Start the loop one chord later in the next section.',
        'Replace one chord by another one with the same job: for IV try ii, for V try the seventh chord on VII.',
        'Hold one chord twice as long before the largest section.',
      ],
      listenFor: 'Which chord feels like the first one, wherever the loop starts.',
    },
    advanced: {
      why: 'Loops without a clear cadence keep the tonic open: listeners choose a home by metre, bass and melody. A loop becomes a phrase as soon as its last chord changes, so one altered pass can shape sixteen bars.',
      tryThis: [
        'Write a turnaround for every fourth pass: change only the last two chords.',
        'Keep the loop and move the melody’s goal note from pass to pass.',
      ],
      listenFor: 'Hypermetre: which pass is strong, which is weak.',
    },
  },
  learnMore: [term('Roman numeral', 'roman-numeral'), term('Tonic', 'tonic')],
  honesty:
    'Likely: key and chords are read from MIDI with the confidence that is shown; chords in audio are unknown to me.',
}

function isClear({ numerals, times, confidence }: Progression): boolean {
  return times >= FEWEST_TIMES && confidence >= SURE_CHORD && !numerals.includes('?')
}

/** Name of the key that holds through the first pass; `null` where it changes: then its numerals do not belong together. */
function keyOfPass({ harmony }: Song, { spans, lengthBeats }: Progression): string | null {
  const start = spans[0]?.startBeats ?? 0
  if (harmony.kind === 'unknown') return null
  const local = harmony.localKeys.find((key) => key.startBeats <= start && key.endBeats >= start + lengthBeats - 0.01)
  return local?.name ?? null
}

function hasTwoRoots(chords: readonly Chord[]): boolean {
  return new Set(chords.map(({ rootPitchClass }) => rootPitchClass)).size > 1
}

/** The chords of the first pass. */
function passOf(chords: readonly Chord[], { spans, numerals }: Progression): Chord[] {
  const from = chords.findIndex(({ startBeats }) => startBeats === spans[0]?.startBeats)
  return chords.slice(from, from + numerals.length)
}

const FUNCTION_WORDS = {
  tonic: ' (home)',
  subdominant: ' (moves away)',
  dominant: ' (pulls home)',
  outside: '',
} as const
const FEWEST_TIMES = 4
const SURE_CHORD = 0.6
