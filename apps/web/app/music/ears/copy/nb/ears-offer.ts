import type { EarsOfferCopy } from '../en/ears-offer.ts'

export const earsOfferNb: EarsOfferCopy = {
  title: 'Ti spørsmål til ørene dine',
  text: 'Fra låten selv: hvilken akkord som kommer, om en takt er hjemme, hvilken stemme som spiller på offbeat. De handler om det du hører, aldri om musikken din.',
  start: 'Begynn å lytte',
}
