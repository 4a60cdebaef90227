import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'Several places in this chain make the sound louder, one after the other. Each effect then gets a louder signal than it was set for.',
    tryThis: [
      'Switch the devices of this track off, one at a time.',
      'If one makes a large jump in loudness, turn its output down until on and off are about equal.',
    ],
    listenFor: 'What the device does to the sound once it no longer just makes it louder.',
  },
  intermediate: {
    why: '“{part}” gets {db} dB from stage to stage. Compressors, saturators and plug-ins change character with their input level, so some of what you hear is drive and some is only level.',
    tryThis: [
      'Set the largest of these stages to 0 dB and raise the fader, or the last stage, until it is as loud as before.',
      'If the tone has changed, the stage was drive: decide whether you want it. If not, leave it at 0 dB.',
    ],
    listenFor: 'The same loudness before and after: then only the tone is compared.',
  },
  advanced: {
    why: 'The sum counts what the file states as gain: clip, Utility, outputs of EQs and saturators, the fader, and the faders of the groups after it. Make-up is not in it: it gives back what the compressor took.',
    tryThis: [
      'Read peak level after each stage with a meter device, at the loudest bar.',
      'Keep −18 dBFS or so as the level between stages if your plug-ins model hardware.',
    ],
    listenFor: 'Distortion that disappears when the first stage goes down and the last goes up by the same amount.',
  },
}
