import { barsOf, barsText } from '../music/bar-lines.ts'
import { chordExamples, stepExamples } from './chord-examples.ts'
import type { PlacesInReport } from './places.ts'

/** Where a report shows a word of harmony. */
export const HARMONY_PLACES: PlacesInReport = {
  key: ({ harmony }) => (harmony.kind === 'known' ? [`${harmony.key.name}: ${harmony.key.evidence[0] ?? ''}`] : []),
  scale: ({ harmony }) => (harmony.kind === 'known' ? [`${harmony.key.name} here`] : []),
  'relative-key': ({ harmony }) =>
    harmony.kind === 'known' && harmony.key.runnerUp
      ? [`${harmony.key.name} here, with ${harmony.key.runnerUp.name} as the next reading`]
      : [],
  modulation: ({ harmony, arrangement }) =>
    harmony.kind === 'known'
      ? harmony.localKeys
          .filter(({ name }) => name !== harmony.key.name)
          .map((local) => `${local.name} in bars ${barsText(barsOf(local, arrangement.meters))}`)
      : [],
  tonic: chordExamples((chord) => chord.function === 'tonic'),
  dominant: chordExamples((chord) => chord.function === 'dominant'),
  subdominant: chordExamples((chord) => chord.function === 'subdominant'),
  function: chordExamples((chord) => chord.function !== 'outside'),
  cadence: stepExamples('dominant', 'tonic'),
  'authentic-cadence': stepExamples('dominant', 'tonic'),
  'plagal-cadence': stepExamples('subdominant', 'tonic'),
  'deceptive-cadence': chordExamples(
    (chord, before) => before?.function === 'dominant' && /^(b?VI|vi)/.test(chord.roman ?? ''),
  ),
  chord: chordExamples(() => true),
  triad: chordExamples((chord) => !/\d|sus| alone$|–/.test(chord.symbol)),
  'seventh-chord': chordExamples((chord) => chord.symbol.includes('7')),
  'suspended-chord': chordExamples((chord) => chord.symbol.includes('sus')),
  'power-chord': chordExamples((chord) => /^[A-G][#b♯♭]?5/.test(chord.symbol)),
  extension: chordExamples((chord) => /9|11|13/.test(chord.symbol)),
  inversion: chordExamples((chord) => chord.bassPitchClass !== chord.rootPitchClass),
  'slash-chord': chordExamples((chord) => chord.symbol.includes('/')),
  'borrowed-chord': chordExamples((chord) => chord.colour === 'borrowed'),
  'secondary-dominant': chordExamples((chord) => chord.colour === 'applied' && chord.roman?.startsWith('V') === true),
  'roman-numeral': chordExamples((chord) => chord.roman !== null),
}
