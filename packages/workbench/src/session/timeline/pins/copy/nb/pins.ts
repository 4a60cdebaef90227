import type { pinsEn } from '../en/pins.ts'

export const pinsNb: typeof pinsEn = { heading: 'Festet', pin: 'Fest', unpin: 'Løsne' }
