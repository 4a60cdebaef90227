import { localKeyAt, withSigns } from '@kvint/report'
import { percent } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutStretch } from '../evidence.ts'
import { term } from '../sources.ts'
import { sureHarmony } from './sure-harmony.ts'

export const secondaryDominant: Check = {
  id: 'HA05',
  title: 'A dominant that points elsewhere',
  area: 'harmony',
  severity: 'strength',
  stages: ANY_STAGE,
  confidence: 'likely',
  reads: ['clips.notes'],
  source: 'Secondary dominants, as textbooks on harmony describe them; only those that reach their goal',
  find: (song) => {
    const detail = sureHarmony(song)
    const [applied] =
      detail?.facts.applied.filter(({ resolves, confidence }) => resolves && confidence >= SURE_CHORD) ?? []
    const [first] = applied?.spans ?? []
    const { harmony } = song
    if (!applied || !first || harmony.kind === 'unknown') return null
    const key = localKeyAt(harmony.localKeys, first.startBeats) ?? harmony.key
    return {
      claim: `${withSigns(applied.symbol)} is not from ${withSigns(key.name)}: it points at ${withSigns(applied.target)}, and gets there.`,
      evidence: applied.spans.map((span) =>
        aboutStretch(
          song,
          span,
          `Bar ${String(span.bar)}: ${withSigns(applied.symbol)} as ${withSigns(applied.roman)}, confidence ${percent(applied.confidence)}`,
        ),
      ),
      place: { trackIds: [], clipIds: [], bars: aboutStretch(song, first, '').bars },
    }
  },
  lesson: {
    beginner: {
      why: 'This chord borrows one note from outside so that it can lean towards the next chord. For a moment that next chord feels like a small home.',
      tryThis: ['Play the chord and stop before the next one.', 'Now play on.'],
      listenFor: 'The relief when the next chord arrives.',
    },
    intermediate: {
      why: 'Any major or minor chord of the key can have a dominant of its own, a fifth above it. Its major third is mostly the note from outside: it lies a semitone below the root that it leads to. Where the goal is IV, that note belongs to the key, and the seventh is the one from outside.',
      tryThis: [
        'Put one before another chord: for a goal of A minor play E7.',
        'Give the melody the note from outside and let it rise by its semitone.',
      ],
      listenFor: 'The semitone upwards into the new chord.',
    },
    advanced: {
      why: `A tonicisation lasts as long as its goal is not confirmed. Chained secondary dominants move round the circle of fifths; with a tritone substitute the same pull comes from a semitone above.`,
      tryThis: [
        'Precede it with its own ii: a small ii–V into the goal.',
        'Replace it by the dominant seventh a tritone away and keep the goal.',
      ],
      listenFor: 'Guide tones: third and seventh change roles as the roots fall by fifths.',
    },
  },
  learnMore: [term('Dominant', 'dominant'), term('Roman numeral', 'roman-numeral')],
  honesty: 'Likely: the notes are certain, the reading depends on key and chord, with the confidence that is shown.',
}

const SURE_CHORD = 0.6
