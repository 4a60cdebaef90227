import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'You already have the parts. What is missing is when each of them comes and goes, and that is easier to play than to draw.',
    tryThis: [
      'Press the round Record button at the top, then launch your scenes, one after another, for four minutes.',
      'Press Stop, then Tab: the arrangement shows what you played.',
      'Do not mend anything yet. Play it once from the start.',
    ],
    listenFor:
      'The moment where you want something to happen and nothing does. That is the place for your first change.',
  },
  intermediate: {
    why: 'Scenes are already sections. Recording a run through them gives a rough form in real time, with decisions made by ear, and a rough form is much easier to improve than an empty timeline.',
    tryThis: [
      'Keep scene “{scene}”, which is as full as any, for the place that should be the largest. Begin the song with its clips one by one.',
      'Set launch quantization to 1 bar, arm Arrangement Record, and launch scenes; stop single clips for breaks.',
      'Afterwards press Back to Arrangement, put a locator at each section and cut what runs too long.',
    ],
    listenFor:
      'Which section you stayed in longest. It may be the chorus, or it may be where the next idea is missing.',
  },
  advanced: {
    why: 'Recorded launches keep clip envelopes, follow actions and device moves as they were played, which copying clips to the timeline does not. The take is raw material: consolidate and edit afterwards.',
    tryThis: [
      'Record with Automation Arm on, so that sends and filters are kept.',
      'Or build it from follow actions: each scene a length, chance 90/10, and record two different passes.',
      'Compare the density curve of both passes here.',
    ],
    listenFor: 'Contrast between neighbouring sections rather than the number of sections.',
  },
}
