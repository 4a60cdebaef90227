import { expect, test } from 'vitest'
import { referenceForms } from './reference-forms.ts'

test.each([
  ['night-bus', ['night-bus']],
  ['"Night Bus" (night-bus)', ['"Night Bus" (night-bus)', 'night-bus', 'Night Bus']],
  ['Drums (midi, id 3)', ['Drums (midi, id 3)', '3', 'Drums']],
  ['Drums (3)', ['Drums (3)', '3', 'Drums']],
  ['“Pad”', ['“Pad”', 'Pad']],
  ['Verse (old) (c4)', ['Verse (old) (c4)', 'c4', 'Verse (old)']],
])('%s', (reference, forms) => expect(referenceForms(reference)).toEqual(forms))
