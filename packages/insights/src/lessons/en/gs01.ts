import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The fader cannot go any further up. So the next time you want this part louder, there is no room left. Often it means that the sound itself is quiet, or that everything else is loud.',
    tryThis: [
      'Select all other tracks: click the first, then shift-click the last.',
      'Drag one of their faders down by 6 dB. All of them follow.',
      'Bring this fader down until the balance is as before.',
    ],
    listenFor: 'The balance stays the same, and every fader can move both ways again.',
  },
  intermediate: {
    why: 'A fader at +6 dB says that this source is about 6 dB too quiet for the rest of the set. Raising the source gives you the fader back, and the finest part of its travel lies around 0 dB.',
    tryThis: [
      'Raise what feeds it by 6 dB: Clip Gain, the instrument’s Volume or a Utility before the effects; on a return, the sends.',
      'Set the fader to 0 dB and compare at the same loudness.',
      'If a compressor or saturator sits in the chain, put the Utility after it: more level before it changes the sound.',
    ],
    listenFor: 'The same balance with the fader near 0 dB, and no change of tone.',
  },
  advanced: {
    why: 'Inside Live levels are 32-bit float, so nothing clips here. What is lost is control: no room for a ride upwards, and automation that wants +1 dB cannot have it. The cost of moving gain before non-linear devices is a change of drive; after them it is neutral.',
    tryThis: [
      'Put a Utility last in the chain, Gain +6 dB, fader to 0 dB: neutral for all devices before it.',
      'Or lower all other tracks and groups by the same amount and win headroom on the main track as well.',
    ],
    listenFor: 'Identical sum: a null test of both exports should be silent but for rounding.',
  },
}
