import { expect, it } from 'vitest'
import { hearingEn } from './en/hearing.ts'
import { hearingNb } from './nb/hearing.ts'

const CHANGES = {
  loudnessLu: 2,
  rangeLu: 0,
  truePeakDb: 0,
  densityDb: -3,
  lengthSeconds: 0,
  widths: [],
  isOnlyLevel: false,
  bands: [
    { hz: 20, db: 9 },
    { hz: 125.9, db: -4 },
  ],
}

it('names the change that is heard, and not one below what speakers play', () => {
  expect(hearingEn.before.sentence('New.wav', 'Old.wav', CHANGES)).toBe(
    'New.wav is 2 LU louder than Old.wav. At equal loudness 125 Hz changed most, by −4.0 dB. The distance from loudness to true peak is 3 dB smaller.',
  )
  expect(hearingNb.before.sentence('Ny.wav', 'Gammel.wav', CHANGES)).toBe(
    'Ny.wav er 2 LU høyere enn Gammel.wav. Ved lik lydstyrke er 125 Hz mest endret, med −4,0 dB. Fra lydstyrken til den sanne toppen er det 3 dB mindre.',
  )
})

it('names it all the same where nothing else changed', () => {
  expect(hearingEn.before.sentence('New.wav', 'Old.wav', { ...CHANGES, bands: [{ hz: 20, db: 9 }] })).toContain('20 Hz')
})
