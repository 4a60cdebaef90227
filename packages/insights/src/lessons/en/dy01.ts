import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A sidechain turns one sound down when another one plays, for instance the bass when the kick hits. Here no other sound is chosen, so there is nothing to react to.',
    tryThis: [
      'Open the small triangle at the left of the device.',
      'In Audio From, choose your kick, and below it Pre FX.',
      'Lower Threshold until you see the gain drop by about 4 dB on each kick.',
    ],
    listenFor: 'The kick gets clearer, and the bass does not vanish between the kicks.',
  },
  intermediate: {
    why: 'With Sidechain on and no source, the detector hears silence, so the device does nothing, or nothing like what its settings suggest. Often the source track was deleted, or the device came with a preset.',
    tryThis: [
      'Choose the source again: Audio From ▸ kick ▸ Pre FX, so that its fader and mute do not matter.',
      'Ratio 4:1, attack 1–5 ms, release a half to three quarters of a beat, 3–6 dB of reduction.',
      'If you duck in another way by now, switch Sidechain off or delete the device.',
    ],
    listenFor: 'The low end breathes with the kick, at a depth that you chose.',
  },
  advanced: {
    why: 'Sidechain/OnOff is true and the routing target is AudioIn/None. Pre FX taps before the source’s chain; Post FX and Post Mixer follow its devices and its fader, which makes the depth of ducking depend on the mix.',
    tryThis: [
      'For a constant duck use a muted trigger: a short click on a track with output Sends Only, tapped Pre FX.',
      'Switch on the sidechain EQ and high-pass the detector at about 100 Hz if bass notes of the source trigger it.',
    ],
    listenFor: 'Equal depth on each hit, also where the kick is filtered out for a break.',
  },
}
