import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'When you pull down a track, its effect on this return stays as loud as before. You hear the room of a sound that is gone.',
    tryThis: ['Click Pre at the return track: it changes to Post.', 'Pull a track down and listen to both ways.'],
    listenFor: 'Whether the effect goes down together with its sound.',
  },
  intermediate: {
    why: 'Post keeps dry and wet in proportion when a fader moves. Pre gives the effect a level of its own, which is right for ghost tails, for headphone mixes, and for a compressor’s trigger.',
    tryThis: [
      'For reverb and delay: Post.',
      'For an effect that shall outlive its source: Pre, with a fade of the track’s fader.',
    ],
    listenFor: 'The end of a phrase when the track fades out.',
  },
  advanced: {
    why: 'With Pre, fader automation changes the ratio of direct to reverberant sound, which the ear reads as distance: fading the fader moves a source away instead of turning it down.',
    tryThis: ['Use it on purpose: automate fader and send against each other to move a part backwards.'],
    listenFor: 'Distance at constant loudness.',
  },
}
