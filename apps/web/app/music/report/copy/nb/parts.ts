import type { partsEn } from '../en/parts.ts'

export const partsNb: typeof partsEn = {
  intro: 'Intro',
  verse: 'Vers',
  chorus: 'Refreng',
  build: 'Oppbygging',
  main: 'Hoveddel',
  drop: 'Drop',
  break: 'Break',
  outro: 'Outro',
}
