import type { Check } from '../check.ts'
import { chordsBesideSongs } from './chords-beside-songs.ts'
import { drumsBesideDrummers } from './drums-beside-drummers.ts'
import { melodyBesideSongs } from './melody-beside-songs.ts'

/** A song beside songs that others made. */
export const BESIDE_OTHERS: readonly Check[] = [chordsBesideSongs, melodyBesideSongs, drumsBesideDrummers]
