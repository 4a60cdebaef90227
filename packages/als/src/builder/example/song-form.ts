import type { ProgressionName } from './harmony.ts'

export type Section = {
  readonly name: string
  /** From 0. */
  readonly bar: number
  readonly bars: number
  readonly progression: ProgressionName
  /** What plays. Every eight bars one thing changes. */
  readonly parts: readonly Part[]
}

export type Part =
  | 'kick'
  | 'clap'
  | 'hats'
  | 'perc'
  | 'roll'
  | 'bass'
  | 'drivingBass'
  | 'chords'
  | 'pad'
  | 'arp'
  | 'sparseArp'
  | 'lead'
  | 'highLead'
  | 'softLead'
  | 'vox'
  | 'riser'
  | 'impact'

const BARS = 8

const ROWS: readonly (readonly [name: string, progression: ProgressionName, parts: readonly Part[]])[] = [
  ['Intro', 'verse', ['hats', 'pad']],
  ['Intro', 'verse', ['kick', 'hats', 'perc', 'pad', 'riser']],
  ['Verse', 'verse', ['kick', 'clap', 'hats', 'bass', 'pad', 'sparseArp', 'impact']],
  ['Verse', 'verse', ['kick', 'clap', 'hats', 'perc', 'bass', 'chords', 'sparseArp', 'vox']],
  ['Build', 'build', ['roll', 'chords', 'pad', 'arp', 'riser']],
  ['Drop', 'drop', ['kick', 'clap', 'hats', 'perc', 'drivingBass', 'chords', 'lead', 'impact']],
  ['Drop', 'drop', ['kick', 'clap', 'hats', 'perc', 'drivingBass', 'chords', 'arp', 'lead', 'vox']],
  ['Break', 'break', ['pad', 'softLead', 'impact']],
  ['Break', 'break', ['pad', 'sparseArp', 'softLead', 'vox']],
  ['Build 2', 'build', ['roll', 'chords', 'pad', 'arp', 'vox', 'riser']],
  ['Drop 2', 'drop', ['kick', 'clap', 'hats', 'perc', 'drivingBass', 'chords', 'arp', 'lead', 'impact']],
  ['Drop 2', 'drop', ['kick', 'clap', 'hats', 'perc', 'drivingBass', 'chords', 'pad', 'arp', 'highLead', 'vox']],
  ['Outro', 'verse', ['kick', 'clap', 'hats', 'perc', 'bass', 'impact']],
  ['Outro', 'verse', ['kick', 'hats', 'pad']],
]

/** 112 bars: 3:33 at 126 beats per minute. */
export const SECTIONS: readonly Section[] = ROWS.map(([name, progression, parts], index) => ({
  name,
  bar: index * BARS,
  bars: BARS,
  progression,
  parts,
}))

/** The sections in which a part plays. */
export function sectionsWith(part: Part): readonly Section[] {
  return SECTIONS.filter((section) => section.parts.includes(part))
}
