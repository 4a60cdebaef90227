import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'A sidechain turns one sound down when another one plays, for instance the bass when the kick hits. Here no other sound is chosen, so there is nothing to react to.',
    tryThis: [
      'Open the small triangle at the left of the device.',
      'In Audio From, choose the track that it should give way to, often the kick, and below it Pre FX.',
      'Lower Threshold until you see the gain drop by about 4 dB on each hit.',
    ],
    listenFor: 'The source gets clearer, and this sound does not vanish between its hits.',
  },
  intermediate: {
    why: 'With Sidechain on and no source, the detector hears silence: a compressor never presses down, a gate has nothing to open for. Often the source track was deleted, or the device came with a preset.',
    tryThis: [
      'Switch the device off for four bars. Nothing changes? Then it is safe to delete or to set up.',
      'To set it up: Audio From ▸ the track that triggers it ▸ Pre FX, so that its fader does not matter.',
      'On a Compressor start with ratio 4:1, attack 1–5 ms, release {halfBeatMs} to {threeQuarterBeatMs} ms, 3–6 dB of reduction.',
    ],
    listenFor: 'The part gives way to each hit, at a depth that you chose.',
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
