import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: '“{track}” goes from {own} to {played} BPM, which is far. Told that it has half or double that tempo, Live would stretch it much less.',
    tryThis: [
      'Click the clip and press {button} beside BPM.',
      'Play it with the beat: if it falls in, keep it, else undo.',
    ],
    listenFor: 'Whether it sounds more like itself.',
  },
  intermediate: {
    why: 'As a recording of {own} BPM “{track}” is stretched by {share} %; with {button} beside BPM in its clip it would be {rest} %. Live’s readings can be off by two, and a part at half or double speed can fit a song as well.',
    tryThis: [
      'Press {button} and play eight bars with the beat: if it falls in, the stretch was not needed; if it now runs at another speed than you want, undo.',
      'Keep the far stretch where its grain is a sound that you like.',
    ],
    listenFor: 'Flutter on tails and doubled attacks, before and after.',
  },
  advanced: {
    why: 'Artefacts grow with the ratio, up or down, and depend on the mode; slowing down is heard sooner than speeding up. A factor of two changes the number of beats that the markers claim, not the recording.',
    tryThis: [
      'After {button}, check the last warp marker: small errors of the reading double with it.',
      'For the far version compare {mode} with Texture and large grains.',
    ],
    listenFor: 'Transients against tails, separately.',
  },
}
