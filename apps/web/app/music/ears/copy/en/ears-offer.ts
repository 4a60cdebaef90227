export const earsOfferEn = {
  title: 'Ten questions for your ears',
  text: 'From this song itself: which chord comes next, whether a bar is home, which part plays off the beat. They test what you hear and never judge your music.',
  start: 'Start listening',
}

export type EarsOfferCopy = typeof earsOfferEn
