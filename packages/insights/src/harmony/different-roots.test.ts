import { CHORD_QUALITIES } from '@kvint/theory'
import { expect, it } from 'vitest'
import { differentRoots } from './different-roots.ts'

const ROOTS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, A: 9 }
const of = (...symbols: string[]) =>
  differentRoots(
    symbols.map((symbol) => ({
      rootPitchClass: ROOTS[symbol.charAt(0)] ?? 0,
      quality: Object.entries(CHORD_QUALITIES).find(([, { suffix }]) => suffix === symbol.slice(1))?.[0] ?? 'maj',
    })),
  )

it.each([
  [['C', 'F'], 2],
  [['Fsus2', 'Csus4', 'C'], 1],
  [['Fsus2', 'Csus4', 'F'], 1],
  [['Fsus2', 'Csus4'], 1],
  [['Fsus2', 'C', 'F'], 2],
  [['Dsus2', 'Em7'], 2],
  [['Asus4', 'A', 'D'], 2],
])('%j: %i', (symbols, roots) => expect(of(...symbols)).toBe(roots))
