import { type GlossaryKey, glossary } from '@kvint/theory/glossary'
import { barsOf, barsText } from '../music/bar-lines.ts'
import { chordExamples, stepExamples } from './chord-examples.ts'
import type { Term } from './term.ts'

/** Every word of the theory glossary; those that a report can point at come with places. */
export function harmonyTerms(): Term[] {
  return Object.entries(glossary()).map(([key, { term, explanation, example }]) => ({
    name: term,
    aliases: ALIASES[key as GlossaryKey] ?? [],
    meaning: `${explanation} ${example}`,
    examples: EXAMPLES[key as GlossaryKey] ?? (() => []),
  }))
}

const EXAMPLES: Partial<Record<GlossaryKey, Term['examples']>> = {
  key: ({ harmony }) => (harmony.kind === 'known' ? [`${harmony.key.name}: ${harmony.key.evidence[0] ?? ''}`] : []),
  scale: ({ harmony }) => (harmony.kind === 'known' ? [`${harmony.key.name} here`] : []),
  relativeKey: ({ harmony }) =>
    harmony.kind === 'known' && harmony.key.runnerUp
      ? [`${harmony.key.name} here, with ${harmony.key.runnerUp.name} as the next reading`]
      : [],
  modulation: ({ harmony, arrangement }) =>
    harmony.kind === 'known'
      ? harmony.localKeys
          .filter(({ name }) => name !== harmony.key.name)
          .map((local) => `${local.name} in bars ${barsText(barsOf(local, arrangement.meters))}`)
      : [],
  section: ({ arrangement: { sections, meters } }) =>
    sections.map((section) => `${section.label}, bars ${barsText(barsOf(section, meters))}`),
  tonic: chordExamples((chord) => chord.function === 'tonic'),
  dominant: chordExamples((chord) => chord.function === 'dominant'),
  subdominant: chordExamples((chord) => chord.function === 'subdominant'),
  function: chordExamples((chord) => chord.function !== 'outside'),
  cadence: stepExamples('dominant', 'tonic'),
  authenticCadence: stepExamples('dominant', 'tonic'),
  plagalCadence: stepExamples('subdominant', 'tonic'),
  deceptiveCadence: chordExamples(
    (chord, before) => before?.function === 'dominant' && /^(b?VI|vi)/.test(chord.roman ?? ''),
  ),
  chord: chordExamples(() => true),
  triad: chordExamples((chord) => !/\d|sus/.test(chord.symbol)),
  seventhChord: chordExamples((chord) => chord.symbol.includes('7')),
  suspendedChord: chordExamples((chord) => chord.symbol.includes('sus')),
  powerChord: chordExamples((chord) => /^[A-G][#b♯♭]?5/.test(chord.symbol)),
  extension: chordExamples((chord) => /9|11|13/.test(chord.symbol)),
  inversion: chordExamples((chord) => chord.bassPitchClass !== chord.rootPitchClass),
  slashChord: chordExamples((chord) => chord.symbol.includes('/')),
  borrowedChord: chordExamples((chord) => chord.colour === 'borrowed'),
  secondaryDominant: chordExamples((chord) => chord.colour === 'applied'),
  romanNumeral: chordExamples((chord) => chord.roman !== null),
}

const ALIASES: Partial<Record<GlossaryKey, readonly string[]>> = {
  key: ['tonality', 'tonal centre'],
  relativeKey: ['relative major', 'relative minor'],
  modulation: ['key change', 'local key'],
  section: ['verse', 'chorus', 'form'],
  authenticCadence: ['perfect cadence'],
  plagalCadence: ['amen cadence'],
  deceptiveCadence: ['interrupted cadence'],
  seventhChord: ['maj7', 'm7', 'dominant seventh'],
  suspendedChord: ['sus4', 'sus2', 'sus chord'],
  borrowedChord: ['modal interchange', 'modal mixture', 'outside chord'],
  secondaryDominant: ['applied dominant', 'v/v'],
  diatonic: ['diatonic'],
}
