import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'The fader of “{part}” can go no higher. If you want it louder next time, there is no room left. Often it means that the sound itself is quiet, or that everything else is loud.',
    tryThis: [
      'Put a Utility at the end of its devices, with Gain at +6 dB.',
      'Take the fader down by 6 dB: it sounds as before.',
      'From here on the fader moves both ways again.',
    ],
    listenFor: 'That nothing has changed: the same loudness, with the fader near 0 dB.',
  },
  intermediate: {
    why: 'At its stop a fader only goes down: the next “a little more” of “{part}” has nowhere to come from. Either this sound is quiet or the rest of the mix is loud, and the meters tell which.',
    tryThis: [
      'Play the fullest place and read the peak of “{part}” in the mixer: below −12 dB the sound itself is quiet, near 0 dB the rest is loud.',
      'Quiet: a Utility with Gain +6 dB last on the track, and the fader (or the line of its automation) 6 dB lower. It sounds the same, and there is room again.',
      'Loud: take 6 dB off this fader and off those of all other tracks. Of a group, take it off the group or off its tracks, not off both; returns follow.',
    ],
    listenFor: 'The same balance with the fader near 0 dB, and no change of tone.',
  },
  advanced: {
    why: 'Inside Live levels are 32-bit float, so nothing clips here. What is lost is control: no room for a ride upwards, and automation that wants +1 dB cannot have it. Gain before non-linear devices changes their drive; after them it is neutral.',
    tryThis: [
      'Put a Utility last in the chain, Gain +6 dB, fader 6 dB lower: neutral for all devices before it.',
      'Or lower all other tracks by the same amount (groups and returns follow) and win headroom on the main track as well.',
    ],
    listenFor: 'Identical sum: a null test of exports before and after the Utility is silent but for rounding.',
  },
}
